import type { DuneOption, DuneView } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { ChoiceKit, Counting, GroupLook, OptionGroup } from '../../../table/kit.ts';
import { type Component, type DuneAsked, spotOf, spotsOf, thingOf } from '../spots.ts';
import { words } from './words.ts';

/** A thing on the table, an answer, or the way on; in the panel's order. */
const GROUPS = {
  answers: 'row',
  table: 'things',
  way: 'way',
} as const satisfies Record<string, GroupLook>;
type Group = keyof typeof GROUPS;

function groupOf({ type }: DuneOption): Group {
  switch (type) {
    case 'pass':
    case 'none':
    case 'no':
    case 'keep':
      return 'way';
    case 'yes':
    case 'kill':
    case 'karama':
    case 'swap':
    case 'gift':
    case 'revive':
    case 'break':
    case 'spoken':
    case 'kh':
    case 'bid':
    case 'number':
    case 'forces':
    case 'element':
    case 'question':
      return 'answers';
    default:
      return 'table';
  }
}

const groupsOf = (options: readonly DuneOption[]): OptionGroup<DuneOption>[] =>
  (Object.keys(GROUPS) as Group[]).flatMap((id) => {
    const members = options.filter((option) => groupOf(option) === id);
    if (members.length === 0) return [];
    // Many of one kind are a list: a row has room for a few.
    const look = id === 'answers' && members.length > 3 ? 'things' : GROUPS[id];
    return [{ id, look, heading: null, options: members }];
  });

const STRONG: ReadonlySet<DuneOption['type']> = new Set(['yes', 'pass', 'none', 'keep']);

const OF_SPICE: ReadonlySet<string> = new Set([
  'ally.pledge',
  'ally.ship.pay',
  'emperor.gift',
  'deal.offer',
]);

/** Forces and spice are counted by pressing them; a number dialed is not. */
function counting({ kind }: DuneAsked, language: Language): Counting | null {
  if (kind === 'storm.dial' || kind === 'storm.first' || kind === 'prediction') return null;
  const { counting: say } = words[language];
  const spice = OF_SPICE.has(kind);
  return {
    icon: spice ? 'spice' : 'troop',
    piece: spice ? say.spice : say.force,
    all: say.all,
    confirm: null,
  };
}

export const choices: ChoiceKit<DuneOption, Component, DuneView> = {
  spotOf,
  thingOf,
  spotsOf,
  sourceOf: () => null,
  behalfOf: () => null,
  groupsOf,
  isStrong: ({ type }) => STRONG.has(type),
  counting,
  faces: () => [],
  accepts: () => false,
};
