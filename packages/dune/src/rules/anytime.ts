import { below, chooseNumber, chooseSome, type Flow, type Seat, without } from '@landsraad/kernel';
import {
  cardOption,
  type DuneOption,
  factionOption,
  GHOLA_FORCES,
  GIFT,
  leaderOption,
  NO,
  numberOption,
  PASS,
  REVIVE,
  SWAP,
  seatOption,
  TRUTHTRANCE,
  YES,
} from '../choices.ts';
import { TREACHERY } from '../content/index.ts';
import type { Question } from '../events.ts';
import type { LeaderId, TreacheryId } from '../ids.ts';
import { advanced, type Dune, isFaction, seatOf } from '../state.ts';
import { ask, askAtOnce } from './ask.ts';
import { count, stormOrder } from './board.ts';
import { mayReviveByPower, mightReviveByPower, reviveByPower } from './emperor-power.ts';
import { hasKaramaPower, isStopped, useKaramaPower } from './karama.ts';
import { leadersOf, reviveLeader } from './leaders.ts';
import { doubtNotes, noteCard, strikeNote } from './notes.ts';
import { wealth } from './offers.ts';
import { forgetHand } from './showing.ts';
import { revivableForces, toReserves, whichKind } from './tanks.ts';
import { allLieOpen, holds, joinHand, playCard } from './treachery.ts';

const GHOLA = 'tleilaxu-ghola';
const GHOLA_LIMIT = 5;

/**
 * A moment for cards that may be played any time (DUN-28.2). Everybody who could hold one is asked
 * at once and in the same way; what they do is resolved in storm order (DUN-28.1), and the moment
 * stays open until nobody does anything.
 */
export function* anytime(game: Dune): Flow {
  for (let given = false; ; ) {
    const seats = whoMayAct(game, given);
    if (seats.length === 0) return;
    const answers = yield* askAtOnce<DuneOption>(game, seats, 'anytime', (seat) => ({
      rule: 'DUN-28.2',
      options: actions(game, seat, given),
    }));
    let acted = false;
    for (const { seat, picked } of answers) {
      if (picked === PASS || !actions(game, seat, given).includes(picked)) continue;
      yield* act(game, seat, picked);
      given ||= picked === GIFT;
      acted = true;
    }
    if (!acted) return;
  }
}

/**
 * As far as all can see: whoever has cards, one of which could be played here unless all its copies
 * lie open, and the Emperor, whose gift, one at a time, needs an ally.
 */
function whoMayAct(game: Dune, given: boolean): Seat[] {
  const truthtrance = !allLieOpen(game, 'truthtrance');
  const ghola = !allLieOpen(game, GHOLA);
  return stormOrder(game).filter((seat) => {
    const { hand, allies, tanks } = game.factions[seat]!;
    if (isFaction(game, seat, 'emperor') && allies.length > 0 && !given) return true;
    if (hand.length === 0) return false;
    if (truthtrance || (isFaction(game, seat, 'harkonnen') && mightSwap(game, seat))) return true;
    if (mightReviveByPower(game, seat)) return true;
    return ghola && (count(tanks) > 0 || leadersOf(game, seat).some((id) => isDead(game, id)));
  });
}

const isDead = (game: Dune, leader: LeaderId): boolean => game.leaders[leader]!.dead;

function actions(game: Dune, seat: Seat, given: boolean): readonly DuneOption[] {
  const faction = game.factions[seat]!;
  const options: DuneOption[] = [PASS];
  if (holds(game, seat, 'truthtrance')) options.push(TRUTHTRANCE);
  if (holds(game, seat, GHOLA)) {
    if (revivableForces(game, seat) > 0) options.push(GHOLA_FORCES);
    for (const leader of leadersOf(game, seat))
      if (isDead(game, leader)) options.push(leaderOption(leader));
  }
  if (maySwap(game, seat)) options.push(SWAP);
  if (mayReviveByPower(game, seat)) options.push(REVIVE);
  if (isFaction(game, seat, 'emperor') && faction.allies.length > 0 && faction.spice > 0 && !given)
    options.push(GIFT);
  return options;
}

function* act(game: Dune, seat: Seat, picked: DuneOption): Flow {
  switch (picked.type) {
    case 'truthtrance':
      return yield* truthtrance(game, seat);
    case 'ghola-forces':
      return yield* gholaForces(game, seat);
    case 'leader':
      playCard(game, seat, GHOLA); // DUN-19.13, 19.14
      reviveLeader(game, picked.leader, 0);
      return;
    case 'revive':
      return yield* reviveByPower(game, seat);
    case 'swap':
      return yield* swapHands(game, seat);
    case 'gift':
      return yield* gift(game, seat);
  }
}

