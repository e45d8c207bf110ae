import type { Config } from './config.ts';
import { withStorage } from './files.ts';
import { OPERATOR, Order, OrderProblem } from './order.ts';
import type { Person, PersonId, Storage } from './storage/storage.ts';

/** The words after a command are not those that it needs. */
export class WrongCall extends Error {}

interface At {
  readonly storage: Storage;
  readonly order: Order;
}
type Command = (at: At, ...words: string[]) => Promise<string>;

const DEEDS_TOLD = 1000;

/** Keeping order on the command line: each gives what to say, and how many words it needs. */
const COMMANDS: Readonly<Record<string, readonly [words: number, run: Command]>> = {
  admin: [0, async ({ storage }) => listed(await storage.admins(), 'Nobody keeps order yet.')],
  'admin add': [1, (at, who) => appoint(at, who, true)],
  'admin remove': [1, (at, who) => appoint(at, who, false)],
  reports: [0, ({ order }) => reports(order)],
  settle: [
    1,
    async ({ order }, report) => {
      await order.settle(OPERATOR, report);
      return 'The report was seen to.\n';
    },
  ],
  ban: [1, (at, who) => ban(at, who, true)],
  unban: [1, (at, who) => ban(at, who, false)],
  rename: [
    2,
    async ({ storage, order }, who, name) => {
      const { id } = await meant(storage, who);
      await order.rename(OPERATOR, id, name);
      return `${id} is called ${name} now.\n`;
    },
  ],
  unsay: [
    2,
    async ({ order }, table, n) => {
      if (!/^\d{1,9}$/.test(n)) throw new WrongCall();
      await order.unsay(OPERATOR, table, '', Number(n));
      return 'The line was taken away.\n';
    },
  ],
  log: [0, ({ order }) => log(order)],
};

/** What to say; null where the command is none of these. */
export async function keepOrder(
  config: Config,
  command: string,
  given: readonly string[],
): Promise<string | null> {
  const [first = ''] = given;
  const name = Object.hasOwn(COMMANDS, `${command} ${first}`) ? `${command} ${first}` : command;
  if (!Object.hasOwn(COMMANDS, name)) return null;
  const words = name === command ? given : given.slice(1);
  const [needed, run] = COMMANDS[name]!;
  if (words.length !== needed) throw new WrongCall();
  return withStorage(config, (storage) =>
    run({ storage, order: new Order(storage, Date.now, null) }, ...words),
  );
}

async function appoint({ storage, order }: At, who: string, on: boolean): Promise<string> {
  const { id, name } = await meant(storage, who);
  await order.appoint(OPERATOR, id, on);
  return `${name || id} ${on ? 'keeps' : 'does not keep'} order here.\n`;
}

async function ban({ storage, order }: At, who: string, on: boolean): Promise<string> {
  const { id, name } = await meant(storage, who);
  await order.ban(OPERATOR, id, on);
  return `${name || id} ${on ? 'was sent away' : 'may come back'}.\n`;
}

/** By id, or by a name that only one person has: names are anybody's to take. */
async function meant(storage: Storage, who: string): Promise<Person> {
  const known = await storage.person(who as PersonId);
  if (known !== null) return known;
  const [one, ...more] = await storage.peopleNamed(who);
  if (!one) throw new OrderProblem(`Nobody is called ${who}`);
  if (more.length > 0)
    throw new OrderProblem(`Several are called ${who}; say which:\n${listed([one, ...more])}`);
  return one;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

const listed = (people: readonly Person[], none = ''): string =>
  people.length === 0
    ? `${none}\n`
    : people.map(({ id, name, created }) => `${id}  ${name}  (since ${dayOf(created)})\n`).join('');

async function reports(order: Order): Promise<string> {
  const told = await order.reports();
  if (told.length === 0) return 'Nothing was reported.\n';
  return told
    .map(({ id, at, table, line, said, why, by, about, names, banned }) => {
      const who = `${names.get(about) ?? ''} (${about}${banned ? ', banned' : ''})`;
      const what = line === null ? `the name ${said}` : `line ${line}: ${said}`;
      return `${id}\n  ${dayOf(at)}, table ${table}, ${what}\n  of ${who}, by ${by}: ${why}\n`;
    })
    .join('');
}

async function log(order: Order): Promise<string> {
  const deeds = await order.deeds(DEEDS_TOLD);
  return deeds
    .map(({ at, who, did, whom, what }) =>
      [dayOf(at), who, did, whom, what].filter((word) => word !== null).join('  '),
    )
    .map((line) => `${line}\n`)
    .join('');
}
