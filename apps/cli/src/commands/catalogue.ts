import { type Command, DONE } from '../command.ts';
import { gameIn } from '../games.ts';
import { line } from '../io.ts';
import { wrapped } from '../screen/layout.ts';
import { styleOf } from '../screen/style.ts';

/** Every component of the game. */
export const catalogue: Command = {
  options: { json: 'flag', with: 'value' },
  run: async ({ io, text, args }) => {
    const { game, reference } = gameIn(args, text);
    const expansions = args.someOf('with', reference.expansions);
    const sections = Object.entries(reference.sections(expansions));
    if (args.has('json')) {
      const lists = sections.map(([name, { json }]) => [name, json]);
      line(io.out, JSON.stringify({ game: game.id, ...Object.fromEntries(lists) }));
      return DONE;
    }
    const style = styleOf(io);
    const width = io.out.width();
    for (const [, { heading, items }] of sections) {
      line(io.out, style.heading(heading[text.language](items.length)));
      for (const item of items) {
        const [title, ...rest] = item[text.language];
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
