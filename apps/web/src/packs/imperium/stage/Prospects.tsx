import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../../table/desk/wording.ts';
import type { ImperiumSnapshot } from '../snapshot.ts';
import styles from './Conflict.module.css';
import { words } from './conflict-words.ts';
import { prospectOf } from './lanes.ts';

interface ProspectsProps {
  readonly snapshot: ImperiumSnapshot;
  readonly viewer: Seat | null;
}

/** What each card would make of one's strength and place. */
export function Prospects({ snapshot: { decision, view }, viewer }: ProspectsProps) {
  const { thing } = useWording();
  const say = useWords(words);
  if (decision?.kind !== 'combat.play' || decision.shape !== 'one' || viewer === null) return null;
  const prospects = decision.options.flatMap((option) => {
    const found = option.type === 'intrigue' ? prospectOf(option, view, viewer) : null;
    return found ? [found] : [];
  });
  return (
    <ul className={styles.prospects} data-prospects="">
      {prospects.map(({ option, from, to, place, kept }) => (
        <li key={option.id}>
          {say.prospect(thing({ kind: 'intrigue', id: option.intrigue }), from, to)}{' '}
          {place === null ? say.noPlace : (kept ? say.keeps : say.places)[place]}
        </li>
      ))}
      <li>{say.mayAnswer}</li>
    </ul>
  );
}
