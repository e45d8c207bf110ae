import { OtherRules, Problem } from '@landsraad/kernel';
import { GameFault } from './games.ts';
import type { Fault } from './protocol.ts';
import type { KeptGame, Store } from './store.ts';

/* What can go wrong with what is stored, as faults. */

const detailOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : String(error);

/** What came out of the store, or the fault that it could not. */
export async function stored<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new GameFault({ fault: 'not-stored', detail: detailOf(error) });
  }
}

export async function read(store: Store, id: string): Promise<KeptGame> {
  const kept = await stored(() => store.read(id));
  if (!kept) throw new GameFault({ fault: 'no-such-game' });
  return kept;
}

/** What is read from outside: whatever is wrong with it is a fault. */
export async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GameFault) throw error;
    if (error instanceof OtherRules) throw new GameFault(otherRules(error));
    throw new GameFault({ fault: 'unreadable', detail: detailOf(error) });
  }
}

function otherRules({ version, oldest, newest }: OtherRules): Fault {
  return { fault: 'other-rules', version, oldest, newest };
}

export function faultOf(error: unknown): Fault {
  if (error instanceof GameFault) return error.fault;
  if (error instanceof OtherRules) return otherRules(error);
  if (error instanceof Problem) return { fault: 'unreadable', detail: error.message };
  return { fault: 'crashed', detail: detailOf(error) };
}
