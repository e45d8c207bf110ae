import { dune } from '@landsraad/dune';
import { gameSuite } from '@landsraad/kernel/suite';

/** The table's options never change. */
const shared = (path: string) => path === 'options';

/** All but what rules change in place: the position, its factions, an auction, a battle. */
const CHANGED = [
  /^(random|factions(\.\d+(\.board)?)?)?$/,
  /^auction(\.(cards|pledges|full))?$/,
  /^battle(\.(stopped|plans|seenBy|calls))?$/,
];
const replaced = (path: string) => !shared(path) && !CHANGED.some((changed) => changed.test(path));

gameSuite(dune, { games: 2, closely: 1, shared, replaced });
