import {
  Ban,
  CloseSeat,
  DeedList,
  NewReport,
  Rename,
  type ReportInfo,
  ReportList,
  Silence,
  TableId,
} from '@landsraad/protocol';
import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Order, OrderProblem } from '../order.ts';
import type { PersonId } from '../storage/storage.ts';
import type { Door } from './door.ts';
import { fault } from './faults.ts';
import { AtTable, about, Done, Empty } from './schemas.ts';

const TAG = 'order';
const DEEDS_TOLD = 500;
const One = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });
type One = Static<typeof One>;
/** That of a report. */
const InRoom = Type.Object({ room: Type.Optional(Type.String({ maxLength: 400 })) });
const AtLine = Type.Object({ id: TableId, n: Type.String({ pattern: '^[0-9]{1,9}$' }) });

/** Order at a table is its host's; anybody may tell those who keep order here. */
export function orderRoutes({ app, parts, identity, limits }: Door): void {
  const { house } = parts;

  app.post<{ Params: AtTable; Body: Static<typeof CloseSeat> }>(
    '/tables/:id/close-seat',
    about(TAG, 'The host closes a seat, and sends away who waits in it; or opens it again', {
      params: AtTable,
      body: CloseSeat,
      gives: Done,
    }),
    async (request) => {
      const { seat, on } = request.body;
      await house.closeSeat(request.params.id, identity.must(request), seat, on);
      return {};
    },
  );

  app.post<{ Params: AtTable; Body: Static<typeof Silence> }>(
    '/tables/:id/silence',
    about(TAG, 'The host takes somebody’s word at this table, or gives it back', {
      params: AtTable,
      body: Silence,
      gives: Done,
    }),
    async (request) => {
      const { speaker, on } = request.body;
      await house.silence(request.params.id, identity.must(request), speaker, on);
      return {};
    },
  );

  app.post<{ Params: AtTable; Body: NewReport }>(
    '/tables/:id/report',
    about(TAG, 'Tell those who keep order here of a line, or of the name in a seat', {
      params: AtTable,
      body: NewReport,
      gives: Done,
    }),
    async (request) => {
      const by = identity.must(request);
      await limits.reports(request);
      await house.report(request.params.id, by, request.body);
      return {};
    },
  );
}

/** For those whom the operator made admins; to everybody else there is nothing here. */
export function adminRoutes({ app, parts, identity }: Door): void {
  const order = new Order(parts.storage, parts.now, parts.house);
  const admin = async (request: FastifyRequest): Promise<PersonId> => {
    const person = identity.must(request);
    if (!(await parts.storage.roleOf(person)).admin) throw fault('not-yours');
    return person;
  };
  const done = async (doing: Promise<void>): Promise<object> => {
    await doing.catch((error) => {
      throw error instanceof OrderProblem ? fault('not-found', error.message) : error;
    });
    return {};
  };

  app.get(
    '/admin/reports',
    about(TAG, 'What nobody has seen to yet, newest first', { gives: ReportList }),
    async (request): Promise<ReportInfo[]> => {
      await admin(request);
      return (await order.reports()).map(({ names, by, about: whom, ...report }) => ({
        ...report,
        by: { id: by, name: names.get(by) ?? '' },
        about: { id: whom, name: names.get(whom) ?? '' },
      }));
    },
  );

  app.post<{ Params: One }>(
    '/admin/reports/:id/settle',
    about(TAG, 'This report was seen to', { params: One, body: Empty, gives: Done }),
    async (request) => done(order.settle(await admin(request), request.params.id)),
  );

  app.post<{ Params: One; Body: Static<typeof Ban> }>(
    '/admin/people/:id/ban',
    about(TAG, 'Send somebody away, or let them come back', {
      params: One,
      body: Ban,
      gives: Done,
    }),
    async (request) => done(order.ban(await admin(request), request.params.id, request.body.on)),
  );

  app.post<{ Params: One; Body: Static<typeof Rename> }>(
    '/admin/people/:id/rename',
    about(TAG, 'Give somebody another name', { params: One, body: Rename, gives: Done }),
    async (request) =>
      done(order.rename(await admin(request), request.params.id, request.body.name)),
  );

  app.delete<{ Params: Static<typeof AtLine>; Querystring: Static<typeof InRoom> }>(
    '/admin/tables/:id/lines/:n',
    about(TAG, 'Take a line of a chat away', {
      params: AtLine,
      query: InRoom,
      body: Empty,
      gives: Done,
    }),
    async (request) => {
      const { id, n } = request.params;
      return done(order.unsay(await admin(request), id, request.query.room ?? '', Number(n)));
    },
  );

  app.get(
    '/admin/log',
    about(TAG, 'Who did what, newest first', { gives: DeedList }),
    async (request) => {
      await admin(request);
      return order.deeds(DEEDS_TOLD);
    },
  );
}
