import { useEffect, useRef } from 'react';
import { useWords } from '../app/language.ts';
import { useSettings } from '../app/settings.ts';
import { useBeside } from '../table/beside.ts';
import { useKit } from '../table/desk/Desk.tsx';
import { isLive, type Stage } from '../table/stage/stage.ts';
import { useStaging } from '../table/stage/useStage.ts';
import { Toast } from '../ui/Toast.tsx';
import { earAt, newsFor, soundsIn } from './hearing.ts';
import { hear, hearWind } from './speaker.ts';
import { words } from './words.ts';

/** What is heard at a table, with what is seen. */
export default function TableSounds() {
  const { stage } = useStaging()!;
  useHappenings(stage);
  useBell(stage);
  useLastSeconds(stage);
  useWind();
  return <Told />;
}

function useHappenings(stage: Stage): void {
  const { story } = useKit();
  const ear = useRef(earAt(stage));
  useEffect(() => {
    const news = newsFor(ear.current, stage);
    ear.current = earAt(stage);
    if (news.length === 0 || document.hidden) return;
    const over = stage.live.snapshot.result && isLive(stage);
    const sounds = soundsIn(news, story);
    hear(over ? [...sounds, 'victory'] : sounds);
  }, [stage, story]);
}

/** Nothing is left to be seen before, or nobody looks. */
const isAsked = (stage: Stage): boolean =>
  stage.live.snapshot.decision !== null && (isLive(stage) || document.hidden);

function useBell(stage: Stage): void {
  const asked = isAsked(stage);
  const before = useRef(asked);
  useEffect(() => {
    if (asked && !before.current && useSettings.getState().bell) hear(['bell']);
    before.current = asked;
  }, [asked]);
}

const HURRY = 10_000;

function useLastSeconds(stage: Stage): void {
  const beside = useBeside();
  const owes = stage.live.snapshot.decision !== null;
  useEffect(() => {
    if (!beside || !owes) return;
    const timer = setInterval(() => {
      const left = beside.left();
      if (left !== null && left > 0 && left < HURRY) hear(['tick']);
    }, 1000);
    return () => clearInterval(timer);
  }, [beside, owes]);
}

function useWind(): void {
  const wanted = useSettings(({ wind, volume }) => wind && volume > 0);
  useEffect(() => (wanted ? hearWind() : undefined), [wanted]);
}

/** That there is something to hear is said once, to whoever can hear it. */
function Told() {
  const say = useWords(words);
  const news = useSettings(({ volume, soundTold }) => volume > 0 && !soundTold);
  if (!news) return null;
  return (
    <Toast text={say.told}>
      <button type="button" data-first="" onClick={() => settle({})}>
        {say.keep}
      </button>
      <button type="button" onClick={() => settle({ volume: 0 })}>
        {say.mute}
      </button>
    </Toast>
  );
}

const settle = (wish: { readonly volume?: number }): void =>
  void useSettings.setState({ ...wish, soundTold: true });
