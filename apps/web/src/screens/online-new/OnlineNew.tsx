import { type FormEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { api } from '../../online/api.ts';
import { type OnlineFault, onlineFaultIn } from '../../online/faults.ts';
import { knowMe, useMe } from '../../online/me.ts';
import { Unavailable } from '../../online/Unavailable.tsx';
import { useOnlineFaultText } from '../../online/useOnlineFaultText.ts';
import { words as shared } from '../../online/words.ts';
import type { Pack } from '../../packs/pack.ts';
import { isPlayedHere, PACKS, USUAL, usePart } from '../../packs/packs.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { BotLines } from '../new-game/BotLines.tsx';
import { LONGEST_NAME, seatsOf, type TableForm } from '../new-game/form.ts';
import { GameChoice } from '../new-game/GameChoice.tsx';
import { lastName } from '../new-game/memory.ts';
import style from '../new-game/NewGame.module.css';
import { words as localWords } from '../new-game/words.ts';
import { AroundTheTable } from './AroundTheTable.tsx';
import { lastOnlineTableOf, newTableOf, type OnlineForm, onlineFaultsOf } from './form.ts';
import own from './OnlineNew.module.css';
import { OpenSeat } from './OpenSeat.tsx';
import { words } from './words.ts';

/** Whoever plays alone needs no server. */
const isForSeveral = (players: number): boolean => players > 1;

/** Lays a table for people far apart. */
export default function OnlineNew() {
  const text = useWords(words);
  const { is, me } = useMe();
  const [, goTo] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('game');
  const pack = ONLINE.find(({ id }) => id === wanted) ?? USUAL;
  return (
    <Shell title={text.title}>
      {is === 'known' ? (
        <>
          <GameChoice
            packs={ONLINE}
            value={pack.id}
            onChange={(game) => goTo(`/online/new?game=${game}`)}
          />
          <Form key={pack.id} pack={pack} known={me.name} />
        </>
      ) : (
        <Unavailable />
      )}
    </Shell>
  );
}

const ONLINE: readonly Pack[] = PACKS.filter(({ id }) => isPlayedHere({ game: id }));

function Form({ pack, known }: { readonly pack: Pack; readonly known: string }) {
  const text = useWords(words);
  const here = useWords(localWords);
  const language = useLanguage();
  const laying = usePart(pack, 'laying');
  const sharedText = useWords(shared);
  const faultText = useOnlineFaultText();
  const [form, setForm] = useState<OnlineForm>(lastOnlineTableOf(pack).getState);
  const [name, setName] = useState(known || lastName());
  const [tried, setTried] = useState(false);
  const { lay, busy, fault } = useLaying(pack);
  const { own: faults, noSeat } = onlineFaultsOf(form, laying);
  const nameless = name.trim() === '';
  const change = (part: Partial<OnlineForm>) => setForm((old) => ({ ...old, ...part }));
  const changeTable = (table: TableForm) => change({ table });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.length === 0 && !noSeat && !nameless) void lay(form, name.trim(), known);
  };
  const shown = tried
    ? [...faults.map((one) => laying.faultText(one, language)), ...(noSeat ? [text.noSeat] : [])]
    : [];
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <Panel title={text.you}>
        <TextField
          className={own.name}
          label={sharedText.name}
          hint={sharedText.nameHint}
          error={tried && nameless ? text.noName : undefined}
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={setName}
        />
      </Panel>
      <Panel title={text.table}>
        <Segmented
          label={here.players}
          value={String(form.table.players)}
          options={laying.players
            .filter(isForSeveral)
            .map((n) => ({ value: String(n), label: String(n) }))}
          onChange={(n) => changeTable(laying.withPlayers(form.table, Number(n)))}
        />
        <div className={style.seats}>
          {seatsOf(form.table).map((_, seat) => (
            <OpenSeat
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={seat}
              game={USUAL.id}
              seat={seat}
              form={form}
              onChange={changeTable}
            />
          ))}
          <laying.Unplayed form={form.table} />
        </div>
        <BotLines form={form.table} />
        <p className={style.hint}>{text.yoursHint}</p>
        <laying.Beginning form={form.table} />
      </Panel>
      <AroundTheTable form={form} onChange={change} />
      <laying.Terms form={form.table} faults={tried ? faults : []} onChange={changeTable} />
      {shown.length > 0 && (
        <Notice tone="error" title={here.mend}>
          <ul className={style.faults}>
            {shown.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Notice>
      )}
      {fault && <Notice tone="error">{faultText(fault)}</Notice>}
      <p className={style.hint}>{text.next}</p>
      <div className={style.start}>
        <Button type="submit" variant="primary" size="large" disabled={busy}>
          {busy ? text.laying : text.lay}
        </Button>
      </div>
    </form>
  );
}

function useLaying(pack: Pack) {
  const [, goTo] = useLocation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<OnlineFault | null>(null);
  const lay = async (form: OnlineForm, name: string, known: string) => {
    setBusy(true);
    setFault(null);
    lastOnlineTableOf(pack).setState(form);
    try {
      if (name !== known) knowMe(await api.changeMe({ name }));
      const { id } = await api.create(newTableOf(pack, form));
      goTo(`/table/${id}`);
    } catch (error) {
      setFault(onlineFaultIn(error));
      setBusy(false);
    }
  };
  return { lay, busy, fault };
}
