import path from 'node:path';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Keeps } from './storage/storage.ts';

const NUMBER = '^[0-9]{1,9}$';
const whole = (description: string) => Type.Optional(Type.String({ pattern: NUMBER, description }));
const days = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,4}$',
      description: `days that ${description}, 1 or more`,
    }),
  );
const text = (description: string, pattern = '\\S') =>
  Type.Optional(Type.String({ pattern, description }));

/** Every variable that the server reads, and what it must be. */
const Environment = Type.Object({
  PORT: whole('a port number'),
  LANDSRAAD_HOST: text('the address to listen on'),
  LANDSRAAD_URL: text(
    'the address by which people reach the server, such as https://dune.example.org',
    '^https?://[^/\\s]+/?$',
  ),
  LANDSRAAD_PROXY: text(
    'the addresses of the proxies to believe, such as 127.0.0.1 or 10.0.0.0/8, with commas',
    '^[0-9A-Fa-f.:/, ]+$',
  ),
  LANDSRAAD_DATA: text('the folder of the data'),
  DATABASE_URL: text('a PostgreSQL address', '^postgres(ql)?://'),
  LANDSRAAD_BUS: text('a Redis, such as redis://127.0.0.1:6379/0', '^rediss?://'),
  LANDSRAAD_DATABASE_CONNECTIONS: whole('a number of connections to PostgreSQL, 1 or more'),
  LANDSRAAD_SECRET: text(
    'keys of 32 characters or more, with commas; the first one signs',
    '^[^,\\s]{32,}(,[^,\\s]{32,})*$',
  ),
  LANDSRAAD_VAPID_PUBLIC: text('the public key for Web Push', '^[0-9A-Za-z_-]{87}$'),
  LANDSRAAD_VAPID_PRIVATE: text('the private key for Web Push', '^[0-9A-Za-z_-]{43}$'),
  LANDSRAAD_CONTACT: text(
    'how the push services reach whoever runs this server, such as mailto:you@example.org',
    '^(mailto:|https://)',
  ),
  LANDSRAAD_PUSH_HOSTS: text('hosts of push services, with commas', '^[a-z0-9.*, -]+$'),
  SMTP_URL: text('the mail server, such as smtps://user:password@example.org', '^smtps?://'),
  LANDSRAAD_MAIL_FROM: text('the sender of mails', '^[^\\r\\n]+@[^\\r\\n]+$'),
  LANDSRAAD_METRICS_TOKEN: text('a secret of 16 characters or more', '^\\S{16,}$'),
  LANDSRAAD_LOG: text(
    'one of fatal, error, warn, info, debug, trace, silent',
    '^(fatal|error|warn|info|debug|trace|silent)$',
  ),
  LANDSRAAD_CLIENT: text('the folder of the built client'),
  LANDSRAAD_BOT_DELAY: whole('milliseconds that a bot waits before it answers'),
  LANDSRAAD_BEAT: whole('milliseconds that a window of one beat stays open'),
  LANDSRAAD_CLAIM_DELAY: whole(
    "milliseconds, at most, until a seat that was taken in a running game is one's own",
  ),
  LANDSRAAD_LIMIT_ADDRESS: whole('requests a minute from one address'),
  LANDSRAAD_LIMIT_PERSON: whole('requests a minute of one person'),
  LANDSRAAD_LIMIT_PEOPLE: whole('new people an hour from one address'),
  LANDSRAAD_LIMIT_TABLES: whole('tables an hour of one person'),
  LANDSRAAD_LIMIT_SOCKETS: whole('open sockets from one address'),
  LANDSRAAD_LIMIT_MESSAGES: whole('messages a second over all sockets from one address'),
  LANDSRAAD_LIMIT_VISITS: whole('times a minute that one address is shown a whole table'),
  LANDSRAAD_LIMIT_LATE: whole('milliseconds this process may be late before it takes on no more'),
  LANDSRAAD_BAN_ADDRESS: whole(
    'hours that nobody new comes in from where somebody came who was sent away',
  ),
  LANDSRAAD_KEEP_SESSIONS: days('a browser that does not come by is known'),
  LANDSRAAD_KEEP_PEOPLE: days('somebody who left nothing behind is known'),
  LANDSRAAD_KEEP_CLOSED: days('a table is kept whose game never began'),
  LANDSRAAD_KEEP_CHAT: days('a chat is kept after its game'),
  LANDSRAAD_KEEP_LOG: days('reports that were seen to, and who did what, are kept'),
});
type Environment = Static<typeof Environment>;

