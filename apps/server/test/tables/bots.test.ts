import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { imperiumBots } from '@landsraad/bots/imperium';
import { seeded } from '@landsraad/kernel';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pooledThinker } from '../../src/bots/pool.ts';
import { directThinker, type Question, type Thinker, think } from '../../src/bots/thinker.ts';
import { discard } from '../machine.ts';
import { Client, newKey, playOn, running, setting } from './setting.ts';

const BOTS = {
  seats: [{ is: 'open' }, { is: 'bot', bot: 'greedy' }, { is: 'bot', bot: 'random' }],
} as const;
const table = (made: ReturnType<typeof setting>) =>
  running(made, { seats: [...BOTS.seats] }, 'Jessica');

describe('bots', () => {
  it('get a view and nothing else, and chance from the table, the position and the seat', async () => {
    const questions: Question[] = [];
    const thinker: Thinker = {
      ...directThinker,
      decide: (question, whose) => {
        questions.push(question);
        return directThinker.decide(question, whose);
      },
    };
    const made = setting({ thinker });
    const { id, persons } = await table(made);
    const client = await Client.at(made.house, id, persons[0]!);
    await playOn([client], { steps: 60, time: made.time });
    const { seed, salt } = made.storage.kept.get(id)!;
    for (const { view, decision, seed: chance, sealed } of questions) {
      expect(sealed).toBeNull();
      const { viewer, players } = JSON.parse(view);
      expect(viewer).toBe(JSON.parse(decision).seat);
      for (const [seat, player] of players.entries())
        expect(player.deckCards !== null).toBe(seat === viewer);
      expect(JSON.stringify([view, decision, chance])).not.toContain(seed);
      expect(chance).toMatch(new RegExp(`^${salt}/\\d+/${viewer}$`));
    }
    expect(new Set(questions.map((question) => question.seed)).size).toBe(questions.length);
  });

  it('are asked once, whatever else happens at the table while they think', async () => {
    const asked: string[] = [];
    const thinker: Thinker = {
      ...directThinker,
      decide: ({ seed }) => {
        asked.push(seed);
        return new Promise(() => undefined);
      },
    };
    const made = setting({ thinker });
    const { id, persons } = await running(
      made,
      { seats: [{ is: 'open' }, { is: 'open' }, { is: 'bot', bot: 'greedy' }] },
      'Jessica',
      'Rabban',
    );
    const clients = await Promise.all(persons.map((one) => Client.at(made.house, id, one)));
    while (clients.some(({ decision }) => decision)) await playOn(clients, { steps: 1 });
    await made.time.pass(made.needs.pace.botDelay);
    expect(asked).toHaveLength(1);
    await made.house.leaveSeat(id, persons[1]!);
    await made.time.pass(made.needs.pace.botDelay);
    expect(asked).toHaveLength(1);
  });

  it('sit where the host put them, in no seat that was closed', async () => {
    const made = setting();
    const { id } = await table(made);
    expect((await made.house.info(id, null)).seats.slice(1)).toEqual(BOTS.seats.slice(1));
  });

  it('that search get worlds that agree with what they see', async () => {
    const { random } = imperiumBots.bots;
    const dealt: string[] = [];
    const decide = vi.spyOn(random!, 'decide').mockImplementation((decision, view, _, worlds) => {
      const world = worlds!()?.deal(seeded('any'));
      if (world) expect(world.view(decision.seat)).toEqual(view());
      if (world) dealt.push(JSON.stringify(world.state));
      return decision.fallback;
    });
    Object.assign(random!, { searches: true });
    try {
      const made = setting();
      const { id, persons } = await table(made);
      const client = await Client.at(made.house, id, persons[0]!);
      await playOn([client], { steps: 60, time: made.time });
      expect(made.errors).toEqual([]);
      expect(dealt.length).toBeGreaterThan(decide.mock.calls.length / 2);
      const { seed } = made.storage.kept.get(id)!;
      expect(dealt.join()).not.toContain(seed);
    } finally {
      Object.assign(random!, { searches: undefined });
      decide.mockRestore();
    }
  });

  it('that fail or answer nonsense are answered for with the fallback', async () => {
    let n = 0;
    const thinker: Thinker = {
      close: directThinker.close,
      decide: async () => {
        if (n++ % 2) throw new Error('hm');
        return 'nonsense';
      },
    };
    const made = setting({ thinker });
    const { id, persons } = await table(made);
    const client = await Client.at(made.house, id, persons[0]!);
    await playOn([client], { steps: 20, time: made.time });
    expect(made.errors.length).toBeGreaterThan(0);
    expect((await made.house.info(id, null)).status).toBe('running');
  });

  it('are asked anew where an answer was taken back while they thought', async () => {
    const thoughts: (() => void)[] = [];
    const thinker: Thinker = {
      ...directThinker,
      decide: async (question, whose) => {
        await new Promise<void>((resolve) => thoughts.push(resolve));
        return directThinker.decide(question, whose);
      },
    };
    const made = setting({ thinker });
    const { id, persons } = await table(made);
    const client = await Client.at(made.house, id, persons[0]!);
    const thinkOn = async () => {
      for (const done of thoughts.splice(0)) done();
      await made.time.pass(0);
    };
    const mayUndo = () => client.snapshot!.canUndo && thoughts.length > 0;
    while (!mayUndo()) {
      if (client.decision) await client.answer(client.choice());
      else await thinkOn();
      await made.time.pass(0);
    }
    await client.send({ do: 'undo', key: newKey(), seq: client.seq });
    while (client.decision) await client.answer(client.choice());
    await made.time.pass(0);
    const { seq } = client;
    await thinkOn();
    expect(client.seq).toBeGreaterThan(seq);
  });

  it('wait a little where people look on', async () => {
    const made = setting();
    const slow = setting({ ...made.needs, pace: { ...made.needs.pace, botDelay: 500 } });
    const { id, persons } = await table(slow);
    const client = await Client.at(slow.house, id, persons[0]!);
    while (!client.decision) await slow.time.pass(500);
    while (client.decision) await client.answer(client.choice());
    const { seq } = client;
    expect(client.snapshot!.thinking).not.toBeNull();
    await slow.time.pass(499);
    expect(client.seq).toBe(seq);
    await slow.time.pass(1);
    expect(client.seq).toBe(seq + 1);
  });
});

