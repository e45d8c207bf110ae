import type { ChatLine } from '@landsraad/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { api } from '../api.ts';
import type { Hearers } from '../connection.ts';
import type { OnlineFault } from '../faults.ts';
import { useMe } from '../me.ts';
import { heard, type Muted, markRead, rememberMuted, useMuted } from '../memory.ts';
import { NameForm } from '../NameForm.tsx';
import { useOnlineFaultText } from '../useOnlineFaultText.ts';
import type { OnlineTable } from '../useOnlineTable.ts';
import style from './Chat.module.css';
import { words } from './words.ts';

const LONGEST = 500;
const ALL = 'all';

interface ChatProps {
  readonly table: OnlineTable;
  readonly own: number | null;
  /** Where the screen asks for a name elsewhere. */
  readonly unnamed?: boolean;
  /** Whom one may talk to besides all, and what a seat is called. */
  readonly hearers?: readonly Hearers[];
  readonly seatName?: (seat: number) => string;
}

const NOBODY_APART: readonly Hearers[] = [];

/** What is said at the table. Whoever looks at it has read it. */
export function Chat({
  table,
  own,
  unnamed,
  hearers = NOBODY_APART,
  seatName = String,
}: ChatProps) {
  const text = useWords(words);
  const { me } = useMe();
  const muted = useMuted(table.id);
  const lines = heard(table.chat, muted);
  const said = useRef<HTMLDivElement>(null);
  const last = table.chat.at(-1)?.at ?? 0;
  useEffect(() => {
    markRead(table.id, last);
    // Only here: the page stays where it is read.
    said.current?.scrollTo(0, said.current.scrollHeight);
  }, [table.id, last]);
  const mute = (who: Muted, on: boolean) => {
    rememberMuted(table.id, who, on);
    void table.ask(() => api.mute(table.id, who.speaker, on));
  };
  return (
    <div className={style.chat}>
      <div ref={said} className={style.lines} aria-label={text.lines} role="log" aria-live="polite">
        {lines.length === 0 && <p className={style.none}>{text.none}</p>}
        {lines.map((line) => (
          <Line
            key={`${line.among?.room} ${line.n}`}
            line={line}
            own={own}
            seatName={seatName}
            onMute={() => mute(line, true)}
          >
            <Ways table={table} line={line} />
          </Line>
        ))}
      </div>
      {muted.length > 0 && (
        <p className={style.muted}>
          {muted.map((who) => (
            <Button
              key={who.speaker}
              size="small"
              variant="plain"
              icon="sound"
              onClick={() => mute(who, false)}
            >
              {text.unmute(who.name)}
            </Button>
          ))}
        </p>
      )}
      {me?.name ? (
        <Say onSay={table.say} hearers={hearers} seatName={seatName} />
      ) : (
        <>
          <p className={style.none}>{text.nameFirst}</p>
          {!unnamed && <NameForm action={text.nameAction} />}
        </>
      )}
    </div>
  );
}

interface LineProps {
  readonly line: ChatLine;
  readonly own: number | null;
  readonly seatName: (seat: number) => string;
  readonly onMute: () => void;
  /** What else can be done about it. */
  readonly children: ReactNode;
}

function Line({ line, own, seatName, onMute, children }: LineProps) {
  const text = useWords(words);
  const language = useLanguage();
  const { name, seat, at } = line;
  const mine = own !== null && seat === own;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  return (
    <div className={style.line} data-mine={mine || undefined} data-among={line.among?.is}>
      <p className={style.who}>
        {seat !== null && <SeatMark seat={seat} />}
        <strong>{name}</strong>
        {seat === null && <span>({line.beside ? text.beside : text.spectator})</span>}
        {line.among && <span>({amongText(line.among, own, mine, seatName, text)})</span>}
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        {!mine && (
          <IconButton
            icon="sound"
            size="small"
            label={text.mute(name)}
            side="left"
            onClick={onMute}
          />
        )}
      </p>
      {line.text ? (
        <p className={style.text}>{line.text}</p>
      ) : (
        <p className={style.none}>{text.unsaid}</p>
      )}
      {!mine && line.text && children}
    </div>
  );
}

/** Who hears it, as whoever reads it would say. */
function amongText(
  { is, seats }: NonNullable<ChatLine['among']>,
  own: number | null,
  mine: boolean,
  seatName: (seat: number) => string,
  text: ReturnType<typeof useWords<typeof words.en>>,
): string {
  if (is === 'allies') return text.amongAllies;
  if (!mine) return text.whisperedToYou;
  return text.whispered(
    seats
      .filter((seat) => seat !== own)
      .map(seatName)
      .join(', '),
  );
}

/** Tells those who keep order here; the host may take the speaker's word. */
function Ways({ table, line }: { readonly table: OnlineTable; readonly line: ChatLine }) {
  const text = useWords(words);
  const [reported, setReported] = useState(false);
  const info = table.around?.table;
  const silenced = info?.silenced?.includes(line.speaker) ?? false;
  const report = async () =>
    setReported(
      await table.ask(() => api.report(table.id, { line: line.n, room: line.among?.room })),
    );
  return (
    <p className={style.muted}>
      <Button size="small" variant="plain" disabled={reported} onClick={() => void report()}>
        {reported ? text.reported : text.report}
      </Button>
      {info?.host && (
        <Button
          size="small"
          variant="plain"
          onClick={() => void table.ask(() => api.silence(table.id, line.speaker, !silenced))}
        >
          {silenced ? text.unsilence(line.name) : text.silence(line.name)}
        </Button>
      )}
    </p>
  );
}

interface SayProps {
  readonly onSay: OnlineTable['say'];
  readonly hearers: readonly Hearers[];
  readonly seatName: (seat: number) => string;
}

function Say({ onSay, hearers, seatName }: SayProps) {
  const text = useWords(words);
  const faultText = useOnlineFaultText();
  const [draft, setDraft] = useState('');
  const [to, setTo] = useState<Hearers | null>(null);
  const [fault, setFault] = useState<OnlineFault | null>(null);
  // What was meant for some is never said to all instead.
  const isHeard = to === null || hearers.includes(to);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = draft.trim();
    if (!said || !isHeard) return;
    setDraft('');
    const refused = await onSay(said, to ?? undefined);
    setFault(refused);
    // What did not get there is not lost.
    if (refused) setDraft((newer) => `${said} ${newer}`.trim());
  };
  const options = [
    { value: ALL, label: text.all },
    ...hearers.map((one) => ({
      value: String(one),
      label: one === 'allies' ? text.allies : text.whisper(seatName(one)),
    })),
    ...(isHeard ? [] : [{ value: String(to), label: text.nobody, disabled: true }]),
  ];
  return (
    <form className={style.say} onSubmit={(event) => void send(event)}>
      {options.length > 1 && (
        <div className={style.to}>
          <Select
            label={text.to}
            hideLabel
            value={to === null ? ALL : String(to)}
            options={options}
            onChange={(value) => setTo(hearers.find((one) => String(one) === value) ?? null)}
          />
        </div>
      )}
      <TextField
        label={text.say}
        hideLabel
        placeholder={text.say}
        error={fault ? faultText(fault) : undefined}
        value={draft}
        maxLength={LONGEST}
        autoComplete="off"
        onChange={setDraft}
      />
      <Button type="submit" disabled={draft.trim() === '' || !isHeard}>
        {text.send}
      </Button>
    </form>
  );
}
