import type { DuneOption, DuneView } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import type { ChoiceKit, Counting, GroupLook, OptionGroup } from '../../../table/kit.ts';
import { type Component, type DuneAsked, spotOf, spotsOf, thingOf } from '../spots.ts';
import { words } from './words.ts';

/** A thing on the table, an answer, the way on, or a place on the map; in the panel's order. */
const GROUPS = {
  answers: 'row',
  table: 'things',
  way: 'way',
  map: 'board',
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
    case 'cell':
    case 'territory':
      return 'map';
    default:
      return 'table';
  }
}

/** Comes last: number keys begin at one, and so mean what they say. */
const isZero = (option: DuneOption): boolean => option.type === 'number' && option.n === 0;

/** As many as are listed although they lie on the map. */
const FEW = 4;

const groupsOf = (
  options: readonly DuneOption[],
  language: Language,
): OptionGroup<DuneOption>[] => {
  const places = options.filter((option) => groupOf(option) === 'map').length;
  const group = (option: DuneOption): Group => {
    const found = groupOf(option);
    return found === 'map' && places <= FEW ? 'table' : found;
  };
  return (Object.keys(GROUPS) as Group[]).flatMap((id) => {
    const members = options
      .filter((option) => group(option) === id)
      .sort((a, b) => Number(isZero(a)) - Number(isZero(b)));
    if (members.length === 0) return [];
    // Many of one kind are a list: a row has room for a few.
    const look = id === 'answers' && members.length > 3 ? 'things' : GROUPS[id];
    const heading = id === 'map' ? words[language].onMap : null;
    return [{ id, look, heading, options: members }];
  });
};

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

/** Whoever goes somewhere mostly takes all along; what is usual else, the rules know. */
const ALL_ALONG: ReadonlySet<string> = new Set(['move.forces', 'worm.ride']);
const USUAL: ReadonlySet<string> = new Set(['revive.forces', 'fremen.place', 'ghola']);

function startsAt(decision: DuneAsked): number | undefined {
  if (decision.shape !== 'number') return undefined;
  if (ALL_ALONG.has(decision.kind)) return decision.max;
  return USUAL.has(decision.kind) ? decision.fallback : undefined;
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
  startsAt,
  faces: () => [],
  accepts: () => false,
};
