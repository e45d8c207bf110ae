import { useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { useSettings } from '../../app/settings.ts';
import { SoundSettings } from '../../sound/SoundSettings.tsx';
import { SOUNDS } from '../../sound/sounds.ts';
import { hear } from '../../sound/speaker.ts';
import { words } from '../../sound/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import style from './Sounds.module.css';

/** Where each sound can be heard by itself. */
export default function Sounds() {
  const say = useWords(words);
  const silent = useSettings(({ volume }) => volume === 0);
  return (
    <Shell title={say.title}>
      <p>{say.lead}</p>
      {silent && <Notice>{say.silent}</Notice>}
      <ul className={style.sounds}>
        {SOUNDS.map((name) => (
          <li key={name}>
            <Button icon="sound" data-sound={name} disabled={silent} onClick={() => hear([name])}>
              {say.names[name]}
            </Button>
          </li>
        ))}
      </ul>
      <section className={style.settings}>
        <SoundSettings />
      </section>
    </Shell>
  );
}
