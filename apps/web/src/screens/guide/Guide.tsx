import { Link, useLocation, useSearch } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import type { NewGame } from '../../games/protocol.ts';
import { useBegin } from '../../games/useBegin.ts';
import { useGameList } from '../../games/useGameList.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ChapterOutline } from '../../packs/pack.ts';
import { fetchTable, TAUGHT, USUAL, usePart } from '../../packs/packs.ts';
import { usePicture } from '../../pictures/usePicture.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './Guide.module.css';
import { words } from './words.ts';

/** The chapters of the tutorials: games like any other, each with a coach beside it and a goal. */
export default function Guide() {
  const say = useWords(words);
  const known = useSettings((settings) => settings.guideDone);
  const faultText = useFaultText();
  const [, goTo] = useLocation();
  const begins = useBegin();
  const wanted = new URLSearchParams(useSearch()).get('game');
  // What was asked for comes first.
  const taught = TAUGHT.toSorted((a, b) => Number(b.id === wanted) - Number(a.id === wanted));
  const decline = () => {
    useSettings.setState({ guideDone: true });
    goTo('/');
  };
  return (
    <Shell title={say.title}>
      {taught.map((pack) => (
        <Taught key={pack.id} pack={pack} begins={begins} />
      ))}
      {begins.fault && <Notice tone="error">{faultText(begins.fault)}</Notice>}
      <p>
        <Link href="/how-to-play">{say.howToPlay}</Link>
      </p>
      {!known && (
        <Button variant="plain" onClick={decline}>
          {say.decline}
        </Button>
      )}
    </Shell>
  );
}

interface TaughtProps {
  readonly pack: (typeof TAUGHT)[number];
  readonly begins: ReturnType<typeof useBegin>;
}

/** The chapters of a game. */
function Taught({ pack, begins: { begin, beginning } }: TaughtProps) {
  const language = useLanguage();
  const { lead, chapters, free } = usePart(pack, 'welcome');
  const learned = useSettings((settings) => settings.learned);
  const { list } = useGameList();
  const next = chapters.find(({ id }) => !learned.includes(id));
  return (
    <section className={style.taught} aria-labelledby={`learn-${pack.id}`}>
      <h2 id={`learn-${pack.id}`}>{pack.name(language)}</h2>
      <p className={style.lead}>{lead(language)}</p>
      <ol className={style.chapters}>
        {chapters.map((chapter, n) => (
          <Chapter
            key={chapter.id}
            chapter={chapter}
            n={chapters.length > 1 ? n + 1 : null}
            done={learned.includes(chapter.id)}
            isNext={chapter === next}
            begun={list?.find(({ guide, over }) => guide === chapter.id && !over)?.id ?? null}
            beginning={beginning}
            onBegin={(game) => {
              fetchTable(pack);
              begin(game);
            }}
          />
        ))}
      </ol>
      <p>{free(language)}</p>
    </section>
  );
}

interface ChapterProps {
  readonly chapter: ChapterOutline;
  /** Null where it is the only one. */
  readonly n: number | null;
  readonly done: boolean;
  /** The one to play now. */
  readonly isNext: boolean;
  /** The id of its game that is not over. */
  readonly begun: string | null;
  readonly beginning: boolean;
  readonly onBegin: (game: NewGame) => void;
}

function Chapter({ chapter, n, done, isNext, begun, beginning, onBegin }: ChapterProps) {
  const say = useWords(words);
  const { id, icon, picture, minutes, game, words: told } = chapter;
  const painted = usePicture({ ...picture, cut: 'large' });
  const { title, teaches, goal } = told[useLanguage()];
  const goesOn = begun !== null && !done;
  return (
    <li className={style.chapter} data-chapter={id} data-next={isNext || undefined}>
      <div className={style.scene}>
        {painted ? <img src={painted} alt="" /> : <Icon name={icon} size={2} />}
      </div>
      <div>
        <h3>{n === null ? title : `${n}. ${title}`}</h3>
        <p>{teaches}</p>
        <p className={style.goal}>
          <strong>{say.goal}</strong> {goal}
        </p>
      </div>
      <div className={style.ways}>
        {done ? (
          <Badge tone="good" icon="check">
            {say.done}
          </Badge>
        ) : (
          <span>{say.minutes(minutes)}</span>
        )}
        {goesOn && (
          <Button asLink={`/game/${begun}`} variant={isNext ? 'primary' : 'quiet'}>
            {say.goOn}
          </Button>
        )}
        <Button
          variant={isNext && !goesOn ? 'primary' : 'quiet'}
          disabled={beginning}
          onClick={() => onBegin(game)}
          data-testid={isNext && game.game === USUAL.id ? 'start-guide' : undefined}
        >
          {done || goesOn ? say.again : say.start}
        </Button>
      </div>
    </li>
  );
}
