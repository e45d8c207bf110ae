import type { FinishedRecord, Snapshot, TableInfo } from '@landsraad/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { download } from '../../app/files.ts';
import { games } from '../../games/client.ts';
import { api } from '../../online/api.ts';
import { canProve, fileOf, type Proof, proofOf } from '../../online/fairness.ts';
import { copyOf, promiseOf, rememberCopy, rememberPromise } from '../../online/memory.ts';

/** A finished game as the server gives it away: its file, its proof, its hands laid open. */
export interface Finished {
  readonly proof: Proof | 'checking' | 'unknown';
  /** The file is here. */
  readonly there: boolean;
  readonly revealed: Snapshot | null;
  readonly save: () => void;
  /** The game on this device that the replay shows; made at the first call. */
  readonly copy: () => Promise<string>;
}

interface Fetched {
  readonly text: string;
  readonly proof: Proof | 'unknown';
}

/** Asks for nothing while the game runs. */
export function useFinished(info: TableInfo, { result, viewer }: Snapshot): Finished {
  const [fetched, setFetched] = useState<Fetched | 'unknown' | null>(null);
  const [revealed, setRevealed] = useState<Snapshot | null>(null);
  const over = result !== null && info.status === 'over';
  const { id, commitment } = info;
  const sitting = JSON.stringify(info.seats);
  useEffect(() => {
    if (!over && commitment) rememberPromise(id, commitment);
  }, [over, id, commitment]);
  useEffect(() => {
    if (!over) return;
    let gone = false;
    const find = async () => {
      const record: FinishedRecord = await api.record(id);
      const proof = canProve() ? await proofOf(record, promiseOf(id)) : 'unknown';
      const text = fileOf(record, JSON.parse(sitting));
      if (gone) return;
      setFetched({ text, proof });
      const open = await games.laidOpen(text);
      if (!gone) setRevealed({ ...open, viewer });
    };
    find().catch(() => {
      if (!gone) setFetched((now) => now ?? 'unknown');
    });
    return () => {
      gone = true;
    };
  }, [over, id, sitting, viewer]);

  const text = fetched && fetched !== 'unknown' ? fetched.text : null;
  const save = useCallback(() => {
    if (text) download(`landsraad-${new Date().toISOString().slice(0, 10)}.json`, text);
  }, [text]);
  const copy = useCallback(async () => {
    const known = copyOf(id);
    const kept = known !== undefined && (await games.list()).some((game) => game.id === known);
    if (kept) return known;
    const made = await games.fromFile(text ?? '');
    rememberCopy(id, made);
    return made;
  }, [id, text]);
  return useMemo(() => {
    const proof = fetched === null ? 'checking' : fetched === 'unknown' ? fetched : fetched.proof;
    return { proof, there: text !== null, revealed, save, copy };
  }, [fetched, text, revealed, save, copy]);
}
