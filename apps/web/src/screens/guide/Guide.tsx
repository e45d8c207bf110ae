import { Link, useLocation } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import type { NewGame } from '../../games/protocol.ts';
import { useBegin } from '../../games/useBegin.ts';
import { useGameList } from '../../games/useGameList.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { ChapterOutline } from '../../packs/pack.ts';
import { USUAL, usePart } from '../../packs/packs.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './Guide.module.css';
import { words } from './words.ts';

/** The chapters of the tutorial: games like any other, each with a coach beside it and a goal. */
export default function Guide() {
  const say = useWords(words);
  const language = useLanguage();
  const { lead, chapters, free } = usePart(USUAL, 'welcome');
  const learned = useSettings((settings) => settings.learned);
  const known = useSettings((settings) => settings.guideDone);
  const faultText = useFaultText();
  const [, goTo] = useLocation();
  const { list } = useGameList();
  const { begin, beginning, fault } = useBegin();
  const next = chapters.find(({ id }) => !learned.includes(id));
  const decline = () => {
    useSettings.setState({ guideDone: true });
    goTo('/');
  };
  return (
    <Shell title={say.title}>
      <p className={style.lead}>{lead(language)}</p>
      <ol className={style.chapters}>
        {chapters.map((chapter, n) => (
          <Chapter
            key={chapter.id}
            chapter={chapter}
            n={n + 1}
            done={learned.includes(chapter.id)}
            isNext={chapter === next}
            begun={list?.find(({ guide, over }) => guide === chapter.id && !over)?.id ?? null}
            beginning={beginning}
            onBegin={begin}
          />
        ))}
      </ol>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
      <p>{free(language)}</p>
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

interface ChapterProps {
  readonly chapter: ChapterOutline;
  readonly n: number;
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
  const { id, icon, minutes, game, words: told } = chapter;
  const { title, teaches, goal } = told[useLanguage()];
  const goesOn = begun !== null && !done;
  return (
    <li className={style.chapter} data-chapter={id} data-next={isNext || undefined}>
      <Icon name={icon} size={2} />
      <div>
        <h2>
          {n}. {title}
        </h2>
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
          data-testid={isNext ? 'start-guide' : undefined}
        >
          {done || goesOn ? say.again : say.start}
        </Button>
      </div>
    </li>
  );
}
