import { once, type Seat } from '@landsraad/kernel';
import { cardOf } from '../content/index.ts';
import type { Effect } from '../effects/effect.ts';
import type { CardId } from '../ids.ts';
import type { Imperium, Sending } from '../state.ts';
import { extensionsOf } from './extension.ts';

/** What these cards send if they are played for an Agent now. */
export function sendingOf(
  game: Imperium,
  seat: Seat,
  cards: readonly CardId[],
  borrowed?: CardId,
): Sending {
  const { extraIcons } = game.turn!;
  let sending = cards.length === 1 ? alone(cards[0]!) : together(cards.map(alone));
  if (borrowed !== undefined) sending = { ...sending, borrowed };
  if (extraIcons.length > 0) sending = { ...sending, icons: [...sending.icons, ...extraIcons] };
  for (const { sends } of extensionsOf(game)) if (sends) sending = sends(game, seat, sending);
  return sending;
}

/** IMP-10.2, 26.4 */
const alone = once((card: CardId): Sending => {
  const { icons, infiltrates, sendsAnywhere: anywhere = false } = cardOf(card);
  const usual = !anywhere && infiltrates.length === 0;
  return { cards: [card], icons, infiltrates, anywhere, usual };
});

const together = (parts: readonly Sending[]): Sending => ({
  cards: parts.flatMap(({ cards }) => cards),
  icons: parts.flatMap(({ icons }) => icons),
  infiltrates: parts.flatMap(({ infiltrates }) => infiltrates),
  anywhere: parts.some(({ anywhere }) => anywhere),
  usual: parts.every(({ usual }) => usual),
});

/** Whether a card that sent this turn's Agent says so in its Agent box. */
export const sentWith = (game: Imperium, verb: Effect['do']): boolean =>
  game.turn!.sending!.cards.some((card) => cardOf(card).agent.some((effect) => effect.do === verb));
