import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import type { PersonId } from '../storage/storage.ts';
import type { Identity } from './identity.ts';
import type { Limited } from './limits.ts';

/** What every group of routes is given. */
export interface Door {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  readonly identity: Identity;
  readonly limits: Limited;
  /** The asker, who becomes somebody where nobody is known. */
  readonly need: (request: FastifyRequest, reply: FastifyReply) => Promise<PersonId>;
}
