import type { Language } from '@landsraad/kernel/wording';
import { lazy, Suspense } from 'react';
import { useFaultText } from '../../app/faults.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { when } from '../../app/when.ts';
import type { Fault, GameSummary } from '../../games/protocol.ts';
import { useBegin } from '../../games/useBegin.ts';
import { useGameList } from '../../games/useGameList.ts';
import { fetchTable, PACKS, packCalled, USUAL } from '../../packs/packs.ts';
import { Button } from '../../ui/Button.tsx';
import { quickGame } from '../new-game/form.ts';
import { lastName } from '../new-game/memory.ts';
import { Hero } from './Hero.tsx';
import style from './Home.module.css';
import { ImportButton } from './ImportButton.tsx';
import { LateNotice } from './LateNotice.tsx';
import { More } from './More.tsx';
import { OtherGame } from './OtherGame.tsx';
import { lastOpen } from './order.ts';
import { Way } from './Way.tsx';
import { words } from './words.ts';

/* The list names Leaders and so needs the game's content; a first visitor has no list. */
const GameList = lazy(() => import('./GameList.tsx'));
/* Only where the server has tables. */
const OnlineOffer = lazy(() => import('../lobby/OnlineOffer.tsx'));
const FriendsWay = lazy(() => import('../lobby/FriendsWay.tsx'));

export function Home() {
  const text = useWords(words);
  const { list, fault, refresh } = useGameList();
  const learned = useSettings((settings) => settings.learned);
  const last = list && lastOpen(list, learned);
  return (
    <Shell title={text.title} hero={<Welcome last={last} />}>
      {PACKS.filter(({ id }) => id !== USUAL.id).map((pack) => (
        <OtherGame key={pack.id} pack={pack} />
      ))}
      <Suspense fallback={null}>
        <OnlineOffer />
      </Suspense>
      <section className={style.games} aria-labelledby="games-here">
        <header className={style.head}>
          <h2 id="games-here">{text.list.title}</h2>
          <ImportButton onImported={refresh} />
        </header>
        <Trouble fault={fault} />
        {list?.length === 0 && <p className={style.none}>{text.list.none}</p>}
        {list && list.length > 0 && (
          <Suspense fallback={null}>
            <GameList games={list} onChanged={refresh} />
          </Suspense>
        )}
      </section>
      <More />
    </Shell>
  );
}

/** "Solo · Round 3" */
function momentOf({ game, seats, round }: GameSummary, language: Language): string {
  const pack = packCalled(game);
  const kind = pack.kindName(seats.length, language);
  return [...(kind ? [kind] : []), pack.roundName(round, language)].join(' · ');
}

interface WelcomeProps {
  readonly last: GameSummary | null;
}

/** A newcomer learns, whoever has a game goes on with it; all others play. */
function Welcome({ last }: WelcomeProps) {
  const text = useWords(words);
  const language = useLanguage();
  const experienced = useSettings((settings) => settings.guideDone);
  const { begin, beginning, fault } = useBegin();
  const friends = <Way href="/new" title={text.friends} hint={text.friendsHere} />;
  return (
    <div className={style.welcome}>
      <Hero />
      <div className={style.words}>
        <h1>{text.title}</h1>
        <p className={style.tagline}>{USUAL.pitch(language)}</p>
        <p className={style.what}>{text.what}</p>
        <div className={style.ways}>
          {last && (
            <Way
              href={`/game/${last.id}`}
              title={text.continueLast}
              hint={`${momentOf(last, language)}, ${when(last.played, Date.now(), language)}`}
              lit
            />
          )}
          {!experienced && (
            <Way href="/guide" title={text.learn} hint={text.learnHint} lit={last === null} />
          )}
          <button
            type="button"
            className={style.way}
            data-lit={(experienced && !last) || undefined}
            data-testid="play-now"
            disabled={beginning}
            onClick={() => {
              fetchTable(USUAL);
              return begin(quickGame(USUAL, lastName()));
            }}
          >
            <strong>{beginning ? text.starting : text.playNow}</strong>
            <span>{text.playNowHint}</span>
          </button>
          <Suspense fallback={friends}>
            <FriendsWay />
          </Suspense>
        </div>
        <div className={style.ways}>
          <Button asLink="/new?players=1" icon="person">
            {text.alone}
          </Button>
          <Button asLink="/new" icon="settings">
            {text.newGame}
          </Button>
          {experienced ? (
            <Button asLink="/guide" icon="hint">
              {text.learn}
            </Button>
          ) : (
            <Button variant="plain" onClick={() => useSettings.setState({ guideDone: true })}>
              {text.decline}
            </Button>
          )}
        </div>
        <Trouble fault={fault} />
      </div>
    </div>
  );
}

function Trouble({ fault }: { readonly fault: Fault | null }) {
  const faultText = useFaultText();
  return fault && <LateNotice tone="error">{faultText(fault)}</LateNotice>;
}
