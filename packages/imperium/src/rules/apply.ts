import type { Seat } from '@landsraad/kernel';
import type { Effect } from '../effects/effect.ts';
import { influence } from '../effects/verbs.ts';
import { type Imperium, opponentsOf, type Source } from '../state.ts';
import { abilityOf } from './abilities.ts';
import { acquireFoldspace } from './acquire.ts';
import { draw, reshuffle } from './cards.ts';
import { inPlay } from './conditions.ts';
import { deployTroops } from './deploy.ts';
import { gain, gainPersuasion } from './gains.ts';
import { harvest } from './harvest.ts';
import { gainInfluence } from './influence.ts';
import { stealIntrigue } from './intrigue-deck.ts';
import { addPending } from './pending.ts';
import { loseTroops } from './troops.ts';

/** Carries out an effect that asks nothing. Returns false for those that must ask. */
export function apply(game: Imperium, seat: Seat, effect: Effect, source: Source): boolean {
  if (gain(game, seat, effect, source)) return true;
  const { turn } = game;
  switch (effect.do) {
    case 'draw':
      draw(game, seat, effect.n);
      return true;
    case 'steal-intrigue':
      stealIntrigue(game, seat);
      return true;
    case 'persuasion':
      gainPersuasion(
        game,
        seat,
        effect.perCard ? effect.n * inPlay(game, seat, effect.perCard) : effect.n, // IMP-29.7
      );
      return true;
    case 'influence':
      if (effect.with === 'any' || effect.with === 'behind' || typeof effect.with !== 'string')
        return false;
      gainInfluence(game, seat, effect.with, effect.n);
      return true;
    case 'harvest':
      harvest(game, seat);
      return true;
    case 'lose-troop':
      loseTroops(game, seat, effect.n, effect.from);
      return true;
    case 'opponents':
      if (effect.effect.do !== 'lose-troop') return false;
      for (const other of opponentsOf(game, seat)) apply(game, other, effect.effect, source); // IMP-29.5
      return true;
    case 'deploy-from-supply':
      deployTroops(game, seat, effect.n, 'supply');
      return true;
    case 'mentat':
      takeMentat(game, seat, source);
      return true;
    case 'swordmaster':
      gainSwordmaster(game, seat);
      return true;
    case 'council-seat':
      takeCouncilSeat(game, seat);
      return true;
    case 'foldspace':
      acquireFoldspace(game, seat);
      return true;
    case 'control':
      takeControl(game, seat, effect.space);
      return true;
    case 'discount':
      turn!.discounts.push({ card: effect.card, by: effect.by });
      return true;
    case 'acquire-to-deck':
      turn!.toDeck = true;
      return true;
    case 'reshuffle':
      reshuffle(game, seat); // IMP-29.11
      return true;
    case 'extra-icons':
      turn!.extraIcons.push(...effect.icons);
      return true;
    case 'ignore-enemy-agents':
      turn!.ignoreEnemyAgents = true;
      return true;
    case 'double-harvest':
    case 'double-influence':
      return true; // read off the card when its Agent is sent
    default:
      return false;
  }
}

/** IMP-16.25; as a Conflict reward it comes with the next round (AMB-11). */
function takeMentat(game: Imperium, seat: Seat, source: Source): void {
  if (source.type === 'conflict') {
    game.mentatPromised = seat;
    game.events?.push({ type: 'mentat-promised', seat });
  } else if (game.mentat === 'home') {
    game.mentat = seat;
    game.events?.push({ type: 'mentat-taken', seat });
  }
}

/** IMP-10.12, 30.2: ready to be sent in this very round. */
function gainSwordmaster(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  player.swordmaster = true;
  player.agents++;
  game.events?.push({ type: 'swordmaster-gained', seat });
}

/** IMP-16.9, 16.26; Earl Memnon's Connections come with the seat. */
function takeCouncilSeat(game: Imperium, seat: Seat): void {
  const player = game.players[seat]!;
  player.council = true;
  game.events?.push({ type: 'council-seat-taken', seat });
  if (abilityOf(game, seat) === 'connections')
    addPending(game, seat, [influence(1, 'any')], { type: 'leader', leader: player.leader });
}

/** IMP-14.2, 14.8 */
function takeControl(game: Imperium, seat: Seat, space: string): void {
  const from = game.control[space] ?? null;
  if (from === seat) return;
  game.control[space] = seat;
  game.events?.push({ type: 'control-taken', seat, space, from });
}
