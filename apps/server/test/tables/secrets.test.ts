import { type Imperium, imperium } from '@landsraad/imperium';
import {
  type AnyMatch,
  type Choice,
  Match,
  Refusal,
  type Seat,
  seeded,
  type Viewer,
} from '@landsraad/kernel';
import type { ServerMessage } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import type { Entry, KeptTable } from '../../src/storage/storage.ts';
import { moveOf } from '../../src/tables/log.ts';
import type { AnyGame } from '../../src/tables/needs.ts';
import { Client, playOn, running, setting } from './setting.ts';

const game = imperium as unknown as AnyGame;
const asSent = (value: unknown) => JSON.parse(JSON.stringify(value));

interface World {
  readonly clients: readonly Client[];
  readonly log: readonly Entry[];
  readonly kept: KeptTable;
}

/** The match by the rules alone, at the beginning and after every entry. */
function* played(rules: AnyGame, kept: KeptTable, log: readonly Entry[]): Generator<AnyMatch> {
  const match = Match.start(rules, kept.settings.options, kept.seed);
  yield match;
  for (const { step } of log) {
    if (step.do === 'take-back') match.takeBack(step.count);
    else for (const { seat, choice } of moveOf(step).answers) match.answer(seat, choice);
    yield match;
  }
}

/** What the rules let a viewer know. */
const known = (match: AnyMatch, viewer: Viewer, from = 0) => ({
  round: match.game.round(match.state),
  position: match.position,
  viewer,
  view: match.view(viewer),
  decision: typeof viewer === 'number' ? match.decision(viewer) : null,
  waiting: match.pending.map(({ seat }) => seat),
  result: match.result,
  events: match.events(viewer, from),
});

/** What there is to know after every entry, as text, with what was told by it. */
function knowledge(
  rules: AnyGame,
  { kept, log }: Pick<World, 'kept' | 'log'>,
  viewer: Viewer,
): string[] {
  const texts: string[] = [];
  let told = 0;
  try {
    for (const match of played(rules, kept, log)) {
      const now = match.events(viewer).length;
      texts.push(JSON.stringify(known(match, viewer, Math.min(told, now))));
      told = now;
    }
  } catch (error) {
    // In another world an answer may be none: so far it went.
    if (!(error instanceof Refusal)) throw error;
  }
  return texts;
}

describe('what a viewer is told', () => {
  it('is what the rules let them know, and nothing else', async () => {
    const made = setting();
    const { id, persons } = await running(made);
    const clients = await Promise.all(
      [...persons, null].map((who) => Client.at(made.house, id, who)),
    );
    const told = clients.map((client) => [client.whole]);
    const note = async () => {
      for (const [i, client] of clients.entries()) told[i]!.push(client.whole);
    };
    await playOn(clients, { steps: 200, after: note });
    const kept = made.storage.kept.get(id)!;
    const names = ['Jessica', 'Stilgar', 'Gurney'].map((name) => ({ is: 'person', name }));
    for (const [i, client] of clients.entries()) {
      const viewer = client.snapshot!.viewer;
      const matches = played(game, kept, made.storage.log.get(id)!);
      for (const [seq, whole] of told[i]!.entries()) {
        const match: AnyMatch = matches.next().value;
        if (seq % 5 !== 0) continue;
        const { canUndo, ...rest } = whole!;
        const around = {
          id,
          game: 'imperium',
          seats: names,
          curtain: null,
          thinking: null,
          eventsFrom: 0,
          guide: false,
        };
        expect(rest).toEqual({ ...asSent(known(match, viewer)), ...around });
      }
    }
    for (const { heard } of clients) {
      const text = JSON.stringify(heard);
      for (const secret of [kept.seed, kept.salt, '"drawn"', 'person-'])
        expect(text).not.toContain(secret);
    }
  });
});

/* The same game, had the hidden things been otherwise. */

const textOf = (state: object): string => JSON.stringify({ ...state, events: null });

/** The rules; every turn boundary is noted down. */
function noting(boundaries: string[]): AnyGame {
  return {
    ...game,
    next: (state) => {
      boundaries.push(textOf(state));
      return game.next(state);
    },
  };
}

/** The rules of a world where, from one turn on, what a seat cannot know lies otherwise. */
function otherwise(boundary: string, seat: Seat, n: number): AnyGame {
  return {
    ...game,
    next: (state) => {
      if (textOf(state) === boundary)
        imperium.imagine(state as Imperium, seat, seeded(`otherwise ${n}`));
      return game.next(state);
    },
  };
}

