import { chooseNumber, chooseSome, clockwise, type Flow, type Seat } from '@landsraad/kernel';
import {
  cardInZone,
  cardOption,
  type DecisionKind,
  DRAW,
  factionOption,
  type ImperiumOption,
  NO,
  NONE,
  seatOption,
  spaceOption,
  TRASH,
  YES,
} from '../choices.ts';
import { cardOf } from '../content/index.ts';
import type { Effect, EffectOf, InfluenceWith } from '../effects/effect.ts';
import { type CardId, FACTIONS, type Faction } from '../ids.ts';
import { type Imperium, type Source, seatsOf } from '../state.ts';
import { type AcquireOption, acquire, takeFromRow, within } from './acquire.ts';
import { apply } from './apply.ts';
import { ask } from './ask.ts';
import { boardOf, recallAgent } from './board.ts';
import { discard, draw, removeOne } from './cards.ts';
import { holds } from './conditions.ts';
import { canPay, payCost } from './costs.ts';
import { deployTroops } from './deploy.ts';
import { gainInfluence } from './influence.ts';
import { anyPossible, behindWith, possible, takeable } from './possible.ts';
import { trash, trashable } from './trash.ts';
import { recruit, retreat } from './troops.ts';

/** Effects that go together, in the printed order. */
export function* resolveAll(
  game: Imperium,
  seat: Seat,
  effects: readonly Effect[],
  source: Source,
  group?: number,
): Flow {
  for (const effect of effects) yield* resolve(game, seat, effect, source, group);
}

/**
 * Carries out one effect for a seat, as far as it can be (IMP-12.9). An arrow that stands alone in
 * the list of the turn was chosen there, so it is paid; elsewhere use `offer`.
 */
export function* resolve(
  game: Imperium,
  seat: Seat,
  effect: Effect,
  source: Source,
  group?: number,
): Flow {
  if (effect.do === 'recruit' && mayDeployNow(game, effect))
    return yield* recruitAndDeploy(game, seat, effect.n, source);
  if (apply(game, seat, effect, source)) return;
  switch (effect.do) {
    case 'influence':
      return yield* chooseInfluence(game, seat, effect, source);
    case 'influence-two':
      return yield* chooseTwoInfluences(game, seat, source);
    case 'trash':
      return yield* chooseTrash(game, seat, source);
    case 'trash-this':
      if (possible(game, seat, effect, source) && source.type === 'card')
        trash(game, seat, source.card, 'play', group); // IMP-12.7
      return;
    case 'discard':
      return yield* chooseDiscard(game, seat, effect.n, source);
    case 'deploy':
      return yield* chooseDeploy(game, seat, effect.upTo, source);
    case 'retreat':
      return yield* chooseRetreat(game, seat, effect.upTo, source);
    case 'acquire':
      return yield* chooseAcquire(game, seat, effect, source);
    case 'take-from-discard':
      return yield* chooseFromDiscard(game, seat, effect.faction, source);
    case 'look-at-top':
      return yield* lookAtTop(game, seat, source);
    case 'voice':
      return yield* nameSpace(game, seat, source);
    case 'manipulate':
      return yield* setAsideFromRow(game, seat, source);
    case 'recall':
      return yield* chooseRecall(game, seat, source);
    case 'end-turn':
      return yield* endTurn(game, seat, source);
    case 'on-reveal-turn':
      if (game.turn?.kind === 'reveal') yield* resolveAll(game, seat, effect.effects, source);
      return;
    case 'opponents':
      for (const other of opponentsOf(game, seat))
        if (possible(game, other, effect.effect, source))
          yield* resolve(game, other, effect.effect, source); // AMB-30, 33
      return;
    case 'opponent':
      return yield* chooseOpponent(game, seat, effect.effect, source);
    case 'pay':
      if (!canPay(game, seat, effect.cost, source)) return;
      yield* payCost(game, seat, effect.cost, source, group);
      return yield* resolveAll(game, seat, effect.effects, source, group);
    case 'when':
      if (holds(game, seat, effect.condition, source))
        yield* resolveAll(game, seat, effect.effects, source, group);
      return;
    case 'choose':
      return yield* chooseBranches(game, seat, effect, source, group);
    default:
      throw new Error(`nobody resolves ${effect.do}`);
  }
}

