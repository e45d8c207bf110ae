import {
  conflictOf,
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumView,
  nameOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { CSSProperties } from 'react';
import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useWording } from '../../../table/desk/wording.ts';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import { seatColour } from '../../../table/seats/shapes.ts';
import { Chips } from '../../../table/stage/Chips.tsx';
import type { WholeProps } from '../../../table/stage/kit.ts';
import { ComponentFace } from '../cards/ComponentFace.tsx';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import type { Component } from '../spots.ts';
import styles from './Conflict.module.css';
import {
  type ConflictScene,
  type Lane,
  lanesAt,
  prospectOf,
  resolvedIn,
  STEPS,
  stepAt,
  swordCards,
} from './lanes.ts';
import { words } from './words.ts';

type Props = WholeProps<ImperiumView, ImperiumOption, ImperiumEvent, Component>;

const ROMAN = ['I', 'II', 'III'] as const;

/** A Conflict before everybody's eyes: the forces, what was revealed, the Intrigue, who wins what. */
export default function Whole({ scene, at, snapshot, children }: Props) {
  const { language } = useWording();
  const say = useWords(words).conflict;
  const fought = conflictOf(conflictIn(scene));
  const lanes = lanesAt(scene, at);
  const step = stepAt(scene, at);
  const viewer = typeof snapshot.viewer === 'number' ? snapshot.viewer : null;
  return (
    <section className={styles.scene} aria-labelledby="conflict" data-scene="conflict">
      <header className={styles.head}>
        <p className={styles.eyebrow}>{say.eyebrow(scene.round, ROMAN[fought.level - 1]!)}</p>
        <h2 id="conflict">{nameOf(fought, language)}</h2>
        <Steps now={step} />
      </header>
      <Rewards scene={scene} lanes={lanes} />
      <ol className={styles.lanes} aria-label={say.lanes}>
        {lanes.map((lane, i) => (
          <LaneRow
            key={lane.seat}
            lane={lane}
            leads={i === 0 && lane.strength > 0}
            best={Math.max(1, lanes[0]!.strength)}
            scene={scene}
            own={lane.seat === viewer}
          />
        ))}
      </ol>
      <Telling scene={scene} at={at} lanes={lanes} viewer={viewer} />
      <footer className={styles.foot}>
        <Prospects snapshot={snapshot} viewer={viewer} />
        {children}
      </footer>
    </section>
  );
}

const conflictIn = (scene: ConflictScene): string =>
  resolvedIn(scene)?.conflict ?? (scene.before.snapshot.view as ImperiumView).conflict!;

function Steps({ now }: { readonly now: (typeof STEPS)[number] }) {
  const say = useWords(words).conflict;
  const reached = STEPS.indexOf(now);
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-past={i < reached || undefined}
          aria-current={step === now ? 'step' : undefined}
        >
          {say.steps[step]}
        </li>
      ))}
    </ol>
  );
}

interface RewardsProps {
  readonly scene: ConflictScene;
  readonly lanes: readonly Lane[];
}

