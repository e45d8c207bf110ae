import { type Effect, SHIPPING, type Source, type TileId, tileOf } from '@landsraad/imperium';
import { ixOf } from './ix.ts';
import { type Outlook, once } from './outlook.ts';
import { worthOfResource } from './resources.ts';
import { somedayAll } from './someday.ts';

/* What tiles and the shipping track are worth: read off their effects, as cards are. */

/** What effects are worth now, weighed by whoever asks. */
export type Gains = (effects: readonly Effect[], source: Source) => number;

/** What the rules of tiles that no effect tells are worth in a round to come. */
const RULES = { detonation: 1.2, spaceport: 0.8, 'tie-break': 0.2, transports: 0.6 } as const;

/** What owning a tile from now on is worth, whatever it gives at once. */
export function tileKept(outlook: Outlook, id: TileId): number {
  const { rounds, future } = outlook;
  const { use, reveal, roundStart, onWin, endgame, rule } = tileOf(id);
  const often = rounds + 0.5;
  const each =
    0.8 * somedayAll(outlook, use) +
    somedayAll(outlook, reveal) +
    somedayAll(outlook, roundStart) +
    0.35 * somedayAll(outlook, onWin) +
    (rule ? RULES[rule] : 0);
  return each * often * Math.max(0.4, future) + somedayAll(outlook, endgame);
}

/** What an open tile is worth beyond its price; below 0 when it is not worth it. */
export function tileWorth(outlook: Outlook, id: TileId, price: number, gains: Gains): number {
  const gained = gains(tileOf(id).onAcquire, { type: 'tile', tile: id });
  const negotiators = Math.min(price, ixOf(outlook).negotiators);
  const paid =
    -worthOfResource(outlook, 'spice', -(price - negotiators)) +
    0.6 * negotiators * outlook.weights.spice;
  return gained + tileKept(outlook, id) - paid;
}

/** What an Acquire Tech icon brings. */
export function techWorth(outlook: Outlook, discount: number, gains: Gains): number {
  const work = () => {
    const { view, me } = outlook;
    let best = 0;
    for (const { top } of view.ix?.stacks ?? []) {
      if (top === null) continue;
      const price = Math.max(0, tileOf(top).cost - discount);
      if (price <= me.spice + ixOf(outlook).negotiators)
        best = Math.max(best, tileWorth(outlook, top, price, gains));
    }
    return best;
  };
  return once(outlook, 'tech', work, discount);
}

/** What a recall from each step of the shipping track would give now. */
function recalls(outlook: Outlook, gains: Gains): readonly number[] {
  return once(outlook, 'recalls', () => {
    let sum = 0;
    return SHIPPING.steps.map(({ bonus }) => {
      sum += gains(bonus, { type: 'shipping' });
      return sum;
    });
  });
}

/** What a move is worth on average, on the round trip that pays best. */
const perMove = (outlook: Outlook, gains: Gains): number =>
  Math.max(...recalls(outlook, gains).map((worth, step) => worth / (step + 1)));

export function freighterWorth(outlook: Outlook, gains: Gains): number {
  const { freighter } = ixOf(outlook);
  const now = recalls(outlook, gains)[freighter]! / (freighter + 1);
  return Math.max(now, perMove(outlook, gains) * outlook.future);
}

export const recallWorth = (outlook: Outlook, gains: Gains): number =>
  recalls(outlook, gains)[ixOf(outlook).freighter]!;

/** The next step's recall, less the move that it takes. */
export function advanceWorth(outlook: Outlook, gains: Gains): number {
  const next = recalls(outlook, gains)[ixOf(outlook).freighter + 1] ?? 0;
  return outlook.future * Math.max(0.1, next - 0.5 * perMove(outlook, gains));
}