/** DUN-19.13: up to five forces, free; the limit of one special force a turn holds (DUN-30.25). */
function* gholaForces(game: Dune, seat: Seat): Flow {
  playCard(game, seat, GHOLA);
  const max = Math.min(GHOLA_LIMIT, revivableForces(game, seat));
  const n = yield* chooseNumber({
    seat,
    kind: 'ghola',
    rule: 'DUN-19.13',
    min: 1,
    max,
    fallback: max,
  });
  toReserves(game, seat, yield* whichKind(game, seat, n, 'ghola'), 0);
}

/**
 * DUN-28.14 step 8: a last Truthtrance once plans are fixed, and nothing else. Tells whether one
 * was played.
 */
export function* lastTruthtrance(game: Dune): Flow<boolean> {
  if (allLieOpen(game, 'truthtrance')) return false;
  const seats = stormOrder(game).filter((seat) => game.factions[seat]!.hand.length > 0);
  const answers = yield* askAtOnce<DuneOption>(game, seats, 'anytime', (seat) => ({
    rule: 'DUN-28.14',
    options: holds(game, seat, 'truthtrance') ? [PASS, TRUTHTRANCE] : [PASS],
  }));
  let played = false;
  for (const { seat, picked } of answers) {
    if (picked !== TRUTHTRANCE || !holds(game, seat, 'truthtrance')) continue;
    yield* truthtrance(game, seat);
    played = true;
  }
  return played;
}

/** DUN-19.15: a yes or no question; what the game can know it answers itself, truly. */
function* truthtrance(game: Dune, seat: Seat): Flow {
  playCard(game, seat, 'truthtrance');
  const others = stormOrder(game).filter((other) => other !== seat);
  const to = yield* ask(seat, {
    kind: 'truthtrance.to',
    rule: 'DUN-19.15',
    options: others.map(seatOption),
  });
  if (to.type !== 'seat') return;
  const question = yield* askQuestion(game, seat, to.seat);
  game.events?.push({ type: 'question-asked', seat, to: to.seat, question });
  const known = trueAnswer(game, to.seat, question);
  const answer = known ?? (yield* answerQuestion(to.seat, question));
  game.revealed++;
  game.answers = [...game.answers, { turn: game.turn, seat: to.seat, question, answer }];
  game.events?.push({ type: 'question-answered', seat: to.seat, answer });
}

function* answerQuestion(seat: Seat, question: Question): Flow<boolean> {
  const picked = yield* ask(seat, {
    kind: 'truthtrance.answer',
    rule: 'DUN-19.15',
    options: [NO, YES],
    about: { question },
  });
  return picked === YES;
}

function* askQuestion(game: Dune, seat: Seat, to: Seat): Flow<Question> {
  const abouts: Question['about'][] = ['card', 'traitor', 'spice'];
  if (isFaction(game, to, 'bene-gesserit')) abouts.push('prediction-faction', 'prediction-turn');
  abouts.push('other');
  const picked = yield* ask(seat, {
    kind: 'truthtrance.ask',
    rule: 'DUN-19.15',
    options: abouts.map((about): DuneOption => ({ id: about, type: 'question', about })),
    about: { to },
  });
  const about = picked.type === 'question' ? picked.about : 'other';
  if (about === 'other') return { about };
  const options = subjects(game, about);
  const subject = yield* ask(seat, {
    kind: 'truthtrance.about',
    rule: 'DUN-19.15',
    options,
    about: { to, question: about },
  });
  switch (subject.type) {
    case 'card':
      return { about: 'card', card: subject.card };
    case 'leader':
      return { about: 'traitor', leader: subject.leader };
    case 'faction':
      return { about: 'prediction-faction', faction: subject.faction };
    case 'number':
      return about === 'spice'
        ? { about: 'spice', atLeast: subject.n }
        : { about: 'prediction-turn', turn: subject.n };
    default:
      return { about: 'other' };
  }
}

function subjects(game: Dune, about: Question['about']): DuneOption[] {
  switch (about) {
    case 'card':
      return TREACHERY.map(({ id }) => cardOption(id));
    case 'traitor':
      return Object.keys(game.leaders).map(leaderOption);
    case 'prediction-faction':
      return game.factions.map(({ id }) => factionOption(id));
    case 'prediction-turn':
      return Array.from({ length: game.options.turns }, (_, i) => numberOption(i + 1));
    default:
      return Array.from({ length: 20 }, (_, i) => numberOption(i + 1));
  }
}

