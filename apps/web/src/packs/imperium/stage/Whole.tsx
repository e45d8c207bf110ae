import {
  conflictOf,
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumView,
  type IntrigueId,
  nameOf,
} from '@landsraad/imperium';
import { clockwise, type Seat } from '@landsraad/kernel';
import { useRef } from 'react';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../../table/desk/wording.ts';
import type { WholeProps } from '../../../table/stage/kit.ts';
import { useOvertaking } from '../../../table/stage/useOvertaking.ts';
import { Picture } from '../art/Picture.tsx';
import type { Component } from '../spots.ts';
import { passedIn, type Told } from '../table/story.ts';
import styles from './Conflict.module.css';
import { words } from './conflict-words.ts';
import { Fought } from './Fought.tsx';
import { LaneRow } from './LaneRow.tsx';
import {
  conflictIn,
  defenceIn,
  type Lane,
  lanesAt,
  resolvedIn,
  STEPS,
  stepAt,
  swordCards,
} from './lanes.ts';
import { Prospects } from './Prospects.tsx';
import { Telling } from './Telling.tsx';

type Props = WholeProps<ImperiumView, ImperiumOption, ImperiumEvent, Component>;

const ROMAN = ['I', 'II', 'III'] as const;

/** A Conflict before everybody's eyes: the forces, what was revealed, the Intrigue, who wins what. */
export default function Whole({ scene, at, snapshot, children }: Props) {
  const { language } = useWording();
  const say = useWords(words);
  const fought = conflictOf(conflictIn(scene));
  const lanes = lanesAt(scene, at);
  const viewer = typeof snapshot.viewer === 'number' ? snapshot.viewer : null;
  return (
    <section
      className={styles.scene}
      aria-labelledby="conflict"
      data-scene="conflict"
      data-step={stepAt(scene, at)}
    >
      <div className={styles.backdrop}>
        <Picture of={{ kind: 'conflict', id: fought.id }} country="war" cut="wide" />
      </div>
      <header className={styles.head}>
        <p className={styles.eyebrow}>{say.eyebrow(scene.round, ROMAN[fought.level - 1]!)}</p>
        <h2 id="conflict">{nameOf(fought, language)}</h2>
        <Steps now={stepAt(scene, at)} />
      </header>
      <Fought scene={scene} at={at} lanes={lanes} viewer={viewer} />
      <Lanes scene={scene} at={at} snapshot={snapshot} lanes={lanes} viewer={viewer} />
      <Telling
        scene={scene}
        at={at}
        lanes={lanes}
        viewer={viewer}
        next={nextOf(snapshot)}
        playable={playableIn(snapshot)}
      />
      <footer className={styles.foot}>
        <Prospects snapshot={snapshot} viewer={viewer} />
        {children}
      </footer>
    </section>
  );
}

/** Who may play a Combat card, beginning with whoever is asked (IMP-21.1). */
function nextOf({ waiting, view: { phase, players } }: Props['snapshot']): readonly Seat[] {
  const [asked] = waiting;
  if (phase !== 'combat' || asked === undefined) return [];
  return clockwise(asked, players.length).filter(
    (seat) => players[seat]!.strength > 0 && players[seat]!.intrigueCount > 0,
  );
}

/** The viewer's Combat cards that may be played now. */
function playableIn({ decision }: Props['snapshot']): readonly IntrigueId[] {
  if (decision?.kind !== 'combat.play' || decision.shape !== 'one') return [];
  return decision.options.flatMap((option) =>
    option.type === 'intrigue' ? [option.intrigue] : [],
  );
}

function Steps({ now }: { readonly now: (typeof STEPS)[number] }) {
  const say = useWords(words);
  const reached = STEPS.indexOf(now);
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-past={i < reached || undefined}
          aria-current={step === now ? 'step' : undefined}
        >
          {i < reached && <span aria-hidden="true">✓ </span>}
          {say.steps[step]}
        </li>
      ))}
    </ol>
  );
}

interface LanesProps extends Pick<Props, 'scene' | 'at' | 'snapshot'> {
  readonly lanes: readonly Lane[];
  readonly viewer: Seat | null;
}

/** Strongest first: whoever gets stronger overtakes. */
function Lanes({ scene, at, snapshot, lanes, viewer }: LanesProps) {
  const { thing } = useWording();
  const say = useWords(words);
  const list = useRef<HTMLOListElement>(null);
  useOvertaking(
    list,
    lanes.map(({ seat }) => seat),
  );
  const { players } = snapshot.view;
  const beat = scene.beats[at];
  const defender = defenceIn(scene)?.seat;
  const note = useNotes({ scene, at, snapshot, viewer });
  const changeOf = (seat: Seat) => {
    const by = (beat?.amounts ?? [])
      .filter((amount) => amount.seat === seat && amount.unit === 'sword')
      .reduce((sum, { n }) => sum + n, 0);
    const card = beat?.things[0];
    return by > 0 && card ? { by, card: thing(card) } : null;
  };
  return (
    <ol ref={list} className={styles.lanes} aria-label={say.lanes}>
      {lanes.map((lane, i) => (
        <LaneRow
          key={lane.seat}
          lane={lane}
          leader={players[lane.seat]!.leader}
          leads={i === 0 && lane.strength > 0}
          best={Math.max(1, lanes[0]!.strength)}
          own={lane.seat === viewer}
          note={lane.strength === 0 ? say.noTroop : note(lane.seat)}
          cards={stepAt(scene, at) === 'forces' ? [] : swordCards(scene, lane.seat)}
          change={changeOf(lane.seat)}
          defends={lane.seat === defender}
        />
      ))}
    </ol>
  );
}

/** Whose turn it is to play a card, who passed, how many cards the others hold. */
function useNotes({
  scene,
  at,
  snapshot,
  viewer,
}: Omit<LanesProps, 'lanes'>): (seat: Seat) => string {
  const say = useWords(words);
  const over = resolvedIn(scene, at) !== null;
  const passed = passedIn(scene.passage.lines.map(({ event }) => event as Told));
  return (seat) => {
    const { intrigueCount } = snapshot.view.players[seat]!;
    if (over) return say.intrigueInHand(intrigueCount);
    if (snapshot.waiting.includes(seat)) return seat === viewer ? say.yours : say.theirs;
    return passed.has(seat) ? say.passed : say.intrigueInHand(intrigueCount);
  };
}
