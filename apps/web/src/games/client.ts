import type { Games } from './games.ts';
import { RemoteGames, type Started } from './remote.ts';

export { faultIn, type Games, type OpenGame } from './games.ts';

/** The games of this device. The worker starts at the first call. */
export const games: Games = keptForLong(new RemoteGames(startWorker));

function startWorker(): Started {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return {
    send: (text) => worker.postMessage(text),
    onText: (listener) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => listener(data);
    },
    onCrash: (listener) => {
      worker.onerror = (event) => {
        event.preventDefault();
        listener(event.message || 'the worker could not be started');
      };
      worker.onmessageerror = () => listener('a message could not be read');
    },
    stop: () => worker.terminate(),
  };
}

/** Asks the browser, with the first game that is kept, not to clear it away when room gets short. */
function keptForLong(games: RemoteGames): Games {
  let asked = false;
  const ask = async () => {
    if (asked) return;
    asked = true;
    const storage = globalThis.navigator?.storage;
    if (storage?.persist && !(await storage.persisted())) await storage.persist();
  };
  const asking = <A extends unknown[]>(keep: (...args: A) => Promise<string>) => {
    return async (...args: A): Promise<string> => {
      const id = await keep(...args);
      ask().catch(() => undefined); // a wish, nothing depends on it
      return id;
    };
  };
  games.create = asking(games.create);
  games.again = asking(games.again);
  games.fromFile = asking(games.fromFile);
  games.playOn = asking(games.playOn);
  return games;
}
