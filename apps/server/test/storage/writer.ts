import { openStorage } from '../../src/storage/open.ts';
import { NOW, next } from './things.ts';

/* Run as a process of its own: appends `count` entries to a table, among other writers. */

const [place, id, name, count] = process.argv.slice(2);
const storage = await openStorage(place);
for (let done = 0; done < Number(count); ) {
  const table = (await storage.table(id))!;
  const { is } = await storage.append(
    {
      table: id,
      seq: table.position,
      key: `${name}-${done}`,
      step: { do: 'answer', seat: 0, choice: name },
      at: NOW,
    },
    next(table, { position: table.position + 1 }),
  );
  if (is === 'repeated') throw new Error('nobody else has these keys');
  if (is === 'stored') done += 1;
}
await storage.close();