/** An effect outside the list of a turn: an arrow asks first (IMP-12.2). */
export function* offer(game: Imperium, seat: Seat, effect: Effect, source: Source): Flow {
  if (effect.do === 'pay') {
    if (!possible(game, seat, effect, source)) return;
    const answer = yield* ask(game, seat, {
      kind: 'arrow.pay',
      rule: 'IMP-12.2',
      options: [NO, YES],
      source,
    });
    if (answer === NO) return;
  }
  yield* resolve(game, seat, effect, source);
}

function opponentsOf(game: Imperium, seat: Seat): Seat[] {
  return clockwise(seat, seatsOf(game)).slice(1);
}

function mayDeployNow(game: Imperium, { mayDeploy }: EffectOf<'recruit'>): boolean {
  return mayDeploy === 'always' || (mayDeploy === 'on-reveal-turn' && game.turn?.kind === 'reveal');
}

function* recruitAndDeploy(game: Imperium, seat: Seat, n: number, source: Source): Flow {
  const recruited = recruit(game, seat, n, source);
  const deployed = yield* number(game, seat, 'reveal.deploy', 'IMP-13.11', recruited, source);
  deployTroops(game, seat, deployed, 'garrison');
}

/** A number from 0 to `max`; nothing is asked when only 0 is possible. */
function* number(
  game: Imperium,
  seat: Seat,
  kind: DecisionKind,
  rule: string,
  max: number,
  source: Source,
): Flow<number> {
  if (max === 0 && !game.options.confirmEverything) return 0;
  return yield* chooseNumber({ seat, kind, rule, min: 0, max, about: { source } });
}

/** IMP-5.17: both steps of a double icon go to the same Faction. */
function* chooseInfluence(
  game: Imperium,
  seat: Seat,
  { n, with: whom }: EffectOf<'influence'>,
  source: Source,
): Flow {
  const factions = candidates(game, seat, whom);
  if (factions.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'influence.gain',
    rule: 'IMP-5.17',
    options: factions.map(factionOption),
    source,
    about: { n },
    fallback: firstBelowTop(game, seat, factions),
  });
  if (picked.type === 'faction') gainInfluence(game, seat, picked.faction, n);
}

function candidates(game: Imperium, seat: Seat, whom: InfluenceWith): readonly Faction[] {
  if (whom === 'any') return FACTIONS;
  if (whom === 'behind') return behindWith(game, seat);
  return typeof whom === 'string' ? [whom] : whom;
}

function firstBelowTop(game: Imperium, seat: Seat, factions: readonly Faction[]): Faction {
  const { influence } = game.players[seat]!;
  return factions.find((faction) => influence[faction] < 6) ?? factions[0]!;
}

function* chooseTwoInfluences(game: Imperium, seat: Seat, source: Source): Flow {
  const { influence } = game.players[seat]!;
  const inOrder = [...FACTIONS].sort(
    (a, b) => Number(influence[a] >= 6) - Number(influence[b] >= 6),
  );
  const picked = yield* chooseSome<ImperiumOption>({
    seat,
    kind: 'influence.gain.two',
    rule: 'IMP-22.1',
    options: FACTIONS.map(factionOption),
    min: 2,
    max: 2,
    fallback: inOrder.slice(0, 2),
    about: { source },
  });
  for (const option of picked)
    if (option.type === 'faction') gainInfluence(game, seat, option.faction, 1);
}

/** IMP-12.6: optional. */
function* chooseTrash(game: Imperium, seat: Seat, source: Source): Flow {
  const options = trashable(game, seat);
  if (options.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'trash.choose',
    rule: 'IMP-12.6',
    options: [NONE, ...options],
    source,
  });
  if (picked.type === 'card-in-zone') trash(game, seat, picked.card, picked.zone);
}

/** IMP-26.15, 29.8: the one who discards picks; all of them when there are no more (AMB-31). */
function* chooseDiscard(game: Imperium, seat: Seat, n: number, source: Source): Flow {
  const { hand } = game.players[seat]!;
  if (hand.length <= n) {
    if (hand.length > 0) discard(game, seat, hand.slice());
    return;
  }
  const options = copiesInHand(hand);
  const picked = yield* chooseSome<ImperiumOption>({
    seat,
    kind: 'discard',
    rule: 'IMP-3.13',
    options,
    min: n,
    max: n,
    about: { source },
  });
  discard(
    game,
    seat,
    picked.map((option) => (option.type === 'card-in-zone' ? option.card : '')),
  );
}

