import type { Seat } from '@landsraad/kernel';
import { RESEARCH } from '../../src/content/immortality/tracks.ts';
import type { EventOf, ImperiumEvent } from '../../src/events.ts';
import type { ImmortalitySeat, ImmortalityState } from '../../src/immortality/state.ts';
import type { ImperiumOptions } from '../../src/options.ts';
import { type PlayerPosition, type Position, type Table, table } from '../../src/scenario/index.ts';

/** A table of Immortality. */
export const laid = (position: Position = {}, options: Partial<ImperiumOptions> = {}): Table =>
  table(position, { immortality: true, ...options });

export const labOf = (t: Table): ImmortalityState => t.match.state.immortality as ImmortalityState;
export const own = (t: Table, seat: Seat = 0): ImmortalitySeat => labOf(t).seats[seat]!;

/** A space of the research track by its name. */
export const space = (id: string): number => RESEARCH.steps.findIndex((step) => step.id === id);
export const researchAt = (t: Table, seat: Seat = 0): string =>
  RESEARCH.steps[own(t, seat).research]!.id;

type Lab = Partial<ImmortalitySeat>;

/** The player at 0, with what it has on the Bene Tleilax board, beside two others. */
export const one = (
  player: PlayerPosition,
  lab: Lab = {},
  rest: Position = {},
  options: Partial<ImperiumOptions> = {},
): Table =>
  laid(
    {
      ...rest,
      players: [player, ...(rest.players ?? [{}, {}])],
      immortality: { ...rest.immortality, seats: [lab, ...(rest.immortality?.seats ?? [])] },
    },
    options,
  );

/** One marker, and two. */
export const MARKED = { research: space('c4r4') };
export const TWICE = { research: space('c8r4') };

/** Sends an Agent with two cards; the space is named even where it is the only one. */
export function graft(t: Table, card: string, partner: string, to: string): Table {
  const { seat } = t;
  t.choose(`graft:${card}`, partner);
  if (t.kind === 'agent.space' && t.seat === seat) t.choose(to);
  const sent = t.match.state.agents.findLast((agent) => agent.seat === seat)?.space;
  if (sent !== to) throw new Error(`the pair went to ${sent}, not to ${to}`);
  return t;
}

export const told = <T extends ImperiumEvent['type']>(t: Table, type: T): EventOf<T>[] =>
  t.events().filter((event): event is EventOf<T> => event.type === type);
