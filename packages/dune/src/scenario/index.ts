export {
  arrange,
  describe,
  type FactionPosition,
  type ForcesGiven,
  type Position,
} from './position.ts';
export { runScenario } from './scenario.ts';
export { Table, table } from './table.ts';
