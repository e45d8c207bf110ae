import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useFaultText } from '../../app/faults.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { useBegin } from '../../games/useBegin.ts';
import type { Laying, Pack } from '../../packs/pack.ts';
import { fetchTable, PACKS, USUAL, usePart } from '../../packs/packs.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BotLines } from './BotLines.tsx';
import { faultsOf, newGameOf, personsOf, seatsOf, type TableForm } from './form.ts';
import { GameChoice } from './GameChoice.tsx';
import { lastTableOf } from './memory.ts';
import style from './NewGame.module.css';
import { SeatFields } from './SeatFields.tsx';
import { useFormFaultText, useSeatName } from './saying.ts';
import { words } from './words.ts';

/** Lays a table: which game, who plays, and what the game asks besides. */
export default function NewGame() {
  const text = useWords(words);
  const [, goTo] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('game');
  const pack = PACKS.find(({ id }) => id === wanted) ?? USUAL;
  return (
    <Shell title={text.title}>
      <GameChoice packs={PACKS} value={pack.id} onChange={(game) => goTo(`/new?game=${game}`)} />
      <Form key={pack.id} pack={pack} />
    </Shell>
  );
}

/** Remembered for the next time. */
function Form({ pack }: { readonly pack: Pack }) {
  const text = useWords(words);
  const language = useLanguage();
  const laying = usePart(pack, 'laying');
  const [form, setForm] = useState<TableForm>(useFirstForm(pack, laying));
  const [tried, setTried] = useState(false);
  const { begin, beginning, fault } = useBegin();
  const faultText = useFaultText();
  const faults = faultsOf(form);
  const own = laying.faultsOf(form);
  const change = (part: Partial<TableForm>) => setForm((old) => ({ ...old, ...part }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.length + own.length > 0) return;
    lastTableOf(pack).setState(form);
    fetchTable(pack);
    void begin(newGameOf(pack, form));
  };

  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <Panel title={text.table}>
        <div className={style.many}>
          <Segmented
            label={text.players}
            hideLabel
            value={String(form.players)}
            options={laying.players.map((n) => ({ value: String(n), label: String(n) }))}
            onChange={(n) => setForm(laying.withPlayers(form, Number(n)))}
          />
          <p className={style.hint}>{laying.playersHint(form, language)}</p>
        </div>
        <div className={style.seats}>
          {seatsOf(form).map((_, seat) => (
            <SeatFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              game={pack.id}
              seat={seat}
              form={form}
              faults={tried ? faults : []}
              onChange={setForm}
            />
          ))}
          <laying.Unplayed form={form} />
        </div>
        <BotLines form={form} />
        <laying.Beginning form={form} />
        {personsOf(form) > 1 && <Notice>{text.shared}</Notice>}
        {personsOf(form) === 0 && <Notice>{text.watch}</Notice>}
      </Panel>
      <laying.Terms form={form} faults={tried ? own : []} onChange={setForm} />
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
      {tried && <Faults form={form} laying={laying} />}
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
      <div className={style.start}>
        <p>
          {pack.name(language)} · {text.several(form.players)}
        </p>
        <Button type="submit" variant="primary" size="large" disabled={beginning}>
          {beginning ? text.starting : text.start}
        </Button>
      </div>
    </form>
  );
}

/** The last table again, for as many players as the address says. */
function useFirstForm(pack: Pack, laying: Laying): TableForm {
  const wanted = new URLSearchParams(useSearch()).get('players');
  const players = laying.players.find((n) => String(n) === wanted);
  const last = lastTableOf(pack).getState();
  return players ? laying.withPlayers(last, players) : last;
}

interface FaultsProps {
  readonly form: TableForm;
  readonly laying: Laying;
}

function Faults({ form, laying }: FaultsProps) {
  const text = useWords(words);
  const language = useLanguage();
  const say = useFormFaultText();
  const sitter = useSeatName(form);
  const at = (seat: number | undefined, what: string) => {
    if (seat === undefined) return what;
    const name = seat < form.players ? sitter(seat) : laying.unplayedName(seat, language);
    return text.faults.at(name, what);
  };
  const lines = [
    ...faultsOf(form).map((fault) => at('seat' in fault ? fault.seat : undefined, say(fault))),
    ...laying.faultsOf(form).map((fault) => at(fault.seat, laying.faultText(fault, language))),
  ];
  if (lines.length === 0) return null;
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