/** Every copy by itself, so that two equal cards can both be picked. */
function copiesInHand(hand: readonly CardId[]): ImperiumOption[] {
  const seen = new Map<CardId, number>();
  return hand.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    const option = cardInZone(card, 'hand');
    return copy === 1 ? option : { ...option, id: `${option.id}#${copy}` };
  });
}

/** IMP-12.10, 13.12 */
function* chooseDeploy(game: Imperium, seat: Seat, upTo: number, source: Source): Flow {
  const kind = game.turn?.kind === 'reveal' ? 'reveal.deploy' : 'rapid.mobilization';
  const max = Math.min(upTo, game.players[seat]!.garrison);
  const n = yield* number(game, seat, kind, 'IMP-12.10', max, source);
  deployTroops(game, seat, n, 'garrison');
}

function* chooseRetreat(game: Imperium, seat: Seat, upTo: number, source: Source): Flow {
  const kind = game.phase === 'combat' ? 'combat.retreat' : 'reveal.retreat';
  const max = Math.min(upTo, game.players[seat]!.conflict);
  retreat(game, seat, yield* number(game, seat, kind, 'IMP-12.10', max, source));
}

function* chooseAcquire(
  game: Imperium,
  seat: Seat,
  { maxCost, to }: EffectOf<'acquire'>,
  source: Source,
): Flow {
  const options = within(game, seat, maxCost);
  if (options.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'acquire.effect',
    rule: 'IMP-18.2',
    options,
    source,
  });
  yield* acquireWithBox(game, seat, picked, to === 'deck');
}

/** IMP-12.11, 18.8: the acquire box is used at once, when the Row is already full again (AMB-19). */
export function* acquireWithBox(
  game: Imperium,
  seat: Seat,
  picked: AcquireOption,
  onTop?: boolean,
): Flow {
  yield* acquire(game, seat, picked, onTop);
  const { card } = picked;
  yield* resolveAll(game, seat, cardOf(card).onAcquire, { type: 'card', card });
}

/** Everybody sees which card goes back to the hand. */
function* chooseFromDiscard(game: Imperium, seat: Seat, faction: Faction, source: Source): Flow {
  const cards = takeable(game, seat, faction);
  if (cards.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'other.memory',
    rule: 'IMP-3.6',
    options: cards.map(cardOption),
    source,
  });
  if (picked.type !== 'card') return;
  const player = game.players[seat]!;
  removeOne(player.discard, picked.card);
  player.hand.push(picked.card);
  player.knownHand.push(picked.card);
  game.events?.push({ type: 'taken-to-hand', seat, card: picked.card });
}

/** Poison Snooper: look, then draw or trash (IMP-26.11). */
function* lookAtTop(game: Imperium, seat: Seat, source: Source): Flow {
  const player = game.players[seat]!;
  const card = player.deck.at(-1);
  if (card === undefined) return;
  player.knownTop.owner = Math.max(1, player.knownTop.owner);
  game.revealed++;
  game.events?.push({ type: 'looked', seat, secret: { to: [seat], card } });
  const picked = yield* ask(game, seat, {
    kind: 'peek.top',
    rule: 'IMP-26.11',
    options: [DRAW, TRASH],
    source,
    about: { card },
  });
  if (picked === DRAW) draw(game, seat, 1);
  else trash(game, seat, card, 'deck');
}

/** IMP-26.9: closed to every opponent's next Agent (AMB-28). */
function* nameSpace(game: Imperium, seat: Seat, source: Source): Flow {
  const spaces = boardOf(game);
  const free = spaces.find(({ id }) => game.agents.every((agent) => agent.space !== id));
  const picked = yield* ask(game, seat, {
    kind: 'voice.space',
    rule: 'IMP-26.9',
    options: spaces.map(({ id }) => spaceOption(id)),
    source,
    fallback: free?.id,
  });
  if (picked.type !== 'space') return;
  game.voices.push({ by: seat, space: picked.space, bound: opponentsOf(game, seat) });
  game.events?.push({ type: 'space-named', seat, space: picked.space });
}

