import {
  BASE,
  describeCard,
  describeConflict,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTrack,
  type Face,
  faceLines,
  imperium,
} from '@landsraad/imperium';
import { type Command, DONE } from '../command.ts';
import { expectGame } from '../game-options.ts';
import { line } from '../io.ts';
import { wrapped } from '../screen/layout.ts';
import { styleOf } from '../screen/style.ts';
import type { Language } from '../text/text.ts';

/** A component with its fields and its wording in both languages. */
const worded =
  <T>(describe: (item: T, language: Language) => Face) =>
  (item: T) => ({ ...item, wording: { en: describe(item, 'en'), fr: describe(item, 'fr') } });

/** Every component of the game. */
export const catalogue: Command = {
  options: { json: 'flag' },
  run: async ({ io, text, args }) => {
    expectGame(args, text);
    const sections = {
      cards: BASE.cards.map(worded(describeCard)),
      intrigue: BASE.intrigue.map(worded(describeIntrigue)),
      conflicts: BASE.conflicts.map(worded(describeConflict)),
      leaders: BASE.leaders.map(worded(describeLeader)),
      spaces: BASE.spaces.map(worded(describeSpace)),
      tracks: BASE.tracks.map(worded(describeTrack)),
    };
    if (args.has('json')) {
      line(io.out, JSON.stringify({ game: imperium.id, ...sections }));
      return DONE;
    }
    const style = styleOf(io);
    const width = io.out.width();
    for (const [name, items] of Object.entries(sections)) {
      line(io.out, style.heading(text.catalogue[name as keyof typeof sections](items.length)));
      for (const { wording } of items) {
        const [title, ...rest] = faceLines(wording[text.language], text.language);
        line(io.out);
        line(io.out, style.bold(title!));
        for (const one of rest.flatMap((fact) => wrapped(`  ${fact}`, width, '    ')))
          line(io.out, one);
      }
      line(io.out);
    }
    return DONE;
  },
};
