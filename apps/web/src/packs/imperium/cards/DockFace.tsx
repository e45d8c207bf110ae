import { useLanguage } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useWordsOn } from '../../../table/words-on.ts';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import { groupsOf } from '../effects/glyphs.ts';
import { inWords as effectsInWords } from '../effects/in-words.ts';
import styles from './DockFace.module.css';
import frame from './Frame.module.css';
import type { Box, Printed } from './printed.ts';
import { Sign } from './Sign.tsx';
import type { FaceProps } from './state.ts';
import { Times } from './Times.tsx';

/** One that a narrow card has hardly room for. */
const LONG_WORD = /\p{L}{14}/u;

/** Words that would need more lines than a narrow card has, and than a wider one. */
const WORDY = 60;
const VERY_WORDY = 100;

/** In the dock: its name, where it sends an Agent over its picture, what it does below. */
export function DockFace(printed: Printed & Pick<FaceProps, 'count' | 'narrow'>) {
  const { name, factions = [], icons = [], badge, boxes, picture, count, narrow } = printed;
  const words = useWordsOn();
  const language = useLanguage();
  const inFull = boxes.map((box) =>
    box.effects.length > 0 ? effectsInWords(groupsOf(box.effects), language) : inWords(box),
  );
  const said =
    words && fits(name, inFull, narrow ? NARROW_LINE : LINE) ? inFull : boxes.map(inWords);
  const longest = Math.max(0, ...said.map((text) => text.length));
  const wordy =
    longest > VERY_WORDY
      ? 'very'
      : longest > WORDY || isCrowded(name, boxes)
        ? 'rather'
        : undefined;
  return (
    <span className={styles.face} data-wordy={wordy}>
      <span
        className={styles.head}
        data-head=""
        data-faction={factions[0]}
        data-long={LONG_WORD.test(name) || undefined}
      >
        {name}
      </span>
      <span className={styles.picture}>
        {picture}
        <span className={styles.badge}>{badge}</span>
        <span className={styles.icons}>
          {icons.map(({ icon, title, past }) => (
            <span key={icon} className={frame.icon} data-icon={icon} data-past={past || undefined}>
              <Icon name={icon} title={title} size={1.15} />
            </span>
          ))}
        </span>
        <Times n={count} />
      </span>
      <span className={styles.boxes}>
        {boxes.map((box, i) => (
          <span key={box.id} className={styles.box} data-box={box.id}>
            {box.id !== 'agent' && <Sign id={box.id} title={box.heading} also={box.also} />}
            {said[i] ? (
              <span className={styles.words}>{said[i]}</span>
            ) : (
              <EffectIcons effects={box.effects} />
            )}
          </span>
        ))}
      </span>
    </span>
  );
}

/** A name of two lines over a row of icons that needs two as well. */
const isCrowded = (name: string, boxes: readonly Box[]): boolean =>
  name.length > ONE_LINE &&
  boxes.some(({ effects }) => groupsOf(effects).some(({ framed }) => framed));
const ONE_LINE = 14;

/** Whether all of it can be said on a card as low as it gets; what is longer stays in icons. */
const fits = (name: string, said: readonly string[], across: number): boolean => {
  const lines = said.reduce((sum, text) => sum + linesOf(text, across), 0);
  return linesOf(name, across) + lines <= 6;
};
/** So many letters stand in a line. */
const LINE = 15;
const NARROW_LINE = 10;

/** How many lines it takes when no word is parted. */
function linesOf(text: string, across: number): number {
  let [lines, last] = [text === '' ? 0 : 1, 0];
  for (const word of text.split(' ')) {
    const length = last === 0 ? word.length : last + 1 + word.length;
    if (last > 0 && length > across) [lines, last] = [lines + 1, word.length];
    else last = length;
  }
  return lines;
}

/** An ability has a name of its own, and its words when it is opened; a card has only its words. */
const inWords = ({ id, heading, lines, effects }: Box): string => {
  if (effects.length > 0) return '';
  return id === 'ability' || id === 'signet' ? heading : lines.join(' ');
};
