import type { Choice } from '@landsraad/kernel';
import type { Around, ChatLine } from '@landsraad/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { faultIn, games } from '../games/client.ts';
import { realClock } from '../games/clock.ts';
import { type Frame, trailWith } from '../games/log.ts';
import type { Fault } from '../games/protocol.ts';
import { type OpenTable, useAdviseOn } from '../games/useLocalTable.ts';
import { api, liveAddress } from './api.ts';
import { Connection, type ConnectionState, type Outside, type TableNow } from './connection.ts';
import { type OnlineFault, onlineFaultIn, UNREACHABLE } from './faults.ts';
import { whenRenamed } from './me.ts';

/** A table of a server on the screen: the table of this device, and what is around it. */
export interface OnlineTable extends OpenTable {
  readonly id: string;
  readonly connection: ConnectionState;
  /** An answer was given that the server has not acknowledged yet. */
  readonly unsettled: boolean;
  /** Null until the server has answered. */
  readonly around: Around | null;
  /** When `around` was heard, by this device's clock. */
  readonly heardAt: number;
  readonly chat: readonly ChatLine[];
  /** Why there is no table here. */
  readonly ended: OnlineFault | null;
  /** The last thing that the server or the way there did not let happen, until dismissed. */
  readonly trouble: OnlineFault | null;
  readonly askUndo: () => Promise<boolean>;
  readonly replyUndo: (agree: boolean) => Promise<boolean>;
  /** The same without a press: where it comes too late nobody need know. */
  readonly order: (choice: Choice) => void;
  /** Asks for more time in a window; nobody learns who did. */
  readonly hold: () => Promise<boolean>;
  /** Null where it was said, else why not. */
  readonly say: (text: string) => Promise<OnlineFault | null>;
  /** Carries out a request of the API, and shows what it changed. */
  readonly ask: (request: () => Promise<unknown>) => Promise<boolean>;
}

const browserSide = (id: string): Omit<Outside, 'onChange'> => ({
  clock: realClock,
  connect: ({ onText, onClosed }) => {
    const socket = new WebSocket(liveAddress(id));
    socket.onmessage = ({ data }: MessageEvent<string>) => onText(data);
    socket.onclose = onClosed;
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  look: () => api.look(id),
  post: (message) => api.send(id, message),
  // Not `randomUUID`, which a page without https does not have.
  draw: () =>
    [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
});

interface Heard {
  readonly id: string;
  readonly now: TableNow;
  readonly trail: readonly Frame[];
}

/** Stays at the table while the component is there. */
export function useOnlineTable(id: string): OnlineTable {
  const [known, setKnown] = useState<Heard | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [trouble, setTrouble] = useState<OnlineFault | null>(null);
  const line = useRef<Connection | null>(null);

  useEffect(() => {
    const connection = new Connection({
      ...browserSide(id),
      onChange: (now) => setKnown((before) => heardWith(before, id, now)),
    });
    line.current = connection;
    setFault(null);
    setTrouble(null);
    const isLookedAt = () => document.visibilityState === 'visible';
    connection.attend(isLookedAt());
    const nudge = () => {
      connection.attend(isLookedAt());
      if (isLookedAt()) connection.nudge();
    };
    const stayKnown = whenRenamed(() => connection.again());
    const cutOff = () => connection.cutOff();
    addEventListener('online', nudge);
    addEventListener('offline', cutOff);
    document.addEventListener('visibilitychange', nudge);
    return () => {
      stayKnown();
      removeEventListener('online', nudge);
      removeEventListener('offline', cutOff);
      document.removeEventListener('visibilitychange', nudge);
      line.current = null;
      connection.close();
    };
  }, [id]);

  const now = known?.id === id ? known.now : null;
  const seq = now?.seq ?? 0;
  const to = now?.around?.undo?.to ?? 0;
  const snapshot = now?.snapshot ?? null;

  const attempt = useCallback(async (act: () => Promise<unknown> | undefined) => {
    try {
      const acting = act();
      await acting;
      return acting !== undefined;
    } catch (error) {
      const found = onlineFaultIn(error);
      if (found.fault === 'refused' && found.reason)
        setFault({ fault: 'refused', reason: found.reason });
      else setTrouble(found);
      return false;
    }
  }, []);
  const ask = useCallback(
    (request: () => Promise<unknown>) =>
      attempt(async () => {
        await request();
        line.current?.again();
      }),
    [attempt],
  );
  const acts = useMemo(
    () => ({
      answer: (choice: Choice) => attempt(() => line.current?.answer(seq, choice)),
      order: (choice: Choice) => void line.current?.answer(seq, choice).catch(() => undefined),
      whyNot: async (choice: Choice) =>
        (await line.current?.whyNot(seq, choice).catch(() => null)) ?? null,
      undo: () => attempt(() => line.current?.undo(seq)),
      askUndo: () => attempt(() => line.current?.askUndo(seq)),
      replyUndo: (agree: boolean) => attempt(() => line.current?.replyUndo(to, agree)),
      hold: () => attempt(() => line.current?.hold(seq)),
    }),
    [attempt, seq, to],
  );
  const say = useCallback(async (text: string) => {
    try {
      if (!line.current) return UNREACHABLE;
      await line.current.say(text);
      return null;
    } catch (error) {
      return onlineFaultIn(error);
    }
  }, []);
  const advise = useCallback(async () => {
    if (!snapshot?.decision) return [];
    try {
      const { game, decision, view } = snapshot;
      return await games.adviseOn({ game, decision, view });
    } catch (error) {
      setFault(faultIn(error));
      return [];
    }
  }, [snapshot]);
  const adviseOn = useAdviseOn(snapshot?.game ?? '');
  const dismiss = useCallback(() => {
    setFault(null);
    setTrouble(null);
  }, []);
  return {
    id,
    connection: now?.connection ?? 'connecting',
    unsettled: now?.unsettled ?? false,
    around: now?.around ?? null,
    heardAt: now?.heardAt ?? 0,
    chat: now?.chat ?? NO_CHAT,
    snapshot,
    log: now?.log ?? NO_LOG,
    trail: now && known ? known.trail : NO_TRAIL,
    ended: now?.ended ?? null,
    fault,
    trouble,
    dismiss,
    look: nothingToLookAt,
    retract: null,
    adviseOn,
    advise,
    ask,
    say,
    ...acts,
  };
}

const NO_CHAT: readonly ChatLine[] = [];
const NO_LOG: TableNow['log'] = [];
const NO_TRAIL: readonly Frame[] = [];

function heardWith(before: Heard | null, id: string, now: TableNow): Heard {
  const trail = before?.id === id ? before.trail : NO_TRAIL;
  const { snapshot, log } = now;
  if (!snapshot || trail.at(-1)?.snapshot === snapshot) return { id, now, trail };
  return { id, now, trail: trailWith(trail, { snapshot, log }) };
}
/** Curtains are for shared devices. */
const nothingToLookAt = async (): Promise<boolean> => false;
