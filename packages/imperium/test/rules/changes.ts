import {
  type PlayerPosition,
  type Position,
  type Table,
  table,
} from '@landsraad/imperium/scenario';
import type { Choice } from '@landsraad/kernel';

/** What differs for one player, and nothing else: `{ spice: 2, cards: -1 }`. */
export type Changes = Readonly<Record<string, number>>;

export function changes(
  before: Required<PlayerPosition>,
  after: Required<PlayerPosition>,
): Record<string, number> {
  const found: Record<string, number> = {};
  const note = (name: string, n: number) => {
    if (n !== 0) found[name] = n;
  };
  for (const name of ['solari', 'spice', 'water', 'vp', 'garrison', 'conflict', 'swords'] as const)
    note(name, after[name] - before[name]);
  for (const faction of Object.keys(before.influence) as (keyof typeof before.influence)[])
    note(faction, after.influence[faction]! - before.influence[faction]!);
  note('intrigue', after.intrigue.length - before.intrigue.length);
  note('cards', after.hand.length - before.hand.length);
  return found;
}

const DECK = ['dagger', 'diplomacy', 'reconnaissance', 'seek-allies', 'convincing-argument'];
const INTRIGUE = ['windfall', 'ambush', 'bribery'];

/** The first player of three, with something to draw; `given` and `position` say the rest. */
export function laid(given: PlayerPosition, position: Position = {}): Table {
  const [, ...others] = position.players ?? [{}, {}, {}];
  return table({
    intrigueDeck: INTRIGUE,
    ...position,
    players: [{ deck: DECK, ...given }, ...others],
  });
}

/**
 * An Agent turn with one card: after the given choices the clock runs out, so what must happen
 * happens and what may be left is left. What the space gives is part of the changes.
 */
export function agentTurn(
  card: string,
  space: string,
  given: PlayerPosition = {},
  choices: readonly Choice[] = [],
  position: Position = {},
): { t: Table; changed: Changes } {
  const t = laid({ ...given, hand: [card, ...(given.hand ?? [])] }, position);
  const before = t.player(0);
  t.play(card, space).choose(...choices);
  t.runUntil(({ active }) => active !== 0);
  const kept = before.hand.slice(1);
  return { t, changed: changes({ ...before, hand: kept }, t.player(0)) };
}

/** A Reveal turn with the hand as given; nothing is bought. Persuasion is part of the changes. */
export function revealTurn(
  given: PlayerPosition,
  choices: readonly Choice[] = [],
  position: Position = {},
): { t: Table; changed: Changes } {
  const t = laid(given, position);
  const before = { ...t.player(0), hand: [] };
  t.choose('reveal', ...choices).runUntil(({ active }) => active !== 0);
  const found = changes(before, t.player(0));
  let persuasion = 0;
  for (const event of t.events()) if (event.type === 'persuasion-gained') persuasion += event.n;
  return { t, changed: persuasion > 0 ? { persuasion, ...found } : found };
}
