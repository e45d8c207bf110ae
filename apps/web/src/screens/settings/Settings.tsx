import { lazy, Suspense, useEffect, useState } from 'react';
import { useFaultText } from '../../app/faults.ts';
import { collectionName, download, packed } from '../../app/files.ts';
import { useLanguage, useWords } from '../../app/language.ts';
import { Shell } from '../../app/Shell.tsx';
import { resetSettings, useSettings } from '../../app/settings.ts';
import { VERSION } from '../../app/version.ts';
import { faultIn, games } from '../../games/client.ts';
import type { Fault } from '../../games/protocol.ts';
import { useGameList } from '../../games/useGameList.ts';
import { useRecord } from '../../games/useRecord.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import style from './Settings.module.css';
import { SettingsPanel } from './SettingsPanel.tsx';
import { words } from './words.ts';

const YouOnline = lazy(() => import('../you-online/YouOnline.tsx'));

export default function Settings() {
  const text = useWords(words);
  const guideDone = useSettings((settings) => settings.guideDone);
  const [reset, setReset] = useState(false);
  return (
    <Shell title={text.title}>
      <div className={style.page}>
        <section>
          <p className={style.soft}>{text.kept}</p>
          <SettingsPanel />
          <div className={style.buttons}>
            <Button
              onClick={() => {
                resetSettings();
                setReset(true);
              }}
            >
              {text.reset}
            </Button>
            {guideDone && (
              <Button variant="plain" onClick={() => useSettings.setState({ guideDone: false })}>
                {text.guideAgain}
              </Button>
            )}
          </div>
          {reset && <Notice onDismiss={() => setReset(false)}>{text.resetDone}</Notice>}
        </section>
        <aside className={style.side}>
          <Suspense fallback={null}>
            <YouOnline />
          </Suspense>
          <Data />
          <Panel title={text.about}>
            <p>{text.version(VERSION)}</p>
            <p className={style.soft}>{text.free}</p>
          </Panel>
        </aside>
      </div>
    </Shell>
  );
}

/** What this browser keeps for us, and the ways to take it along or to be rid of it. */
function Data() {
  const text = useWords(words).data;
  const faultText = useFaultText();
  const { list, fault: listFault, refresh } = useGameList();
  const { results } = useRecord();
  const [fault, setFault] = useState<Fault | null>(null);
  const [asked, setAsked] = useState(false);
  const [removed, setRemoved] = useState(false);
  const { used, persisted } = useStorage(list?.length ?? 0);
  const shown = fault ?? listFault;
  const attempt = async (work: () => Promise<void>) => {
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(faultIn(error));
    }
  };
  const exportAll = () =>
    attempt(async () => {
      const texts: string[] = [];
      for (const { id } of list ?? []) texts.push(await games.toFile(id));
      download(collectionName(Date.now()), packed(texts, await games.results()));
    });
  const removeAll = () =>
    attempt(async () => {
      for (const { id } of list ?? []) await games.remove(id);
      setRemoved(true);
      await refresh();
    });
  const empty = !list || list.length === 0;
  return (
    <Panel title={text.title}>
      <p>{text.text}</p>
      <p className={style.soft}>
        {list && text.games(list.length)}
        {list && used && ' · '}
        {used && text.used(used)}
      </p>
      {persisted && <p className={style.soft}>{text.persisted}</p>}
      <div className={style.buttons}>
        <Button icon="export" disabled={empty && !results?.length} onClick={exportAll}>
          {text.export}
        </Button>
        <Button icon="delete" variant="danger" disabled={empty} onClick={() => setAsked(true)}>
          {text.remove}
        </Button>
      </div>
      {removed && <Notice onDismiss={() => setRemoved(false)}>{text.removed}</Notice>}
      {shown && <Notice tone="error">{faultText(shown)}</Notice>}
      <Confirm
        title={text.askTitle}
        text={text.askText}
        no={text.no}
        yes={text.yes}
        variant="danger"
        icon="delete"
        open={asked}
        onOpenChange={setAsked}
        onYes={removeAll}
      />
    </Panel>
  );
}

function useStorage(changes: number): { used: string | null; persisted: boolean } {
  const language = useLanguage();
  const [bytes, setBytes] = useState<number | null>(null);
  const [persisted, setPersisted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when games come or go
  useEffect(() => {
    let gone = false;
    const ask = async () => {
      const { usage } = await navigator.storage.estimate();
      const promised = await navigator.storage.persisted();
      if (gone) return;
      setBytes(usage ?? null);
      setPersisted(promised);
    };
    ask().catch(() => undefined); // not every browser tells
    return () => {
      gone = true;
    };
  }, [changes]);
  if (bytes === null) return { used: null, persisted };
  const inMegabytes = bytes >= 1e6;
  const used = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: inMegabytes ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: inMegabytes ? 1 : 0,
  }).format(bytes / (inMegabytes ? 1e6 : 1e3));
  return { used, persisted };
}
