import { type LeaderId, leaderOf, nameOf, shortNameOf } from '@landsraad/imperium';
import { useLanguage, useWords } from '../../../../app/language.ts';
import { Portrait } from '../../art/Picture.tsx';
import { words } from '../../cards/words.ts';
import styles from './LeaderPick.module.css';

const HARDEST = 4;

/** Whom one could be: the face, the name, the House, and how hard it is to play. */
export default function LeaderPick({ id }: { readonly id: LeaderId }) {
  const language = useLanguage();
  const say = useWords(words);
  const leader = leaderOf(id);
  const { complexity, house } = leader;
  return (
    <span className={styles.leader} data-family="leader">
      <span className={styles.face}>
        <Portrait of={id} />
      </span>
      <span className={styles.name} data-head="">
        {shortNameOf(leader, language)}
      </span>
      <span className={styles.house}>{nameOf(house, language)}</span>
      <span className={styles.hard} title={say.complexity(complexity)}>
        {'●'.repeat(complexity)}
        <span>{'○'.repeat(HARDEST - complexity)}</span>
      </span>
    </span>
  );
}
