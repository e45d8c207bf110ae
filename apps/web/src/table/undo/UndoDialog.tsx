import { useWords } from '../../app/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { words } from './words.ts';

interface UndoDialogProps {
  /** Goes back all the same; null where others would have to agree. */
  readonly retract: (() => void) | null;
  readonly onClose: () => void;
}

/** Why nothing can be taken back, and what can be done about it among bots. */
export default function UndoDialog({ retract, onClose }: UndoDialogProps) {
  const { log, seat } = useKnown();
  const { story } = useKit();
  const wording = useWording();
  const say = useWords(words);
  const acted = log.some((event) => story.seatOf(event) === seat);
  const seen = log.findLast((event) => story.reveals(event) || story.seatOf(event) !== seat);
  return (
    <Dialog
      title={say.title}
      description={acted && seen ? say.seen(wording.event(seen)) : say.nothing}
      size="small"
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.close}</Button>
          {acted && retract && (
            <Button
              variant="danger"
              icon="undo"
              data-retract=""
              onClick={() => {
                onClose();
                retract();
              }}
            >
              {say.allTheSame}
            </Button>
          )}
        </>
      }
    >
      {acted && retract && <p>{say.practiceText}</p>}
    </Dialog>
  );
}