/** Their names. */
export const VARIABLES = Object.keys(Environment.properties);

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export interface Limits {
  /** Requests a minute. */
  readonly address: number;
  readonly person: number;
  /** An hour. */
  readonly people: number;
  readonly tables: number;
  /** At a time, from one address. */
  readonly sockets: number;
  /** A second, over all sockets from one address. */
  readonly messages: number;
  /** A minute, from one address: sockets opened, and looks without one. */
  readonly visits: number;
  /** Milliseconds that this process may be late with all it does. */
  readonly late: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where people find the server; null: wherever they found it. */
  readonly url: string | null;
  readonly proxies: readonly string[];
  readonly data: string;
  readonly database: string | null;
  /** To PostgreSQL, at most. */
  readonly connections: number;
  /** A Redis over which processes tell each other; null: the database. */
  readonly bus: string | null;
  /** Keys that sign cookies; empty: one drawn into the data folder. */
  readonly secrets: readonly string[];
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  readonly contact: string;
  readonly pushHosts: readonly string[];
  readonly mail: { readonly server: string; readonly from: string } | null;
  readonly metricsToken: string | null;
  readonly log: string;
  readonly client: string | null;
  /** Milliseconds. */
  readonly botDelay: number;
  readonly beat: number;
  readonly claimDelay: number;
  /** So long nobody new comes in from where somebody came who was sent away. */
  readonly banAddress: number;
  readonly limits: Limits;
  readonly keeps: Keeps;
}

/** The push services of the browsers: a subscription may name no other host. */
const PUSH_HOSTS =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

const checked = Compile(Environment);

export class ConfigProblem extends Error {}

