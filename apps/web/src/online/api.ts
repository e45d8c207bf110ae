import type {
  ChangeMe,
  ClientMessage,
  FinishedRecord,
  Hello,
  Keeping,
  Me,
  NewTable,
  Notes,
  PasskeyInfo,
  PushSubscription,
  Recovery,
  ReportInfo,
  ServerFault,
  ServerMessage,
  SessionInfo,
  TableInfo,
} from '@landsraad/protocol';
import { OnlineError, UNREACHABLE } from './faults.ts';

/* The server's HTTP paths, and only here. Every promise may be rejected with an `OnlineError`. */

const BASE = '/api/v1';
const PATIENCE = 15_000;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${BASE}${path}`, {
    method,
    credentials: 'same-origin',
    // Asked every time; what did not change since is not sent again.
    cache: 'no-cache',
    signal: AbortSignal.timeout(PATIENCE),
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => {
    throw new OnlineError(UNREACHABLE);
  });
  if (response.status === 204) return undefined as T;
  // A server of files alone answers every path with its page.
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (!isJson) throw new OnlineError(UNREACHABLE);
  const content: unknown = await response.json().catch(() => {
    throw new OnlineError(UNREACHABLE);
  });
  if (!response.ok) throw new OnlineError(faultFrom(content));
  return content as T;
}

function faultFrom(content: unknown): ServerFault {
  const isFault = typeof content === 'object' && content !== null && 'fault' in content;
  return isFault ? (content as ServerFault) : { fault: 'internal' };
}

const at = (table: string, rest = ''): string => `/tables/${encodeURIComponent(table)}${rest}`;

export const api = {
  me: (): Promise<Me> => ask('GET', '/me'),
  changeMe: (change: ChangeMe): Promise<Me> => ask('PATCH', '/me', change),
  recovery: (): Promise<Recovery> => ask('POST', '/me/recovery', {}),
  recover: (token: string): Promise<Me> => ask('POST', '/recover', { token }),
  sessions: (): Promise<SessionInfo[]> => ask('GET', '/me/sessions'),
  endSession: (id: string): Promise<SessionInfo[]> =>
    ask('DELETE', `/me/sessions/${encodeURIComponent(id)}`),
  logOut: (everywhere: boolean): Promise<Me> => ask('POST', '/me/log-out', { everywhere }),
  passkeys: (): Promise<PasskeyInfo[]> => ask('GET', '/me/passkeys'),
  removePasskey: (id: string): Promise<Me> =>
    ask('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  ownData: (): Promise<unknown> => ask('GET', '/me/data'),
  forgetMe: (): Promise<Me> => ask('DELETE', '/me'),
  keeping: (): Promise<Keeping> => ask('GET', '/keeping'),
  subscribe: (subscription: PushSubscription): Promise<Me> => ask('POST', '/me/push', subscription),
  unsubscribe: (endpoint: string): Promise<Me> => ask('DELETE', '/me/push', { endpoint }),
  /** `register` makes a passkey of this person's, `login` becomes the person of one. */
  passkeyOptions: (what: 'register' | 'login'): Promise<never> =>
    ask('POST', `/passkeys/${what}/options`, {}),
  passkey: (what: 'register' | 'login', credential: unknown): Promise<Me> =>
    ask('POST', `/passkeys/${what}`, credential),

  lobby: (): Promise<TableInfo[]> => ask('GET', '/tables'),
  mine: (): Promise<TableInfo[]> => ask('GET', '/me/tables'),
  create: (table: NewTable): Promise<TableInfo> => ask('POST', '/tables', table),
  info: (id: string): Promise<TableInfo> => ask('GET', at(id)),
  takeSeat: (id: string, seat: number | null): Promise<unknown> =>
    ask('POST', at(id, '/seat'), { seat }),
  leaveSeat: (id: string): Promise<unknown> => ask('DELETE', at(id, '/seat')),
  start: (id: string): Promise<unknown> => ask('POST', at(id, '/start'), {}),
  close: (id: string): Promise<unknown> => ask('POST', at(id, '/close'), {}),
  standIn: (id: string, seat: number, on: boolean): Promise<unknown> =>
    ask('POST', at(id, '/stand-in'), { seat, on }),
  rematch: (id: string): Promise<TableInfo> => ask('POST', at(id, '/rematch'), {}),
  record: (id: string): Promise<FinishedRecord> => ask('GET', at(id, '/record')),
  mute: (id: string, speaker: string, on: boolean): Promise<unknown> =>
    ask('POST', at(id, '/mute'), { speaker, on }),
  watching: (): Promise<TableInfo[]> => ask('GET', '/watching'),
  closeSeat: (id: string, seat: number, on: boolean): Promise<unknown> =>
    ask('POST', at(id, '/close-seat'), { seat, on }),
  silence: (id: string, speaker: string, on: boolean): Promise<unknown> =>
    ask('POST', at(id, '/silence'), { speaker, on }),
  /** A line of the chat, or the name in a seat. */
  report: (
    id: string,
    what: { line: number; room?: string | undefined } | { seat: number },
  ): Promise<unknown> => ask('POST', at(id, '/report'), { ...what, why: '' }),
  notes: (id: string): Promise<Notes> => ask('GET', at(id, '/notes')),
  keepNotes: (id: string, text: string): Promise<Notes> => ask('PUT', at(id, '/notes'), { text }),
  reports: (): Promise<ReportInfo[]> => ask('GET', '/admin/reports'),
  settle: (report: string): Promise<unknown> => ask('POST', `/admin/reports/${report}/settle`, {}),
  ban: (person: string, on: boolean): Promise<unknown> =>
    ask('POST', `/admin/people/${person}/ban`, { on }),
  rename: (person: string, name: string): Promise<unknown> =>
    ask('POST', `/admin/people/${person}/rename`, { name }),
  unsay: (table: string, line: number, room: string): Promise<unknown> =>
    ask('DELETE', `/admin${at(table, `/lines/${line}`)}?room=${encodeURIComponent(room)}`),
  look: (id: string, seat?: number): Promise<Hello> => ask('GET', at(id, `/look${eyes(seat)}`)),
  send: (id: string, message: ClientMessage): Promise<ServerMessage> =>
    ask('POST', at(id, '/send'), message),
};

const eyes = (seat: number | undefined): string => (seat === undefined ? '' : `?seat=${seat}`);

export const liveAddress = (id: string, seat?: number): string => {
  const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${protocol}://${location.host}${BASE}${at(id, `/live${eyes(seat)}`)}`;
};

/** The link that brings a friend to the table. */
export const tableLink = (id: string): string => `${location.origin}/table/${id}`;

/** A table's id out of what somebody pasted: a link, or the id itself. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/table\/)([0-9A-Za-z]{12})(?:$|[/?#\s])/.exec(text.trim());
  return found?.[1] ?? null;
}
