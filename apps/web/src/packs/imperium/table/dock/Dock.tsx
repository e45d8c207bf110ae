import { memo } from 'react';
import { useWords } from '../../../../app/language.ts';
import { useImperium, useOwnPlayer } from '../desk.ts';
import { words } from '../words.ts';
import styles from './Dock.module.css';
import { Hand } from './Hand.tsx';
import { Piles } from './Piles.tsx';
import { Purse } from './Purse.tsx';
import { Tiles } from './Tiles.tsx';

/** The viewer's own things: Leader, purse, hand, Intrigue cards, piles. */
export const Dock = memo(function Dock() {
  const me = useOwnPlayer();
  const { seat } = useImperium();
  const say = useWords(words);
  if (!me || seat === null) return null;
  return (
    <section className={styles.dock} aria-label={say.dock}>
      <Purse player={me} seat={seat} />
      <Hand player={me} />
      <Tiles player={me} />
      <Piles player={me} />
    </section>
  );
});
