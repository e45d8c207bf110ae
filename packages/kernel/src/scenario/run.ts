import type { Choice, Decision, OpenDecision, Option } from '../decision.ts';
import { opened } from '../decision.ts';
import { Problem, RuleError } from '../problem.ts';
import type { Seat } from '../seat.ts';
import { differences, same } from './differences.ts';
import type { Action, Scenario, Step, Who } from './shape.ts';

/** What did not come out as the scenario says. `step` counts from 1; null is the final position. */
export interface ScenarioFailure {
  readonly step: number | null;
  readonly message: string;
  readonly expected?: unknown;
  readonly got?: unknown;
}

export interface ScenarioResult<P = unknown> {
  readonly title: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  readonly failures: readonly ScenarioFailure[];
  /** Who must decide what at the end, or null when the game is over. */
  readonly waiting: { readonly seat: Seat; readonly kind: string } | null;
  /** The ids offered at the end. */
  readonly options: readonly string[];
  /** The final position, in the words of the scenario. */
  readonly position: P;
}

/** The table that a scenario is played at, with the game's own words for what is on it. */
export interface ScenarioTable<P = unknown> {
  readonly match: { readonly pending: readonly Decision[] };
  /** The position in the words of the scenario, complete. */
  readonly position: P;
  seatOf(who: Who): Seat;
  /** An answer to what is owed, or something of that kind of the seat's own accord. */
  answer(seat: Seat, choice: Choice, unasked?: string): void;
  /** Lets the clock run out for everybody until then. False when the game ended before. */
  runUntil(moment: unknown): boolean;
  /** Takes a step with a verb of the game's own. */
  act?(action: Readonly<Record<string, unknown>>): void;
}

/** The ids offered, in order; a number decision offers its range, a form its fields. */
export function idsOffered(decision: Decision | OpenDecision): string[] {
  switch (decision.shape) {
    case 'number':
      return Array.from({ length: decision.max - decision.min + 1 }, (_, i) =>
        String(decision.min + i),
      );
    case 'form':
      return Object.keys(decision.fields);
    default:
      return (decision.options as readonly Option[]).map(({ id }) => id);
  }
}

/** Lays the position, takes the steps, checks. Throws a `Problem` for what cannot be laid. */
export function playScenario<P>(
  scenario: Scenario<P>,
  lay: () => ScenarioTable<P>,
): ScenarioResult<P> {
  return new Run(scenario, laid(lay)).result();
}

function laid<P>(lay: () => ScenarioTable<P>): ScenarioTable<P> {
  try {
    return lay();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem(`position: it cannot be laid: ${why}`, { cause: error });
  }
}

/** After it nothing that follows would mean anything. */
class Stopped extends Error {}

class Run<P> {
  private readonly scenario: Scenario<P>;
  private readonly table: ScenarioTable<P>;
  private readonly failures: ScenarioFailure[] = [];
  private step: number | null = null;

  constructor(scenario: Scenario<P>, table: ScenarioTable<P>) {
    this.scenario = scenario;
    this.table = table;
  }

