import { toldApart } from '../names.ts';
import type { PersonId } from '../storage/storage.ts';
import type { Needs } from './needs.ts';

/** What people are called at a table; those who sit there come first. */
export async function namesOf(
  { storage }: Pick<Needs, 'storage'>,
  people: readonly PersonId[],
): Promise<Map<PersonId, string>> {
  const known = await storage.people([...new Set(people)]);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return toldApart(people.map((id) => [id, names.get(id) ?? '']));
}
