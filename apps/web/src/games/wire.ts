import type { Seat, Viewer } from '@landsraad/kernel';
import { GameFault, type Games, type OpenGame, type Preferences } from './games.ts';
import type { Fault, NewGame, Snapshot } from './protocol.ts';
import { faultOf } from './stored.ts';
import type { Watched } from './work.ts';

/* `Games` between two ends that send texts: JSON goes over twice as fast as the objects would. */

/** One end: a worker as its page sees it, the page as the worker does, or a pair in a test. */
export interface Port {
  send(text: string): void;
  onText(listener: (text: string) => void): void;
}

/** What is asked of all games, and of one open table. */
interface Calls {
  list: [];
  create: [game: NewGame];
  again: [id: string];
  remove: [id: string];
  toFile: [id: string];
  fromFile: [text: string];
  results: [];
  addResults: [results: unknown];
  clearResults: [];
  glimpse: [id: string, position: number, viewer: Viewer];
  marks: [id: string];
  analyse: [id: string, seat: Seat];
  playOn: Parameters<Games['playOn']>;
  arrange: Parameters<Games['arrange']>;
  lookInto: Parameters<Games['lookInto']>;
  stepsOf: Parameters<Games['stepsOf']>;
  adviseOn: Parameters<Games['adviseOn']>;
  laidOpen: [text: string];
  open: [id: string, table: number];
  answer: [table: number, ...Parameters<OpenGame['answer']>];
  act: [table: number, ...Parameters<OpenGame['act']>];
  whyNot: [table: number, ...Parameters<OpenGame['whyNot']>];
  undo: [table: number];
  retract: [table: number];
  look: [table: number];
  advise: [table: number];
  teach: [table: number];
  /** Long work that was asked for with this number. */
  stop: [n: number];
  prefer: [table: number, preferences: Preferences];
  close: [table: number];
}
type Call = { [C in keyof Calls]: { readonly call: C; readonly args: Calls[C] } }[keyof Calls];
type Request = Call & { readonly n: number };

type Message =
  | { readonly is: 'done'; readonly n: number; readonly value: unknown }
  /** How much of it is done. */
  | { readonly is: 'share'; readonly n: number; readonly share: number }
  | { readonly is: 'failed'; readonly n: number; readonly fault: Fault }
  | { readonly is: 'snapshot'; readonly table: number; readonly snapshot: Snapshot }
  | { readonly is: 'fault'; readonly table: number; readonly fault: Fault }
  | { readonly is: 'crashed'; readonly detail: string };

/** The worker's end. What it gives back reports a crash of everything. */
export function serve(games: Games, port: Port): (detail: string) => void {
  const tables = new Map<number, OpenGame>();
  const works = new Map<number, AbortController>();
  const send = (message: Message) => port.send(JSON.stringify(message));

  function tableOf(table: number): OpenGame {
    const open = tables.get(table);
    if (!open) throw new GameFault({ fault: 'no-such-game' });
    return open;
  }

  async function open(id: string, table: number): Promise<void> {
    const opened = await games.open(
      id,
      (snapshot) => send({ is: 'snapshot', table, snapshot }),
      (fault) => send({ is: 'fault', table, fault }),
    );
    tables.set(table, opened);
  }

  function close(table: number): void {
    tables.get(table)?.close();
    tables.delete(table);
  }

  async function watched<T>(n: number, work: (watched: Watched) => Promise<T>): Promise<T> {
    const stopping = new AbortController();
    works.set(n, stopping);
    try {
      const onShare = (share: number) => send({ is: 'share', n, share });
      return await work({ onShare, signal: stopping.signal });
    } finally {
      works.delete(n);
    }
  }

  async function carryOut({ n, call, args }: Request): Promise<unknown> {
    switch (call) {
      case 'list':
        return games.list();
      case 'create':
        return games.create(...args);
      case 'again':
        return games.again(...args);
      case 'remove':
        return games.remove(...args);
      case 'toFile':
        return games.toFile(...args);
      case 'fromFile':
        return games.fromFile(...args);
      case 'results':
        return games.results();
      case 'addResults':
        return games.addResults(...args);
      case 'clearResults':
        return games.clearResults();
      case 'glimpse':
        return games.glimpse(...args);
      case 'marks':
        return games.marks(...args);
      case 'analyse': {
        const [id, seat] = args;
        return watched(n, (by) => games.analyse(id, seat, by));
      }
      case 'playOn':
        return games.playOn(...args);
      case 'arrange':
        return games.arrange(...args);
      case 'lookInto':
        return games.lookInto(...args);
      case 'stepsOf':
        return games.stepsOf(...args);
      case 'adviseOn':
        return games.adviseOn(...args);
      case 'laidOpen':
        return games.laidOpen(...args);
      case 'open':
        return open(...args);
      case 'answer': {
        const [table, position, choice] = args;
        return tableOf(table).answer(position, choice);
      }
      case 'act': {
        const [table, kind, choice] = args;
        return tableOf(table).act(kind, choice);
      }
      case 'whyNot': {
        const [table, position, choice] = args;
        return tableOf(table).whyNot(position, choice);
      }
      case 'undo':
        return tableOf(args[0]).undo();
      case 'retract':
        return tableOf(args[0]).retract();
      case 'look':
        return tableOf(args[0]).look();
      case 'advise':
        return tableOf(args[0]).advise();
      case 'teach':
        return watched(n, (by) => tableOf(args[0]).teach(by));
      case 'stop':
        return works.get(args[0])?.abort();
      case 'prefer':
        return tableOf(args[0]).prefer(args[1]);
      case 'close':
        return close(args[0]);
    }
  }

  port.onText((text) => {
    const request = JSON.parse(text) as Request;
    const { n } = request;
    carryOut(request).then(
      (value) => send({ is: 'done', n, value }),
      (error) => send({ is: 'failed', n, fault: faultOf(error) }),
    );
  });
  return (detail) => send({ is: 'crashed', detail });
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (fault: GameFault) => void;
  readonly onShare?: (share: number) => void;
}

