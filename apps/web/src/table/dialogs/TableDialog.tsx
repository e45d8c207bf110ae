import { useWords } from '../../app/language.ts';
import { SettingsPanel } from '../../screens/settings/SettingsPanel.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useKit } from '../desk/Desk.tsx';
import { words } from '../words.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';

/** What opens over the table and is not part of the game. */
export type DialogName = 'keys' | 'settings' | 'report';

interface TableDialogProps {
  readonly name: DialogName;
  readonly onClose: () => void;
}

export default function TableDialog({ name, onClose }: TableDialogProps) {
  const { Settings } = useKit().parts;
  const say = useWords(words);
  switch (name) {
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'report':
      return <ReportDialog onClose={onClose} />;
    case 'settings':
      return (
        <Dialog title={say.settings} open onOpenChange={onClose}>
          {Settings && <Settings />}
          <SettingsPanel />
        </Dialog>
      );
  }
}
