import type { Language } from '@landsraad/kernel/wording';
import type { Finding } from './check.ts';
import type { BegunStatus, Verdict } from './verify.ts';

interface Words {
  readonly progress: (done: number, of: number) => string;
  readonly status: Readonly<Record<BegunStatus, string>>;
  readonly finding: {
    readonly [F in Finding['is']]: (finding: Extract<Finding, { is: F }>) => string;
  };
  readonly verdict: (verdict: Verdict) => string;
}

const answers = (n: number, one: string, many: string, isOne: boolean): string =>
  `${n} ${isOne ? one : many}`;

const english = (n: number): string => answers(n, 'answer', 'answers', n === 1);
const french = (n: number): string => answers(n, 'réponse', 'réponses', n < 2);

/** What the operator is told. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    progress: (done, of) => `${done} of ${of} tables`,
    status: { running: 'running', over: 'over', frozen: 'stands still' },
    finding: {
      same: () => 'is the game that was played',
      plausible: () => 'leads to where it stood; nothing more was noted then',
      thaws: () => 'stood still, and would go on',
      changed: ({ by }) => `would be another game, after ${english(by)} at the latest`,
      stuck: ({ at, why }) => `cannot be followed after ${english(at)}: ${why}`,
      'other-rules': ({ why }) => `cannot be played: ${why}`,
    },
    verdict: ({ tables, found }) =>
      found.changed + found.stuck + found['other-rules'] === 0
        ? `Nothing would change: ${tables} games play again (${found.same} are the games that were played, ${found.plausible} lead to where they stood, ${found.thaws} would go on).`
        : `Do not deploy: of ${tables} games ${found.changed} would be others, ${found.stuck} cannot be followed, ${found['other-rules']} cannot be played. This program would let them stand still.`,
  },
  fr: {
    progress: (done, of) => `${done} tables sur ${of}`,
    status: { running: 'en cours', over: 'terminée', frozen: 'à l’arrêt' },
    finding: {
      same: () => 'est la partie qui a été jouée',
      plausible: () => 'mène où elle en était ; rien de plus n’avait été noté',
      thaws: () => 'était à l’arrêt, et reprendrait',
      changed: ({ by }) => `serait une autre partie, au plus tard après ${french(by)}`,
      stuck: ({ at, why }) => `ne peut être suivie après ${french(at)} : ${why}`,
      'other-rules': ({ why }) => `ne peut être jouée : ${why}`,
    },
    verdict: ({ tables, found }) =>
      found.changed + found.stuck + found['other-rules'] === 0
        ? `Rien ne changerait : ${tables} parties se rejouent (${found.same} sont celles qui ont été jouées, ${found.plausible} mènent où elles en étaient, ${found.thaws} reprendraient).`
        : `Ne déployez pas : sur ${tables} parties, ${found.changed} en seraient d’autres, ${found.stuck} ne peuvent être suivies, ${found['other-rules']} ne peuvent être jouées. Ce programme les laisserait à l’arrêt.`,
  },
};