interface Listener {
  readonly onSnapshot: (snapshot: Snapshot) => void;
  readonly onFault: (fault: Fault) => void;
}

/** The page's end of one worker's life. */
export class Wire {
  private readonly port: Port;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Map<number, Listener>();
  private readonly onBroken: () => void;
  private requests = 0;
  private broken: Fault | null = null;

  constructor(port: Port, onBroken: () => void) {
    this.port = port;
    this.onBroken = onBroken;
    port.onText((text) => this.hear(JSON.parse(text) as Message));
  }

  get isBroken(): boolean {
    return this.broken !== null;
  }

  ask<T, C extends keyof Calls>(call: C, ...args: Calls[C]): Promise<T> {
    return this.request(call, args);
  }

  /** Long work: whoever waits hears how much is done, and may stop it. */
  watch<T, C extends keyof Calls>(
    { onShare, signal }: Watched,
    call: C,
    ...args: Calls[C]
  ): Promise<T> {
    const asked = this.request<T, C>(call, args, onShare);
    const n = this.requests;
    const stop = () => void this.ask('stop', n).catch(() => undefined); // what is gone has stopped
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
    return asked.finally(() => signal.removeEventListener('abort', stop));
  }

  private request<T, C extends keyof Calls>(
    call: C,
    args: Calls[C],
    onShare?: Waiting['onShare'],
  ): Promise<T> {
    if (this.broken) return Promise.reject(new GameFault(this.broken));
    const n = ++this.requests;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(n, { resolve, reject, ...(onShare && { onShare }) });
      this.port.send(JSON.stringify({ n, call, args }));
    });
  }

  /** Tables are numbered by the page, so that a snapshot may come before the answer to `open`. */
  listen(table: number, listener: Listener): void {
    this.listeners.set(table, listener);
  }

  unlisten(table: number): void {
    this.listeners.delete(table);
  }

  /** The worker is gone: whoever waits for it or listens is told. */
  break(detail: string): void {
    if (this.broken) return;
    const fault: Fault = { fault: 'crashed', detail };
    this.broken = fault;
    const waiting = [...this.waiting.values()];
    const listeners = [...this.listeners.values()];
    this.waiting.clear();
    this.listeners.clear();
    this.onBroken();
    for (const { reject } of waiting) reject(new GameFault(fault));
    for (const { onFault } of listeners) onFault(fault);
  }

  private hear(message: Message): void {
    switch (message.is) {
      case 'snapshot':
        this.listeners.get(message.table)?.onSnapshot(message.snapshot);
        break;
      case 'fault':
        this.listeners.get(message.table)?.onFault(message.fault);
        break;
      case 'crashed':
        this.break(message.detail);
        break;
      case 'share':
        this.waiting.get(message.n)?.onShare?.(message.share);
        break;
      case 'done':
        this.waiter(message.n)?.resolve(message.value as never);
        break;
      case 'failed':
        this.waiter(message.n)?.reject(new GameFault(message.fault));
        break;
    }
  }

  private waiter(n: number): Waiting | undefined {
    const waiting = this.waiting.get(n);
    this.waiting.delete(n);
    return waiting;
  }
}
