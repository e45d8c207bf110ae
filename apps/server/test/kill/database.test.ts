import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, it } from 'vitest';
import { discard } from '../machine.ts';
import { startPostgres } from '../postgres.ts';
import { sizeOf, timeFor } from '../size.ts';
import { Scene, until } from './scene.ts';
import { ServerProcess } from './server-process.ts';

const CRASHES = Math.ceil(sizeOf('LANDSRAAD_KILLS', 1) / 10);

const postgres = await startPostgres();
const root = mkdtempSync(path.join(tmpdir(), 'landsraad-kill-'));
afterAll(async () => {
  discard(root);
  await postgres?.stop();
});

describe.skipIf(postgres === null)('a PostgreSQL that crashes', () => {
  it(
    'loses nothing that was acknowledged, and the same server goes on',
    async () => {
      const place = await postgres!.newDatabase();
      const server = await ServerProcess.at({ DATABASE_URL: place, LANDSRAAD_DATA: root });
      await server.start();
      const scene = new Scene([server.url], { tables: 2, settings: [{}] }, 'crash');
      await scene.lay();
      for (let crash = 0; crash < CRASHES; crash += 1) {
        await sleep(400);
        await postgres!.crash();
        const before = scene.groups.map(({ clients }) => clients[0].highest);
        await until('all tables go on', () =>
          scene.groups.every(({ clients }, i) =>
            clients.every(({ seq, over }) => seq > before[i] + 3 || over),
          ),
        );
        await scene.pause();
        await scene.compareWithLook();
        await scene.check(place);
        await scene.renew();
        scene.play();
      }
      scene.leave();
      await server.stop();
    },
    timeFor(CRASHES, 480_000),
  );
});
