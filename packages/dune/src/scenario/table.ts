import {
  type Choice,
  Match,
  type OpenDecision,
  Problem,
  type Reason,
  type Seat,
  type Viewer,
} from '@landsraad/kernel';
import { idsOffered } from '@landsraad/kernel/scenario';
import type { DecisionKind } from '../choices.ts';
import type { DuneEvent } from '../events.ts';
import { type DuneGame, dune } from '../game.ts';
import type { FactionId } from '../ids.ts';
import type { DuneOptions } from '../options.ts';
import type { UnaskedKind } from '../rules/offers.ts';
import { type Dune, seatOf } from '../state.ts';
import type { DuneView } from '../view.ts';
import { arrange, describe, type Position } from './position.ts';

const STEPS_LIMIT = 20_000;

/** Windows that are passed by themselves unless a test or a scenario listens to them. */
const QUIET: readonly DecisionKind[] = [
  'anytime',
  'karama.stop',
  'karama.bid',
  'karama.rate',
  'karama.guild',
  'karama.worm',
  'karama.plan',
  'weather.control',
  'family.atomics',
  'ally.pledge',
  'ally.ship.pay',
  'ally.share',
  'charity.claim',
  'collect',
  'traitor.call',
  'deal.offer',
  'hajr',
];

/** A table to act at the way players do. Seats may be named by their faction. */
export class Table {
  readonly match: Match<Dune, DuneOptions, DuneView>;
  private readonly listened: ReadonlySet<string>;

  /** From a position, or a new game from a seed; as the game is now or was: `asOf(dune, 1)`. */
  constructor(
    from: Position | string = {},
    options: Partial<DuneOptions> = {},
    listen: readonly DecisionKind[] = [],
    game: DuneGame = dune,
  ) {
    const given = typeof from === 'string' ? undefined : from.factions?.map(({ id }) => id ?? null);
    const factions = options.factions ?? given;
    const parsed = game.parseOptions({ ...options, ...(factions && { factions }) });
    this.match =
      typeof from === 'string'
        ? Match.start(game, parsed, from)
        : Match.from(game, parsed, arrange(game, from, parsed));
    this.listened = new Set(listen);
    this.passQuietly();
  }

  seatOf(faction: FactionId): Seat {
    return seatOf(this.match.state as Dune, faction);
  }

  /** The decision a faction owes, or the first one owed. */
  decision(by?: FactionId): OpenDecision {
    const seat = by ? this.seatOf(by) : this.match.pending[0]?.seat;
    const decision = seat === undefined ? null : this.match.decision(seat);
    if (!decision) throw new Problem(by ? `${by} owes no decision` : 'nobody owes a decision');
    return decision;
  }

  get kind(): string {
    return this.decision().kind;
  }

  /** Which faction owes the first decision. */
  get faction(): FactionId {
    return this.match.state.factions[this.decision().seat]!.id;
  }

  options(by?: FactionId): string[] {
    return idsOffered(this.decision(by));
  }

  why(id: string, by?: FactionId): Reason | undefined {
    return this.decision(by).refused.find(({ option }) => option.id === id)?.why;
  }

  /** Answers the owed decisions one after the other, whoever owes them. */
  choose(...choices: Choice[]): this {
    for (const choice of choices) {
      this.match.answer(this.decision().seat, choice);
      this.passQuietly();
    }
    return this;
  }

  /** Answers for one faction. */
  by(faction: FactionId, ...choices: Choice[]): this {
    for (const choice of choices) {
      this.match.answer(this.decision(faction).seat, choice);
      this.passQuietly();
    }
    return this;
  }

  /** Does something of a faction's own accord. */
  unasked(faction: FactionId, kind: UnaskedKind, choice: Choice): this {
    this.match.answer(this.seatOf(faction), choice, kind);
    return this;
  }

  /** Takes the default until a decision of the kind is owed, or until `done`. */
  runUntil(until: DecisionKind | ((state: Readonly<Dune>) => boolean)): this {
    const done =
      typeof until === 'function'
        ? () => until(this.match.state)
        : () => this.match.pending.some(({ kind }) => kind === until);
    for (let steps = 0; !this.match.over && !done(); steps++) {
      if (steps > STEPS_LIMIT) throw new Problem('this never comes');
      const { seat, fallback } = this.match.pending[0]!;
      this.match.answer(seat, fallback);
    }
    return this;
  }

  get position() {
    return describe(this.match.state as Dune);
  }

  of(faction: FactionId) {
    return this.position.factions[this.seatOf(faction)]!;
  }

  view(viewer: FactionId | 'spectator'): DuneView {
    return this.match.view(viewer === 'spectator' ? viewer : this.seatOf(viewer));
  }

  events(viewer: Viewer = 'afterwards'): DuneEvent[] {
    return this.match.events(viewer) as DuneEvent[];
  }

  /** Takes the default wherever nobody listens. */
  passQuietly(): void {
    for (;;) {
      const quiet = this.match.pending.find(
        ({ kind }) => QUIET.includes(kind as DecisionKind) && !this.listened.has(kind),
      );
      if (!quiet) return;
      this.match.answer(quiet.seat, quiet.fallback);
    }
  }
}

export const table = (
  from?: Position | string,
  options?: Partial<DuneOptions>,
  listen?: readonly DecisionKind[],
  game?: DuneGame,
): Table => new Table(from, options, listen, game);
