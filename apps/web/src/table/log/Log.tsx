import type { Seat } from '@landsraad/kernel';
import { memo, type RefObject, useCallback, useMemo, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { colourOf } from '../../icons/colours.ts';
import { Icon } from '../../icons/Icon.tsx';
import { RuleLink } from '../../rules/RuleLink.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useActs } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { thingMark } from '../explain/pointed.ts';
import { pointing } from '../pointing.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { Strip } from '../stage/Strip.tsx';
import { useStaging } from '../stage/useStage.ts';
import { words as tableWords } from '../words.ts';
import styles from './Log.module.css';
import {
  ALL,
  type Chapter,
  EVERYTHING,
  type Filter,
  filtered,
  type Line,
  MINE,
  type Passage,
} from './story.ts';
import { words } from './words.ts';

interface LogProps {
  readonly heading?: RefObject<HTMLHeadingElement | null>;
}

/** The story so far, by rounds and turns. A line points at the table, and opens what it tells of. */
export const Log = memo(function Log({ heading }: LogProps) {
  const { log, seat, snapshot } = useKnown();
  const { story } = useKit();
  const say = useWords(words);
  const staging = useStaging();
  const [filter, setFilter] = useState(EVERYTHING);
  const seats = snapshot.seats.length;
  const chapters = useMemo(() => story.chaptersOf(log, seats), [story, log, seats]);
  const shown = useMemo(
    () => filtered(chapters, filter, seat, story),
    [chapters, filter, seat, story],
  );
  const again = useAgain(log);
  return (
    <section className={styles.log} data-part="log" aria-label={say.log}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {say.log}
        </h2>
        <Filters filter={filter} onChange={setFilter} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with keys */}
      <div className={styles.story} tabIndex={0}>
        <div>
          {staging && <Strip {...staging} look="list" />}
          {shown.length === 0 && <p>{log.length === 0 ? say.nothing : say.nothingSuch}</p>}
          {shown.map((chapter) => (
            <ChapterView key={chapter.round} chapter={chapter} again={again} />
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
  const { seat } = useKnown();
  const { names, language } = useWording();
  const { story } = useKit();
  const say = useWords(words);
  const topics = [
    { id: ALL, name: say.all },
    ...(seat === null ? [] : [{ id: MINE, name: say.mine }]),
    ...story.topics(language),
  ];
  return (
    <fieldset className={styles.filters}>
      <legend>{say.filter}</legend>
      {topics.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={filter.topic === id}
          onClick={() => onChange({ ...filter, topic: id })}
        >
          {name}
        </button>
      ))}
      <span className={styles.by}>
        {names.map((name, other) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the seats of the table
            key={other}
            type="button"
            aria-pressed={filter.seat === other}
            aria-label={name}
            title={name}
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

/** Plays a passage once more, from its first event; null for what cannot be played. */
type Again = (from: number) => (() => void) | null;

function useAgain(log: readonly unknown[]): Again {
  const staging = useStaging();
  const retold = staging?.retold;
  const direct = staging?.direct;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line that is added
  const scenes = useMemo(
    () => new Map(retold?.().map((scene) => [scene.from, scene])),
    [retold, log],
  );
  return useCallback(
    (from) => {
      const scene = scenes.get(from);
      return scene && direct ? () => direct.again([scene]) : null;
    },
    [scenes, direct],
  );
}

const never: Again = () => null;

interface ChapterProps {
  readonly chapter: Chapter;
  /** Nothing of it, where it is only read. */
  readonly again?: Again;
}

/** A round of the story. */
export const ChapterView = memo(function ChapterView({ chapter, again = never }: ChapterProps) {
  const { language } = useWording();
  const { story } = useKit();
  return (
    <section>
      <h3 className={styles.round}>{story.chapterName(chapter, language)}</h3>
      {chapter.passages.map((passage) => (
        <PassageView key={passage.lines[0]!.n} passage={passage} again={again} />
      ))}
    </section>
  );
});

interface PassageProps {
  readonly passage: Passage;
  readonly again: Again;
}

function PassageView({ passage, again }: PassageProps) {
  const { short, speaking, language } = useWording();
  const say = useWords(words);
  const frame = useWords(tableWords);
  const name = (one: Seat) => (one === speaking.reader ? frame.you : short(one));
  const { story } = useKit();
  const { kind, seat, lines } = passage;
  const heading = story.passageName(passage, name, language);
  const replay = again(lines[0]!.n);
  return (
    <div className={styles.passage} data-kind={kind}>
      {heading && (
        <h4>
          {seat !== null && <SeatMark seat={seat} />} {heading}
          {replay && (
            <IconButton
              icon="play"
              size="small"
              variant="quiet"
              label={say.replay(heading)}
              data-replay=""
              onClick={replay}
            />
          )}
        </h4>
      )}
      <ol>
        {lines.map((line, i) => (
          <LineView key={line.n} line={line} before={lines[i - 1]} />
        ))}
      </ol>
    </div>
  );
}

interface LineProps {
  readonly line: Line;
  readonly before: Line | undefined;
}

/** What happened, and its rule, which is not said of every line when several follow from one. */
function LineView({ line: { event, n }, before }: LineProps) {
  const say = useWords(words);
  const wording = useWording();
  const { story, choices } = useKit();
  const { inspect } = useActs();
  const text = wording.event(event);
  const things = story.thingsIn(event);
  const [first] = things;
  const { icon, rule } = story.markOf(event);
  const said = before && story.markOf(before.event).rule === rule;
  return (
    <li data-event={n}>
      <span style={{ color: colourOf(icon) }}>
        <Icon name={icon} size={1.05} />
      </span>
      <span className={styles.told}>
        {first ? (
          <button
            type="button"
            onClick={() => inspect(first)}
            {...thingMark(first)}
            {...pointing(things.flatMap((thing) => choices.spotsOf(thing)))}
          >
            {text}
          </button>
        ) : (
          text
        )}{' '}
        {!said && <RuleLink rule={rule} className={styles.rule} title={say.rule} />}
      </span>
    </li>
  );
}
