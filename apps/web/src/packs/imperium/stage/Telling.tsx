import type { IntrigueId } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { capitalised, WRITING } from '@landsraad/kernel/wording';
import { useWords } from '../../../app/language.ts';
import { useKit } from '../../../table/desk/Desk.tsx';
import { useWording } from '../../../table/desk/wording.ts';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import { Chips } from '../../../table/stage/Chips.tsx';
import { ComponentFace } from '../cards/ComponentFace.tsx';
import type { Component } from '../spots.ts';
import styles from './Conflict.module.css';
import { words } from './conflict-words.ts';
import { type ConflictScene, type Lane, lanesAt, resolvedIn } from './lanes.ts';
import { tiesIn } from './ties.ts';

interface TellingProps {
  readonly scene: ConflictScene;
  readonly at: number;
  readonly lanes: readonly Lane[];
  readonly viewer: Seat | null;
  /** Who may play a card, in their order. */
  readonly next: readonly Seat[];
  /** What the viewer could play now. */
  readonly playable: readonly IntrigueId[];
}

/** What is happening in words: the card that was played, then who wins, why, and what. */
export function Telling({ scene, at, ...now }: TellingProps) {
  return (
    <section className={styles.telling} aria-label={useWords(words).telling} aria-live="polite">
      {resolvedIn(scene, at) ? (
        <Outcome scene={scene} at={at} viewer={now.viewer} />
      ) : (
        <LastCard scene={scene} at={at} {...now} />
      )}
    </section>
  );
}

function LastCard({ scene, at, lanes, viewer, next, playable }: TellingProps) {
  const { brief } = useWording();
  const say = useWords(words);
  const played = scene.beats
    .slice(0, at + 1)
    .findLastIndex(({ kind }) => kind === 'intrigue' || kind === 'bonus');
  const card = scene.beats[played];
  const own = lanes.find(({ seat }) => seat === viewer);
  const short = own && own.strength > 0 ? lanes[0]!.strength + 1 - own.strength : 0;
  return (
    <>
      <h3>{say.combatIntrigue}</h3>
      {!card &&
        playable.map((id) => (
          <div key={id} className={styles.card}>
            <ComponentFace component={{ kind: 'intrigue', id }} size="dock" />
          </div>
        ))}
      {card && (
        <>
          <p>
            <SeatMark seat={card.seat!} /> {say.plays(capitalised(brief.seatName(card.seat!)))}
          </p>
          <div className={styles.card}>
            {card.things.map((thing) => (
              <ComponentFace key={thing.id} component={thing as Component} size="dock" />
            ))}
          </div>
          <Overtaking scene={scene} played={played} />
        </>
      )}
      {short > 0 && lanes[0]!.seat !== viewer && <p>{say.short(short)}</p>}
      {next.length > 0 && (
        <ol className={styles.next}>
          {next.map((seat, i) => (
            <li key={seat} data-now={i === 0 || undefined}>
              <SeatMark seat={seat} />{' '}
              {seat === viewer ? say.yourTurn : capitalised(brief.seatName(seat))}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** "The Baron takes the lead: 9 → 13." */
function Overtaking({ scene, played }: { readonly scene: ConflictScene; readonly played: number }) {
  const { brief } = useWording();
  const say = useWords(words);
  const { seat } = scene.beats[played]!;
  const before = lanesAt(scene, played - 1);
  const after = lanesAt(scene, played);
  const from = before.find((lane) => lane.seat === seat)?.strength ?? 0;
  const to = after.find((lane) => lane.seat === seat)?.strength ?? 0;
  const leads = after[0]!.seat === seat && before[0]!.seat !== seat;
  const name = capitalised(brief.seatName(seat!));
  return (
    <p className={styles.outcome}>{leads ? say.leads(name, from, to) : say.now(name, from, to)}</p>
  );
}

function Outcome({ scene, at, viewer }: Pick<TellingProps, 'scene' | 'at' | 'viewer'>) {
  const { brief, language } = useWording();
  const { wording } = useKit();
  const say = useWords(words);
  const resolved = resolvedIn(scene, at)!;
  const { list } = WRITING[language];
  const rewards = scene.beats.slice(0, at + 1).filter(({ kind }) => kind === 'reward');
  return (
    <>
      <h3>{say.steps.winner}</h3>
      <p className={styles.outcome}>{wording.event(resolved, brief, language)}</p>
      {tiesIn(resolved).map(({ place, seats, strength, takes }) => (
        <p key={place} data-tie={place}>
          {capitalised(
            say.tie[place](
              list(
                seats.map((seat) => brief.seatName(seat)),
                'and',
              ),
              strength,
            ),
          )}{' '}
          {takes === null ? say.tieTakes.none : say.tieTakes[takes]}
        </p>
      ))}
      {rewards.map(({ seat, amounts, until }) => (
        <div key={until} className={styles.reward}>
          <b>
            <SeatMark seat={seat!} />{' '}
            {seat === viewer ? say.you : capitalised(brief.seatName(seat!))}
          </b>
          <Chips amounts={amounts.filter((amount) => amount.seat === seat)} />
        </div>
      ))}
    </>
  );
}
