import type { Choice, Seat } from '@landsraad/kernel';
import {
  playScenario,
  type ScenarioResult,
  type ScenarioTable,
  same,
} from '@landsraad/kernel/scenario';
import type { Position } from './position.ts';
import { gameOf, type Moment, optionsOf, parseScenario, type Scenario } from './shape.ts';
import { Table } from './table.ts';

/** Lays the position, takes the steps, checks. Throws a `Problem` for what is no scenario. */
export function runScenario(input: unknown): ScenarioResult<Required<Position>> {
  const scenario = parseScenario(input);
  return playScenario(scenario, () => new Laid(scenario)) as ScenarioResult<Required<Position>>;
}

class Laid implements ScenarioTable<Position> {
  private readonly table: Table;

  constructor(scenario: Scenario) {
    const { players } = optionsOf(scenario);
    const options = { ...scenario.options, players };
    this.table = new Table(gameOf(scenario), scenario.position, options);
  }

  get match() {
    return this.table.match;
  }

  get position(): Required<Position> {
    return this.table.position;
  }

  seatOf(who: number | string): Seat {
    return Number(who);
  }

  answer(_: Seat, choice: Choice): void {
    this.table.choose(choice);
  }

  act({ play, on }: { readonly play: string; readonly on: string }): void {
    this.table.play(play, on);
  }

  runUntil(moment: Moment): boolean {
    const { match } = this.table;
    const reached = () => {
      if (moment === 'over') return match.over;
      const { phase, round, active } = match.state;
      return same({ phase, round, active, ...moment }, { phase, round, active });
    };
    this.table.runUntil(reached);
    return reached();
  }
}
