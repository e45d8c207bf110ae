import type { ChatLine } from '@landsraad/protocol';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import { SeatMark } from '../../table/seats/SeatMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { api } from '../api.ts';
import type { OnlineFault } from '../faults.ts';
import { useMe } from '../me.ts';
import { heard, type Muted, markRead, rememberMuted, useMuted } from '../memory.ts';
import { NameForm } from '../NameForm.tsx';
import { useOnlineFaultText } from '../useOnlineFaultText.ts';
import type { OnlineTable } from '../useOnlineTable.ts';
import style from './Chat.module.css';
import { words } from './words.ts';

const LONGEST = 500;

interface ChatProps {
  readonly table: OnlineTable;
  readonly own: number | null;
  /** Where the screen asks for a name elsewhere. */
  readonly unnamed?: boolean;
}

/** What is said at the table. Whoever looks at it has read it. */
export function Chat({ table, own, unnamed }: ChatProps) {
  const text = useWords(words);
  const { me } = useMe();
  const muted = useMuted(table.id);
  const lines = heard(table.chat, muted);
  const end = useRef<HTMLSpanElement>(null);
  const last = table.chat.at(-1)?.n ?? 0;
  useEffect(() => {
    markRead(table.id, last);
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [table.id, last]);
  const mute = (who: Muted, on: boolean) => {
    rememberMuted(table.id, who, on);
    void table.ask(() => api.mute(table.id, who.speaker, on));
  };
  return (
    <div className={style.chat}>
      <div className={style.lines} aria-label={text.lines} role="log" aria-live="polite">
        {lines.length === 0 && <p className={style.none}>{text.none}</p>}
        {lines.map((line) => (
          <Line key={line.n} line={line} own={own} onMute={() => mute(line, true)}>
            <Ways table={table} line={line} />
          </Line>
        ))}
        <span ref={end} />
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
        <Say onSay={table.say} />
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
  readonly onMute: () => void;
  /** What else can be done about it. */
  readonly children: ReactNode;
}

function Line({ line, own, onMute, children }: LineProps) {
  const text = useWords(words);
  const language = useLanguage();
  const { name, seat, at } = line;
  const mine = own !== null && seat === own;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  return (
    <div className={style.line} data-mine={mine || undefined}>
      <p className={style.who}>
        {seat !== null && <SeatMark seat={seat} />}
        <strong>{name}</strong>
        {seat === null && <span>({line.beside ? text.beside : text.spectator})</span>}
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

/** Tells those who keep order here; the host may take the speaker's word. */
function Ways({ table, line }: { readonly table: OnlineTable; readonly line: ChatLine }) {
  const text = useWords(words);
  const [reported, setReported] = useState(false);
  const info = table.around?.table;
  const silenced = info?.silenced?.includes(line.speaker) ?? false;
  const report = async () =>
    setReported(await table.ask(() => api.report(table.id, { line: line.n })));
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

function Say({ onSay }: { readonly onSay: OnlineTable['say'] }) {
  const text = useWords(words);
  const faultText = useOnlineFaultText();
  const [draft, setDraft] = useState('');
  const [fault, setFault] = useState<OnlineFault | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = draft.trim();
    if (!said) return;
    setDraft('');
    const refused = await onSay(said);
    setFault(refused);
    // What did not get there is not lost.
    if (refused) setDraft((newer) => `${said} ${newer}`.trim());
  };
  return (
    <form className={style.say} onSubmit={(event) => void send(event)}>
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
      <Button type="submit" disabled={draft.trim() === ''}>
        {text.send}
      </Button>
    </form>
  );
}
