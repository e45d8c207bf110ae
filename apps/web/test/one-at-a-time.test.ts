import { describe, expect, it } from 'vitest';
import { OneAtATime } from '../src/games/one-at-a-time.ts';

/** Something that is done when it is told so. */
function slow() {
  let end!: () => void;
  let fail!: (error: Error) => void;
  const done = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { done, end, fail };
}

describe('one thing at a time at a table', () => {
  it('leaves out a second press, and lets the curtain wait for the answer that put it up', async () => {
    const faults: unknown[] = [];
    const turn = new OneAtATime((fault) => faults.push(fault));
    const answer = slow();
    const said: string[] = [];
    const answered = turn.now(() => answer.done.then(() => void said.push('answered')));
    const again = turn.now(async () => void said.push('again'));
    const looked = turn.next(async () => void said.push('looked'));
    expect(await again).toBe(false);
    expect(said).toEqual([]);
    answer.end();
    expect(await Promise.all([answered, looked])).toEqual([true, true]);
    expect(said).toEqual(['answered', 'looked']);
    expect(faults).toEqual([]);
  });

  it('goes on after what failed, and tells why once', async () => {
    const faults: unknown[] = [];
    const turn = new OneAtATime((fault) => faults.push(fault));
    const answer = slow();
    const answered = turn.now(() => answer.done);
    const looked = turn.next(async () => undefined);
    answer.fail(new Error('moved on'));
    expect(await Promise.all([answered, looked])).toEqual([false, true]);
    expect(faults).toEqual([new Error('moved on')]);
    expect(await turn.now(() => undefined)).toBe(false);
  });
});
