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
  const { wording, tabKeys } = useKit();
  const language = useLanguage();
  const say = useWords(words).help;
  const rows: [string, string][] = [
    ['1 … 9', say.option],
    [say.enter, say.confirm],
    ['U', say.undo],
    [say.shiftU, say.undoTurn],
    ['A', say.all],
    ['H', say.hint],
    ['D', say.panel],
    ['L', say.log],
    ...Object.keys(tabKeys).map((letter): [string, string] => [
      letter.toUpperCase(),
      say.tab(wording.tab(tabKeys[letter]!, language)),
    ]),
    ['G', say.legend],
    ['W', say.words],
    ['I', say.inspect],
    [say.space, say.next],
    ['R', say.again],
    ['V', say.under],
    ['T', say.text],
    [say.arrowKeys, wording.arrows(language)],
    [say.esc, say.escape],
    ['?', say.help],
  ];
  return (
    <Dialog title={say.title} description={say.intro} open onOpenChange={onClose}>
      {/* What scrolls can be scrolled with keys. */}
      <dl className={styles.keys} tabIndex={0}>
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
