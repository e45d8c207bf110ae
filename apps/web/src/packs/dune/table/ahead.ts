import {
  type DuneView,
  type FactionView,
  factionOf,
  isStoppable,
  PHASES,
  phaseName,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { Ahead } from '../../../table/kit.ts';
import { faceOf } from '../components.ts';
import { mayDeal, partnersOf } from '../deals/draft.ts';
import { words as dealWords } from '../deals/words.ts';
import { words as aid } from '../explain/aid-words.ts';
import { usableAt } from '../inspect/usable.ts';
import { words } from './words.ts';

/** The two phases that come next in this turn, or the next turn's first. */
const NEXT = 2;

/** DUN-15.1: null where deals may be offered. */
function whyNoDeals(view: DuneView, language: Language, inWindow: boolean): string | null {
  const { later, alone, window } = dealWords[language];
  if (!mayDeal(view)) return later;
  if (partnersOf(view, view.viewer as Seat).length === 0) return alone;
  return inWindow ? window : null;
}

/** What of one's own sheet can be made use of in this phase; what only follows from it stands there alone. */
export function powersNow(
  { id: faction }: FactionView,
  view: DuneView,
  language: Language,
): string[] {
  const { parts } = faceOf({ kind: 'faction', id: faction }, language, view.options.mode);
  return factionOf(faction).items.flatMap((item) => {
    const power = item.kind === 'advanced' ? isStoppable(item) : item.kind !== 'setup';
    const counts = power && item.phase !== 'any' && usableAt(item, faction, view) === 'now';
    const heading = parts.find(({ id }) => id === item.id)?.heading;
    return counts && heading ? [heading] : [];
  });
}

/** What is open besides the question, and what the turn brings (DUN-2.7). */
export function ahead(view: DuneView, language: Language, inWindow = false): Ahead {
  const say = words[language];
  const at = PHASES.indexOf(view.phase);
  const own = typeof view.viewer === 'number' ? view.factions[view.viewer] : undefined;
  const noDeals = own && whyNoDeals(view, language, inWindow);
  const following = at < 0 ? [] : [...PHASES.slice(at + 1), ...PHASES].slice(0, NEXT);
  return {
    now: [
      ...(noDeals === null ? [say.dealNow] : []),
      ...(own ? powersNow(own, view, language) : []),
    ],
    not: [
      ...(noDeals ? [noDeals] : []),
      ...(own?.karamaPowerUsed && view.options.mode === 'advanced' ? [say.karamaUsed] : []),
    ],
    soon: following.map((phase) =>
      say.is(phaseName(phase, language), aid[language][phase as keyof (typeof aid)['en']]),
    ),
  };
}
