import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languageOf } from '@landsraad/kernel/wording';
import { backup, restore } from './backup.ts';
import { type Config, ConfigProblem, configFrom } from './config.ts';
import { exportTo, importFrom, reportOn, verifyIn } from './files.ts';
import { keepOrder, WrongCall } from './order-commands.ts';
import { serve } from './serve.ts';
import { inJson, inWords } from './verify/telling.ts';

const HELP = `landsraad-server: tables for people far apart

  landsraad-server [serve] [--port N] [--host NAME]   serve until stopped
  landsraad-server backup FILE                        keep everything in one new file, while it runs
  landsraad-server restore FILE                       read it into an empty database
  landsraad-server export FILE                        write all data to a new file
  landsraad-server import FILE                        read it into an empty database
  landsraad-server report TABLE                       print what replays a table that froze
  landsraad-server verify [--json] [--lang en|fr]     play all games again, and say what this
                                                      version would change; nothing is written
  landsraad-server admin [add|remove WHO]             list, appoint or dismiss who keeps order
  landsraad-server reports                            what people reported, and nobody saw to
  landsraad-server settle REPORT                      this one was seen to
  landsraad-server ban WHO | unban WHO                send somebody away, or let them come back
  landsraad-server rename WHO NAME                    give somebody another name
  landsraad-server unsay TABLE LINE                   take a line of a chat away
  landsraad-server log                                who did what, newest first

WHO is a person's id, or a name that only one person has. The environment says the rest: see docs/hosting.md.
`;

/** 0: as wished. 1: something failed. 2: the call itself was wrong; nothing was done. */
const DONE = 0;
const FAILED = 1;
const WRONG_CALL = 2;

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  /** Take the next port that is free. */
  'next-port': { type: 'boolean' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
  help: { type: 'boolean' },
} as const;

/** Runs one command line; gives the exit code once it is done, for `serve` once it was stopped. */
export async function main(argv: readonly string[]): Promise<number> {
  let call: ReturnType<typeof read>;
  try {
    call = read(argv);
  } catch (error) {
    return complain(error, WRONG_CALL);
  }
  try {
    return await run(call);
  } catch (error) {
    const wrong = error instanceof ConfigProblem || error instanceof WrongCall;
    return complain(error instanceof WrongCall ? HELP : error, wrong ? WRONG_CALL : FAILED);
  }
}

function read(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    options: OPTIONS,
    allowPositionals: true,
  });
  const { port, host } = values;
  const config = configFrom(
    {
      ...process.env,
      ...(port !== undefined && { PORT: port }),
      ...(host !== undefined && { LANDSRAAD_HOST: host }),
    },
    builtClient(),
  );
  const [command = 'serve', ...what] = positionals;
  return { values, command, what, config };
}

async function run(call: ReturnType<typeof read>): Promise<number> {
  const { values, command, config } = call;
  const [what] = call.what;
  if (values.help) return say(HELP);
  if (command === 'serve') return serveUntilStopped(config, Boolean(values['next-port']));
  if (command === 'verify') return verifyAll(config, values);
  const ordered = await keepOrder(config, command, call.what);
  if (ordered !== null) return say(ordered);
  if (what === undefined) throw new ConfigProblem(HELP);
  if (command === 'backup') return say(`${await backup(config, what)} rows kept.\n`);
  if (command === 'restore') return say(`${await restore(config, what)} rows restored.\n`);
  if (command === 'export') return say(`${await exportTo(config, what)} rows exported.\n`);
  if (command === 'import') return say(`${await importFrom(config, what)} rows imported.\n`);
  if (command === 'report') return say(`${JSON.stringify(await reportOn(config, what))}\n`);
  throw new ConfigProblem(HELP);
}

/** Fails where somebody would find another game than they left. */
async function verifyAll(
  config: Config,
  { json = false, lang }: { readonly json?: boolean; readonly lang?: string },
): Promise<number> {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const language = languageOf(lang ?? (LC_ALL || LC_MESSAGES || LANG));
  const { harm } = await verifyIn(config, json ? inJson(process) : inWords(process, language));
  return harm ? FAILED : DONE;
}

async function serveUntilStopped(config: Config, nextPort: boolean): Promise<number> {
  const { url, stop } = await serve(config, { nextPort });
  say(`\nLandsraad is served. Open this address in your browser:\n\n    ${url}\n\n`);
  say('Press Ctrl+C to stop. Online games are kept in ');
  say(`${config.database === null ? config.data : 'PostgreSQL'}.\n`);
  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => resolve(name));
  });
  // A second one ends it at once, as does patience.
  for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => process.exit(FAILED));
  setTimeout(() => process.exit(FAILED), 15_000).unref();
  await stop(signal);
  return DONE;
}

function say(text: string): number {
  process.stdout.write(text);
  return DONE;
}

function complain(error: unknown, code: number): number {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`landsraad-server: ${message}\n`);
  if (process.env.LANDSRAAD_DEBUG && error instanceof Error) console.error(error.stack);
  return code;
}

/** Where Vite builds the client, seen from `src` and from `dist`. */
const builtClient = (): string => fileURLToPath(new URL('../../web/dist', import.meta.url));
