import {
  type ImperiumOption,
  type ImperiumView,
  leaderOf,
  type OptionOf,
  type Source,
  shortNameOf,
} from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import type {
  ChoiceKit,
  Counting,
  GroupLook,
  OptionGroup,
  PickedFace,
} from '../../../table/kit.ts';
import type { Spot } from '../../../table/spots.ts';
import { componentOf } from '../components.ts';
import { isTileUse } from '../modules/ix/uses.ts';
import { tellingAt } from '../modules/telling.ts';
import { type Component, type ImperiumAsked, spotOf } from '../spots.ts';
import { words } from './panel/words.ts';

const CARD_PLACES = ['row', 'reserve', 'hand', 'play', 'set-aside', 'tleilaxu', 'reclaimed'];

/** Where a component may lie on the table. */
function spotsOf({ kind, id }: Component): Spot[] {
  switch (kind) {
    case 'space':
      return [`space:${id}`];
    case 'track':
      return [`faction:${id}`];
    case 'intrigue':
      return [`intrigue:${id}`];
    case 'card':
      return CARD_PLACES.map((place) => `${place}:${id}`);
    case 'leader':
      return [`leader:${id}`];
    case 'tile':
      return [`tile:${id}`, `own-tile:${id}`];
    default:
      return [];
  }
}

/** What an option is about, to be opened large. */
function thingOf(option: ImperiumOption): Component | null {
  switch (option.type) {
    case 'card':
    case 'graft':
    case 'card-in-zone':
    case 'acquire':
      return { kind: 'card', id: option.card };
    case 'space':
    case 'placed-agent':
      return { kind: 'space', id: option.space };
    case 'intrigue':
    case 'held-intrigue':
      return { kind: 'intrigue', id: option.intrigue };
    case 'tile':
      return { kind: 'tile', id: option.tile };
    case 'faction':
      return { kind: 'track', id: option.faction };
    case 'leader':
      return { kind: 'leader', id: option.leader };
    case 'effect':
      return componentOf(option.source);
    default:
      return null;
  }
}

const sourceOf = ({ about }: ImperiumAsked): Component | null =>
  about?.source ? componentOf(about.source as Source) : null;

/** An effect to resolve, a thing on the table, an answer, or the way on; in the panel's order. */
const GROUPS = {
  effects: 'list',
  uses: 'list',
  tiles: 'list',
  deploy: 'row',
  hand: 'pictures',
  table: 'things',
  answers: 'row',
  plots: 'cards',
  purchases: 'goods',
  anytime: 'things',
  way: 'way',
} as const satisfies Record<string, GroupLook>;
type Group = keyof typeof GROUPS;

function groupOf(option: ImperiumOption): Group {
  switch (option.type) {
    case 'effect':
      return isTileUse(option) ? 'uses' : 'effects';
    case 'launch':
    case 'deploy':
      return 'deploy';
    case 'intrigue':
      return 'plots';
    case 'acquire':
      return 'purchases';
    case 'tile':
      return 'tiles';
    case 'reveal':
    case 'end':
    case 'pass':
    case 'none':
    case 'stay':
      return 'way';
    case 'return':
    case 'atomics':
      return 'anytime';
    case 'card':
      return 'hand';
    case 'graft':
    case 'card-in-zone':
    case 'space':
    case 'placed-agent':
    case 'leader-agent':
    case 'leader':
    case 'seat':
    case 'faction':
    case 'held-intrigue':
    case 'enemy-unit':
      return 'table';
    default:
      return 'answers';
  }
}

function groupsOf(
  options: readonly ImperiumOption[],
  language: Language,
): OptionGroup<ImperiumOption>[] {
  const { effects, uses, purchases, plots, anytime } = words[language];
  const headings: Partial<Record<Group, string>> = { effects, uses, purchases, plots, anytime };
  return (Object.keys(GROUPS) as Group[]).flatMap((id) => {
    const members = options.filter((option) => groupOf(option) === id);
    if (members.length === 0) return [];
    return [{ id, look: GROUPS[id], heading: headings[id] ?? null, options: members }];
  });
}

const STRONG: ReadonlySet<ImperiumOption['type']> = new Set([
  'end',
  'reveal',
  'deploy',
  'yes',
  'pass',
]);

