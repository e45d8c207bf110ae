/*
 * To wait for the disk is what takes the time: whatever comes while it is waited for is stored
 * together, and each is acknowledged only then.
 */

type Waiting<A, R> = {
  readonly asked: A;
  readonly done: (result: R) => void;
  readonly failed: (error: unknown) => void;
};

/** So much is stored together, at most: nobody waits for too many others. */
const MOST = 64;

/**
 * A function of one made from one of several. `together` gives a result for each, or throws where
 * not all can be stored as they are, and then nothing is stored: `alone` takes them one by one.
 */
export function grouped<A, R>(
  together: (all: readonly A[]) => Promise<readonly R[]>,
  alone: (one: A) => Promise<R>,
): (asked: A) => Promise<R> {
  let waiting: Waiting<A, R>[] = [];
  let busy = false;

  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await settle(batch);
    }
    busy = false;
  };

  const settle = async (batch: readonly Waiting<A, R>[]): Promise<void> => {
    if (batch.length > 1) {
      try {
        const results = await together(batch.map(({ asked }) => asked));
        for (const [i, { done }] of batch.entries()) done(results[i]!);
        return;
      } catch {
        // One of them does not go: the others shall not pay for it.
      }
    }
    for (const { asked, done, failed } of batch) await alone(asked).then(done, failed);
  };

  return (asked) =>
    new Promise((done, failed) => {
      waiting.push({ asked, done, failed });
      if (busy) return;
      busy = true;
      // After all that has come in by now.
      setImmediate(() => void work());
    });
}
