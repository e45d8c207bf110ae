import type { Bot } from '@landsraad/bots';
import { type AnyMatch, Problem, type Seat } from '@landsraad/kernel';
import { writeWhole } from '../files.ts';
import type { Playable } from '../games/playable.ts';
import { botsByName } from '../games.ts';
import { type Io, line } from '../io.ts';
import { readMatchFile, replayed, savedText } from '../saved-match.ts';
import type { Text } from '../text/text.ts';
import { mayReplace } from './replace.ts';

/** A match with a person at it. */
export interface Setting {
  readonly playable: Playable;
  readonly match: AnyMatch;
  /** The person's seat, the first one of several. */
  readonly seat: Seat;
  /** A bot for every seat but the person's. */
  readonly bots: readonly (Bot<unknown> | null)[];
}

/** Where a game is kept and taken up again. */
export interface Place {
  readonly io: Io;
  readonly text: Text;
}

export async function save({ io, text }: Place, setting: Setting, file: string): Promise<void> {
  if (file === '') return line(io.out, text.play.saveWhere);
  const { match, seat, bots } = setting;
  await mayReplace(io.cwd, file, text);
  const seating = { seat, bots: bots.map((bot) => bot?.name ?? '') };
  await writeWhole(io.cwd, file, savedText(match, seating), text);
  line(io.out, text.play.saved(file));
}

/** The match in a file, at the seats it says, or at those of the match before. */
export async function load({ io, text }: Place, before: Setting, file: string): Promise<Setting> {
  const { playable } = before;
  const content = await readMatchFile(io.cwd, file, text, playable);
  const match = replayed(file, content, text);
  const { seat, bots } = content.seating ?? { seat: before.seat, bots: [] };
  const names = bots.length > 0 ? bots : before.bots.map((bot) => bot?.name ?? '');
  if (names.length !== playable.game.seats(match.options) || names[seat] !== '')
    throw new Problem(text.errors.inFile(file, text.errors.brokenSeating));
  return { playable, match, seat, bots: botsByName(playable, names, text) };
}

/** Asks for a file until one is written or none is wanted. */
export async function saveBeforeLeaving(place: Place, setting: Setting): Promise<void> {
  const { io, text } = place;
  for (;;) {
    const heard = await io.ask(text.play.saveBeforeLeaving);
    if (heard === null) line(io.out);
    const file = heard?.trim() ?? '';
    if (file === '') break;
    try {
      await save(place, setting, file);
      break;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      line(io.out, error.message);
    }
  }
  line(io.out, text.play.goodbye);
}
