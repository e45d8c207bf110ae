import { memo } from 'react';
import styles from './Art.module.css';
import type { Country } from './landscape.ts';

/** Three ways to wear a head: bare, hooded, crowned. */
const HEADS = [
  'M35 44a15 17 0 0 1 30 0v10a15 16 0 0 1-30 0z',
  'M30 56V42a20 22 0 0 1 40 0v14q-4 14-20 14t-20-14z',
  'M36 46a14 16 0 0 1 28 0v8a14 15 0 0 1-28 0zM30 40q20-24 40 0l-3-14-9 6-8-11-8 11-9-6z',
];
const COUNTRIES: readonly Country[] = ['fremen', 'war', 'city', 'emperor', 'bene-gesserit'];

/** A bust before a dusk, in the frame that waits for a Leader's portrait. Decoration. */
export const Portrait = memo(function Portrait({ of }: { readonly of: string }) {
  const n = [...of].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.portrait}>
      <rect width={100} height={100} fill={`var(--tint-${COUNTRIES[n % COUNTRIES.length]})`} />
      <circle cx={30 + (n % 40)} cy={34} r={15} className={styles.sun} />
      <path d={`M8 100q4-30 34-33h16q30 3 34 33z${HEADS[n % HEADS.length]}`} />
      <path d="M30 70q20 14 40 0l4 30H26z" className={styles.cloak} />
    </svg>
  );
});
