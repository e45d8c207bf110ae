import { greet } from './chat.ts';
import type { Table } from './table.ts';

/** The seats have other people or other bots: everybody sees it, and the bots look again. */
export async function reseat(table: Table): Promise<void> {
  await table.learnNames();
  const turned = [...table.audience].filter((attendee) => table.changedEyes(attendee));
  for (const attendee of turned) await greet(table, attendee);
  table.tellUpdate((attendee) => !turned.includes(attendee));
  table.tellAround();
  table.drive();
}