/** Every number that this game asks for is one of pieces. */
function counting(decision: ImperiumAsked, language: Language): Counting {
  const { kind, about } = decision;
  const { all, pieces, ...say } = words[language];
  const counted = { all, confirm: confirmOf(kind, say) };
  if (kind.endsWith('dreadnoughts'))
    return { ...counted, icon: 'dreadnought', piece: pieces.dreadnought };
  if (kind === 'tech.negotiators') {
    const cost = Number(about?.n ?? 0);
    const confirm = (n: number) => say.returnN(n, Math.max(0, cost - n)); // IX-4.11
    return { all, confirm, icon: 'negotiator', piece: pieces.negotiator };
  }
  if (kind === 'specimen.return')
    return { all, confirm: say.returnSpecimens, icon: 'specimen', piece: pieces.specimen };
  if (kind === 'negotiator.place')
    return { ...counted, icon: 'negotiator', piece: pieces.negotiator };
  return { ...counted, icon: 'troop', piece: pieces.troop };
}

type Confirming = Pick<(typeof words)['en'], 'retreatN' | 'deployN'>;

function confirmOf(kind: string, { retreatN, deployN }: Confirming): Counting['confirm'] {
  if (kind.endsWith('retreat') || kind.startsWith('retreat')) return retreatN;
  if (kind.includes('deploy') || kind === 'rapid.mobilization') return deployN;
  return null;
}

/** A question about the own cards is answered by looking at them; tiles lie open on their board. */
function faces(
  decision: ImperiumAsked,
  view: ImperiumView,
  language: Language,
): readonly PickedFace<ImperiumOption, Component>[] {
  if (!('options' in decision)) return [];
  const options: readonly ImperiumOption[] = decision.options;
  if (decision.kind === 'leader.pick') return leaderFaces(options, language);
  return [
    ...cardFaces(options, view, language),
    ...options.flatMap((option) =>
      option.type === 'held-intrigue' ? [heldFace(option, language)] : [],
    ),
  ];
}

/** Whom one plays is read before it is taken. */
const weighs = (option: ImperiumOption, language: Language): string | null =>
  option.type === 'leader'
    ? words[language].playAs(shortNameOf(leaderOf(option.leader), language))
    : null;

const heldFace = (
  option: OptionOf<'held-intrigue'>,
  language: Language,
): PickedFace<ImperiumOption, Component> => ({
  option,
  thing: { kind: 'intrigue', id: option.intrigue },
  count: 1,
  group: words[language].intrigue,
});

/** Whom one plays: everybody's face. */
const leaderFaces = (
  options: readonly ImperiumOption[],
  language: Language,
): readonly PickedFace<ImperiumOption, Component>[] =>
  options.flatMap((option) =>
    option.type === 'leader'
      ? [
          {
            option,
            thing: { kind: 'leader', id: option.leader },
            count: 1,
            group: words[language].leaders,
          },
        ]
      : [],
  );

function cardFaces(
  options: readonly ImperiumOption[],
  view: ImperiumView,
  language: Language,
): readonly PickedFace<ImperiumOption, Component>[] {
  const own = typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  if (!own) return [];
  const { zones } = words[language];
  const lying = { hand: own.hand, play: own.inPlay, discard: own.discard, deck: [] };
  const cards = options.flatMap((option) => (option.type === 'card-in-zone' ? [option] : []));
  return (['hand', 'play', 'discard', 'deck'] as const).flatMap((zone) =>
    cards.flatMap((option) => {
      if (option.zone !== zone) return [];
      const copies = lying[zone].filter((card) => card === option.card).length;
      const each = cards.filter((one) => one.zone === zone && one.card === option.card).length;
      const thing: Component = { kind: 'card', id: option.card };
      return [{ option, thing, count: each > 1 ? 1 : copies, group: zones[zone] }];
    }),
  );
}

export const choices: ChoiceKit<ImperiumOption, Component, ImperiumView> = {
  spotOf,
  thingOf,
  spotsOf,
  sourceOf,
  behalfOf: ({ about }) => (typeof about?.for === 'number' ? about.for : null),
  groupsOf,
  isStrong: ({ type }) => STRONG.has(type),
  counting,
  faces,
  weighs,
  warning: (option, view) => {
    for (const { warning } of tellingAt(view.options)) {
      const said = warning?.(option, view);
      if (said) return said;
    }
    return null;
  },
  accepts: (from, to) => DRAGS.some((drag) => drag.from.test(from) && drag.to.test(to)),
};

/** A card to a space, a troop to the own lane, a strip to the discard pile. */
const DRAGS: readonly { readonly from: RegExp; readonly to: RegExp }[] = [
  { from: /^hand:/, to: /^space:/ },
  { from: /^garrison$/, to: /^lane$/ },
  { from: /^(?:row|reserve|tleilaxu):/, to: /^discard$/ },
];
