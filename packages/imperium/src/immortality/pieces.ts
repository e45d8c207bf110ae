import { copiesOf, dealAnew, shuffle } from '@landsraad/kernel';
import { FIRST_ARRIVAL, RESEARCH, TLEILAXU } from '../content/immortality/tracks.ts';
import { cardsFrom, printedAt, topOf } from '../content/printed.ts';
import { UNKNOWN } from '../content/unknown.ts';
import type { CardId } from '../ids.ts';
import { isPlayed, type Pieces } from '../rules/extension.ts';
import { fromTop } from '../scenario/piles.ts';
import type { Position } from '../scenario/position.ts';
import type { Imperium } from '../state.ts';
import { labOf, newLabTurn, ownLab } from './seats.ts';
import type { ImmortalitySeat, ImmortalityState } from './state.ts';

const ROW = 2;

const newSeat = (atomics: boolean): ImmortalitySeat => ({
  research: 0,
  tleilaxu: 0,
  specimens: 0,
  atomics,
  returning: [],
});

function lay(game: Imperium): void {
  const deck = shuffle(game.random, copiesOf(cardsFrom(printedAt(game.options), 'tleilaxu')));
  game.immortality = {
    deck,
    row: deck.splice(-ROW).reverse(), // IMM-1.6
    spice: FIRST_ARRIVAL.spice, // IMM-1.4
    seats: game.players.map((_, seat) => newSeat(isPlayed(game, seat))), // IMM-1.5, 1.8, 15.25
    fought: [],
    trashedIntrigue: [],
    turn: newLabTurn(),
  };
  for (const player of game.players) layBy(player, 'control-the-spice');
}

/** IMM-12.1: what an Epic game adds to the starting cards lies in the discard pile. */
function layBy({ deck, discard }: { deck: CardId[]; discard: CardId[] }, card: CardId): void {
  const at = deck.indexOf(card);
  if (at >= 0) discard.push(...deck.splice(at, 1));
}

function copyOf(lab: ImmortalityState): ImmortalityState {
  const { spice: gained, icons, usurped, recalled } = lab.turn;
  return {
    deck: lab.deck.slice(),
    row: lab.row.slice(),
    spice: lab.spice,
    seats: lab.seats.map(copyOfSeat),
    fought: lab.fought.slice(),
    trashedIntrigue: lab.trashedIntrigue.slice(),
    turn: { spice: gained, icons, usurped, recalled },
  };
}

const copyOfSeat = (own: ImmortalitySeat): ImmortalitySeat => ({
  research: own.research,
  tleilaxu: own.tleilaxu,
  specimens: own.specimens,
  atomics: own.atomics,
  returning: own.returning.slice(),
});

function faults(game: Imperium): string[] {
  const { deck, row, seats, spice } = labOf(game);
  const found: string[] = [];
  if (row.length !== ROW && deck.length > 0) found.push('a gap in the Tleilaxu Row beside a deck');
  seats.forEach(({ research, tleilaxu, specimens }, seat) => {
    if (RESEARCH.steps[research] === undefined || tleilaxu > topOf(TLEILAXU))
      found.push(`seat ${seat}: a token beside its track`);
    if (specimens < 0) found.push(`seat ${seat}: fewer than no specimens`);
    if (!isPlayed(game, seat) && research + specimens > 0)
      found.push(`Rival ${seat} has done research`); // IMM-13.5, 13.12
  });
  const taken = seats.some(({ tleilaxu }) => tleilaxu >= FIRST_ARRIVAL.step);
  if ((spice === 0) !== taken) found.push(`${spice} spice on the Tleilaxu track`);
  return found;
}

/** What is not named lies as at the start, but for the cards: there are none. */
function arrange(game: Imperium, { immortality = {}, players = [] }: Position): void {
  const lab = labOf(game);
  const { deck, row = [], seats = [], trashedIntrigue = [] } = immortality;
  lab.deck = fromTop(deck);
  lab.row = row.slice();
  lab.trashedIntrigue = trashedIntrigue.slice();
  lab.seats = game.players.map((player, seat) => {
    const own = { ...newSeat(isPlayed(game, seat)), ...seats[seat] };
    if (players[seat]?.supply === undefined) player.supply -= own.specimens;
    return { ...own, returning: own.returning.slice() };
  });
  const taken = lab.seats.some(({ tleilaxu }) => tleilaxu >= FIRST_ARRIVAL.step);
  lab.spice = immortality.spice ?? (taken ? 0 : FIRST_ARRIVAL.spice);
}

/** What lies at a table of Immortality. */
export const pieces: Pieces = {
  lay,
  clone: (copy) => {
    copy.immortality = copyOf(labOf(copy));
  },
  view: (game) => {
    const { deck, row, spice, seats, fought, trashedIntrigue, turn } = copyOf(labOf(game));
    const deckSize = deck.length;
    return { immortality: { row, spice, seats, fought, trashedIntrigue, turn, deckSize } };
  },
  suppose: (game, view) => {
    const { deckSize, ...open } = view.immortality!;
    game.immortality = copyOf({ ...open, deck: Array<CardId>(deckSize).fill(UNKNOWN) });
  },
  imagine: (game, _, random) => void dealAnew(random, labOf(game).deck),
  troops: (game, seat) => ownLab(game, seat).specimens,
  cards: (game) => [...labOf(game).deck, ...labOf(game).row],
  intrigue: (game) => labOf(game).trashedIntrigue,
  faults,
  arrange,
  describe: (game) => {
    const { deck, turn, fought, ...lying } = copyOf(labOf(game));
    return { immortality: { ...lying, deck: fromTop(deck) } };
  },
};
