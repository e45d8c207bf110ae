import type { Seat } from '@landsraad/kernel';
import { useWords } from '../app/language.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Curtain.module.css';
import { SeatMark } from './seats/SeatMark.tsx';
import { words } from './words.ts';

interface CurtainProps {
  readonly seat: Seat;
  readonly name: string;
  readonly onLook: () => void;
}

/** Between two people on one device: nothing of the table is there, only the way to the next. */
export function Curtain({ seat, name, onLook }: CurtainProps) {
  const say = useWords(words).curtain;
  return (
    <main className={styles.curtain} data-curtain={seat}>
      <SeatMark seat={seat} size={5} />
      <h1>{say.title(name)}</h1>
      <p>{say.text}</p>
      <Button variant="primary" size="large" icon="eye" autoFocus onClick={onLook}>
        {say.look(name)}
      </Button>
    </main>
  );
}
