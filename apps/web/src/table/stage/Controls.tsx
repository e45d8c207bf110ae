import { useWords } from '../../app/language.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWording } from '../desk/wording.ts';
import { SeatMark } from '../seats/SeatMark.tsx';
import { PaceSelect } from './PaceSelect.tsx';
import styles from './Stage.module.css';
import type { Staging } from './useStage.ts';
import { words } from './words.ts';

/** Who plays, and how what they do goes by. */
export function StageControls({ stage, direct }: Staging) {
  const { short } = useWording();
  const say = useWords(words);
  const seat = stage.scenes[0]?.passage.seat ?? null;
  return (
    <div className={styles.controls} data-part="stage">
      {seat !== null && (
        <h2>
          <SeatMark seat={seat} size={1} /> {say.plays(short(seat))}
        </h2>
      )}
      <div className={styles.buttons}>
        <IconButton icon="back" label={say.back} onClick={direct.back} />
        <IconButton
          icon={stage.paused ? 'play' : 'pause'}
          label={stage.paused ? say.play : say.pause}
          onClick={direct.pause}
        />
        <Button variant="primary" icon="next" data-next="" onClick={direct.next}>
          {say.next} <kbd>{say.space}</kbd>
        </Button>
        <Button data-skip="" onClick={direct.skip}>
          {say.skip} <kbd>{say.escape}</kbd>
        </Button>
        <PaceSelect />
      </div>
      <p className={styles.plan}>{say.plan}</p>
    </div>
  );
}
