import { expect, it } from 'vitest';
import { infoOf } from '../../src/tables/around.ts';
import { running, setting } from './setting.ts';

it('a table that nobody attends tells of nobody that they are there, and of strangers no name', async () => {
  const made = setting();
  const { id, persons } = await running(made);
  const [, ...others] = infoOf(made.storage.kept.get(id)!, { names: new Map() }, persons[0]!).seats;
  for (const seat of others) expect(seat).toMatchObject({ is: 'person', name: '', present: false });
});
