import { useLanguage, useWords } from '../../app/language.ts';
import type { Pack } from '../../packs/pack.ts';
import { Landscape } from '../../pictures/Landscape.tsx';
import { Button } from '../../ui/Button.tsx';
import style from './OtherGame.module.css';
import { words } from './words.ts';

/** Another game that is played here: what it is, a table of it, and who teaches it. */
export function OtherGame({ pack }: { readonly pack: Pack }) {
  const text = useWords(words);
  const language = useLanguage();
  const { id, landscape, parts } = pack;
  return (
    <section className={style.game} aria-labelledby={`game-${id}`}>
      <Landscape of={landscape} />
      <div className={style.words}>
        <h2 id={`game-${id}`}>{pack.name(language)}</h2>
        <p>{pack.pitch(language)}</p>
      </div>
      <div className={style.ways}>
        <Button asLink={`/new?game=${id}`} icon="settings">
          {text.newTable}
        </Button>
        {parts.welcome && (
          <Button asLink={`/guide?game=${id}`} icon="hint">
            {text.learnOther}
          </Button>
        )}
      </div>
    </section>
  );
}
