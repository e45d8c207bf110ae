import { Notes } from '@landsraad/protocol';
import type { Door } from './door.ts';
import { AtTable, about } from './schemas.ts';

const TAG = 'play';

/** What somebody writes down at a table for themselves: it goes to its writer, and to nobody else. */
export function notesRoutes({ app, parts, identity, limits }: Door): void {
  const { house, storage, now } = parts;

  app.get<{ Params: AtTable }>(
    '/tables/:id/notes',
    about(TAG, 'Your own notes at this table', { params: AtTable, gives: Notes }),
    async (request): Promise<Notes> => {
      await house.mayLook(request.params.id, request.person);
      if (request.person === null) return { text: '' };
      return { text: await storage.notes(request.params.id, request.person) };
    },
  );

  app.put<{ Params: AtTable; Body: Notes }>(
    '/tables/:id/notes',
    about(TAG, 'Keep these as your notes; nobody else ever gets them', {
      params: AtTable,
      body: Notes,
      gives: Notes,
    }),
    async (request): Promise<Notes> => {
      const person = identity.must(request);
      const { id } = request.params;
      const { text } = request.body;
      await house.mayLook(id, person);
      if (text !== '' && (await storage.notes(id, person)) === '') await limits.notes(request);
      await storage.keepNotes(id, person, text, now());
      return { text: await storage.notes(id, person) };
    },
  );
}
