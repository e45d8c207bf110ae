export {
  type Check,
  either,
  flag,
  integer,
  list,
  named,
  object,
  oneOf,
  record,
  wrong,
} from './checks.ts';
export { same } from './differences.ts';
export {
  idsOffered,
  playScenario,
  type ScenarioFailure,
  type ScenarioResult,
  type ScenarioTable,
} from './run.ts';
export { type Scenario, type Step, scenarioCheck, type Who } from './shape.ts';