function trueAnswer(game: Dune, seat: Seat, question: Question): boolean | null {
  const faction = game.factions[seat]!;
  switch (question.about) {
    case 'card':
      return faction.hand.includes(question.card);
    case 'traitor':
      return faction.traitors.includes(question.leader);
    case 'spice':
      return wealth(game, seat) >= question.atLeast;
    case 'prediction-faction':
      return faction.prediction?.faction === question.faction;
    case 'prediction-turn':
      return faction.prediction?.turn === question.turn;
    case 'other':
      return null;
  }
}

/** EMP-L1 */
function* gift(game: Dune, seat: Seat): Flow {
  const emperor = game.factions[seat]!;
  const to = yield* ask(seat, {
    kind: 'emperor.gift',
    rule: 'EMP-L1',
    options: emperor.allies.map(seatOption),
    hidden: true,
  });
  if (to.type !== 'seat') return;
  const wanted = yield* chooseNumber({
    seat,
    kind: 'emperor.gift',
    rule: 'EMP-L1',
    min: 1,
    max: emperor.spice,
    about: { to: to.seat },
    hidden: true,
  });
  if (yield* isStopped(game, 'EMP-L1', seat)) return;
  const n = Math.min(wanted, emperor.spice); // what others imagine may be less
  emperor.spice -= n;
  game.factions[to.seat]!.spice += n;
  game.events?.push({
    type: 'spice-given',
    seat,
    to: to.seat,
    secret: { to: [seat, to.seat], n },
  });
}

const maySwap = (game: Dune, seat: Seat): boolean =>
  isFaction(game, seat, 'harkonnen') && hasKaramaPower(game, seat) && mightSwap(game, seat);

/** HAR-K1 as far as all can see: outside auctions and battles (DUN-30.27), with somebody's cards. */
function mightSwap(game: Dune, seat: Seat): boolean {
  return (
    advanced(game) &&
    !game.factions[seat]!.karamaPowerUsed &&
    game.battle === null &&
    (!game.options.handSwapBiddingOnly || game.phase === 'bidding') &&
    !allLieOpen(game, 'karama') &&
    game.factions.some(({ hand }, other) => other !== seat && hand.length > 0)
  );
}

function* swapHands(game: Dune, seat: Seat): Flow {
  useKaramaPower(game, seat, 'HAR-K1');
  const victims = stormOrder(game).filter(
    (other) => other !== seat && game.factions[other]!.hand.length > 0,
  );
  const picked = yield* ask(seat, {
    kind: 'harkonnen.swap',
    rule: 'HAR-K1',
    options: victims.map(seatOption),
  });
  if (picked.type !== 'seat') return;
  const victim = picked.seat;
  const max = game.factions[victim]!.hand.length;
  const n = yield* chooseNumber({
    seat,
    kind: 'harkonnen.swap',
    rule: 'HAR-K1',
    min: 1,
    max,
    about: { with: victim },
  });
  for (let i = 0; i < n; i++) {
    const { hand } = game.factions[victim]!;
    pass(game, victim, seat, hand[below(game.random, hand.length)]!);
  }
  game.revealed++;
  const back = yield* chooseSome<DuneOption>({
    seat,
    kind: 'harkonnen.give',
    rule: 'HAR-K1',
    options: eachCopy(game.factions[seat]!.hand),
    min: n,
    max: n,
    hidden: true,
  });
  for (const option of back) if (option.type === 'card') pass(game, seat, victim, option.card);
  game.events?.push({ type: 'hands-swapped', seat, with: victim, n });
}

/** A card changes hands; of others only Atreides as one of the two see which. */
function pass(game: Dune, from: Seat, to: Seat, card: TreacheryId): void {
  const giver = game.factions[from]!;
  giver.hand = without(giver.hand, [card]);
  joinHand(game, to, card);
  const atreides = seatOf(game, 'atreides');
  if (from === atreides) noteCard(game, card, to);
  else if (to === atreides) strikeNote(game, card, from);
  else doubtNotes(game, [from, to]);
  for (const seat of [from, to]) forgetHand(game, seat);
}

/** Every copy by itself, so that two equal cards can both be picked. */
function eachCopy(cards: readonly TreacheryId[]): DuneOption[] {
  const seen = new Map<TreacheryId, number>();
  return cards.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    return copy === 1 ? cardOption(card) : { id: `${card}#${copy}`, type: 'card', card };
  });
}
