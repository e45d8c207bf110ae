import { randomBytes } from 'node:crypto';
import { USUAL_OPPONENT } from '@landsraad/bots';
import { Match, Problem } from '@landsraad/kernel';
import type { Call, Command } from '../command.ts';
import type { Playable } from '../games/playable.ts';
import { around, botsByName, botsIn, gameIn, PLACE_FLAGS, TABLE_FLAGS } from '../games.ts';
import { line } from '../io.ts';
import type { Setting } from '../play/keeping.ts';
import { Session } from '../play/session.ts';
import { readMatchFile, replayed } from '../saved-match.ts';
import { wrapped } from '../screen/layout.ts';

/** A person against bots, in the terminal. */
export const play: Command = {
  options: {
    ...TABLE_FLAGS,
    ...PLACE_FLAGS,
    seat: 'value',
    bots: 'value',
    seed: 'value',
    load: 'value',
  },
  run: async (call) => {
    const { io, text, args } = call;
    const playable = gameIn(args, text);
    const setting = args.has('load')
      ? await loaded(call, playable, args.value('load')!)
      : fresh(call, playable);
    welcome(call, setting);
    return new Session(io, text, setting).run();
  },
};

function fresh(call: Call, playable: Playable): Setting {
  const { options, seat } = playable.seating.place(call.args, call.text);
  const seed = call.args.value('seed') ?? randomBytes(4).toString('hex');
  const bots = othersIn(call, playable, options, seat);
  return { playable, match: Match.start(playable.game, options, seed), seat, bots };
}

function othersIn({ args, text }: Call, playable: Playable, options: unknown, seat: number) {
  const seats = playable.game.seats(options);
  const own = playable.game.seatsOf(options, seat);
  const free = seats - own.length;
  if (free === 0) {
    if (args.has('bots')) throw new Problem(text.errors.noFreeSeat('--bots'));
    return around([], own, seats);
  }
  const given = args.value('bots') ?? USUAL_OPPONENT;
  return around(botsIn(playable, given, free, text), own, seats);
}

async function loaded(call: Call, playable: Playable, file: string): Promise<Setting> {
  const { args, io, text } = call;
  for (const name of ['seed', ...Object.keys({ ...TABLE_FLAGS, ...PLACE_FLAGS })])
    if (args.has(name)) throw new Problem(text.errors.withLoad(`--${name}`));
  const content = await readMatchFile(io.cwd, file, text, playable);
  const match = replayed(file, content, text);
  const seats = playable.game.seats(match.options);
  const asked = args.integer('seat', 1, seats);
  const seat = asked !== undefined ? asked - 1 : (content.seating?.seat ?? 0);
  const named = content.seating && !args.has('bots') && seat === content.seating.seat;
  if (named) {
    if (content.seating.bots.length !== seats || content.seating.bots[seat] !== '')
      throw new Problem(text.errors.inFile(file, text.errors.brokenSeating));
    return { playable, match, seat, bots: botsByName(playable, content.seating.bots, text) };
  }
  return { playable, match, seat, bots: othersIn(call, playable, match.options, seat) };
}

function welcome({ io, text }: Call, { playable, match, bots }: Setting): void {
  const { play: say, language } = text;
  line(io.out, say.welcome(playable.title[language], match.seed ?? '–'));
  bots.forEach((bot, seat) => {
    const title = playable.wording.seatTitle(match.state, seat, text);
    line(io.out, `  ${seat + 1}. ${title} (${bot ? say.bot(bot.name) : say.you})`);
  });
  for (const one of playable.wording.around(match.state, text))
    for (const part of wrapped(one, io.out.width(), '    ')) line(io.out, part);
  line(io.out, say.typeHelp);
  if (playable.topics.length > 0) line(io.out, say.orders.hint);
}
