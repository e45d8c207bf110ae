import { useFaultText } from '../app/faults.ts';
import { useWords } from '../app/language.ts';
import { useBegin } from '../games/useBegin.ts';
import { useWording } from '../table/desk/wording.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import style from './Coach.module.css';
import type { Guidance, Lesson } from './guidance.ts';
import { words } from './words.ts';

interface EndingProps {
  readonly guidance: Guidance;
  readonly ends: NonNullable<Lesson['ends']>;
  readonly onStay: () => void;
}

/** Where a chapter leads that was won or lost. */
export function Ending({ guidance, ends, onStay }: EndingProps) {
  const { language } = useWording();
  const say = useWords(words);
  const faultText = useFaultText();
  const { begin, beginning, fault } = useBegin();
  const { next, game } = guidance;
  return (
    <>
      <div className={style.buttons}>
        <Button size="small" variant="plain" onClick={onStay} data-testid="got-it">
          {say.stay}
        </Button>
        <Button size="small" asLink="/guide">
          {say.chapters}
        </Button>
        {ends === 'lost' ? (
          <Button size="small" variant="primary" disabled={beginning} onClick={() => begin(game)}>
            {say.again}
          </Button>
        ) : next ? (
          <Button
            size="small"
            variant="primary"
            disabled={beginning}
            onClick={() => begin(next.game)}
            data-testid="next-chapter"
          >
            {say.next(next.title(language))}
          </Button>
        ) : (
          <Button size="small" variant="primary" asLink={`/new?game=${game.game}`}>
            {say.ordinary}
          </Button>
        )}
      </div>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
    </>
  );
}
