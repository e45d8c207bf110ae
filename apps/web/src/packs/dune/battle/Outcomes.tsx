import { dialed, type Forces, factionOf, leaderOf, nameOf, type Plan } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { useDune } from '../table/desk.ts';
import style from './Composer.module.css';
import type { Outcome, Outlook } from './outlook.ts';
import { words } from './words.ts';

interface OutcomesProps {
  readonly outlook: Outlook;
  readonly plan: Plan;
  readonly against: Seat;
  /** What is dialed, if the battle is won (DUN-10.24). */
  readonly lost: Forces | null;
}

/** What may come of the plan, from what one knows: it advises nothing. */
export function Outcomes({ outlook, plan, against, lost }: OutcomesProps) {
  const { snapshot } = useDune();
  const { language, short } = useWording();
  const say = useWords(words);
  const named = (leader: Plan['leader']): string =>
    leader === null || leader === 'cheap-hero' ? '' : nameOf(leaderOf(leader), language);
  const totals = ({ mine, theirs }: Outcome) => say.versus(dialed(mine), dialed(theirs));
  const won =
    lost && lost.normal + lost.special > 0
      ? say.win(say.lost(lost.normal, lost.special))
      : say.winWhole;
  const ends = ({ wins }: Outcome) => (wins ? won : say.lose);
  const { traitorsKept } = factionOf(snapshot.view.factions[against]!.id).start;
  const { best, worst, betrayal, explosion } = outlook;
  return (
    <section className={style.outcomes} aria-label={say.comes(say.outcomes, short(against))}>
      <dl>
        <dt data-good="">{say.best}</dt>
        <dd>
          <b>{totals(best)}</b> ·{' '}
          {say.comes(best.leaderDies ? say.bestWhy : say.bestLives, ends(best))}
        </dd>
        <dt data-bad="">{say.worst}</dt>
        <dd>
          <b>{totals(worst)}</b> ·{' '}
          {say.comes(
            worst.leader ? say.worstWhy(named(worst.leader), worst.kh) : say.worstNobody,
            ends(worst),
          )}
        </dd>
        <dt data-bad="">{say.betrayal}</dt>
        <dd>
          {betrayal === 'possible'
            ? say.betrayalMay(named(plan.leader), traitorsKept)
            : say.betrayalNot[betrayal]}
        </dd>
        <dt data-bad="">{say.explosion}</dt>
        <dd>{explosion ? say.explosionMay : say.explosionNot}</dd>
      </dl>
      <p className={style.note}>{say.own}</p>
    </section>
  );
}
