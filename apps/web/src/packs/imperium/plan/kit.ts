import {
  type Effect,
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumView,
  modulesAt,
  type OptionOf,
  type Preview,
  printedAt,
  type Reach,
  type SupposableGame,
} from '@landsraad/imperium';
import type { Choice, Reason } from '@landsraad/kernel';
import { NO_WAYS, type PlanKit, type Ways } from '../../../table/plan/kit.ts';
import type { Spot } from '../../../table/spots.ts';
import { type Amount, sumOf } from '../../../table/stage/beats.ts';
import { isTileUse } from '../modules/ix/uses.ts';
import type { ImperiumAsked } from '../spots.ts';
import { tallyOf } from '../stage/tally.ts';

const END = 'end';

type Rules = typeof import('./rules.ts');

/** Those of one table, with its modules. */
interface Loaded extends Pick<Rules, 'previewOf' | 'reach'> {
  readonly game: SupposableGame;
}

const tables = new Map<string, Loaded>();
const loading = new Map<string, Promise<void>>();

const nameOf = ({ options }: ImperiumView): string => modulesAt(options).join();

async function load(view: ImperiumView): Promise<void> {
  const { imperiumFor, previewOf, reach } = await import('./rules.ts');
  const game = await imperiumFor(modulesAt(view.options));
  tables.set(nameOf(view), { game, previewOf, reach });
}

/** They take what there is, and ask nothing. */
const ASKS_NOTHING: readonly Effect['do'][] = [
  'draw',
  'intrigue',
  'steal-intrigue',
  'foldspace',
  'mentat',
  'recruit',
  'lose-troop',
  'specimen',
  'tleilaxu',
];

const optionsOf = (decision: ImperiumAsked): readonly ImperiumOption[] =>
  'options' in decision ? decision.options : [];

/** What the turn itself brought, and not what a tile would let one do. */
const isOwed = (option: ImperiumOption): option is OptionOf<'effect'> =>
  option.type === 'effect' && !isTileUse(option);

const isMenu = ({ kind }: ImperiumAsked): boolean =>
  kind === 'effects.order' || kind === 'reveal.order';

const mayEnd = (decision: ImperiumAsked): boolean =>
  optionsOf(decision).some(({ id }) => id === END);

/** What must be done before the turn can end: in its order, unless another one could matter. */
function follows(decision: ImperiumAsked): Choice | null {
  if (!isMenu(decision) || mayEnd(decision)) return null;
  const effects = optionsOf(decision).filter(isOwed);
  const owed = effects.find(({ id }) => id === decision.fallback);
  if (!owed) return null;
  const plain = effects.every(
    ({ effect }) => effect.do === 'pay' || ASKS_NOTHING.includes(effect.do),
  );
  return plain || effects.length === 1 ? owed.id : null;
}

/** Troops may stay, Plot cards and tiles may wait: nothing else that could be had is left behind. */
function ends(decision: ImperiumAsked): Choice | null {
  const options = optionsOf(decision);
  const left = options.some((option) => isOwed(option) || option.type === 'acquire');
  return isMenu(decision) && !left && options.some(({ id }) => id === END) ? END : null;
}

/** The cards that lead to each space. */
function ways(view: ImperiumView, decision: ImperiumAsked): Ways {
  if (decision.kind !== 'turn.kind') return NO_WAYS;
  const may = new Map<Spot, readonly Choice[][]>();
  const mayNot = new Map<Spot, Reason>();
  const { game, reach } = tables.get(nameOf(view))!;
  for (const { id } of printedAt(view.options).spaces) {
    const sendings = reach(view, id, game);
    const leading = sendings.filter(({ why }) => why === null);
    if (leading.length > 0) may.set(`space:${id}`, waysOf(leading, id));
    else if (sendings.length > 0) mayNot.set(`space:${id}`, nearest(sendings));
  }
  return { may, mayNot };
}

/** Where a card could have several partners, the person says which. */
function waysOf(leading: readonly Reach[], space: Choice): readonly Choice[][] {
  const begins = (first: string) => leading.filter(({ answers }) => answers[0] === first);
  return [...new Set(leading.map(({ answers }) => answers[0]!))].map((first) => {
    const [only, ...others] = begins(first);
    return others.length > 0 ? [first] : [...only!.answers, space];
  });
}

/** A card with the icon says more than one without, and that one more than one which needs another. */
function nearest(sendings: readonly Reach[]): Reason {
  const reasons = sendings.map(({ why }) => why!);
  const least = Math.min(...reasons.map(({ code }) => SAYS_LESS.indexOf(code)));
  return reasons.find(({ code }) => SAYS_LESS.indexOf(code) === least)!;
}
const SAYS_LESS: readonly string[] = ['no-icon', 'reveal-only', 'needs-graft'];

/** What is paid stands apart from what is gained; what leaves the garrison goes to the Conflict. */
function amounts({ events, view }: Pick<Preview, 'events' | 'view'>): readonly Amount[] {
  const own = events.flatMap(tallyOf).filter(({ seat }) => seat === view.viewer);
  const paid = own.filter(({ n, unit }) => n < 0 && !MOVED.includes(unit));
  const gained = own.filter(({ n }) => n > 0);
  return [...sumOf([{ amounts: paid }]), ...sumOf([{ amounts: gained }])];
}

/** What leaves it goes to the Conflict. */
const MOVED: readonly string[] = ['garrison', 'dreadnought'];

const UNKNOWN_UNITS: readonly string[] = ['draw', 'intrigue'];

export const plan: PlanKit<ImperiumView, ImperiumOption, ImperiumEvent> = {
  ready: (view) => {
    const name = nameOf(view);
    const known = loading.get(name);
    if (known) return known;
    const coming = load(view);
    loading.set(name, coming);
    return coming;
  },
  foresee: (view, choices) => {
    const { game, previewOf } = tables.get(nameOf(view))!;
    return previewOf(view, choices, game);
  },
  follows,
  ends,
  mayStop: (decision) => isMenu(decision) || decision.kind === 'turn.kind',
  starts: ({ kind }) => kind === 'turn.kind',
  isEnd: ({ type }) => type === 'end' || type === 'pass',
  isCounted: ({ type }) => type === 'deploy',
  isExchanged: ({ type }) => type === 'card' || type === 'graft' || type === 'space',
  isBought: ({ type }) => type === 'acquire',
  ways,
  amounts,
  isUnknown: (unit) => UNKNOWN_UNITS.includes(unit),
};
