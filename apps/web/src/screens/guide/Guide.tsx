import { useState } from 'react';
import { useLocation } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { faultIn, games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';
import { useGameList } from '../../games/useGameList.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './Guide.module.css';
import { GUIDED_GAME } from './guided-game.ts';
import { words } from './words.ts';

const LEARNED = {
  points: 'point',
  agents: 'agent',
  factions: 'alliance',
  battle: 'conflict',
  deck: 'deck',
  table: 'hint',
} as const satisfies Record<string, IconName>;

/** What the guide is, and the way in: a game like any other, with a coach beside it. */
export default function Guide() {
  const say = useWords(words);
  const faultText = useFaultText();
  const [, goTo] = useLocation();
  const { list } = useGameList();
  const [starting, setStarting] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const begun = list?.find(({ guide, over }) => guide && !over);
  const start = async () => {
    setStarting(true);
    try {
      goTo(`/game/${await games.create(GUIDED_GAME)}`);
    } catch (error) {
      setFault(faultIn(error));
      setStarting(false);
    }
  };
  const decline = () => {
    useSettings.setState({ guideDone: true });
    goTo('/');
  };
  return (
    <Shell title={say.title}>
      <p className={style.lead}>{say.welcome.lead}</p>
      <section className={style.learn} aria-labelledby="learn">
        <h2 id="learn">{say.welcome.learn}</h2>
        <ul>
          {(Object.keys(LEARNED) as (keyof typeof LEARNED)[]).map((topic) => (
            <li key={topic}>
              <Icon name={LEARNED[topic]} size={1.5} />
              <span>{say.welcome[topic]}</span>
            </li>
          ))}
        </ul>
      </section>
      <p>{say.welcome.free}</p>
      <div className={style.ways}>
        <Button
          variant="primary"
          size="large"
          data-testid="start-guide"
          disabled={starting}
          onClick={start}
        >
          {starting ? say.welcome.starting : say.welcome.start}
        </Button>
        {begun && <Button asLink={`/game/${begun.id}`}>{say.welcome.goOn}</Button>}
        <Button variant="plain" onClick={decline}>
          {say.welcome.decline}
        </Button>
      </div>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
    </Shell>
  );
}
