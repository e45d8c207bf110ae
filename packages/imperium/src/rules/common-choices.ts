import { chooseNumber, chooseSome, type Flow, type Seat } from '@landsraad/kernel';
import { cardInZone, type DecisionKind, factionOption, NONE, type OptionOf } from '../choices.ts';
import type { EffectOf, InfluenceWith } from '../effects/effect.ts';
import { type CardId, FACTIONS, type Faction } from '../ids.ts';
import type { Imperium, Source } from '../state.ts';
import { ask, askSome } from './ask.ts';
import { discard } from './cards.ts';
import { deployTroops } from './deploy.ts';
import { gainInfluence } from './influence.ts';
import { behindWith } from './possible.ts';
import { trash, trashable } from './trash.ts';
import { recruit, retreat } from './troops.ts';

/* What the effects of many cards ask: a Faction, a card, a number of troops. */

export function mayDeployNow(game: Imperium, { mayDeploy }: EffectOf<'recruit'>): boolean {
  return mayDeploy === 'always' || (mayDeploy === 'on-reveal-turn' && game.turn?.kind === 'reveal');
}

export function* recruitAndDeploy(game: Imperium, seat: Seat, n: number, source: Source): Flow {
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
export function* chooseInfluence(
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
  gainInfluence(game, seat, picked.faction, n);
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

export function* chooseTwoInfluences(game: Imperium, seat: Seat, source: Source): Flow {
  const { influence } = game.players[seat]!;
  const inOrder = [...FACTIONS].sort(
    (a, b) => Number(influence[a] >= 6) - Number(influence[b] >= 6),
  );
  const picked = yield* askSome(game, seat, {
    kind: 'influence.gain.two',
    rule: 'IMP-22.1',
    options: FACTIONS.map(factionOption),
    min: 2,
    max: 2,
    fallback: inOrder.slice(0, 2),
    source,
  });
  for (const { faction } of picked) gainInfluence(game, seat, faction, 1);
}

/** IMP-12.6: optional. */
export function* chooseTrash(game: Imperium, seat: Seat, source: Source): Flow {
  const options = trashable(game, seat);
  if (options.length === 0) return;
  const picked = yield* ask(game, seat, {
    kind: 'trash.choose',
    rule: 'IMP-12.6',
    options: [NONE, ...options],
    source,
  });
  if (picked.type !== 'none') trash(game, seat, picked.card, picked.zone);
}

/** IMP-26.15, 29.8: the one who discards picks; all of them when there are no more (AMB-31). */
export function* chooseDiscard(game: Imperium, seat: Seat, n: number, source: Source): Flow {
  const { hand } = game.players[seat]!;
  if (hand.length <= n) {
    if (hand.length > 0) discard(game, seat, hand.slice());
    return;
  }
  const options = copiesInHand(hand);
  const picked = yield* chooseSome({
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
    picked.map(({ card }) => card),
  );
}

/** Every copy by itself, so that two equal cards can both be picked. */
function copiesInHand(hand: readonly CardId[]): OptionOf<'card-in-zone'>[] {
  const seen = new Map<CardId, number>();
  return hand.map((card) => {
    const copy = (seen.get(card) ?? 0) + 1;
    seen.set(card, copy);
    const option = cardInZone(card, 'hand');
    return copy === 1 ? option : { ...option, id: `${option.id}#${copy}` };
  });
}

/** IMP-12.10, 13.12 */
export function* chooseDeploy(game: Imperium, seat: Seat, upTo: number, source: Source): Flow {
  const kind = game.turn?.kind === 'reveal' ? 'reveal.deploy' : 'rapid.mobilization';
  const max = Math.min(upTo, game.players[seat]!.garrison);
  const n = yield* number(game, seat, kind, 'IMP-12.10', max, source);
  deployTroops(game, seat, n, 'garrison');
}

export function* chooseRetreat(game: Imperium, seat: Seat, upTo: number, source: Source): Flow {
  const kind = game.phase === 'combat' ? 'combat.retreat' : 'reveal.retreat';
  const max = Math.min(upTo, game.players[seat]!.conflict);
  retreat(game, seat, yield* number(game, seat, kind, 'IMP-12.10', max, source));
}
