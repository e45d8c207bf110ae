import { gameSuite } from '@landsraad/kernel/suite';
import { TOY_TABLES, toyImperium } from './index.ts';

/** As in the suite of Imperium. */
const shared = (path: string) =>
  path === 'options' || /^(turn\.pending\.\d+|turn\.sending|hagal\.shown)/.test(path);

gameSuite({ ...toyImperium, optionSets: TOY_TABLES }, { games: 5, shared });
