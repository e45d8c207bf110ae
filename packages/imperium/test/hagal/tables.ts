import type { ImperiumEvent, ImperiumOptions } from '@landsraad/imperium';
import {
  type PlayerPosition,
  type Position,
  type Table,
  table,
} from '@landsraad/imperium/scenario';

/** Alone, the person sits at 0 and the Rivals at 1 and 2. */
export const X = 1;
export const Y = 2;
/** With two players, the persons sit at 0 and 1. */
export const HOUSE = 2;

type Options = Partial<ImperiumOptions>;

export const solo = (position: Position = {}, options: Options = {}): Table =>
  table(position, { players: 1, ...options });

export const duel = (position: Position = {}, options: Options = {}): Table =>
  table(position, { players: 2, ...options });

export interface Around extends Omit<Position, 'players'> {
  readonly person?: PlayerPosition;
  readonly x?: PlayerPosition;
  readonly y?: PlayerPosition;
}

/** Alone: Rival X has just acted with its only Agent; Rival Y had none, so the person is next. */
export function rivalActed(
  hagalDeck: readonly string[],
  { person = {}, x, y, ...position }: Around = {},
  options?: Options,
): Table {
  const players = [person, { agents: 1, ...x }, { agents: 0, ...y }];
  return solo({ active: X, hagalDeck, ...position, players }, options);
}

interface Beside extends Omit<Position, 'players'> {
  readonly a?: PlayerPosition;
  readonly b?: PlayerPosition;
  readonly house?: PlayerPosition;
}

/** Two players: House Hagal has just acted after the first Agent turn of A; B is next. */
export function houseActed(
  hagalDeck: readonly string[],
  { a = {}, b = {}, house, ...position }: Beside = {},
  options?: Options,
): Table {
  const players = [a, b, { garrison: 0, agents: 1, ...house }];
  return duel({ active: HOUSE, hagalDeck, ...position, players }, options);
}

type Told<T> = Extract<ImperiumEvent, { type: T }>;

export const told = <T extends ImperiumEvent['type']>(t: Table, type: T): Told<T>[] =>
  t.events().filter((event): event is Told<T> => event.type === type);

/** The Hagal cards revealed for Agents, and why those were skipped that were. */
export const revealed = (t: Table) =>
  told(t, 'hagal-revealed').map(({ card, space, skipped }) => [card, space ?? skipped]);

/** The spaces that cards of the Hagal deck name, the Maker spaces aside. */
export const NAMED_SPACES = [
  'arrakeen',
  'carthag',
  'conspire',
  'foldspace',
  'hall-of-oratory',
  'hardy-warriors',
  'heighliner',
  'rally-troops',
  'secrets',
  'selective-breeding',
  'stillsuits',
  'wealth',
];
