import type { Me, TableInfo } from '@landsraad/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../client.ts';
import { begun, Line, refusal, type Scene, scene } from './scene.ts';

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

  it('passes at no table for that of somebody who sat there before', async () => {
    const called = async (...names: string[]) => {
      const people = await Promise.all(names.map((name) => server.guest(name)));
      const table = await begun(people.slice(0, 3));
      const { seats } = await people[0]!.ask<TableInfo>('GET', `tables/${table}`);
      const onlooker = people[3];
      if (!onlooker) return seats.map((seat) => (seat as { name: string }).name);
      const line = await Line.at(onlooker, table);
      line.say({ do: 'say', key: 'i-am-he-0001', text: 'It is me' });
      await expect.poll(() => line.of('chat').length).toBe(1);
      line.socket.terminate();
      return [(line.of('chat')[0]!.line as { name: string }).name];
    };
    // The second ones: all Cyrillic, another sign for l, an accent; then none that is mistaken.
    expect(await called('Coco', 'Сосо', 'coco')).toEqual(['Coco', 'Сосо (2)', 'coco (3)']);
    expect(await called('Liet', 'Iiet', 'Líet')).toEqual(['Liet', 'Iiet (2)', 'Líet (3)']);
    expect(await called('Paul', 'Paula', 'Paul (2)')).toEqual(['Paul', 'Paula', 'Paul (2)']);
    expect(await called('Paul', 'Alia', 'Duncan', 'PAUL')).toEqual(['PAUL (2)']);
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
