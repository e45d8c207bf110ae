import {
  FinishedRecord,
  GameList,
  Mute,
  NewTable,
  SeatTaken,
  StandIn,
  TableInfo,
  TableList,
  TakeSeat,
} from '@landsraad/protocol';
import type { Static } from 'typebox';
import type { Door } from './door.ts';
import { fault } from './faults.ts';
import { AtTable, about, Done, Empty } from './schemas.ts';

const TAG = 'tables';

/** Tables: laid, found, joined, left, played again. */
export function tableRoutes({ app, parts: { house }, identity, limits, need }: Door): void {
  app.get(
    '/games',
    about(TAG, 'What can be played here, and with which bots', { gives: GameList }),
    () => house.games(),
  );

  app.get(
    '/tables',
    about(TAG, 'Public tables that wait for people', { gives: TableList }),
    (request) => house.lobby(request.person),
  );

  app.get(
    '/watching',
    about(TAG, 'Public tables whose game runs, to be watched', { gives: TableList }),
    (request) => house.watching(request.person),
  );

  app.get(
    '/me/tables',
    about(TAG, 'The tables where you sit', { gives: TableList }),
    async (request) => (request.person === null ? [] : house.mine(request.person)),
  );

  app.post<{ Body: NewTable }>(
    '/tables',
    about(TAG, 'Lay a table; you take its first open seat', { body: NewTable, gives: TableInfo }),
    async (request, reply) => {
      const host = await need(request, reply);
      await limits.tables(request);
      return house.info(await house.create(host, request.body), host);
    },
  );

  app.get<{ Params: AtTable }>(
    '/tables/:id',
    about(TAG, 'A table, for whoever has its link', { params: AtTable, gives: TableInfo }),
    (request) => house.info(request.params.id, request.person),
  );

  app.post<{ Params: AtTable; Body: Static<typeof TakeSeat> }>(
    '/tables/:id/seat',
    about(TAG, 'Take an open seat', { params: AtTable, body: TakeSeat, gives: SeatTaken }),
    async (request, reply) => {
      await house.info(request.params.id, request.person);
      const person = await need(request, reply);
      return house.takeSeat(request.params.id, person, request.body.seat);
    },
  );

  app.delete<{ Params: AtTable }>(
    '/tables/:id/seat',
    about(TAG, 'Give your seat up: to whoever comes, or to a bot while the game runs', {
      params: AtTable,
      body: Empty,
      gives: Done,
    }),
    async (request) => {
      await house.leaveSeat(request.params.id, identity.must(request));
      return {};
    },
  );

  for (const [name, summary] of [
    ['start', 'Begin the game; bots play the open seats until somebody takes them'],
    ['close', 'Give the table up before the game begins'],
  ] as const) {
    app.post<{ Params: AtTable }>(
      `/tables/:id/${name}`,
      about(TAG, summary, { params: AtTable, body: Empty, gives: Done }),
      async (request) => {
        if (name === 'start') limits.more();
        await house[name](request.params.id, identity.must(request));
        return {};
      },
    );
  }

  app.post<{ Params: AtTable; Body: Static<typeof StandIn> }>(
    '/tables/:id/stand-in',
    about(TAG, 'Let a bot play for you, or take your seat back; agree that one plays for others', {
      params: AtTable,
      body: StandIn,
      gives: Done,
    }),
    async (request) => {
      const person = identity.must(request);
      await house.standIn(request.params.id, person, request.body.seat, request.body.on);
      return {};
    },
  );

  app.post<{ Params: AtTable }>(
    '/tables/:id/rematch',
    about(TAG, 'The next table with the same people; the same one for all who ask', {
      params: AtTable,
      body: Empty,
      gives: TableInfo,
    }),
    async (request) => {
      const person = identity.must(request);
      limits.more();
      return house.info(await house.rematch(request.params.id, person), person);
    },
  );

  app.get<{ Params: AtTable }>(
    '/tables/:id/record',
    about(TAG, 'A finished game, with the seed and the salt that prove the commitment', {
      params: AtTable,
      gives: FinishedRecord,
    }),
    (request) => {
      if (!limits.visits(request)) throw fault('too-many');
      return house.record(request.params.id);
    },
  );

  app.post<{ Params: AtTable; Body: Static<typeof Mute> }>(
    '/tables/:id/mute',
    about(TAG, 'Hear no more, or again, what somebody says at this table', {
      params: AtTable,
      body: Mute,
      gives: Done,
    }),
    async (request) => {
      const person = identity.must(request);
      await house.mute(request.params.id, person, request.body.speaker, request.body.on);
      return {};
    },
  );
}
