import type { Seat } from '@landsraad/kernel';
import { RECLAIMED_FORCES } from '../content/immortality/tleilaxu.ts';
import { cardOf } from '../content/index.ts';
import { refuse } from '../refusals.ts';
import type { Market } from '../rules/markets.ts';
import { offer } from '../rules/resolve.ts';
import type { Imperium } from '../state.ts';
import { labOf, ownLab } from './seats.ts';
import { giveBack } from './specimens.ts';

/** IMM-6.1, 6.2, 6.8, 6.9 */
const FOR_SPECIMENS = {
  persuasion: false,
  isOpen: ({ turn }: Imperium) => turn!.kind === 'reveal',
  costOf: (_game: Imperium, _seat: Seat, card: string) => cardOf(card).specimens!,
  whyNot: (game: Imperium, seat: Seat, cost: number) => {
    const { specimens } = ownLab(game, seat);
    return cost > specimens ? refuse('too-few-specimens', 'IMM-6.2', { cost, specimens }) : null;
  },
  pay: giveBack,
};

export const TLEILAXU_ROW: Market = {
  ...FOR_SPECIMENS,
  from: 'tleilaxu',
  offers: (game) => labOf(game).row,
  take: (game, _, card) => replace(game, labOf(game).row.indexOf(card)),
};

/** IMM-6.6, 6.7: it stays where it is; its effect is what is bought. */
export const RECLAIMED: Market = {
  ...FOR_SPECIMENS,
  from: 'reclaimed',
  offers: () => [RECLAIMED_FORCES.id],
  take: () => {},
  *handOver(game, seat, card) {
    game.events?.push({ type: 'forces-reclaimed', seat });
    yield* offer(game, seat, RECLAIMED_FORCES.onAcquire, { type: 'card', card });
  },
};

/** IMM-6.5; with an empty deck the Row stays short (IMM-15.3). */
function replace(game: Imperium, gap: number): void {
  const { deck, row } = labOf(game);
  const next = deck.pop();
  if (next === undefined) {
    row.splice(gap, 1);
    return;
  }
  row[gap] = next;
  game.revealed++;
  game.events?.push({ type: 'tleilaxu-row-refilled', card: next });
}

/** IMM-13.9, 13.10, 15.10 */
export function removeFromRow(game: Imperium, seat: Seat, side: 'left' | 'right'): void {
  const { row } = labOf(game);
  const at = side === 'left' ? 0 : 1;
  const card = row[at];
  if (card === undefined) return;
  game.trashed.push(card);
  game.events?.push({ type: 'tleilaxu-removed', seat, card });
  replace(game, at);
}
