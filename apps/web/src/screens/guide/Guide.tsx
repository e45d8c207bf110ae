import { useState } from 'react';
import { useLocation } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { faultIn, games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';
import { useGameList } from '../../games/useGameList.ts';
import { Icon } from '../../icons/Icon.tsx';
import { USUAL, usePart } from '../../packs/packs.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './Guide.module.css';
import { words } from './words.ts';

/** What the guide is, and the way in: a game like any other, with a coach beside it. */
export default function Guide() {
  const say = useWords(words);
  const language = useLanguage();
  const { game, lead, learned, free } = usePart(USUAL, 'welcome');
  const faultText = useFaultText();
  const [, goTo] = useLocation();
  const { list } = useGameList();
  const [starting, setStarting] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const begun = list?.find((one) => one.guide && !one.over && one.game === game.game);
  const start = async () => {
    setStarting(true);
    try {
      goTo(`/game/${await games.create(game)}`);
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
      <p className={style.lead}>{lead(language)}</p>
      <section className={style.learn} aria-labelledby="learn">
        <h2 id="learn">{say.learn}</h2>
        <ul>
          {learned(language).map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} size={1.5} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      <p>{free(language)}</p>
      <div className={style.ways}>
        <Button
          variant="primary"
          size="large"
          data-testid="start-guide"
          disabled={starting}
          onClick={start}
        >
          {starting ? say.starting : say.start}
        </Button>
        {begun && <Button asLink={`/game/${begun.id}`}>{say.goOn}</Button>}
        <Button variant="plain" onClick={decline}>
          {say.decline}
        </Button>
      </div>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
    </Shell>
  );
}
