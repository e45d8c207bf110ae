import { Suspense, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { packCalled, usePart } from '../../packs/packs.ts';
import { Landscape } from '../../pictures/Landscape.tsx';
import { puzzleOfTheDay } from '../../puzzles/daily.ts';
import { type Tried, useTried } from '../../puzzles/memory.ts';
import { BANDS, type Band, bandOf } from '../../puzzles/next.ts';
import { ENTRIES, type PuzzleEntry } from '../../puzzles/shelf.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Select } from '../../ui/Select.tsx';
import style from './Puzzles.module.css';
import { words } from './words.ts';

type SetName = keyof (typeof words)['en']['sets'];
const SETS = [...new Set(ENTRIES.map(({ set }) => set))] as SetName[];

const STATES = ['all', 'open', 'solved'] as const;
type State = (typeof STATES)[number];

/** All puzzles, by box, difficulty and whether they are solved; the address remembers what is shown. */
export default function Puzzles() {
  const say = useWords(words);
  const [address, setAddress] = useSearchParams();
  const tried = useTried((memory) => memory.tried);
  const set = SETS.find((one) => one === address.get('set')) ?? SETS[0]!;
  const band = BANDS.find((one) => one === address.get('band')) ?? 'all';
  const state = STATES.find((one) => one === address.get('show')) ?? 'all';
  const change = (key: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === 'all') next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const inSet = ENTRIES.filter((entry) => entry.set === set);
  const shown = inSet.filter((entry) => isShown(entry, tried[entry.id], band, state));
  const solved = inSet.filter(({ id }) => tried[id] === 'solved').length;
  return (
    <Shell title={say.title}>
      <p className={style.about}>{say.about}</p>
      <Suspense fallback={null}>
        <Today />
      </Suspense>
      <search className={style.filters}>
        <Select
          label={say.set}
          value={set}
          options={SETS.map((one) => ({ value: one, label: say.sets[one] }))}
          onChange={(value) => change('set', value)}
        />
        <Segmented
          label={say.band}
          value={band}
          options={(['all', ...BANDS] as const).map((one) => ({
            value: one,
            label: say.bands[one],
          }))}
          onChange={(value) => change('band', value)}
        />
        <Segmented
          label={say.state}
          value={state}
          options={STATES.map((one) => ({ value: one, label: say.states[one] }))}
          onChange={(value) => change('show', value)}
        />
      </search>
      <p role="status" className={style.count}>
        {say.count(shown.length, solved, inSet.length)}
      </p>
      {shown.length === 0 && <p>{say.none}</p>}
      <Suspense fallback={null}>
        <ul className={style.list}>
          {shown.map((entry) => (
            <li key={entry.id}>
              <PuzzleLink entry={entry} tried={tried[entry.id]} />
            </li>
          ))}
        </ul>
      </Suspense>
    </Shell>
  );
}

function isShown(
  entry: PuzzleEntry,
  tried: Tried | undefined,
  band: Band | 'all',
  state: State,
): boolean {
  if (band !== 'all' && bandOf(entry) !== band) return false;
  return state === 'all' || (tried === 'solved') === (state === 'solved');
}

interface PuzzleLinkProps {
  readonly entry: PuzzleEntry;
  readonly tried: Tried | undefined;
}

/** Whose turn it is and when, and how hard to find what is best. */
function PuzzleLink({ entry, tried }: PuzzleLinkProps) {
  const { id, number, rating, plays, round } = entry;
  const say = useWords(words);
  const language = useLanguage();
  const pack = packCalled(entry.game);
  const listing = usePart(pack, 'list');
  const band = bandOf(entry);
  return (
    <Link href={`/puzzles/${id}`} className={style.puzzle} data-tried={tried} data-band={band}>
      <span className={style.face}>
        <listing.PlayedFace plays={plays} />
      </span>
      <span className={style.number}>{say.puzzle(String(number))}</span>
      <strong>{listing.playedName(plays, language)}</strong>
      <span className={style.when}>
        {pack.roundName(round, language)}
        <span className={style.rating} title={say.rating(String(rating))}>
          <i aria-hidden="true">{'◆'.repeat(BANDS.indexOf(band) + 1)}</i> {rating}
        </span>
      </span>
      {tried && (
        <em>
          {tried === 'solved' && <Icon name="check" />} {say[tried]}
        </em>
      )}
    </Link>
  );
}

/** The same for everybody on a date. */
function Today() {
  const tried = useTried((memory) => memory.tried);
  const [entry] = useState(() => puzzleOfTheDay(ENTRIES, new Date()));
  return entry && <TodayLink entry={entry} tried={tried[entry.id]} />;
}

function TodayLink({ entry, tried }: PuzzleLinkProps) {
  const say = useWords(words);
  const { PlayedFace } = usePart(packCalled(entry.game), 'list');
  const hint = say.todayHint(say.sets[entry.set as SetName], String(entry.rating));
  return (
    <Link href="/puzzles/today" className={style.today}>
      <Landscape of="place/arrakis" />
      <span className={style.face}>
        <PlayedFace plays={entry.plays} />
      </span>
      <strong>{say.today}</strong>
      <span>{tried === 'solved' ? say.solvedToday : hint}</span>
    </Link>
  );
}
