import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bot.ts';
import { fetched } from '../../src/thinking/fetched.ts';
import type { Teacher } from '../../src/thinking/teacher.ts';

const SPOKEN = { kind: 'deal.offer', choice: 'peace' };
const speaker = { name: 'level-3', decide: () => 'yes', speaksUp: () => SPOKEN } as Bot<unknown>;
const silent = { name: 'level-4', decide: () => 'no' } as Bot<unknown>;
const nobody = {} as Teacher<unknown>;

describe('thinkers on a page', () => {
  it('speak up as they do elsewhere, or not at all', async () => {
    let fetches = 0;
    const { thinkers } = fetched(['level-3', 'level-4'], async () => {
      fetches += 1;
      return {
        thinkers: { 'level-3': speaker, 'level-4': silent },
        teacher: nobody,
        reviewer: nobody,
      };
    });
    await thinkers['level-3'].ready!();
    await thinkers['level-4'].ready!();
    expect(fetches).toBe(1);
    const heard = [{ seat: 1, kind: 'bid' }, 0, () => null] as const;
    expect(thinkers['level-3'].speaksUp!(...heard)).toBe(SPOKEN);
    expect(thinkers['level-4'].speaksUp!(...heard)).toBeNull();
  });
});
