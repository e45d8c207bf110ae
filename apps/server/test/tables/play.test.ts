import { describe, expect, it } from 'vitest';
import { Client, newKey, playOn, running, setting } from './setting.ts';

const comparable = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a game at a table', () => {
  it('is played to its end by persons; what each was told adds up to what they would see', async () => {
    const { house, storage, errors } = setting();
    const { id, persons } = await running({ house, storage });
    const clients = await Promise.all([...persons, null].map((who) => Client.at(house, id, who)));
    let n = 0;
    await playOn(clients, {
      after: async () => {
        if (n++ % 7 !== 0) return;
        for (const client of clients)
          expect(client.whole).toEqual(comparable((await house.look(id, client.person)).snapshot));
      },
    });
    const { result } = clients[0]!.snapshot!;
    expect(result).toHaveLength(3);
    expect((await house.info(id, null)).status).toBe('over');
    const entries = storage.log.get(id)!.length;
    for (const client of clients) expect(client.of('update')).toHaveLength(entries);
    expect(errors).toEqual([]);
    void newKey;
  });
});
