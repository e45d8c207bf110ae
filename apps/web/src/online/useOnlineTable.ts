import type { Choice } from '@landsraad/kernel';
import type { Around, ChatLine } from '@landsraad/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { faultIn, games } from '../games/client.ts';
import { realClock } from '../games/clock.ts';
import { type Frame, trailWith } from '../games/log.ts';
import type { Fault } from '../games/protocol.ts';
import { type OpenTable, useAdviseOn } from '../games/useLocalTable.ts';
import { api, liveAddress } from './api.ts';
import {
  Connection,
  type ConnectionState,
  type Hearers,
  type Outside,
  type TableNow,
} from './connection.ts';
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
  /** What is answered without asking from now on, in the game's own words. */
  readonly order: (orders: object) => Promise<boolean>;
  /** Asks for more time in a window; nobody learns who did. */
  readonly hold: () => Promise<boolean>;
  /** Null where it was said, else why not. */
  readonly say: (text: string, to?: Hearers) => Promise<OnlineFault | null>;
  /** Carries out a request of the API, and shows what it changed. */
  readonly ask: (request: () => Promise<unknown>) => Promise<boolean>;
}

const browserSide = (id: string, seat: number | undefined): Omit<Outside, 'onChange'> => ({
  seat,
  clock: realClock,
  connect: ({ onText, onClosed }) => {
    const socket = new WebSocket(liveAddress(id, seat));
    socket.onmessage = ({ data }: MessageEvent<string>) => onText(data);
    socket.onclose = onClosed;
    return {
      send: (text) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  },
  look: () => api.look(id, seat),
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

/** Stays at the table while the component is there; with the eyes of one of several own seats. */
export function useOnlineTable(id: string, seat?: number): OnlineTable {
  const [known, setKnown] = useState<Heard | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [trouble, setTrouble] = useState<OnlineFault | null>(null);
  const line = useRef<Connection | null>(null);

  useEffect(() => {
    const connection = new Connection({
      ...browserSide(id, seat),
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
  }, [id, seat]);

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
      act: (kind: string, choice: Choice) => attempt(() => line.current?.act(seq, kind, choice)),
      order: (orders: object) => attempt(() => line.current?.order(orders)),
      whyNot: async (choice: Choice) =>
        (await line.current?.whyNot(seq, choice).catch(() => null)) ?? null,
      undo: () => attempt(() => line.current?.undo(seq)),
      askUndo: () => attempt(() => line.current?.askUndo(seq)),
      replyUndo: (agree: boolean) => attempt(() => line.current?.replyUndo(to, agree)),
      hold: () => attempt(() => line.current?.hold(seq)),
    }),
    [attempt, seq, to],
  );
  const say = useCallback(async (text: string, to?: Hearers) => {
    try {
      if (!line.current) return UNREACHABLE;
      await line.current.say(text, to);
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
    teach: null,
    adviseOn,
    advise: mayAsk(now?.around ?? null) ? advise : null,
    ask,
    say,
    ...acts,
  };
}

/** Among strangers nobody gets hints. */
export const mayAsk = (around: Pick<Around, 'table'> | null): boolean =>
  around?.table.visibility !== 'public';

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
