import { useFaultText } from '../../app/faults.ts';
import { useLanguage } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { gameOfResult } from '../../games/results.ts';
import { useRecord } from '../../games/useRecord.ts';
import { USUAL, usePart } from '../../packs/packs.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

/** How games ended on this device, as far as a game keeps a record. */
export default function Record() {
  const language = useLanguage();
  const faultText = useFaultText();
  const { title, Results } = usePart(USUAL, 'record');
  const { results, fault, clear } = useRecord();
  const own = results?.filter((result) => gameOfResult(result) === USUAL.id);
  return (
    <Shell title={title(language)}>
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
      {!own && !fault && <Spinner showLabel />}
      {own && <Results results={own} onClear={clear} />}
    </Shell>
  );
}
