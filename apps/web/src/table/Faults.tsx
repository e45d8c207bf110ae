import type { Seat } from '@landsraad/kernel';
import { useFaultText } from '../app/faults.ts';
import { download } from '../app/files.ts';
import { useLanguage, useWords } from '../app/language.ts';
import type { Fault } from '../games/protocol.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Speaking, TableKit } from './kit.ts';
import { words } from './words.ts';

const numbered = (seat: Seat) => String(seat + 1);
const BY_NUMBER: Speaking = { seatName: numbered, sitterName: numbered, reader: null };

interface FaultNoticeProps {
  readonly fault: Fault;
  /** What the game says of it, where it refused an answer. */
  readonly kit?: TableKit;
  readonly onDismiss?: () => void;
  readonly onSave?: () => void;
}

/** What went wrong and the way on. Nothing of the game is lost by it. */
export function FaultNotice({ fault, kit, onDismiss, onSave }: FaultNoticeProps) {
  const say = useWords(words).faults;
  const language = useLanguage();
  const text = useFaultText();
  const told =
    fault.fault === 'refused' && kit
      ? kit.wording.reason(fault.reason, BY_NUMBER, language)
      : text(fault);
  return (
    <Notice
      tone={fault.fault === 'refused' || fault.fault === 'moved-on' ? 'warning' : 'error'}
      title={fault.fault === 'refused' ? say.refused : say.fault}
      onDismiss={onDismiss}
      action={<Ways fault={fault} onSave={onSave} />}
    >
      <p>{told}</p>
      {'detail' in fault && (
        <details>
          <summary>{say.details}</summary>
          <code>{fault.detail}</code>
        </details>
      )}
    </Notice>
  );
}

function Ways({ fault, onSave }: Pick<FaultNoticeProps, 'fault' | 'onSave'>) {
  const say = useWords(words).faults;
  switch (fault.fault) {
    case 'refused':
      return null;
    case 'rule-error':
      return (
        <>
          <Button icon="export" onClick={() => download('landsraad-report.json', fault.file)}>
            {say.download}
          </Button>
          <Button asLink="/">{say.home}</Button>
        </>
      );
    case 'not-stored':
      return onSave ? (
        <Button icon="export" onClick={onSave}>
          {say.saveFile}
        </Button>
      ) : null;
    case 'crashed':
    case 'moved-on':
      return <Button onClick={() => location.reload()}>{say.again}</Button>;
    default:
      return <Button asLink="/">{say.home}</Button>;
  }
}
