import { useMemo } from 'react';
import { useWords } from '../../app/language.ts';
import type { Frame } from '../../games/log.ts';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import type { Beat, Scene } from './beats.ts';
import { RecapText } from './recap/RecapText.tsx';
import { type Cutting, lastScenes } from './stage.ts';
import { words } from './words.ts';

/** What is played before others' eyes, for whoever reads: the same scenes, beat by beat. */
export function SceneText() {
  const kit = useKit();
  const { snapshot, log } = useKnown();
  const { brief, language } = useWording();
  const say = useWords(words);
  const now = useMemo(() => ({ snapshot, log }), [snapshot, log]);
  const scenes = useMemo(() => lastScenes(now, [], kit as unknown as Cutting), [now, kit]);
  if (scenes.length === 0) return null;
  return (
    <section aria-label={say.scenes} data-part="scenes">
      <h2>{say.scenes}</h2>
      {scenes.map((scene) => (
        <section key={scene.from} data-scene-text={scene.passage.kind}>
          <h3>{kit.stage.title(scene, brief, language)}</h3>
          <Told scene={scene} now={now} />
        </section>
      ))}
    </section>
  );
}

function Told({ scene, now }: { readonly scene: Scene; readonly now: Frame }) {
  const { event } = useWording();
  const { story } = useKit();
  if (scene.look === 'recap') return <RecapText scene={scene} now={now} />;
  if (scene.look === 'whole')
    return (
      <ul>
        {scene.passage.lines
          .filter((line) => story.loudness(line.event) !== 'silent')
          .map((line) => (
            <li key={line.n}>{event(line.event)}</li>
          ))}
      </ul>
    );
  return (
    <ul>
      {scene.beats.map((beat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beats keep their order
        <Line key={i} beat={beat} />
      ))}
    </ul>
  );
}

function Line({ beat: { things, place, amounts } }: { readonly beat: Beat }) {
  const { thing, language, name } = useWording();
  const { stage } = useKit();
  const told = [
    ...things.map(thing),
    ...(place ? [`→ ${thing(place)}`] : []),
    ...amounts.map((amount) => `${name(amount.seat)} ${stage.amount(amount, language)}`),
  ];
  return told.length > 0 ? <li>{told.join(', ')}</li> : null;
}
