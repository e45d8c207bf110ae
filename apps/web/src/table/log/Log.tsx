import { wordEvent } from '@landsraad/imperium';
import { memo, type RefObject, useMemo, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { sitterName } from '../../packs/imperium/seats/names.ts';
import {
  type Chapter,
  componentsIn,
  EVERYTHING,
  type Filter,
  filtered,
  type Line,
  type Passage,
  storyOf,
  TOPICS,
} from '../../packs/imperium/table/story.ts';
import { words } from '../../packs/imperium/table/words.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useDesk } from '../desk.ts';
import { pointAt, spotsIn } from '../pointing.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import styles from './Log.module.css';

interface LogProps {
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Where it has little room. */
  readonly onEnlarge?: () => void;
}

/** The story so far, by rounds and turns. A line points at the table, and opens what it tells of. */
export const Log = memo(function Log({ heading, onEnlarge }: LogProps) {
  const { log, seat, snapshot } = useDesk();
  const say = useWords(words);
  const [filter, setFilter] = useState(EVERYTHING);
  const story = useMemo(() => storyOf(log, snapshot.seats.length), [log, snapshot.seats.length]);
  const shown = useMemo(() => filtered(story, filter, seat), [story, filter, seat]);
  return (
    <section className={styles.log} data-part="log" aria-label={say.log}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {say.log}
        </h2>
        <Filters filter={filter} onChange={setFilter} />
        {onEnlarge && (
          <IconButton icon="enlarge" size="small" label={say.logLarge} onClick={onEnlarge} />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys */}
      <div className={styles.story} tabIndex={0}>
        <div>
          {shown.length === 0 && <p>{log.length === 0 ? say.nothing : say.nothingSuch}</p>}
          {shown.map((chapter) => (
            <Chapters key={chapter.round} chapter={chapter} />
          ))}
        </div>
      </div>
    </section>
  );
});

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { snapshot, seat, name } = useDesk();
  const say = useWords(words);
  const topics = seat === null ? TOPICS.filter((topic) => topic !== 'mine') : TOPICS;
  return (
    <fieldset className={styles.filters}>
      <legend>{say.filter}</legend>
      {topics.map((topic) => (
        <button
          key={topic}
          type="button"
          aria-pressed={filter.topic === topic}
          onClick={() => onChange({ ...filter, topic })}
        >
          {say.topics[topic]}
        </button>
      ))}
      <span className={styles.by}>
        {snapshot.view.players.map((_, other) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the seats of the table
            key={other}
            type="button"
            aria-pressed={filter.seat === other}
            aria-label={name(other)}
            title={name(other)}
            onClick={() => onChange({ ...filter, seat: filter.seat === other ? null : other })}
          >
            <SeatMark
              seat={other}
              size={1}
              hollow={filter.seat !== null && filter.seat !== other}
            />
          </button>
        ))}
      </span>
    </fieldset>
  );
}

const Chapters = memo(function Chapters({ chapter }: { readonly chapter: Chapter }) {
  const say = useWords(words);
  return (
    <section>
      <h3 className={styles.round}>
        {chapter.round === 0 ? say.passages.setup : say.round(chapter.round)}
      </h3>
      {chapter.passages.map((passage) => (
        <PassageView key={passage.lines[0]!.n} passage={passage} />
      ))}
    </section>
  );
});

function PassageView({ passage }: { readonly passage: Passage }) {
  const { name } = useDesk();
  const say = useWords(words).passages;
  const { kind, seat, lines } = passage;
  const heading =
    kind === 'agent' || kind === 'reveal' || kind === 'passed'
      ? say[kind](name(seat!))
      : kind === 'start'
        ? null
        : say[kind];
  return (
    <div className={styles.passage} data-kind={kind}>
      {heading && (
        <h4>
          {seat !== null && <SeatMark seat={seat} />} {heading}
        </h4>
      )}
      <ol>
        {lines.map((line) => (
          <LineView key={line.n} line={line} />
        ))}
      </ol>
    </div>
  );
}

function LineView({ line: { event, n } }: { readonly line: Line }) {
  const { speaking, language, inspect, snapshot } = useDesk();
  const context =
    event.type === 'leader-taken'
      ? { seatName: (seat: number) => sitterName(snapshot.seats, seat, language) }
      : speaking;
  const text = wordEvent(event, context, language);
  const [first] = componentsIn(event);
  if (!first) return <li data-event={n}>{text}</li>;
  const show = () => pointAt(spotsIn(event));
  const hide = () => pointAt([]);
  return (
    <li data-event={n}>
      <button
        type="button"
        onClick={() => inspect(first)}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {text}
      </button>
    </li>
  );
}
