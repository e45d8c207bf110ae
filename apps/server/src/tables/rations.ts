import type { Seat } from '@landsraad/kernel';
import { Budgets } from '../budgets.ts';
import type { PersonId } from '../storage/storage.ts';
import { Fault } from './house.ts';

/** What a person may say at one table, and all of them together: enough for the quickest talk. */
const TALK = { burst: 6, perSecond: 0.5 };
const TALK_OF_ALL = { burst: 30, perSecond: 3 };
/** Taking back one's own answer; asking others to go back, or answering such a wish. */
const REGRETS = { burst: 10, perSecond: 0.5 };
const WISHES = { burst: 4, perSecond: 0.1 };
/** What is done unasked brings the game nowhere: as much of it as is said. */
const ACTS = TALK;

/**
 * Keeps what is said and taken back at a table within what people do: each throws `too-many`. An
 * answer needs no ration: it brings the game on, and games end.
 */
export class Rations {
  readonly #talk: Budgets;
  readonly #talkOfAll: Budgets;
  readonly #regrets: Budgets;
  readonly #wishes: Budgets;
  readonly #acts: Budgets;

  constructor(now: () => number) {
    this.#talk = new Budgets(TALK, now);
    this.#talkOfAll = new Budgets(TALK_OF_ALL, now);
    this.#regrets = new Budgets(REGRETS, now);
    this.#wishes = new Budgets(WISHES, now);
    this.#acts = new Budgets(ACTS, now);
  }

  /** Whoever talks in one room, or beside the table, uses up nothing of what is said in another. */
  talk(person: PersonId, where: string): void {
    need(this.#talk.spend(person) && this.#talkOfAll.spend(where));
  }

  regret(seat: Seat): void {
    need(this.#regrets.spend(String(seat)));
  }

  wish(seat: Seat): void {
    need(this.#wishes.spend(String(seat)));
  }

  act(seat: Seat): void {
    need(this.#acts.spend(String(seat)));
  }
}

function need(enough: boolean): void {
  if (!enough) throw new Fault({ fault: 'too-many' });
}