  result(): ScenarioResult<P> {
    const { scenario, table, failures } = this;
    try {
      scenario.steps.forEach((step, i) => {
        this.step = i + 1;
        this.take(step);
      });
      this.step = null;
      if (scenario.expect) this.compare(scenario.expect);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
    const [pending] = table.match.pending;
    return {
      title: scenario.title,
      rules: scenario.rules,
      passed: failures.length === 0,
      failures,
      waiting: pending ? { seat: pending.seat, kind: pending.kind } : null,
      options: pending ? idsOffered(pending) : [],
      position: table.position,
    };
  }

  private take(step: Step<P>): void {
    if (typeof step === 'object' && !Array.isArray(step)) this.act(step as Action<P>);
    else this.choose(this.owed(undefined), step as Choice);
  }

  private act(action: Action<P>): void {
    if ('expect' in action) this.compare(action.expect as P);
    else if ('runUntil' in action) this.runUntil(action.runUntil);
    else if ('unasked' in action) this.speak(action);
    else this.decide(this.owed(action.seat as Who | undefined), action);
  }

  private decide(decision: Decision, action: Readonly<Record<string, unknown>>): void {
    const { choose, offered, offers, notOffered, refused, rule } = action;
    if (choose !== undefined) this.choose(decision, choose as Choice);
    else if (offered) this.offered(decision, offered as string[]);
    else if (offers) this.offers(decision, offers as string[], true);
    else if (notOffered) this.offers(decision, notOffered as string[], false);
    else if (refused) this.refused(decision, refused as string, rule as string | undefined);
    else this.attempt(idsOffered(decision), () => this.table.act!(action));
  }

  /** Done by a seat of its own accord, whoever is asked something. */
  private speak({ seat, choose, unasked }: Readonly<Record<string, unknown>>): void {
    const kind = unasked as string;
    if (seat === undefined) this.stop(`${kind}: a seat does it`);
    const by = this.table.seatOf(seat as Who);
    const what = `${kind}: ${JSON.stringify(choose)} cannot be chosen`;
    this.attempt([], () => this.table.answer(by, choose as Choice, kind), what, choose);
  }

  private fail(message: string, details: { expected?: unknown; got?: unknown } = {}): void {
    this.failures.push({ step: this.step, message, ...details });
  }

  private stop(message: string, details?: { expected?: unknown; got?: unknown }): never {
    this.fail(message, details);
    throw new Stopped();
  }

  /** The decision that a seat owes, or the first one owed. */
  private owed(who: Who | undefined): Decision {
    const { pending } = this.table.match;
    const [first] = pending;
    if (!first) return this.stop('the game is over: nobody has to decide');
    if (who === undefined) return first;
    const seat = this.table.seatOf(who);
    return (
      pending.find((decision) => decision.seat === seat) ??
      this.stop('another seat must decide', { expected: who, got: first.seat })
    );
  }

  private choose(decision: Decision, choice: Choice): void {
    this.attempt(
      idsOffered(decision),
      () => this.table.answer(decision.seat, choice),
      `${decision.kind}: ${JSON.stringify(choice)} cannot be chosen`,
      choice,
    );
  }

  private attempt(
    got: readonly string[],
    run: () => unknown,
    what?: string,
    expected?: unknown,
  ): void {
    try {
      run();
    } catch (error) {
      if (error instanceof RuleError)
        this.stop(`a rule failed: ${error.cause instanceof Error ? error.cause.message : '?'}`);
      if (!(error instanceof Problem)) throw error;
      const message = what ? `${what}: ${error.message}` : error.message;
      this.stop(message, { ...(expected !== undefined && { expected }), got });
    }
  }

  private offered(decision: Decision, ids: readonly (string | number)[]): void {
    const expected = ids.map(String);
    const got = idsOffered(decision);
    if (!same(expected, got)) this.fail('something else is offered', { expected, got });
  }

  private offers(decision: Decision, given: readonly (string | number)[], wanted: boolean): void {
    const ids = given.map(String);
    const got = idsOffered(decision);
    for (const id of ids)
      if (got.includes(id) !== wanted)
        this.fail(wanted ? `${id} is not offered` : `${id} is offered`, { expected: ids, got });
  }

  private refused(decision: Decision, id: string, rule: string | undefined): void {
    const { refused } = opened(decision);
    const why = refused.find(({ option }) => option.id === id)?.why;
    if (!why)
      this.fail(
        `${id} is ${idsOffered(decision).includes(id) ? 'offered' : 'not refused by name'}`,
        {
          expected: rule ?? 'refused',
          got: refused.map(({ option }) => option.id),
        },
      );
    else if (rule !== undefined && why.rule !== rule)
      this.fail(`${id} is refused by another rule`, { expected: rule, got: why.rule });
  }

  private runUntil(moment: unknown): void {
    try {
      if (this.table.runUntil(moment)) return;
    } catch (error) {
      if (!(error instanceof RuleError || error instanceof Problem)) throw error;
      this.stop(error.message);
    }
    this.stop('the game ended before that', { expected: moment });
  }

  private compare(expected: P): void {
    for (const { path, ...both } of differences(expected, this.table.position))
      this.fail(`${path} is different`, both);
  }
}
