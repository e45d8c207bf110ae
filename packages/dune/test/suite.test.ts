import { dune } from '@landsraad/dune';
import { gameSuite } from '@landsraad/kernel/suite';

/** The table's options never change, so copies may point at them. */
const shared = (path: string) => path === 'options';

gameSuite(dune, { games: 3, closely: 1, shared });
