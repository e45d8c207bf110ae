import {
  type BattleView,
  type DuneEvent,
  type DuneOption,
  type DuneView,
  dialed,
  type LeaderId,
  leaderOf,
  nameOf,
  type Plan,
  type TreacheryId,
  territoryOf,
  treacheryOf,
  wordEvent,
} from '@landsraad/dune';
import type { Heard, Seat } from '@landsraad/kernel';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../../table/desk/wording.ts';
import type { WholeProps } from '../../../table/stage/kit.ts';
import art from '../art/Art.module.css';
import { CardPicture, Disc } from '../art/Art.tsx';
import { FactionMark } from '../FactionMark.tsx';
import { countOf, standingIn } from '../map/standing.ts';
import type { Component } from '../spots.ts';
import { contextOf } from '../table/wording.ts';
import style from './BattleScene.module.css';
import { type End, endFor } from './ends.ts';
import { Place } from './Place.tsx';
import { STEPS, type Step, stepAt } from './steps.ts';
import { words } from './words.ts';

type Props = WholeProps<DuneView, DuneOption, DuneEvent, Component>;
type Told = Heard<DuneEvent>;

/** One's own battle: both sides, their plans as they open, and the decision in it. */
export default function BattleScene({ scene, at, snapshot, children }: Props) {
  const { language, speaking } = useWording();
  const say = useWords(words);
  const seen = seenIn(scene, at);
  const named = seen.find((event) => event.type === 'battle-named');
  if (named?.type !== 'battle-named') return null;
  const { territory, aggressor, defender } = named;
  const plans = plansIn(seen, snapshot.view.battle);
  const step = stepAt(seen, snapshot.view.battle, snapshot.decision);
  return (
    <section
      className={style.scene}
      aria-labelledby="battle"
      data-scene="battle"
      data-step={step}
      data-open={STEPS.indexOf(step) >= STEPS.indexOf('reveal') || undefined}
    >
      <Place of={territory} />
      <header className={style.head}>
        <h2 id="battle">{nameOf(territoryOf(territory), language)}</h2>
        <Steps now={step} />
      </header>
      <div className={style.sides}>
        {[aggressor, defender].map((seat) => (
          <Side
            key={seat}
            seat={seat}
            view={snapshot.view}
            territory={territory}
            attacks={seat === aggressor}
            plan={plans.get(seat)}
            end={endFor(seat, plans.get(seat)?.leader, seen)}
          />
        ))}
      </div>
      <ol className={style.told} aria-label={say.steps.result}>
        {seen
          .filter(({ type }) => TOLD.has(type))
          .map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: in the order in which it happened
            <li key={i}>{wordEvent(event, contextOf(speaking), language)}</li>
          ))}
      </ol>
      <footer className={style.foot}>{children}</footer>
    </section>
  );
}

const TOLD: ReadonlySet<DuneEvent['type']> = new Set([
  'no-leader',
  'voice',
  'prescience',
  'prescience-answered',
  'plan-seen',
  'karama-stopped',
  'traitor-called',
  'explosion',
  'leader-killed',
  'battle-won',
  'battle-lost-by-both',
  'forces-lost',
  'spice-gained',
  'leader-captured',
  'captive-killed',
  'card-discarded',
]);

/** What was told up to the beat that is seen; what has no beat of its own comes with the one before. */
function seenIn({ passage, beats }: Props['scene'], at: number): readonly Told[] {
  const next = beats[at + 1];
  const lines =
    at + 1 >= beats.length
      ? passage.lines
      : passage.lines.filter(({ n }) => n < (next?.until ?? 0));
  return lines.map(({ event }) => event);
}

/** As they were revealed, or as far as the viewer may see them before. */
function plansIn(seen: readonly Told[], battle: BattleView | null): ReadonlyMap<Seat, Plan | null> {
  const revealed = seen.find((event) => event.type === 'plans-revealed');
  const plans = revealed?.type === 'plans-revealed' ? revealed.plans : (battle?.plans ?? []);
  return new Map(plans.map(({ seat, plan }) => [seat, plan]));
}

function Steps({ now }: { readonly now: Step }) {
  const say = useWords(words).steps;
  const reached = STEPS.indexOf(now);
  return (
    <ol className={style.steps}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-past={i < reached || undefined}
          aria-current={step === now ? 'step' : undefined}
        >
          {say[step]}
        </li>
      ))}
    </ol>
  );
}

interface SideProps {
  readonly seat: Seat;
  readonly view: DuneView;
  readonly territory: string;
  readonly attacks: boolean;
  /** Undefined while it is not fixed, null while it is not open. */
  readonly plan: Plan | null | undefined;
  readonly end: End;
}

function Side({ seat, view, territory, attacks, plan, end }: SideProps) {
  const { name } = useWording();
  const say = useWords(words);
  const faction = view.factions[seat]!;
  const forces = territoryOf(territory)
    .cells.flatMap((cell) => standingIn(view, cell))
    .filter((one) => one.seat === seat)
    .reduce((sum, one) => sum + countOf(one), 0);
  return (
    <article className={style.side} data-side={seat} data-won={end.won || undefined}>
      <h3>
        <FactionMark faction={faction.id} size={1.1} /> {name(seat)}
        {end.total !== null && <output>{dialed(end.total)}</output>}
      </h3>
      <p>
        {say.forces(forces)}, {say.cards(faction.handSize)}
        {attacks && ` · ${say.aggressor}`}
      </p>
      {plan ? (
        <OpenPlan plan={plan} end={end} />
      ) : (
        <p className={style.closed}>{plan === null ? say.hidden : say.planning}</p>
      )}
      {end.won && <p className={style.won}>{say.won(name(seat))}</p>}
    </article>
  );
}

function OpenPlan({ plan, end }: { readonly plan: Plan; readonly end: End }) {
  const { language } = useWording();
  const say = useWords(words);
  const card = (id: TreacheryId | null) =>
    id === null ? (
      say.none
    ) : (
      <span className={art.option}>
        <CardPicture of={id} />
        {nameOf(treacheryOf(id), language)}
      </span>
    );
  const leader = (id: LeaderId) => (
    <span className={art.option} data-dies={end.dies || undefined}>
      <Disc of={id} />
      <span>
        <span>{nameOf(leaderOf(id), language)}</span> {leaderOf(id).strength}
        {(end.betrays || end.dies) && <b>{end.betrays ? say.betrays : say.dies}</b>}
      </span>
    </span>
  );
  return (
    <dl className={style.open}>
      <div>
        <dt>{say.dialed}</dt>
        <dd>
          <strong>{dialed(plan.dial)}</strong>
        </dd>
      </div>
      <div>
        <dt>{say.leader}</dt>
        <dd>
          {plan.leader === null || plan.leader === 'cheap-hero'
            ? card(plan.leader && 'cheap-hero')
            : leader(plan.leader)}
          {plan.kh && ` · ${say.kh}`}
        </dd>
      </div>
      <div>
        <dt>{say.weapon}</dt>
        <dd>{card(plan.weapon)}</dd>
      </div>
      <div>
        <dt>{say.defense}</dt>
        <dd>{card(plan.defense)}</dd>
      </div>
    </dl>
  );
}
