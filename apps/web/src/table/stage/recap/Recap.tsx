import { type CSSProperties, type ReactNode, useEffect, useId, useState } from 'react';
import { useWords } from '../../../app/language.ts';
import { RECAPS, useSettings } from '../../../app/settings.ts';
import type { Frame } from '../../../games/log.ts';
import { colourOf } from '../../../icons/colours.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useKit } from '../../desk/Desk.tsx';
import { useActs } from '../../desk/draft.ts';
import { useKnown } from '../../desk/known.ts';
import { useWording } from '../../desk/wording.ts';
import { SeatMark } from '../../seats/SeatMark.tsx';
import { seatColour } from '../../seats/shapes.ts';
import { keyOf } from '../../spots.ts';
import type { Scene } from '../beats.ts';
import styles from './Recap.module.css';
import { RoundLog } from './RoundLog.tsx';
import {
  type Counted,
  type RecapLine,
  type RecapNext,
  type RecapPlayer,
  wordChange,
} from './recap.ts';
import { ScoreLines } from './ScoreLines.tsx';
import { useRecap } from './useRecap.ts';
import { recapWish, rememberRecap } from './wish.ts';
import { words } from './words.ts';

interface RecapProps {
  readonly scene: Scene;
  /** The newest position that is known. */
  readonly now: Frame;
  /** Shows the battle again, where there was one. */
  readonly onBattle: (() => void) | null;
  /** The way on. */
  readonly children: ReactNode;
}

/** What a round came to: who won, what everybody has more and less, and how the next one begins. */
export default function Recap({ scene, now, onBattle, children }: RecapProps) {
  const { eyebrow, headline, lines, players, next } = useRecap(scene, now);
  const say = useWords(words);
  const title = useId();
  const [log, setLog] = useState(false);
  const game = now.snapshot.id;
  useEffect(() => rememberRecap(game), [game]);
  return (
    <section className={styles.recap} aria-labelledby={title} data-scene="recap">
      <header className={styles.head}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h2 id={title}>{headline}</h2>
        <p className={styles.lines}>
          {lines.map(({ icon, text }) => (
            <span key={text}>
              {icon && <Icon name={icon} size={1.1} />} {text}
            </span>
          ))}
        </p>
      </header>
      {log ? (
        <RoundLog scene={scene} now={now} />
      ) : (
        <ol className={styles.players} aria-label={say.players}>
          {players.map((player) => (
            <PlayerColumn key={player.seat} player={player} />
          ))}
        </ol>
      )}
      <Next next={next} players={players} />
      <footer className={styles.foot}>
        {onBattle && (
          <Button icon="play" data-battle="" onClick={onBattle}>
            {say.battle}
          </Button>
        )}
        <Button icon="log" pressed={log} onClick={() => setLog(!log)}>
          {say.log}
        </Button>
        <Wish game={game} />
        <div className={styles.on}>{children}</div>
      </footer>
    </section>
  );
}

/** How much of it is to be shown from now on. */
export function Wish({ game }: { readonly game: string }) {
  const say = useWords(words);
  const wish = useSettings((settings) => recapWish(settings, game));
  return (
    <div className={styles.wish}>
      <Segmented
        label={say.setting}
        value={wish}
        options={RECAPS.map((value) => ({ value, label: say.wishes[value] }))}
        onChange={(recap) => useSettings.setState({ recap })}
      />
    </div>
  );
}

function PlayerColumn({ player }: { readonly player: RecapPlayer }) {
  const { seat, note, score, sources, groups, things } = player;
  const { snapshot, seat: own } = useKnown();
  const { short } = useWording();
  const { stage } = useKit();
  const say = useWords(words);
  return (
    <li
      className={styles.player}
      data-seat={seat}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <header>
        <span className={styles.face}>
          <stage.Portrait seat={seat} view={snapshot.view} />
        </span>
        <span className={styles.who}>
          <b>
            <SeatMark seat={seat} size={0.85} /> {seat === own ? say.you : short(seat)}
          </b>
          <span>{note}</span>
        </span>
        <span className={styles.score} data-score={score.n}>
          <span>
            <Icon name={score.icon} title={score.name} size={1} /> <b>{score.n}</b>
          </span>
          <Change of={score.change} />
        </span>
      </header>
      <h3>{score.name}</h3>
      {sources.length > 0 ? <Lines lines={sources} /> : <p>{say.none}</p>}
      {groups.map(({ title, counted }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul className={styles.counted}>
            {counted.map((one) => (
              <CountedItem key={one.name} counted={one} />
            ))}
          </ul>
        </section>
      ))}
      <h3>{say.acquired}</h3>
      {things.length > 0 ? <Things of={things} /> : <p>{say.none}</p>}
    </li>
  );
}

function Lines({ lines }: { readonly lines: readonly RecapLine[] }) {
  return (
    <ul className={styles.sources}>
      {lines.map(({ icon, text, change }) => (
        <li key={text}>
          {icon && (
            <span style={{ color: colourOf(icon) }}>
              <Icon name={icon} size={1.1} />
            </span>
          )}{' '}
          {text} {change !== undefined && <Change of={change} />}
        </li>
      ))}
    </ul>
  );
}

function CountedItem({ counted: { icon, name, n, change } }: { readonly counted: Counted }) {
  return (
    <li data-counted={icon} data-n={n} data-change={change}>
      <span style={{ color: colourOf(icon) }}>
        <Icon name={icon} title={name} size={1.1} />
      </span>{' '}
      <b>{n}</b> <Change of={change} />
    </li>
  );
}

/** Against a round ago. */
function Change({ of }: { readonly of: number }) {
  const way = of > 0 ? 'more' : of < 0 ? 'less' : undefined;
  return (
    <small className={styles.change} data-way={way}>
      {wordChange(of)}
    </small>
  );
}

function Things({ of }: { readonly of: RecapPlayer['things'] }) {
  const { inspect } = useActs();
  const { thing: named } = useWording();
  const { Small } = useKit().stage;
  return (
    <ul className={styles.things}>
      {of.map((thing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike
        <li key={`${keyOf(thing)} ${i}`}>
          <button type="button" onClick={() => inspect(thing)}>
            <span className={styles.small}>{Small && <Small thing={thing} />}</span>
            {named(thing)}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NextProps {
  readonly next: RecapNext;
  readonly players: readonly RecapPlayer[];
}

function Next({ next: { eyebrow, title, thing, lines }, players }: NextProps) {
  const { stage } = useKit();
  const say = useWords(words);
  return (
    <aside className={styles.next} aria-label={eyebrow}>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h3>{title}</h3>
      {thing && (
        <div className={styles.thing}>
          <stage.Face thing={thing} />
        </div>
      )}
      <Lines lines={lines} />
      <p className={styles.eyebrow}>{say.scores}</p>
      <ScoreLines players={players} />
    </aside>
  );
}
