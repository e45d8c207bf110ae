export { table } from './lay.ts';
export { arrange, describe, type PlayerPosition, type Position } from './position.ts';
export { runScenario } from './scenario.ts';
export { Table } from './table.ts';
