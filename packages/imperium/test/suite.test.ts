import { imperium } from '@landsraad/imperium';
import { gameSuite } from '@landsraad/kernel/suite';

/** Printed effects and the table's options never change, so copies may point at them. */
const shared = (path: string) => path === 'options' || /^turn\.pending\.\d+$/.test(path);

gameSuite(imperium, { games: 10, shared });
