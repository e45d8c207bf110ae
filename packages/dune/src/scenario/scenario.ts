import type { Choice, Seat } from '@landsraad/kernel';
import {
  playScenario,
  type ScenarioResult,
  type ScenarioTable,
  same,
} from '@landsraad/kernel/scenario';
import type { FactionId } from '../ids.ts';
import type { Position } from './position.ts';
import {
  gameOf,
  type Moment,
  type NamedPosition,
  optionsOf,
  parseScenario,
  type Scenario,
  seatedPosition,
} from './shape.ts';
import { Table } from './table.ts';

/** Lays the position, takes the steps, checks. Throws a `Problem` for what is no scenario. */
export function runScenario(input: unknown): ScenarioResult<NamedPosition> {
  const scenario = parseScenario(input);
  return playScenario(scenario, () => new Laid(scenario));
}

class Laid implements ScenarioTable<NamedPosition> {
  private readonly table: Table;

  constructor(scenario: Scenario) {
    const options = optionsOf(scenario);
    const position: Position = seatedPosition(scenario, options.factions);
    this.table = new Table(position, options, scenario.listen, gameOf(scenario));
  }

  get match() {
    return this.table.match;
  }

  /** With the factions by their names. */
  get position(): NamedPosition {
    const { dialers, firstPlayer, acted, winners, factions, ...rest } = this.table.position;
    const name = (seat: Seat): FactionId => factions[seat]!.id;
    const named = factions.map(({ id, allies, ...faction }) => [
      id,
      { ...faction, allies: allies.map(name) },
    ]);
    return {
      ...rest,
      dialers: dialers.map(name),
      firstPlayer: name(firstPlayer),
      acted: acted.map(name),
      winners: winners.map(name),
      factions: Object.fromEntries(named),
    } as NamedPosition;
  }

  seatOf(who: number | string): Seat {
    return this.table.seatOf(who as FactionId);
  }

  answer(seat: Seat, choice: Choice, unasked?: string): void {
    if (unasked !== undefined) this.match.answer(seat, choice, unasked);
    else this.table.by(this.match.state.factions[seat]!.id, choice);
  }

  runUntil(moment: Moment): boolean {
    const { table, match } = this;
    const reached = () => {
      if (moment === 'over') return match.over;
      const { decision, ...at } = moment;
      const { phase, turn } = match.state;
      const asked = decision === undefined || match.pending.some(({ kind }) => kind === decision);
      return asked && same({ phase, turn, ...at }, { phase, turn });
    };
    table.runUntil(reached);
    if (!reached()) return false;
    if (moment === 'over' || moment.decision === undefined) table.passQuietly();
    return true;
  }
}
