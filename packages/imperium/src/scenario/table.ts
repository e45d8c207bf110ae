import {
  type Choice,
  type Decision,
  Match,
  type OpenDecision,
  Problem,
  type Reason,
  type Seat,
} from '@landsraad/kernel';
import { idsOffered } from '@landsraad/kernel/scenario';
import type { DecisionKind } from '../choices.ts';
import type { ImperiumEvent } from '../events.ts';
import type { ImperiumGame } from '../game.ts';
import type { ImperiumOptions } from '../options.ts';
import type { Imperium } from '../state.ts';
import type { ImperiumView } from '../view.ts';
import { arrange, describe, type PlayerPosition, type Position } from './position.ts';

const STEPS_LIMIT = 2000;

/** A table to act at the way players do: take what is offered, look at what is there. */
export class Table {
  readonly match: Match<Imperium, ImperiumOptions, ImperiumView>;

  constructor(game: ImperiumGame, position: Position, options: Partial<ImperiumOptions>) {
    const players = options.players ?? (position.players?.length === 4 ? 4 : 3);
    const parsed = game.parseOptions({ ...options, players });
    this.match = Match.from(game, parsed, arrange(game, position, parsed));
  }

  /** The decision that is owed now; at this table there is one at a time. */
  get decision(): OpenDecision {
    const [pending] = this.match.pending;
    if (!pending) throw new Problem('nobody owes a decision: the game is over');
    return this.match.decision(pending.seat)!;
  }

  get seat(): Seat {
    return this.decision.seat;
  }

  get kind(): string {
    return this.decision.kind;
  }

  /** The ids offered, in order; a number decision offers its range. */
  get options(): string[] {
    return idsOffered(this.decision);
  }

  offers(id: string): boolean {
    return this.options.includes(id);
  }

  /** Why something is not offered, or undefined. */
  why(id: string): Reason | undefined {
    return this.decision.refused.find(({ option }) => option.id === id)?.why;
  }

  /** Answers the owed decisions one after the other. Choosing what is not offered throws. */
  choose(...choices: Choice[]): this {
    for (const choice of choices) this.match.answer(this.seat, choice);
    return this;
  }

  /** Plays a card to a space; the space is named even where it is the only one. */
  play(card: string, space: string): this {
    const { seat } = this;
    this.choose(card);
    if (this.owes('agent.space')) this.choose(space);
    if (this.owes('agent.piece') || this.owes('space.cost')) return this;
    const sent = this.match.state.agents.findLast((agent) => agent.seat === seat)?.space;
    if (sent !== space) throw new Problem(`${card} went to ${sent}, not to ${space}`);
    return this;
  }

  private owes(kind: DecisionKind): boolean {
    return this.match.pending[0]?.kind === kind;
  }

  /** Lets the clock run out for everybody until `done`, or until the game is over. */
  runUntil(done: (state: Readonly<Imperium>) => boolean): this {
    for (let steps = 0; !this.match.over && !done(this.match.state); steps++) {
      if (steps > STEPS_LIMIT) throw new Problem('this never comes');
      const pending = this.match.pending[0] as Decision;
      this.match.answer(pending.seat, pending.fallback);
    }
    return this;
  }

  get position(): Required<Position> {
    return describe(this.match.state as Imperium);
  }

  player(seat: Seat): Required<PlayerPosition> {
    return this.position.players[seat] as Required<PlayerPosition>;
  }

  /** What happened since the table was laid, as one seat or everybody afterwards hears it. */
  events(viewer: Seat | 'spectator' | 'afterwards' = 'afterwards'): ImperiumEvent[] {
    return this.match.events(viewer) as ImperiumEvent[];
  }
}
