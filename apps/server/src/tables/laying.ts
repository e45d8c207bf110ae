import { createHash, createHmac } from 'node:crypto';
import { botNames } from '@landsraad/bots';
import { asOf, keyedSeed, OtherRules, Problem, type Seat } from '@landsraad/kernel';
import type { NewTable } from '@landsraad/protocol';
import type { KeptSeat, KeptTable, PersonId, TableId } from '../storage/storage.ts';
import { Fault } from './house.ts';
import type { AnyGame, Needs } from './needs.ts';

type Drawing = Pick<Needs, 'draw'>;

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 12;

/** A new table with the host in its first open seat. Seed and salt are drawn now, for good. */
export function laid(
  needs: Drawing & Pick<Needs, 'games' | 'time'>,
  host: PersonId,
  settings: NewTable,
): KeptTable {
  const game = gameOf(needs, settings.game);
  const agreed = { ...settings, options: agreedOptions(game, settings) };
  // Who plays for several has all of them: as the first is laid, so are the others.
  const firstOf = (seat: Seat) => Math.min(...playedWith(game, { settings: agreed }, seat));
  const plans = settings.seats.map((_, seat) => settings.seats[firstOf(seat)]!);
  const seats: KeptSeat[] = plans.map((plan) => checkedPlan(game, plan));
  const first = seats.findIndex(({ is }) => is === 'open');
  if (first < 0) throw options('no seat is open');
  for (const seat of playedWith(game, { settings: agreed }, first))
    if (seats[seat]?.is === 'open') seats[seat] = { is: 'person', person: host, standIn: null };
  const now = needs.time.now();
  return {
    id: drawnId(needs),
    host,
    settings: { ...agreed, seats: plans },
    rules: game.version,
    status: 'waiting',
    seed: keyedSeed(needs.draw(32)),
    salt: hex(needs.draw(16)),
    seats,
    created: now,
    changed: now,
    round: 0,
    position: 0,
    clocks: null,
    undo: null,
    sat: {},
    absent: {},
    pending: [],
    due: null,
    rematch: null,
    fingerprint: null,
    sealed: null,
    orders: {},
    barred: [],
    silenced: [],
    version: 1,
  };
}

/** The seats that one person plays together with this one, itself first. */
export const playedWith = (
  game: AnyGame,
  { settings }: Pick<KeptTable, 'settings'>,
  seat: Seat,
): readonly Seat[] => game.seatsOf(settings.options, seat);

function gameOf({ games }: Pick<Needs, 'games'>, name: string): AnyGame {
  if (!Object.hasOwn(games, name)) throw options('no such game');
  return games[name]!;
}

/** The game by the rules that the table began with, or the fault that they are not played here. */
export function gameAt(
  needs: Pick<Needs, 'games'>,
  { settings, rules }: Pick<KeptTable, 'settings' | 'rules'>,
): AnyGame {
  try {
    return asOf(gameOf(needs, settings.game), rules);
  } catch (error) {
    if (error instanceof OtherRules)
      throw new Fault({ fault: 'other-rules', detail: error.message });
    throw error;
  }
}

function checkedPlan(game: AnyGame, plan: NewTable['seats'][number]): KeptSeat {
  if (plan.is === 'bot' && !botNames(game).includes(plan.bot)) throw options('no such bot');
  return plan;
}

function agreedOptions(game: AnyGame, { options: chosen, seats }: NewTable): NewTable['options'] {
  try {
    return game.optionsFor(seats.length, chosen) as NewTable['options'];
  } catch (error) {
    if (error instanceof Problem) throw options(error.message);
    throw error;
  }
}

const options = (detail: string): Fault => new Fault({ fault: 'options', detail });

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Bytes past the last whole round of letters are thrown away, so that all are as likely. */
function drawnId({ draw }: Drawing): TableId {
  let id = '';
  while (id.length < ID_LENGTH)
    for (const byte of draw(ID_LENGTH))
      if (byte < 4 * LETTERS.length && id.length < ID_LENGTH) id += LETTERS[byte % LETTERS.length];
  return id;
}

/** Told from the start; salt and seed, shown at the end, prove that they never changed. */
export const commitmentOf = ({ salt, seed }: Pick<KeptTable, 'salt' | 'seed'>): string =>
  createHash('sha256').update(`${salt}:${seed}`).digest('hex');

/** The same for one person at one table, and no way back to the person. */
export const speakerOf = ({ salt }: Pick<KeptTable, 'salt'>, person: PersonId): string =>
  createHmac('sha256', salt).update(person).digest('base64url').slice(0, 22);
