import { type Imperium, imperium } from '@landsraad/imperium';
import {
  type Choice,
  type GameState,
  Match,
  type Seat,
  seeded,
  type Viewer,
} from '@landsraad/kernel';
import type { ServerMessage } from '@landsraad/protocol';
import { describe, expect, it } from 'vitest';
import type { Entry, KeptTable } from '../../src/storage/storage.ts';
import type { AnyGame } from '../../src/tables/needs.ts';
import { Client, playOn, running, setting } from './setting.ts';

const game = imperium as unknown as AnyGame;
const asSent = (value: unknown) => JSON.parse(JSON.stringify(value));

interface World {
  readonly clients: readonly Client[];
  readonly log: readonly Entry[];
  readonly kept: KeptTable;
}

type AnyMatch = Match<GameState, unknown, unknown>;

/** The match by the rules alone, at the beginning and after every entry. */
function* played(rules: AnyGame, kept: KeptTable, log: readonly Entry[]): Generator<AnyMatch> {
  const match = Match.start(rules, kept.settings.options, kept.seed);
  yield match;
  for (const { step } of log) {
    if (step.do === 'answer') match.answer(step.seat, step.choice);
    else match.takeBack(step.count);
    yield match;
  }
}

/** What the rules let a viewer know. */
const known = (match: AnyMatch, viewer: Viewer, from = 0) => ({
  position: match.position,
  viewer,
  view: match.view(viewer),
  decision: typeof viewer === 'number' ? match.decision(viewer) : null,
  waiting: match.pending.map(({ seat }) => seat),
  result: match.result,
  events: match.events(viewer, from),
});

/** What there is to know after every entry, as text, with what was told by it. */
function knowledge(rules: AnyGame, { kept, log }: World, viewer: Viewer): string[] {
  let told = 0;
  return Array.from(played(rules, kept, log), (match) => {
    const now = match.events(viewer).length;
    const text = JSON.stringify(known(match, viewer, Math.min(told, now)));
    told = now;
    return text;
  });
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
        const { canUndo, saved, ...rest } = whole!;
        const around = {
          id,
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
      for (const secret of [kept.seed, kept.salt, 'person-']) expect(text).not.toContain(secret);
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
  const end = heard.findIndex((message) => message.is === 'update' && message.seq === seq);
  const messages = end < 0 ? heard : heard.slice(0, end);
  // The reply to what brought the difference comes just before it.
  const last = messages.findLastIndex((message: ServerMessage) => message.is === 'update');
  return messages
    .slice(0, end < 0 ? undefined : last + 1)
    .map((message) => JSON.stringify(message));
}

describe('had the hidden things been otherwise', () => {
  it('a seat and a spectator would have been told the same, to the byte, until it showed', async () => {
    const boundaries: string[] = [];
    const real = await world(noting(boundaries), []);
    const turns = [...new Set(boundaries)];
    let compared = 0;
    let differed = 0;
    for (let n = 0; n < 6; n++) {
      const seat = n % 2;
      const boundary = turns[Math.floor((turns.length * n) / 7)]!;
      const rules = otherwise(boundary, seat, n);
      const other = await world(rules, real.log);
      for (const [i, viewer] of [
        [seat, seat],
        [2, 'spectator'],
      ] as const) {
        const here = knowledge(game, real, viewer);
        const there = knowledge(rules, other, viewer);
        const shown = here.findIndex((text, seq) => text !== there[seq]);
        const end = shown < 0 ? Math.min(real.log.length, other.log.length) : shown;
        const [mine, others] = [real, other].map(({ clients }) => heardBefore(clients[i]!, end));
        expect(others).toEqual(mine);
        compared += mine!.length;
        if (shown > 0) differed++;
      }
      // Others did see something else, or it would prove nothing.
      const [before, after] = [real, other].map(({ clients }) =>
        JSON.stringify(clients[1 - seat]!.heard),
      );
      if (before !== after) differed++;
    }
    expect(compared).toBeGreaterThan(500);
    expect(differed).toBeGreaterThan(4);
    console.log(`${compared} messages compared to the byte`);
  });
});
