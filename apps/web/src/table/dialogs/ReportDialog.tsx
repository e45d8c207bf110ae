import { useId, useState } from 'react';
import { useFaultText } from '../../app/faults.ts';
import { download } from '../../app/files.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { VERSION } from '../../app/version.ts';
import { faultIn, games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { useBeside } from '../beside.ts';
import { useKnown } from '../desk/known.ts';
import { reportText, seatReportText } from './report.ts';
import styles from './TableDialog.module.css';
import { words } from './words.ts';

/** One file with the game and what somebody has to say about it. Nothing is sent. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { snapshot, log } = useKnown();
  // A table elsewhere tells this device no more than its seat may know.
  const elsewhere = useBeside() !== null;
  const say = useWords(words).reporting;
  const language = useLanguage();
  const faultText = useFaultText();
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [saved, setSaved] = useState(false);
  const id = useId();
  const save = async () => {
    setFault(null);
    try {
      const { userAgent } = navigator;
      const report = { comment: comment.trim(), version: VERSION, userAgent, language };
      const text = elsewhere
        ? seatReportText({ snapshot, log }, report)
        : reportText(await games.toFile(snapshot.id), report);
      download(`landsraad-report-${snapshot.position}.json`, text);
      setSaved(true);
    } catch (error) {
      setFault(faultIn(error));
    }
  };
  return (
    <Dialog
      title={say.title}
      description={say.intro}
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say.close}</Button>
          <Button variant="primary" icon="export" onClick={save}>
            {say.download}
          </Button>
        </>
      }
    >
      <div className={styles.report}>
        <div className={field.field}>
          <label htmlFor={id} className={field.label}>
            {say.comment}
          </label>
          <textarea
            id={id}
            className={`${field.input} ${styles.comment}`}
            value={comment}
            maxLength={4000}
            onChange={(event) => setComment(event.target.value)}
          />
        </div>
        <div>
          <p>{say.holds}</p>
          <ul>
            <li>{elsewhere ? say.holdsSeat : say.holdsGame}</li>
            <li>{say.holdsComment}</li>
            <li>{say.holdsDevice}</li>
          </ul>
        </div>
        <Notice tone="warning">{elsewhere ? say.revealsSeat : say.reveals}</Notice>
        {saved && <Notice>{elsewhere ? say.savedSeat : say.saved}</Notice>}
        {fault && <Notice tone="error">{faultText(fault)}</Notice>}
      </div>
    </Dialog>
  );
}