const STEPS = 110;
const NAMES = ['Jessica', 'Stilgar'];

/** Plays with two persons and a bot; whoever can still give the recorded answer gives it. */
async function world(rules: AnyGame, recorded: readonly Entry[]): Promise<World> {
  const made = setting({ games: { imperium: rules } });
  const { id, persons } = await running(
    made,
    {
      clock: { kind: 'bank', minutes: 90, increment: 3 },
      seats: [{ is: 'open' }, { is: 'open' }, { is: 'bot', bot: 'greedy' }],
    },
    ...NAMES,
  );
  const clients = await Promise.all(
    [...persons, null].map((who) => Client.at(made.house, id, who)),
  );
  for (let n = 0; n < STEPS; n++) {
    await made.time.pass(700);
    const client = clients.find(({ decision }) => decision);
    if (!client) break;
    const key = `answer-${n}`;
    const step = recorded[client.seq]?.step;
    const wanted =
      step?.do === 'answer' && step.seat === client.snapshot!.viewer ? step.choice : null;
    if (wanted === null || !(await gives(client, wanted, key)))
      await gives(client, client.choice(), key);
    // Everybody also sends what may not be: the refusals must not tell anything either.
    if (n % 4 === 0)
      for (const [i, other] of clients.entries())
        if (!other.decision) {
          await other.answer('nonsense', { key: `nonsense-${n}-${i}` });
          await other.send({ do: 'undo', key: `undo-${n}-${i}`, seq: other.seq });
        }
  }
  return { clients, log: made.storage.log.get(id)!, kept: made.storage.kept.get(id)! };
}

async function gives(client: Client, choice: Choice, key: string): Promise<boolean> {
  return (await client.answer(choice, { key })).is === 'accepted';
}

/** What somebody heard before the update to this number, as it went over the wire. */
function heardBefore({ heard }: Client, seq: number): string[] {
  if (seq === 0) return []; // seen at first sight
  const end = heard.findIndex((message) => message.is === 'update' && message.seq === seq);
  const messages = end < 0 ? heard : heard.slice(0, end);
  // The reply to what brought the difference comes just before it.
  const last = messages.findLastIndex((message: ServerMessage) => message.is === 'update');
  return messages
    .slice(0, end < 0 ? undefined : last + 1)
    .map((message) => JSON.stringify(message));
}

/** How far the recorded game goes in another world before the seat sees that it is another. */
function hiddenUntil(rules: AnyGame, real: World, seat: Seat, here: readonly string[]) {
  const other = knowledge(rules, real, seat);
  const shown = other.findIndex((text, seq) => text !== here[seq]);
  return shown < 0 ? other.length : shown;
}

/** Of many other worlds the one that stays hidden from a seat for longest. */
function wellHidden(real: World, boundary: string, seat: Seat): AnyGame {
  const here = knowledge(game, real, seat);
  const worlds = Array.from({ length: 25 }, (_, n) => otherwise(boundary, seat, n));
  const until = worlds.map((rules) => hiddenUntil(rules, real, seat, here));
  return worlds[until.indexOf(Math.max(...until))]!;
}

describe('had the hidden things been otherwise', () => {
  it('a seat and a spectator would have been told the same, to the byte, until it showed', async () => {
    const boundaries: string[] = [];
    const real = await world(noting(boundaries), []);
    const turns = [...new Set(boundaries)];
    const truth = knowledge(game, real, 'afterwards');
    let [hidden, messages] = [0, 0];
    for (let n = 0; n < 8; n++) {
      const seat = n % 2;
      const rules = wellHidden(real, turns[Math.floor((turns.length * n) / 8)]!, seat);
      const other = await world(rules, real.log);
      const others = knowledge(rules, other, 'afterwards');
      const began = truth.findIndex((text, seq) => text !== others[seq]);
      for (const [i, viewer] of [
        [seat, seat],
        [2, 'spectator'],
      ] as const) {
        const here = knowledge(game, real, viewer);
        const there = knowledge(rules, other, viewer);
        const shown = here.findIndex((text, seq) => text !== there[seq]);
        const end = shown < 0 ? Math.min(here.length, there.length) : shown;
        const [mine, theirs] = [real, other].map(({ clients }) => heardBefore(clients[i]!, end));
        expect(theirs).toEqual(mine);
        hidden += end - began;
        messages += mine!.length - heardBefore(real.clients[i]!, began).length;
      }
    }
    console.log(`${messages} messages of ${hidden} entries that hid a difference are the same`);
    expect(hidden).toBeGreaterThan(50);
  });
});