/** Reads the variables; throws a `ConfigProblem` that names each one that cannot be. */
export function configFrom(
  variables: Readonly<Record<string, string | undefined>>,
  client: string | null = null,
): Config {
  const env = given(variables);
  const problems = [...misshapen(env), ...contradictions(env)];
  if (problems.length > 0) throw new ConfigProblem(problems.join('\n'));
  const url = env.LANDSRAAD_URL?.replace(/\/$/, '') ?? null;
  return {
    host: env.LANDSRAAD_HOST ?? 'localhost',
    port: Number(env.PORT ?? 1965),
    url,
    proxies: listed(env.LANDSRAAD_PROXY),
    data: path.resolve(env.LANDSRAAD_DATA ?? 'data'),
    database: env.DATABASE_URL ?? null,
    connections: Number(env.LANDSRAAD_DATABASE_CONNECTIONS ?? 10),
    bus: env.LANDSRAAD_BUS ?? null,
    secrets: listed(env.LANDSRAAD_SECRET),
    vapid:
      env.LANDSRAAD_VAPID_PUBLIC && env.LANDSRAAD_VAPID_PRIVATE
        ? { publicKey: env.LANDSRAAD_VAPID_PUBLIC, privateKey: env.LANDSRAAD_VAPID_PRIVATE }
        : null,
    contact: env.LANDSRAAD_CONTACT ?? url ?? 'mailto:nobody@localhost',
    pushHosts: listed(env.LANDSRAAD_PUSH_HOSTS ?? PUSH_HOSTS),
    mail:
      env.SMTP_URL && env.LANDSRAAD_MAIL_FROM
        ? { server: env.SMTP_URL, from: env.LANDSRAAD_MAIL_FROM }
        : null,
    metricsToken: env.LANDSRAAD_METRICS_TOKEN ?? null,
    log: env.LANDSRAAD_LOG ?? 'info',
    client: env.LANDSRAAD_CLIENT ? path.resolve(env.LANDSRAAD_CLIENT) : client,
    botDelay: Number(env.LANDSRAAD_BOT_DELAY ?? 600),
    beat: Number(env.LANDSRAAD_BEAT ?? 2_000),
    claimDelay: Number(env.LANDSRAAD_CLAIM_DELAY ?? 3_600_000),
    banAddress: Number(env.LANDSRAAD_BAN_ADDRESS ?? 24) * HOUR_MS,
    limits: {
      address: Number(env.LANDSRAAD_LIMIT_ADDRESS ?? 1200),
      person: Number(env.LANDSRAAD_LIMIT_PERSON ?? 600),
      people: Number(env.LANDSRAAD_LIMIT_PEOPLE ?? 60),
      tables: Number(env.LANDSRAAD_LIMIT_TABLES ?? 60),
      sockets: Number(env.LANDSRAAD_LIMIT_SOCKETS ?? 100),
      messages: Number(env.LANDSRAAD_LIMIT_MESSAGES ?? 100),
      visits: Number(env.LANDSRAAD_LIMIT_VISITS ?? 300),
      late: Number(env.LANDSRAAD_LIMIT_LATE ?? 250),
    },
    keeps: {
      sessions: Number(env.LANDSRAAD_KEEP_SESSIONS ?? 400) * DAY_MS,
      people: Number(env.LANDSRAAD_KEEP_PEOPLE ?? 30) * DAY_MS,
      closed: Number(env.LANDSRAAD_KEEP_CLOSED ?? 30) * DAY_MS,
      chat: Number(env.LANDSRAAD_KEEP_CHAT ?? 365) * DAY_MS,
      log: Number(env.LANDSRAAD_KEEP_LOG ?? 365) * DAY_MS,
    },
  };
}

/** An empty variable is as good as none. */
function given(variables: Readonly<Record<string, string | undefined>>): Environment {
  return Object.fromEntries(
    VARIABLES.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
}

function misshapen(env: Environment): string[] {
  const names = new Set(checked.Errors(env).map((error) => error.instancePath.slice(1)));
  // The value may be a secret: only its name is told.
  return [...names].map((name) => {
    const schema = Environment.properties[name as keyof Environment] as { description?: string };
    return `${name} must be ${schema.description}.`;
  });
}

function contradictions(env: Environment): string[] {
  const problems: string[] = [];
  if (Number(env.PORT ?? 0) > 65_535) problems.push('PORT must be a port number.');
  if (Number(env.LANDSRAAD_DATABASE_CONNECTIONS ?? 1) < 1)
    problems.push('LANDSRAAD_DATABASE_CONNECTIONS must be 1 or more.');
  if (env.LANDSRAAD_BUS && !env.DATABASE_URL)
    problems.push('LANDSRAAD_BUS is for several processes: they need DATABASE_URL.');
  if (Boolean(env.LANDSRAAD_VAPID_PUBLIC) !== Boolean(env.LANDSRAAD_VAPID_PRIVATE))
    problems.push('LANDSRAAD_VAPID_PUBLIC and LANDSRAAD_VAPID_PRIVATE belong together.');
  if (env.SMTP_URL && !env.LANDSRAAD_MAIL_FROM)
    problems.push('With SMTP_URL, LANDSRAAD_MAIL_FROM must be the sender of mails.');
  if (env.SMTP_URL && !env.LANDSRAAD_URL)
    problems.push('With SMTP_URL, LANDSRAAD_URL must be the address that mails link to.');
  return problems;
}

const listed = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
