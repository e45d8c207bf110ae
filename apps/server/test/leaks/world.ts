import { type GameState, Match, type Seat } from '@landsraad/kernel';
import type { ClientMessage, NewTable } from '@landsraad/protocol';
import type { KeptTable, PersonId, TableId } from '../../src/storage/storage.ts';
import { Fault } from '../../src/tables/house.ts';
import { afterPause, people, running, type Setting, setting } from '../tables/setting.ts';
import type { Desk } from './desk.ts';
import type { Sample } from './positions.ts';

const NAMES = ['Jessica', 'Stilgar', 'Gurney', 'Chani', 'Thufir', 'Irulan'];
/** Somebody with a name beside the table, and somebody whom nobody knows. */
const BESIDE = 'Duncan';

/** All that reaches one client, as bytes and in order. */
export interface Ear {
  readonly person: PersonId | null;
  readonly heard: string[];
}

/** A house with one table, whose game begins from a given position; everybody's messages are kept. */
export class World {
  readonly setting: Setting;
  readonly id: TableId;
  readonly ears: ReadonlyMap<string, Ear>;
  /** The same game by itself: what could be known without any server. */
  readonly match: Match<GameState, unknown, unknown>;
  /** How often each has said what a table rations: orders, and what is done unasked. */
  readonly spent = new Map<string, number>();
  private readonly senders: ReadonlyMap<string, (message: ClientMessage) => Promise<void>>;
  private readonly keys = new Map<string, number>();

  private constructor(
    made: Setting,
    id: TableId,
    match: World['match'],
    ears: World['ears'],
    senders: World['senders'],
  ) {
    this.setting = made;
    this.id = id;
    this.match = match;
    this.ears = ears;
    this.senders = senders;
  }

  static async from(
    { game: rules, options, position }: Pick<Sample, 'game' | 'options' | 'position'>,
    settings: Partial<NewTable> = {},
  ): Promise<World> {
    // Everybody has one seat: who plays two factions knows what both know.
    const seatsOf = (_: unknown, seat: Seat) => [seat];
    const game = { ...rules, setup: () => rules.clone(position), seatsOf };
    const made = setting({ games: { [game.id]: game } });
    const names = NAMES.slice(0, game.seats(options));
    const { id, persons } = await running(
      made,
      {
        ...settings,
        game: game.id,
        options: { ...(options as object) },
        seats: names.map(() => ({ is: 'open' })),
      },
      ...names,
    );
    const [duncan] = await people(made.storage, BESIDE);
    const ears = new Map<string, Ear>();
    const senders = new Map<string, (message: ClientMessage) => Promise<void>>();
    const places: [string, PersonId | null][] = [
      ...persons.map((person, seat): [string, PersonId] => [String(seat), person]),
      ['beside', duncan],
      ['stranger', null],
    ];
    for (const [name, person] of places) {
      const ear: Ear = { person, heard: [] };
      ears.set(name, ear);
      senders.set(name, await attended(made, id, ear));
    }
    return new World(made, id, Match.start(game, options, 'the same'), ears, senders);
  }

  async send(who: string, message: ClientMessage): Promise<void> {
    const sent = this.senders.get(who)!(message);
    await (message.do === 'answer' && !this.kept.sealed
      ? afterPause(this.setting.time, sent)
      : sent);
  }

  /** A client names what it sends by itself: what others send changes nothing about it. */
  newKey(who: string): string {
    const n = (this.keys.get(who) ?? 0) + 1;
    this.keys.set(who, n);
    return `key-${who}-${String(n).padStart(6, '0')}`;
  }

  get seq(): number {
    return this.setting.storage.log.get(this.id)!.length;
  }

  get kept(): KeptTable {
    return this.setting.storage.kept.get(this.id)!;
  }

  /** What the game itself lets a viewer know, and whether something hidden came out. */
  known(viewer: Seat | 'spectator'): string {
    const { match } = this;
    const decision = typeof viewer === 'number' ? match.decision(viewer) : null;
    const undo = typeof viewer === 'number' && match.canUndo(viewer);
    const { waiting } = match;
    return JSON.stringify([match.view(viewer), decision, waiting, undo, match.events(viewer)]);
  }

  /** Does something over HTTP as that person, whose own answer is nobody else's to hear. */
  async tell(desk: Desk, who: string, method: 'PUT', path: string, body: object): Promise<void> {
    await desk.ask(this.setting, this.ears.get(who)!.person, method, path, body);
  }

  /** Asks over HTTP as that person, and keeps the whole answer. */
  async ask(desk: Desk, who: string, method: 'GET' | 'POST', path: string, body?: object) {
    const ear = this.ears.get(who)!;
    ear.heard.push(await desk.ask(this.setting, ear.person, method, path, body));
  }
}

async function attended({ house }: Setting, id: TableId, ear: Ear) {
  try {
    const { send } = await house.attend(id, ear.person, (message) => {
      ear.heard.push(JSON.stringify(message));
    });
    return send;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    ear.heard.push(`refused ${JSON.stringify(error.fault)}`);
    return async () => undefined;
  }
}
