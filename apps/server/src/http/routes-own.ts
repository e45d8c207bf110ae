import { Keeping, Me, OwnData } from '@landsraad/protocol';
import { DAY_MS } from '../config.ts';
import type { Door } from './door.ts';
import { meOf } from './routes-me.ts';
import { about, Empty } from './schemas.ts';

const TAG = 'people';

/** What is kept of people: told, handed out, and forgotten at their wish. */
export function ownRoutes({ app, parts, identity }: Door): void {
  const { storage, house, config, mailer } = parts;

  app.get(
    '/keeping',
    about(TAG, 'For how many days what is kept, and who runs this server', { gives: Keeping }),
    async (): Promise<Keeping> => {
      const { sessions, people, closed, chat, log } = config.keeps;
      const days = (milliseconds: number) => Math.round(milliseconds / DAY_MS);
      return {
        sessions: days(sessions),
        people: days(people),
        closed: days(closed),
        chat: days(chat),
        log: days(log),
        contact: config.contact,
        mail: mailer !== null,
      };
    },
  );

  app.get(
    '/me/data',
    about(TAG, 'Everything that is kept of you, as a file', { gives: OwnData }),
    async (request, reply) => {
      const person = identity.own(request);
      reply.header('content-disposition', 'attachment; filename="landsraad.json"');
      return storage.dataOf(person);
    },
  );

  app.delete(
    '/me',
    about(TAG, 'Forget you: your games stay, without your name; your seats are open again', {
      body: Empty,
      gives: Me,
    }),
    async (request, reply) => {
      const person = identity.own(request);
      await house.depart(person);
      await identity.end(person, null);
      await storage.forgetPerson(person);
      await house.renamed(person);
      identity.forget(request, reply);
      return meOf(parts, null);
    },
  );
}
