import { type DuneView, PHASES, phaseName } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { Ahead } from '../../../table/kit.ts';
import { mayDeal, partnersOf } from '../deals/draft.ts';
import { words as aid } from '../explain/aid-words.ts';
import { words } from './words.ts';

/** The two phases that come next in this turn, or the next turn's first. */
const NEXT = 2;

/** What is open besides the question, and what the turn brings (DUN-2.7). */
export function ahead(view: DuneView, language: Language): Ahead {
  const say = words[language];
  const at = PHASES.indexOf(view.phase);
  const deals =
    typeof view.viewer === 'number' && mayDeal(view) && partnersOf(view, view.viewer).length > 0;
  const following = at < 0 ? [] : [...PHASES.slice(at + 1), ...PHASES].slice(0, NEXT);
  return {
    now: deals ? [say.dealNow] : [],
    soon: following.map((phase) =>
      say.is(phaseName(phase, language), aid[language][phase as keyof (typeof aid)['en']]),
    ),
  };
}
