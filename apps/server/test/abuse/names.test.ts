import type { Me } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../client.ts';
import { refusal, type Scene, scene } from './scene.ts';

/* A name that cannot be seen, or that is somebody else's at a glance. */

const UNSEEN = [
  '\u200b\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u115f',
  'Chani\u200b',
  'Cha\u2060ni',
];
const ZALGO = ['a\u0301'.padEnd(400, '\u0301'), 'Chani\u0336\u0337\u0338', '\u0301\u0301\u0301x'];
const MIXED = ['Chаni', 'Раul', 'Ρaul Αtreides', 'раul'];

describe('a name', () => {
  let server: Scene;
  beforeAll(async () => {
    server = await scene();
  });
  afterAll(() => server.close());
  const named = (name: string) =>
    new Guest([server.url]).ask<Me>('PATCH', 'me', { name }).then((me) => me.name);

  it('can be seen', async () => {
    for (const name of [...UNSEEN, ...ZALGO])
      expect(await refusal(named(name)), JSON.stringify(name)).toMatch(/^(name|misshapen)$/);
  });

  it('is not written with letters of another script that look the same', async () => {
    for (const name of MIXED) expect(await refusal(named(name)), name).toBe('name');
  });

  it('is the same name however it was typed', async () => {
    expect(await named('E\u0301lodie')).toBe('Élodie');
    expect(await named('Ｃｈａｎｉ')).toBe('Chani');
    expect(await named('𝕮𝖍𝖆𝖓𝖎')).toBe('Chani');
    expect(await named('Paul\u00a0 Atreides')).toBe('Paul Atreides');
  });

  it('may be in any script, with what people write in names', async () => {
    for (const name of [
      'Élodie',
      '保羅',
      "d'Arc & <fils>",
      '👩‍🚀',
      'Анна',
      'Χρήστος',
      'नीरज',
      'محمد',
    ])
      expect(await named(name)).toBe(name);
  });
});
