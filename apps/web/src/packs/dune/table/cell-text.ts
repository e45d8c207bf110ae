import { type CellId, type DuneView, factionName } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import { standingIn } from '../map/standing.ts';
import { words } from './words.ts';

/** Who stands in a cell: "Harkonnen 10, Emperor 4 + 2 ✦"; empty for nobody. */
export const forcesText = (view: DuneView, cell: CellId, language: Language): string =>
  standingIn(view, cell)
    .map(({ faction, normal, special, advisors }) => {
      const counts = [
        ...(normal > 0 || special === 0 ? [String(normal)] : []),
        ...(special > 0 ? [`${special} ✦`] : []),
      ].join(' + ');
      const kind = advisors ? ` (${words[language].advisors})` : '';
      return `${factionName(faction, language)} ${counts}${kind}`;
    })
    .join(', ');
