import { botNamed, botNames, spokenIn } from '@landsraad/bots';
import {
  type Choice,
  type Decision,
  type OpenDecision,
  Refusal,
  RuleError,
  type Seat,
  seeded,
} from '@landsraad/kernel';
import { type Question, searches } from '../bots/thinker.ts';
import { nextOut } from '../clocks/clocks.ts';
import type { Entry } from '../storage/storage.ts';
import { countsFrom, orderedNow } from './orders.ts';
import { closesAt, closing, sealForBot } from './sealing.ts';
import { settleClaims } from './seating.ts';
import { botAt, nextClaim } from './seats.ts';
import { actOf, announce, answerOf, catchUp, store } from './storing.ts';
import type { Table } from './table.ts';

/** What did not go, for want of a storage, is tried again after so long. */
const TRY_AGAIN = 5_000;

const nothing = (): void => undefined;

/**
 * What comes by itself: a bot's answer, the clock's, the end of a window, or who claimed a seat. Any process may drive a table, since each
 * number of the log is given once; the one that stored the last entry does so at once, the others
 * only when it seems to be gone. That needs no agreement, and seldom does a thing twice.
 */
export function drive(table: Table): void {
  table.callOff();
  table.callOff = nothing;
  if (table.isGone || table.frozen || table.kept.status !== 'running' || !table.play) return;
  const callOffs = [
    driveBot(table),
    driveClock(table),
    driveWindow(table),
    driveClaims(table),
    driveOrder(table),
  ].filter((callOff) => callOff !== nothing);
  table.callOff = () => {
    for (const callOff of callOffs) callOff();
  };
}

function driveBot(table: Table): () => void {
  const { needs, kept, play, audience } = table;
  const isBot = (seat: Seat) => botAt(kept, seat) !== null;
  // Whoever was made an offer speaks before the game goes on.
  const awaited = play!.match.awaited.find((decision) => isBot(decision.seat));
  const speaks = awaited === undefined && spokenAt(table) !== null;
  const seat = awaited?.seat ?? askedOf(table).find(isBot);
  if (seat === undefined && !speaks) return nothing;
  // In a window nobody sees what a bot does.
  const botDelay = table.window ? 0 : needs.pace.botDelay;
  const pause = audience.size === 0 ? 0 : Math.max(0, play!.saved + botDelay - needs.time.now());
  return after(table, pause, () => (speaks ? speak(table) : ask(table, seat!, awaited?.kind)));
}

/** What a bot does of its own accord: a glance, for which no thread is asked. */
function spokenAt({ kept, play, window }: Table) {
  if (window) return null;
  const { match } = play!;
  return spokenIn(match, (seat) => {
    const bot = botAt(kept, seat);
    return bot !== null && botNames(match.game).includes(bot) ? botNamed(match.game, bot) : null;
  });
}

async function speak(table: Table): Promise<void> {
  const said = spokenAt(table);
  if (said) await put(table, actOf(said.seat, said.kind, said.choice, 'bot'));
  else drive(table);
}

const askedOf = ({ window, play }: Table): Seat[] =>
  window?.owing ?? play!.match.pending.map(({ seat }) => seat);

/** A bot gets its seat's view and a chance that depends on table, position and seat alone. */
function ask(table: Table, seat: Seat, unasked?: string): void {
  const { kept, play, window } = table;
  const { match } = play!;
  const bot = botAt(kept, seat);
  const asking = window ?? match;
  const decision =
    unasked === undefined
      ? asking.decision(seat)
      : match.unasked(seat).find(({ kind }) => kind === unasked);
  if (bot === null || !decision || kept.status !== 'running') return;
  const said = kept.sealed?.answers.filter((answer) => answer.seat === seat).length ?? 0;
  // By the number of the log: after a take-back the same position is another question.
  const asked = `${play!.seq}/${said}/${seat}/${unasked ?? ''}`;
  if (table.question === asked) return;
  table.question = asked;
  const seed = `${kept.salt}/${match.position + said}/${seat}`;
  const view = JSON.stringify(match.view(seat));
  const text = JSON.stringify(decision);
  const { game } = kept.settings;
  const sealed = searches(game, bot)
    ? JSON.stringify(asking.sealed(seat, seeded(`${seed}/sealed`)))
    : null;
  const question = { game, view, decision: text, bot, seed, sealed };
  void think(table, question, { decision, unasked }, play!.seq);
}

