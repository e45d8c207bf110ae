import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';
import { faultIn } from '../../games/useTable.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Difficulty } from './Difficulty.tsx';
import { faultsOf, newGameOf, personsOf, seatsOf, type TableForm } from './form.ts';
import { HagalLines, HagalSeats } from './Hagal.tsx';
import { Leaders } from './Leaders.tsx';
import { useLastTable } from './memory.ts';
import style from './NewGame.module.css';
import { Rules } from './Rules.tsx';
import { Seat } from './Seat.tsx';
import { useFormFaultText, useSeatName } from './saying.ts';
import { words } from './words.ts';

const PLAYERS = [1, 2, 3, 4] as const;

/** Lays a table: who plays, with which Leaders, by which rules. Remembered for the next time. */
export default function NewGame() {
  const text = useWords(words);
  const [form, setForm] = useState<TableForm>(useFirstForm());
  const [tried, setTried] = useState(false);
  const { begin, busy, fault } = useBeginning();
  const faultText = useFaultText();
  const faults = faultsOf(form);
  const change = (part: Partial<TableForm>) => setForm((old) => ({ ...old, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.length === 0) void begin(form);
  };

  return (
    <Shell title={text.title}>
      <form className={style.form} onSubmit={submit} noValidate>
        <Panel title={text.table}>
          <Segmented
            label={text.players}
            value={String(form.players)}
            options={PLAYERS.map((n) => ({ value: String(n), label: String(n) }))}
            onChange={(n) => change({ players: Number(n) as TableForm['players'] })}
          />
          <p className={style.hint}>{text.manyPlayers[form.players]}</p>
          <div className={style.seats}>
            {seatsOf(form).map((_, seat) => (
              <Seat
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                key={seat}
                seat={seat}
                form={form}
                faults={tried ? faults : []}
                onChange={setForm}
              />
            ))}
            <HagalSeats players={form.players} />
          </div>
          <HagalLines players={form.players} />
          {personsOf(form) > 1 && <Notice>{text.shared}</Notice>}
          {personsOf(form) === 0 && <Notice>{text.watch}</Notice>}
        </Panel>
        {form.players === 1 && <Difficulty form={form} onChange={change} />}
        <Leaders form={form} faults={tried ? faults : []} onChange={setForm} />
        <Rules form={form} onChange={change} />
        <details className={style.fold}>
          <summary>{text.advanced.title}</summary>
          <TextField
            label={text.advanced.seed}
            hint={text.advanced.seedHint}
            value={form.seed}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={(seed) => change({ seed })}
          />
        </details>
        {tried && faults.length > 0 && <Faults form={form} />}
        {fault && <Notice tone="error">{faultText(fault)}</Notice>}
        <div className={style.start}>
          <Button type="submit" variant="primary" size="large" disabled={busy}>
            {busy ? text.starting : text.start}
          </Button>
        </div>
      </form>
    </Shell>
  );
}

/** The last table again, for as many players as the address says. */
function useFirstForm(): TableForm {
  const wanted = new URLSearchParams(useSearch()).get('players');
  const players = PLAYERS.find((n) => String(n) === wanted);
  return { ...useLastTable.getState(), ...(players && { players }) };
}

function useBeginning() {
  const [, goTo] = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const begin = async (form: TableForm) => {
    setBusy(true);
    useLastTable.setState(form);
    try {
      goTo(`/game/${await games.create(newGameOf(form))}`);
    } catch (error) {
      setFault(faultIn(error));
      setBusy(false);
    }
  };
  return { begin, busy, fault };
}

function Faults({ form }: { readonly form: TableForm }) {
  const text = useWords(words);
  const say = useFormFaultText();
  const seatName = useSeatName(form);
  const lines = faultsOf(form).map((fault) =>
    'seat' in fault ? text.faults.at(seatName(fault.seat), say(fault)) : say(fault),
  );
  return (
    <Notice tone="error" title={text.mend}>
      <ul className={style.faults}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
