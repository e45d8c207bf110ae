import type { ReportInfo } from '@landsraad/protocol';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { when } from '../../app/when.ts';
import { api } from '../../online/api.ts';
import { useMe } from '../../online/me.ts';
import { Unavailable } from '../../online/Unavailable.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAttempt } from '../you-online/useAttempt.tsx';
import style from './OrderScreen.module.css';
import { words } from './words.ts';

/** What people reported, and what can be done about it. */
export default function OrderScreen() {
  const text = useWords(words);
  const { is, me } = useMe();
  return (
    <Shell title={text.title}>
      {is !== 'known' && <Unavailable />}
      {is === 'known' && (me.admin ? <Reports /> : <p>{text.notYours}</p>)}
    </Shell>
  );
}

function Reports() {
  const text = useWords(words);
  const { attempt, trouble } = useAttempt();
  const [reports, setReports] = useState<readonly ReportInfo[] | null>(null);
  const refresh = useCallback(async () => setReports(await api.reports()), []);
  useEffect(() => {
    refresh().catch(() => setReports([])); // nothing is shown then
  }, [refresh]);
  /** Does something, and looks again at what is left. */
  const act = (doing: () => Promise<unknown>) =>
    void attempt(async () => {
      await doing();
      await refresh();
    });
  return (
    <div className={style.reports}>
      {trouble}
      {reports?.length === 0 && <p>{text.none}</p>}
      {reports?.map((report) => (
        <Report key={report.id} report={report} act={act} />
      ))}
    </div>
  );
}

interface ReportProps {
  readonly report: ReportInfo;
  readonly act: (doing: () => Promise<unknown>) => void;
}

function Report({ report, act }: ReportProps) {
  const text = useWords(words);
  const language = useLanguage();
  const { id, at, table, line, room, said, why, about, banned } = report;
  const [name, setName] = useState('');
  const rename = (event: FormEvent) => {
    event.preventDefault();
    act(() => api.rename(about.id, name.trim()));
  };
  return (
    <Panel title={line === null ? text.name(table) : text.line(table)}>
      <blockquote className={style.said}>{said}</blockquote>
      <p>
        {text.about(about.name || text.nameless)}, {text.reported(when(at, Date.now(), language))}{' '}
        {banned && <Badge tone="spice">{text.banned}</Badge>}
      </p>
      {why && <p className={style.soft}>{why}</p>}
      <div className={style.buttons}>
        {line !== null && (
          <Button onClick={() => act(() => api.unsay(table, line, room))}>{text.unsay}</Button>
        )}
        <Button variant="danger" onClick={() => act(() => api.ban(about.id, !banned))}>
          {banned ? text.unban : text.ban}
        </Button>
        <Button variant="primary" onClick={() => act(() => api.settle(id))}>
          {text.settle}
        </Button>
      </div>
      <form className={style.buttons} onSubmit={rename}>
        <TextField
          label={text.newName}
          value={name}
          maxLength={24}
          autoComplete="off"
          onChange={setName}
        />
        <Button type="submit" disabled={name.trim() === ''}>
          {text.rename}
        </Button>
      </form>
    </Panel>
  );
}