describe('bots in threads of their own', () => {
  let folder: string;
  let worker: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'landsraad-bots-'));
    worker = path.join(folder, 'worker.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL('../../src/bots/worker.ts', import.meta.url))],
      outfile: worker,
      bundle: true,
      platform: 'node',
      format: 'esm',
      logLevel: 'error',
    });
  });
  afterAll(() => discard(folder));

  it('answer as they would here', async () => {
    const questions: Question[] = [];
    const made = setting({
      thinker: {
        ...directThinker,
        decide: (question, whose) => {
          questions.push(question);
          return directThinker.decide(question, whose);
        },
      },
    });
    const { id, persons } = await table(made);
    await playOn([await Client.at(made.house, id, persons[0]!)], { steps: 30, time: made.time });
    const pool = pooledThinker(worker);
    try {
      for (const question of questions)
        expect(await pool.decide(question, 'host')).toEqual(think(question));
      await expect(pool.decide({ ...questions[0]!, bot: 'nobody' }, 'host')).rejects.toThrow(
        'unknown bot',
      );
    } finally {
      await pool.close();
    }
  });

  it('lose their thread when they take too long, and the next one thinks in another', async () => {
    const file = path.join(folder, 'brooding.mjs');
    const text = "export default ({ bot }) => { while (bot === 'slow'); return bot; };";
    await writeFile(file, text);
    const pool = pooledThinker(file, { limit: 2_000 });
    const question = { game: '', view: '', decision: '', seed: '', sealed: null };
    try {
      expect(await pool.decide({ ...question, bot: 'quick' }, 'host')).toBe('quick');
      await expect(pool.decide({ ...question, bot: 'slow' }, 'host')).rejects.toThrow(/aborted/);
      expect(await pool.decide({ ...question, bot: 'quick' }, 'host')).toBe('quick');
    } finally {
      await pool.close();
    }
  }, 10_000);
});
