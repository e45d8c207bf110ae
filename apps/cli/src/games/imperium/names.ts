import {
  type Context,
  describeDifficulty,
  type ImperiumOptions,
  type ImperiumView,
  isLeader,
  leaderOf,
  rivalInSentence,
  rivalName,
  settingValue,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Text } from '../../text/text.ts';
import { imperiumText } from './text.ts';

/** What a table calls its Leaders; the same in both languages. */
const SHORT: Readonly<Record<string, string>> = {
  'paul-atreides': 'Paul',
  'duke-leto-atreides': 'Leto',
  'baron-vladimir-harkonnen': 'Vladimir',
  'glossu-the-beast-rabban': 'Rabban',
  'earl-memnon-thorvald': 'Memnon',
  'countess-ariana-thorvald': 'Ariana',
  'count-ilban-richese': 'Ilban',
  'helena-richese': 'Helena',
};

/** What names depend on: a state has it, and a view. */
type Seated = Pick<ImperiumView, 'options'> & {
  readonly players: readonly { readonly leader: string }[];
};

/** Seats are called by their Leader, or by their number before they have one. */
export function seatNames({ options, players }: Seated, { play, language }: Text): Context {
  return {
    seatName: (seat: Seat) => {
      const leader = players[seat]?.leader ?? '';
      if (isLeader(leader)) return SHORT[leader] ?? leaderOf(leader).name[language];
      return rivalInSentence({ options, players }, seat, language) ?? play.seat(seat + 1);
    },
  };
}

/** The same where there is little room, and no sentence around it. */
export function columnNames(table: Seated, text: Text): Context {
  const { seatName } = seatNames(table, text);
  const { hagal } = imperiumText(text.language);
  return { seatName: (seat) => (isHouseHagal(table.options, seat) ? hagal : seatName(seat)) };
}

/** Beyond those who play sit the Rivals. */
export const isRival = ({ players }: ImperiumOptions, seat: Seat): boolean => seat >= players;

/** The one that has no Leader, no resources and no points (HAG-5.3). */
export const isHouseHagal = (options: ImperiumOptions, seat: Seat): boolean =>
  options.players === 2 && isRival(options, seat);

/** Those at the table whom nobody plays, and how hard they are to beat. */
export function aroundLines(table: Seated, text: Text): string[] {
  const { options, players } = table;
  const { language } = text;
  const say = imperiumText(language);
  const rivals = players.flatMap(({ leader }, seat) => {
    const known = leader !== '' || isHouseHagal(options, seat);
    const name = known && rivalName(table, seat, language);
    return name ? [`  ${seat + 1}. ${name} (${say.rival})`] : [];
  });
  if (options.players !== 1) return rivals;
  const { difficulty } = options;
  return [
    ...rivals,
    say.difficulty(settingValue('difficulty', difficulty, language)),
    ...describeDifficulty(difficulty, language).map((line) => `  ${line}`),
  ];
}
