import { type Choice, Problem, RuleError, type Seat } from '@landsraad/kernel';
import type { Position } from './position.ts';
import {
  type Action,
  type Moment,
  parseScenario,
  type Scenario,
  type Step,
  seatsOf,
} from './shape.ts';
import { Table } from './table.ts';

/** What did not come out as the scenario says. `step` counts from 1; null is the final position. */
export interface ScenarioFailure {
  readonly step: number | null;
  readonly message: string;
  readonly expected?: unknown;
  readonly got?: unknown;
}

export interface ScenarioResult {
  readonly title: string;
  readonly rules: readonly string[];
  readonly passed: boolean;
  readonly failures: readonly ScenarioFailure[];
  /** Who must decide what at the end, or null when the game is over. */
  readonly waiting: { readonly seat: Seat; readonly kind: string } | null;
  /** The ids offered at the end. */
  readonly options: readonly string[];
  /** The final position, in the words of the scenario. */
  readonly position: Required<Position>;
}

/** Lays the position, takes the steps, checks. Throws a `Problem` for what is no scenario. */
export function runScenario(input: unknown): ScenarioResult {
  const scenario = parseScenario(input);
  return new Run(scenario).result();
}

/** After it nothing that follows would mean anything. */
class Stopped extends Error {}

class Run {
  private readonly scenario: Scenario;
  private readonly table: Table;
  private readonly failures: ScenarioFailure[] = [];
  private step: number | null = null;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.table = laid(scenario);
  }

  result(): ScenarioResult {
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
      options: pending ? table.options : [],
      position: table.position,
    };
  }

  private take(step: Step): void {
    if (typeof step === 'object' && !Array.isArray(step)) this.act(step as Action);
    else this.choose(step as Choice);
  }

  private act(action: Action): void {
    if ('expect' in action) this.compare(action.expect);
    else if ('runUntil' in action) this.runUntil(action.runUntil);
    else {
      this.checkSeat(action.seat);
      if ('choose' in action) this.choose(action.choose);
      else if ('play' in action) this.attempt(() => this.table.play(action.play, action.on));
      else if ('offered' in action) this.offered(action.offered.map(String));
      else if ('offers' in action) this.offers(action.offers.map(String), true);
      else if ('notOffered' in action) this.offers(action.notOffered.map(String), false);
      else this.refused(action.refused, action.rule);
    }
  }

  private fail(message: string, details: { expected?: unknown; got?: unknown } = {}): void {
    this.failures.push({ step: this.step, message, ...details });
  }

  private stop(message: string, details?: { expected?: unknown; got?: unknown }): never {
    this.fail(message, details);
    throw new Stopped();
  }

  private checkSeat(seat: Seat | undefined): void {
    const pending = this.needDecision();
    if (seat !== undefined && seat !== pending)
      this.stop('another seat must decide', { expected: seat, got: pending });
  }

  private needDecision(): Seat {
    const [pending] = this.table.match.pending;
    return pending ? pending.seat : this.stop('the game is over: nobody has to decide');
  }

  private choose(choice: Choice): void {
    this.needDecision();
    const { kind } = this.table;
    this.attempt(
      () => this.table.choose(choice),
      `${kind}: ${JSON.stringify(choice)} cannot be chosen`,
      choice,
    );
  }

  private attempt(run: () => unknown, what?: string, expected?: unknown): void {
    const { table } = this;
    const offered = table.options;
    try {
      run();
    } catch (error) {
      if (error instanceof RuleError)
        this.stop(`a rule failed: ${error.cause instanceof Error ? error.cause.message : '?'}`);
      if (!(error instanceof Problem)) throw error;
      const message = what ? `${what}: ${error.message}` : error.message;
      this.stop(message, { ...(expected !== undefined && { expected }), got: offered });
    }
  }

  private offered(expected: readonly string[]): void {
    const got = this.table.options;
    if (!same(expected, got)) this.fail('something else is offered', { expected, got });
  }

  private offers(ids: readonly string[], wanted: boolean): void {
    const got = this.table.options;
    for (const id of ids)
      if (got.includes(id) !== wanted)
        this.fail(wanted ? `${id} is not offered` : `${id} is offered`, { expected: ids, got });
  }

  private refused(id: string, rule: string | undefined): void {
    const why = this.table.why(id);
    if (!why)
      this.fail(`${id} is ${this.table.offers(id) ? 'offered' : 'not refused by name'}`, {
        expected: rule ?? 'refused',
        got: this.table.decision.refused.map(({ option }) => option.id),
      });
    else if (rule !== undefined && why.rule !== rule)
      this.fail(`${id} is refused by another rule`, { expected: rule, got: why.rule });
  }

  private runUntil(moment: Moment): void {
    const { table } = this;
    const reached = () => {
      if (moment === 'over') return table.match.over;
      const { phase, round, active } = table.match.state;
      return same({ phase, round, active, ...moment }, { phase, round, active });
    };
    try {
      table.runUntil(reached);
    } catch (error) {
      if (!(error instanceof RuleError || error instanceof Problem)) throw error;
      this.stop(error.message);
    }
    if (!reached()) this.stop('the game ended before that', { expected: moment });
  }

  private compare(expected: Position): void {
    for (const { path, ...both } of differences(expected, this.table.position, ''))
      this.fail(`${path} is different`, both);
  }
}

function laid(scenario: Scenario): Table {
  try {
    return new Table(scenario.position, {
      ...scenario.options,
      players: seatsOf(scenario) as 3 | 4,
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Problem(`position: it cannot be laid: ${why}`, { cause: error });
  }
}

interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** What was expected and is not so; of objects only what is named, players by seat, lists whole. */
function differences(expected: unknown, got: unknown, path: string): Difference[] {
  if (isObject(expected) && isObject(got))
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, got[key], path === '' ? key : `${path}.${key}`),
    );
  if (path === 'players' && Array.isArray(expected) && Array.isArray(got))
    return expected.flatMap((player, seat) => differences(player, got[seat], `players[${seat}]`));
  return same(expected, got) ? [] : [{ path, expected, got }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (isObject(a) && isObject(b))
    return Object.keys({ ...a, ...b }).every((key) => same(a[key], b[key]));
  return a === b;
}
