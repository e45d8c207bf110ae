import { useLanguage, useWords } from '../../app/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';
import { Why } from '../panel/Why.tsx';
import styles from './KeysDialog.module.css';
import { words } from './words.ts';

interface KeysDialogProps {
  readonly onClose: () => void;
}

/** What one can do now, soon and not, and which key does what. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const { wording, tabKeys, ownKeys } = useKit();
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
    ...(ownKeys?.(language) ?? []).map(([key, does]): [string, string] => [key, does]),
    ['G', say.legend],
    ['W', say.words],
    ['I', say.inspect],
    [say.space, say.next],
    ['R', say.again],
    ['V', say.under],
    ...('f' in tabKeys ? [] : [['F', say.focus] satisfies [string, string]]),
    ['T', say.text],
    [say.arrowKeys, wording.arrows(language)],
    [say.esc, say.escape],
    ['?', say.help],
  ];
  return (
    <Dialog title={say.title} description={say.intro} open onOpenChange={onClose}>
      <Possible />
      <h3>{say.keys}</h3>
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

/** As many reasons as are read; the panel has them all. */
const MOST = 4;

function Possible() {
  const { outlook } = useKit();
  const { decision, snapshot } = useKnown();
  const { language, decision: worded } = useWording();
  const say = useWords(words).help;
  const ahead = outlook?.(snapshot, language);
  const reasons = new Map(
    (decision && 'refused' in decision ? decision.refused : []).map(({ why }) => [why.code, why]),
  );
  return (
    <div className={styles.possible} data-possible="">
      <h3>{say.now}</h3>
      <ul>
        <li>{decision ? worded(decision) : say.nothingNow}</li>
        {ahead?.now.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {ahead && ahead.soon.length > 0 && (
        <>
          <h3>{say.soon}</h3>
          <ul>
            {ahead.soon.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {(reasons.size > 0 || (ahead && ahead.not.length > 0)) && (
        <>
          <h3>{say.not}</h3>
          <ul>
            {[...reasons.values()].slice(0, MOST).map((reason) => (
              <li key={reason.code}>
                <Why reason={reason} />
              </li>
            ))}
            {ahead?.not.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
