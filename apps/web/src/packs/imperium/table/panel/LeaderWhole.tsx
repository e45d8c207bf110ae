import { type LeaderId, leaderOf, nameOf } from '@landsraad/imperium';
import { useLanguage } from '../../../../app/language.ts';
import { Portrait } from '../../art/Picture.tsx';
import { faceOf } from '../../components.ts';
import { EffectIcons } from '../../effects/EffectIcons.tsx';
import styles from './LeaderPick.module.css';

/** Whom one is about to be: both abilities whole. */
export default function LeaderWhole({ id }: { readonly id: LeaderId }) {
  const language = useLanguage();
  const leader = leaderOf(id);
  const { name, parts } = faceOf({ kind: 'leader', id }, language);
  return (
    <section className={styles.whole} aria-label={name}>
      <header>
        <span>
          <Portrait of={id} />
        </span>
        <h3>{name}</h3>
        <p>{nameOf(leader.house, language)}</p>
      </header>
      {parts.map(({ id: part, heading, lines }) => (
        <p key={part}>
          <b>{heading}</b>{' '}
          {part === 'signet' &&
            leader.signet.effects.every(({ do: verb }) => verb !== 'manipulate') && (
              <EffectIcons effects={leader.signet.effects} />
            )}{' '}
          {lines.join(' ')}
        </p>
      ))}
    </section>
  );
}
