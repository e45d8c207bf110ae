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

/**
 * Keeps what is said and taken back at a table within what people do: each throws `too-many`. An
 * answer needs no ration: it brings the game on, and games end.
 */
export class Rations {
  readonly #talk: Budgets;
  readonly #talkOfAll: Budgets;
  readonly #regrets: Budgets;
  readonly #wishes: Budgets;

  constructor(now: () => number) {
    this.#talk = new Budgets(TALK, now);
    this.#talkOfAll = new Budgets(TALK_OF_ALL, now);
    this.#regrets = new Budgets(REGRETS, now);
    this.#wishes = new Budgets(WISHES, now);
  }

  /** Those who look on use up nothing of what those who play may say together. */
  talk(person: PersonId, beside: boolean): void {
    need(this.#talk.spend(person) && this.#talkOfAll.spend(beside ? 'beside' : 'at the table'));
  }

  regret(seat: Seat): void {
    need(this.#regrets.spend(String(seat)));
  }

  wish(seat: Seat): void {
    need(this.#wishes.spend(String(seat)));
  }
}

function need(enough: boolean): void {
  if (!enough) throw new Fault({ fault: 'too-many' });
}
