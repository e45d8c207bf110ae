import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/* Who asks, as far as it is counted. */

export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

export const personOf = (request: FastifyRequest): string => request.person ?? addressOf(request);

/** As most mail servers read it: neither capitals nor what follows a plus make another mailbox. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