/** Helena: the card lies beside her Leader until the end of her Reveal turn (IMP-27.4, AMB-34). */
function* setAsideFromRow(game: Imperium, seat: Seat, source: Source): Flow {
  if (game.row.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'helena.manipulate',
    rule: 'IMP-27.4',
    options: [...new Set(game.row)].map(cardOption),
    source,
  });
  if (picked.type !== 'card') return;
  const player = game.players[seat]!;
  if (player.setAside) loseSetAside(game, seat);
  player.setAside = picked.card;
  game.events?.push({ type: 'card-set-aside', seat, card: picked.card });
  takeFromRow(game, picked.card);
}

/** IMP-27.6 */
export function loseSetAside(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  if (!player.setAside) return;
  game.trashed.push(player.setAside);
  game.events?.push({ type: 'set-aside-lost', seat, card: player.setAside });
  player.setAside = null;
}

function* chooseRecall(game: Imperium, seat: Seat, source: Source): Flow {
  const placed = game.agents.filter((agent) => agent.seat === seat);
  if (placed.length === 0) return;
  const options = placed.map(({ space }) => placedOption(space));
  const picked = yield* ask(game, seat, {
    kind: 'recall.agent',
    rule: 'IMP-12.12',
    options: options.filter((option, i) => options.findIndex(({ id }) => id === option.id) === i),
    source,
    fallback: options.at(-1)!.id,
  });
  if (picked.type === 'placed-agent') recallAgent(game, seat, picked.space);
}

export const placedOption = (space: string): ImperiumOption => ({
  id: space,
  type: 'placed-agent',
  space,
});

/** IMP-26.13; with the switch of AMB-41 the player may go on instead. */
function* endTurn(game: Imperium, seat: Seat, source: Source): Flow {
  if (game.options.bindu === 'may-pass') {
    const answer = yield* ask(game, seat, {
      kind: 'bindu',
      rule: 'IMP-26.13',
      options: [NO, YES],
      source,
    });
    if (answer === NO) return;
  }
  game.turn!.ended = true;
}

function* chooseOpponent(game: Imperium, seat: Seat, effect: Effect, source: Source): Flow {
  const targets = opponentsOf(game, seat).filter((other) => possible(game, other, effect, source));
  if (targets.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'doublecross.target',
    rule: 'IMP-29.14',
    options: targets.map(seatOption),
    source,
  });
  if (picked.type === 'seat') yield* resolve(game, picked.seat, effect, source);
}

/** All branches are chosen before the first is resolved (AMB-14). */
function* chooseBranches(
  game: Imperium,
  seat: Seat,
  effect: EffectOf<'choose'>,
  source: Source,
  group?: number,
): Flow {
  const options: Extract<ImperiumOption, { type: 'branch' }>[] = [];
  effect.options.forEach((effects, i) => {
    if (anyPossible(game, seat, effects, source))
      options.push({ id: `branch:${i + 1}`, type: 'branch', effects });
  });
  if (options.length === 0) return;
  const picked =
    effect.count === 1
      ? [
          yield* ask(game, seat, {
            kind: game.turn && game.turn.seat !== seat ? 'humanity' : 'choose.one',
            rule: 'IMP-10.9',
            options,
            source,
            fallback: preferred(game, seat, options).id,
          }),
        ]
      : yield* chooseSome({
          seat,
          kind: 'choose.two',
          rule: 'IMP-22.1',
          options,
          min: Math.min(effect.count, options.length),
          max: Math.min(effect.count, options.length),
          about: { source },
        });
  for (const { effects } of picked) yield* resolveAll(game, seat, effects, source, group);
}

/** Defaults: the first branch that can be done; a troop that is not the last before a card (I-O-1). */
function preferred<O extends { effects: readonly Effect[] }>(
  game: Imperium,
  seat: Seat,
  options: readonly O[],
): O {
  const spare = options.find(
    ({ effects }) => effects[0]?.do === 'lose-troop' && game.players[seat]!.conflict > 1,
  );
  return spare ?? options[0]!;
}
