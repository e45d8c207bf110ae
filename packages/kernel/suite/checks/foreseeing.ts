import type { Choice, Decision } from '../../src/decision.ts';
import { randomChoice } from '../../src/playout.ts';
import { split } from '../../src/random.ts';
import { atSomePositions, mustBeSame, seatsOf, type Trial } from './trial.ts';

/** No turn that is thought ahead is longer. */
const ANSWERS = 20;

/** What a seat foresees of its answers is the same however the hidden things lie. */
export function foreseesNoSecrets(trial: Trial): void {
  atSomePositions(trial, (match, random) => {
    for (const seat of seatsOf(match)) {
      const imagined = match.fork();
      imagined.imagine(seat, split(random));
      const choices: Choice[] = [];
      while (choices.length < ANSWERS) {
        const real = trial.foresees(match.view(seat), choices);
        const other = trial.foresees(imagined.view(seat), choices);
        const what = `what seat ${seat} foresees of ${JSON.stringify(choices)}`;
        mustBeSame(JSON.stringify(other), JSON.stringify(real), what);
        if (!real?.decision) break;
        choices.push(randomChoice(real.decision as Decision, random));
      }
    }
  });
}
