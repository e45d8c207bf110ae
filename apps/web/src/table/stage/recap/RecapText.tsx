import { WRITING } from '@landsraad/kernel/wording';
import { useWords } from '../../../app/language.ts';
import type { Frame } from '../../../games/log.ts';
import { useWording } from '../../desk/wording.ts';
import type { Scene } from '../beats.ts';
import { type RecapLine, wordChange } from './recap.ts';
import { useRecap } from './useRecap.ts';
import { words } from './words.ts';

interface RecapTextProps {
  readonly scene: Scene;
  readonly now: Frame;
}

/** What a round came to, for whoever reads the table. */
export function RecapText({ scene, now }: RecapTextProps) {
  const { headline, lines, players, next } = useRecap(scene, now);
  const { name, thing, language } = useWording();
  const say = useWords(words);
  const { pair } = WRITING[language];
  const told = ({ text, change }: RecapLine) =>
    change === undefined ? text : `${text} ${wordChange(change)}`;
  return (
    <>
      <p>{[headline, ...lines.map(told)].join(' · ')}</p>
      <ul>
        {players.map(({ seat, note, score, sources, groups, things }) => (
          <li key={seat} data-seat={seat}>
            <b>{name(seat)}</b>, {note}
            <ul>
              <li>
                {pair(score.name, `${score.n} (${wordChange(score.change)})`)}{' '}
                {sources.map(told).join(', ')}
              </li>
              {groups.map(({ title, counted }) => (
                <li key={title}>
                  {pair(
                    title,
                    counted
                      .map((one) => `${one.name} ${one.n} (${wordChange(one.change)})`)
                      .join(', '),
                  )}
                </li>
              ))}
              <li>{pair(say.acquired, things.map(thing).join(', ') || say.none)}</li>
            </ul>
          </li>
        ))}
      </ul>
      <p>
        {[next.title, ...(next.thing ? [thing(next.thing)] : []), ...next.lines.map(told)].join(
          ' · ',
        )}
      </p>
    </>
  );
}
