import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Entry, TableId } from './storage.ts';

/*
 * The log of a game that is over, as one text: who answered what and when, without the clients' own
 * names for it, which nobody sends again by then.
 */

type Step = Entry['step'];
type By = Extract<Step, { do: 'answer' }>['by'];
type Window = Extract<Step, { do: 'window' }>;

interface Packed {
  /** Of each entry: milliseconds since the one before, or since the epoch. */
  readonly at: readonly number[];
  /** The seat that answered; where it is negative, so many answers were taken back. */
  readonly seat: readonly number[];
  readonly choice: readonly unknown[];
  readonly by: readonly (By | 0)[];
  /** The kinds of what was done unasked, by the number of their entry. */
  readonly unasked?: Readonly<Record<number, string>>;
  /** The windows, by the number of their entry. */
  readonly windows?: Readonly<Record<number, Omit<Window, 'do'>>>;
}

export function packed(entries: readonly Entry[]): string {
  const log: Packed = {
    at: entries.map(({ at }, i) => at - (entries[i - 1]?.at ?? 0)),
    seat: entries.map(({ step }) => (step.do === 'take-back' ? -step.count : seatOf(step))),
    choice: entries.map(({ step }) => (step.do === 'answer' ? step.choice : 0)),
    by: entries.map(({ step }) => (step.do === 'answer' && step.by) || 0),
    ...unaskedOf(entries),
    ...windowsOf(entries),
  };
  return deflateRawSync(JSON.stringify(log), { level: 9 }).toString('base64');
}

const seatOf = (step: Exclude<Step, { do: 'take-back' }>): number =>
  step.do === 'answer' ? step.seat : 0;

function unaskedOf(entries: readonly Entry[]): Pick<Packed, 'unasked'> {
  const found = entries.flatMap(({ step, seq }) =>
    step.do === 'answer' && step.unasked !== undefined ? [[seq, step.unasked] as const] : [],
  );
  return found.length > 0 ? { unasked: Object.fromEntries(found) } : {};
}

function windowsOf(entries: readonly Entry[]): Pick<Packed, 'windows'> {
  const found = entries.flatMap(({ step, seq }) => {
    if (step.do !== 'window') return [];
    const answers = step.answers.map(({ key, ...answer }) => answer);
    return [[seq, { answers, ...(step.held && { held: step.held }) }] as const];
  });
  return found.length > 0 ? { windows: Object.fromEntries(found) } : {};
}

export function unpacked(table: TableId, text: string): Entry[] {
  const log = JSON.parse(inflateRawSync(Buffer.from(text, 'base64')).toString()) as Packed;
  let now = 0;
  return log.at.map((since, seq) => {
    now += since;
    return { table, seq, key: null, step: stepOf(log, seq), at: now };
  });
}

function stepOf({ seat: seats, choice, by: bys, unasked, windows }: Packed, seq: number): Step {
  const window = windows?.[seq];
  if (window) return { do: 'window', ...window };
  const seat = seats[seq]!;
  if (seat < 0) return { do: 'take-back', count: -seat };
  const by = bys[seq] || undefined;
  const kind = unasked?.[seq];
  return {
    do: 'answer',
    seat,
    choice: choice[seq] as never,
    ...(by && { by }),
    ...(kind !== undefined && { unasked: kind }),
  };
}