/** Thinks beside the queue; what came of it counts if the table still waits for it. */
async function think(
  table: Table,
  question: Question,
  { decision, unasked }: { readonly decision: OpenDecision; readonly unasked?: string | undefined },
  seq: number,
) {
  const { thinker, observe } = table.needs;
  let choice: Choice = decision.fallback;
  try {
    choice = await thinker.decide(question, table.kept.host);
  } catch (error) {
    observe.failed('bot', error);
  }
  table.soon(async () => {
    const waits = table.seq === seq && table.kept.status === 'running';
    if (waits) table.question = null;
    if (waits && botAt(table.kept, decision.seat) !== null)
      await (table.window
        ? seal(table, decision.seat, choice)
        : give(table, decision, choice, 'bot', unasked));
  });
}

function driveClock(table: Table): () => void {
  const { time } = table.needs;
  const out = table.clocks && nextOut(table.clocks);
  if (!out) return nothing;
  return after(table, Math.max(0, out.at - time.now()), async () => {
    const now = table.clocks && nextOut(table.clocks);
    const decision = table.play!.match.pending.find(({ seat }) => seat === now?.seat);
    if (now && decision && now.at <= time.now())
      await give(table, decision, decision.fallback, 'clock');
    else drive(table);
  });
}

function driveWindow(table: Table): () => void {
  const { time } = table.needs;
  const moment = closesAt(table);
  if (moment === null) return nothing;
  return after(table, Math.max(0, moment - time.now()), async () => {
    const now = closesAt(table);
    if (now !== null && now <= time.now()) await put(table, closing(table));
    else drive(table);
  });
}

/** What was ordered is said when it could be pressed; nobody can tell one from the other. */
function driveOrder(table: Table): () => void {
  const { play, kept, needs } = table;
  const asked = play!.match.pending.find((decision) => orderedNow(play!, kept, decision) !== null);
  if (!asked) return nothing;
  const wait = countsFrom(table, asked.seat) - needs.time.now();
  return after(table, Math.max(0, wait), async () => {
    const decision = table.play!.match.pending.find(({ seat }) => seat === asked.seat);
    const choice = decision ? orderedNow(table.play!, table.kept, decision) : null;
    if (choice === null || countsFrom(table, asked.seat) > needs.time.now()) return drive(table);
    await put(table, answerOf(asked.seat, choice));
  });
}

function driveClaims(table: Table): () => void {
  const moment = nextClaim(table.kept);
  if (moment === null) return nothing;
  return after(table, Math.max(0, moment - table.needs.time.now()), () => settleClaims(table));
}

/** An answer that nobody sent. A bot's answer that may not be is the fallback instead. */
async function give(
  table: Table,
  decision: Pick<Decision, 'seat' | 'fallback'>,
  choice: Choice,
  by: 'bot' | 'clock',
  unasked?: string,
): Promise<void> {
  const { seat, fallback } = decision;
  try {
    await put(
      table,
      unasked === undefined ? answerOf(seat, choice, by) : actOf(seat, unasked, choice, by),
    );
  } catch (error) {
    if (!(error instanceof Refusal) || choice === fallback) throw error;
    await give(table, decision, fallback, by, unasked);
  }
}

async function put(table: Table, step: Entry['step']): Promise<void> {
  const before = table.called();
  try {
    const stored = await store(table, step, null);
    if (stored.is === 'stored') announce(table, before);
    else await catchUp(table);
  } catch (error) {
    if (error instanceof RuleError) return announce(table, before);
    retry(table);
    throw error;
  }
}

async function seal(table: Table, seat: Seat, choice: Choice): Promise<void> {
  try {
    await sealForBot(table, seat, choice);
  } catch (error) {
    retry(table);
    throw error;
  }
}

function retry(table: Table): void {
  table.callOff();
  table.callOff = table.needs.time.after(TRY_AGAIN, () => table.soon(() => catchUp(table)));
}

function after(table: Table, wait: number, run: () => void | Promise<void>): () => void {
  const { time, pace } = table.needs;
  return time.after(wait + (table.leads ? 0 : pace.patience), () => table.soon(run));
}