function Rewards({ scene, lanes }: RewardsProps) {
  const { name } = useWording();
  const say = useWords(words).conflict;
  const { rewards } = conflictOf(conflictIn(scene));
  const settled = resolvedIn(scene) !== null;
  return (
    <section className={styles.rewards} aria-label={say.rewards}>
      <ol>
        {rewards.map((effects, i) => {
          const takers = lanes.filter(({ place }) => place === i + 1);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: first, second and third
            <li key={i}>
              <b className={styles.place}>{i + 1}</b>
              <EffectIcons effects={effects} />
              <span className={styles.takers}>
                {takers.map(({ seat }) => (
                  <span key={seat}>
                    <SeatMark seat={seat} title={name(seat)} /> {!settled && say.forNow}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface LaneRowProps {
  readonly lane: Lane;
  readonly leads: boolean;
  readonly best: number;
  readonly scene: ConflictScene;
  readonly own: boolean;
}

function LaneRow({ lane: { seat, troops, strength }, leads, best, scene, own }: LaneRowProps) {
  const { name, thing } = useWording();
  const say = useWords(words).conflict;
  const view = scene.before.snapshot.view as ImperiumView;
  const cards = swordCards(scene, seat);
  const colour = { '--seat': seatColour(seat), '--share': strength / best } as CSSProperties;
  return (
    <li
      className={styles.lane}
      style={colour}
      data-seat={seat}
      data-leads={leads || undefined}
      data-out={strength === 0 || undefined}
    >
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.who}>
        <b>
          <SeatMark seat={seat} size={0.9} /> {own ? say.you : name(seat)}
        </b>
        <span>
          {strength === 0 ? say.noTroop : say.intrigueInHand(view.players[seat]!.intrigueCount)}
        </span>
      </span>
      <span className={styles.troops} role="img" aria-label={say.troops(troops)}>
        {Array.from({ length: troops }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one cube is like another
          <Icon key={i} name="troop" size={1.1} />
        ))}
      </span>
      <span className={styles.cards}>
        {strength > 0 &&
          cards.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
            <span key={i}>
              {thing({ kind: 'card', id: card })} <Icon name="sword" size={0.9} />
            </span>
          ))}
      </span>
      <b className={styles.strength} title={say.strength(strength)}>
        {strength}
      </b>
    </li>
  );
}

interface TellingProps {
  readonly scene: ConflictScene;
  readonly at: number;
  readonly lanes: readonly Lane[];
  readonly viewer: Seat | null;
}

/** What is happening in words: the card that was played, then who wins. */
function Telling({ scene, at, lanes, viewer }: TellingProps) {
  const { event: told, name } = useWording();
  const say = useWords(words).conflict;
  const seen = scene.beats.slice(0, at + 1);
  const card = seen.findLast(({ kind }) => kind === 'intrigue' || kind === 'bonus');
  const resolved = seen.some(({ kind }) => kind === 'winner') ? resolvedIn(scene) : null;
  const rewards = seen.filter(({ kind }) => kind === 'reward');
  const own = lanes.find(({ seat }) => seat === viewer);
  const short = own && own.strength > 0 ? lanes[0]!.strength + 1 - own.strength : 0;
  return (
    <section className={styles.telling} aria-label={say.telling} aria-live="polite">
      {resolved && <p className={styles.outcome}>{told(resolved)}</p>}
      {resolved && isTied(lanes) && <p>{say.tie}</p>}
      {!resolved && card && (
        <>
          <p>
            <SeatMark seat={card.seat!} /> {say.plays(name(card.seat!))}
          </p>
          <div className={styles.card}>
            {card.things.map((thing) => (
              <ComponentFace key={thing.id} component={thing as Component} size="hand" />
            ))}
          </div>
        </>
      )}
      {!resolved && short > 0 && lanes[0]!.seat !== viewer && <p>{say.short(short)}</p>}
      {rewards.map(({ seat, amounts, until }) => (
        <div key={until} className={styles.reward}>
          <b>
            <SeatMark seat={seat!} /> {name(seat!)}
          </b>
          <Chips amounts={amounts.filter((amount) => amount.seat === seat)} />
        </div>
      ))}
    </section>
  );
}

const isTied = (lanes: readonly Lane[]): boolean =>
  lanes.length > 1 && lanes[0]!.strength > 0 && lanes[0]!.strength === lanes[1]!.strength;

interface ProspectsProps {
  readonly snapshot: Props['snapshot'];
  readonly viewer: Seat | null;
}

/** What each card would make of one's place. */
function Prospects({ snapshot: { decision, view }, viewer }: ProspectsProps) {
  const { thing } = useWording();
  const say = useWords(words).conflict;
  if (decision?.kind !== 'combat.play' || decision.shape !== 'one' || viewer === null) return null;
  const prospects = decision.options.flatMap((option) => {
    const found = option.type === 'intrigue' ? prospectOf(option, view, viewer) : null;
    return found ? [found] : [];
  });
  if (prospects.length === 0) return null;
  return (
    <ul className={styles.prospects} data-prospects="">
      {prospects.map(({ option, from, to, place }) => (
        <li key={option.id}>
          {say.prospect(thing({ kind: 'intrigue', id: option.intrigue }), from, to)}{' '}
          {place === null ? say.noPlace : say.places[place]}
        </li>
      ))}
    </ul>
  );
}
