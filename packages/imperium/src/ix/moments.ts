import type { Seat } from '@landsraad/kernel';
import { cardOf } from '../content/index.ts';
import { gainResources, gainSwords } from '../rules/gains.ts';
import type { Moments } from '../rules/moments.ts';
import { offer } from '../rules/resolve.ts';
import type { Imperium, Source } from '../state.ts';
import { setCardAside, takeBack } from './leaders.ts';
import { hasAbility, hasRule, ixOf, newIxTurn, ownIx } from './seats.ts';
import { giveBoxes, revealTiles } from './tiles.ts';

/** What happens to everybody where Ix is in. */
export const EVERYBODY: Moments = {
  // IX-18.1
  roundStarts: (game, seat) => {
    const own = ownIx(game, seat);
    own.turns = 0;
    for (const owned of own.tiles) owned.flipped = false;
    return giveBoxes(game, seat, 'roundStart');
  },
  // IX-18.2
  *handsDrawn(game, seat) {
    if (hasAbility(game, seat, 'one-step-ahead')) yield* setCardAside(game, seat);
  },
  turnBegins: (game, seat) => {
    const { again } = ixOf(game).turn;
    ixOf(game).turn = newIxTurn(Math.max(0, again - 1));
    ownIx(game, seat).turns++;
    takeBack(game, seat);
  },
  agentSent: (game, seat, { id }) => {
    ixOf(game).turn.met = game.agents.some(
      (agent) => agent.space === id && agent.seat !== seat, // IX-13.9
    );
  },
  // IX-13.10, 13.25
  costOf: (cost, _game, _seat, { id }, { cards }) => {
    if (!cost.spice) return cost;
    let { spice } = cost;
    for (const card of cards)
      for (const effect of cardOf(card).agent)
        if (effect.do === 'cheaper' && effect.space === id) spice -= effect.spice;
    return spice === cost.spice ? cost : { ...cost, spice: Math.max(0, spice) };
  },
  swordsGained: countArmed,
  persuasionGained: (game, _, n) => {
    ixOf(game).turn.persuasion += n;
  },
  // IX-11.1, 11.2, 11.4, 11.9
  *cardLeft(game, seat, card) {
    const { unload } = cardOf(card);
    if (unload.length > 0) yield* offer(game, seat, unload, { type: 'card', card });
  },
  acquiresToDeck: (game, seat) => hasRule(game, seat, 'spaceport'), // IX-5.1, 15.11
  revealTurnBegins: revealTiles,
  // IX-15.15, 25.9
  *conflictWon(game, seat) {
    yield* giveBoxes(game, seat, 'onWin');
    const { ifWon } = ownIx(game, seat);
    if (ifWon > 0) gainResources(game, seat, { solari: ifWon }, conflictSource(game)); // IX-13.21
  },
  endgame: (game, seat) => giveBoxes(game, seat, 'endgame'), // IX-18.4
};

const conflictSource = ({ conflict }: Imperium): Source => ({
  type: 'conflict',
  conflict: conflict!,
});

/** IX-13.4, 15.1: a box of a revealed card that gave swords, counted once, by all but itself. */
function countArmed(game: Imperium, seat: Seat, source: Source, group?: number): void {
  const { turn } = game;
  if (source.type !== 'card' || group === undefined) return;
  if (turn?.kind !== 'reveal' || turn.seat !== seat) return;
  const { armed, counting } = ixOf(game).turn;
  if (armed.includes(group)) return;
  armed.push(group);
  for (const other of counting) if (other.group !== group) gainSwords(game, seat, other.n);
}
