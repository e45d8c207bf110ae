import { useLanguage, useWords } from '../../app/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useKit } from '../desk/Desk.tsx';
import { words } from '../words.ts';
import styles from './KeysDialog.module.css';

interface KeysDialogProps {
  readonly onClose: () => void;
}

/** Which key does what. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const { wording } = useKit();
  const language = useLanguage();
  const say = useWords(words).help;
  const rows: [string, string][] = [
    ['1 … 9', say.option],
    [say.enter, say.confirm],
    ['U', say.undo],
    ['H', say.hint],
    ['D', say.panel],
    ['L', say.log],
    ['I', say.inspect],
    ['T', say.text],
    [say.arrowKeys, wording.arrows(language)],
    [say.esc, say.escape],
    ['?', say.help],
  ];
  return (
    <Dialog title={say.title} description={say.intro} open onOpenChange={onClose}>
      <dl className={styles.keys}>
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
