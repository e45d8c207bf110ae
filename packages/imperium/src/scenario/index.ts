export { arrange, describe, type PlayerPosition, type Position } from './position.ts';
export { runScenario, type ScenarioFailure, type ScenarioResult } from './scenario.ts';
export type { Scenario, Step } from './shape.ts';
export { Table, table } from './table.ts';
