export { arrange, describe, type PlayerPosition, type Position } from './position.ts';
export { runScenario } from './scenario.ts';
export { Table, table } from './table.ts';
