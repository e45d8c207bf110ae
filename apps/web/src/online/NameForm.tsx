import { type FormEvent, useState } from 'react';
import { useWords } from '../app/language.ts';
import { LONGEST_NAME } from '../screens/new-game/form.ts';
import { lastName } from '../screens/new-game/memory.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { api } from './api.ts';
import { type OnlineFault, onlineFaultIn } from './faults.ts';
import { knowMe, useMe } from './me.ts';
import style from './NameForm.module.css';
import { useOnlineFaultText } from './useOnlineFaultText.ts';
import { words } from './words.ts';

interface NameFormProps {
  readonly action: string;
  /** After the name was taken, also where it is the one from before. */
  readonly onNamed?: () => unknown;
}

/** How this person is called, at every table. */
export function NameForm({ action, onNamed }: NameFormProps) {
  const text = useWords(words);
  const faultText = useOnlineFaultText();
  const { me } = useMe();
  // Until something is typed the field follows who this browser is.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? (me?.name || lastName());
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<OnlineFault | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const called = name.trim();
    if (!called || busy) return;
    setBusy(true);
    try {
      if (called !== me?.name) knowMe(await api.changeMe({ name: called }));
      setFault(null);
      setTyped(null);
      await onNamed?.();
    } catch (error) {
      setFault(onlineFaultIn(error));
    }
    setBusy(false);
  };
  return (
    <form className={style.form} onSubmit={(event) => void save(event)} noValidate>
      <TextField
        label={text.name}
        hint={text.nameHint}
        error={fault ? faultText(fault) : undefined}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={setTyped}
      />
      <Button type="submit" disabled={busy || name.trim() === ''}>
        {action}
      </Button>
    </form>
  );
}
