import { Icon } from '../../../icons/Icon.tsx';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import { Fields } from './Fields.tsx';
import frame from './Frame.module.css';
import { TILE, tileScale } from './fit.ts';
import { Head } from './Head.tsx';
import type { Box, Printed } from './printed.ts';
import { Sign } from './Sign.tsx';
import styles from './TileFace.module.css';

/** In the Imperium Row: low and wide, its effects as icons; in words too where there is room. */
export function TileFace(printed: Printed & { readonly count?: number }) {
  const { icons = [], boxes } = printed;
  if (icons.length === 0)
    return (
      <>
        <Head {...printed} />
        <Fields printed={printed} card={TILE} />
      </>
    );
  return (
    <>
      <Head {...printed} />
      <span className={styles.icons}>
        {icons.map(({ icon, title }) => (
          <span key={icon} className={frame.icon} data-icon={icon}>
            <Icon name={icon} title={title} size={1.42} />
          </span>
        ))}
      </span>
      <span className={styles.boxes}>
        {boxes.map((box) => (
          <Field key={box.id} box={box} />
        ))}
      </span>
    </>
  );
}

function Field({ box }: { readonly box: Box }) {
  const { id, heading, lines, effects } = box;
  return (
    <span className={styles.box} data-box={id} style={{ fontSize: `${tileScale(box)}em` }}>
      <Sign id={id} title={heading} />
      {effects.length > 0 ? (
        <EffectIcons effects={effects} />
      ) : (
        <span className={styles.words}>{lines.join(' ')}</span>
      )}
    </span>
  );
}
