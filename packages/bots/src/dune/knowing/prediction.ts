import type { DuneOption, FactionId } from '@landsraad/dune';
import type { Outlook } from '../greedy/outlook.ts';

/* Whom the Bene Gesserit foretell, and for which turn (BEN-B1). */

/** Of a hundred games, how many each faction wins by strongholds, alone or with an ally. */
const BY_STRONGHOLDS: { readonly [F in FactionId]: number } = {
  atreides: 33,
  harkonnen: 18,
  emperor: 30,
  fremen: 28,
  'spacing-guild': 12,
  'bene-gesserit': 0,
};

/** Of a hundred games, how many end so in each turn. The first turns belong to whoever stands there. */
const ENDS = [3, 15, 18, 14, 13, 7, 6, 5, 4, 4];

/** In doublings: twice as likely is one more. */
export function endsWorth({ view }: Outlook, option: DuneOption): number {
  switch (option.type) {
    case 'faction':
      return Math.log2(0.1 + BY_STRONGHOLDS[option.faction]);
    case 'number':
      return Math.log2(0.1 + (ENDS[option.n - 1 + ENDS.length - view.options.turns] ?? 0));
    default:
      return 0;
  }
}
