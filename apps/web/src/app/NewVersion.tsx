import { useState } from 'react';
import { Toast } from '../ui/Toast.tsx';
import { useWords } from './language.ts';
import { useNewVersion } from './offline.ts';
import { words } from './words.ts';

/** Says that a newer client waits on this device, and takes it when the person wants to. */
export function NewVersion() {
  const text = useWords(words);
  const takeOver = useNewVersion((version) => version.takeOver);
  const [declined, setDeclined] = useState<typeof takeOver>(null);
  if (!takeOver || takeOver === declined) return null;
  return (
    <Toast text={text.newVersion}>
      <button type="button" data-first="" onClick={takeOver}>
        {text.reload}
      </button>
      <button type="button" onClick={() => setDeclined(() => takeOver)}>
        {text.later}
      </button>
    </Toast>
  );
}
