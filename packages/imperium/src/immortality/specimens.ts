import { chooseNumber, type Flow, type Seat } from '@landsraad/kernel';
import { RETURN } from '../choices.ts';
import type { Effect } from '../effects/effect.ts';
import type { Task } from '../rules/menu.ts';
import type { Imperium } from '../state.ts';
import { ownLab } from './seats.ts';

/** IMM-5.1, 5.2; as many as there are (IMM-15.1). */
export function generate(game: Imperium, seat: Seat, n: number): void {
  const player = game.players[seat]!;
  const generated = Math.min(n, player.supply);
  if (generated === 0) return;
  player.supply -= generated;
  ownLab(game, seat).specimens += generated;
  game.events?.push({ type: 'specimens-generated', seat, n: generated });
}

/** IMM-5.4, 5.5: spent or not, they go back to the supply. */
export function giveBack(game: Imperium, seat: Seat, n: number): void {
  if (n === 0) return;
  ownLab(game, seat).specimens -= n;
  game.players[seat]!.supply += n;
  game.events?.push({ type: 'specimens-returned', seat, n });
}

function* chooseReturn(game: Imperium, seat: Seat, max: number): Flow {
  const n = yield* chooseNumber({ seat, kind: 'specimen.return', rule: 'IMM-5.5', min: 0, max });
  giveBack(game, seat, n);
}

const OFFERED = [RETURN];
const NOTHING: readonly never[] = [];

/** IMM-5.5: at any moment of the own turn. */
export const RETURNING: Task = {
  offered: (game, seat) => (ownLab(game, seat).specimens > 0 ? OFFERED : NOTHING),
  run: (game, seat) => chooseReturn(game, seat, ownLab(game, seat).specimens),
};

/** IMM-5.8: and at others, in time for what would take a troop from the supply. */
export function* fillsSupply(game: Imperium, seat: Seat, short: number, effect?: Effect): Flow {
  const { specimens } = ownLab(game, seat);
  if (specimens === 0 || effect?.do === 'specimen' || game.turn?.seat === seat) return;
  yield* chooseReturn(game, seat, Math.min(short, specimens));
}
