import type { Imperium, ImperiumView } from '@landsraad/imperium';
import type { Seat, World } from '@landsraad/kernel';
import { chancesOf, type KeptNet, netFrom, scoresOf } from '../../thinking/net.ts';
import { featuresOf, namesOf } from './features.ts';

/** A model that learned from other features would judge at random. */
function checkInputs({ inputs }: KeptNet, game: Imperium): void {
  const names = namesOf(game);
  const other = names.findIndex((name, i) => name !== inputs[i]);
  if (other >= 0 || names.length !== inputs.length)
    throw new Error(`the model is not made for these features: ${names[other] ?? names.length}`);
}

/** Every seat's chance to win, in the eyes of one of them. */
export type Judge = (world: World<ImperiumView>, viewer: Seat) => readonly number[];

/** In a world between two turns, or at its end, by a net that learned it. */
export function judgeBy(kept: KeptNet): Judge {
  const net = netFrom(kept);
  let checked = false;
  return (world, viewer) => {
    const { result } = world;
    if (!result) {
      if (!checked) checkInputs(kept, world.state as Imperium);
      checked = true;
      return chancesOf(scoresOf(net, featuresOf(world.state as Imperium, viewer, net.inputs)));
    }
    const winners = result.filter(({ rank }) => rank === 1);
    const chances = (world.state as Imperium).players.map(() => 0);
    for (const { seat } of winners) chances[seat] = 1 / winners.length;
    return chances;
  };
}
