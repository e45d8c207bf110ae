import type { Dune, DuneView } from '@landsraad/dune';
import type { Seat, World } from '@landsraad/kernel';
import { chancesOf, type KeptNet, netFrom, scoresOf } from '../../thinking/net.ts';
import { featuresOf } from './features.ts';

/** Every seat's chance to win, alone or with its allies, in the eyes of one. */
export type Judge = (world: World<DuneView>, viewer: Seat) => readonly number[];

/** In a world between two turns or at its end. */
export function judgeBy(model: KeptNet): Judge {
  const net = netFrom(model);
  return ({ result, state }, viewer) => {
    const { factions } = state as Dune;
    if (result)
      return factions.map((_, seat) =>
        Number(result.some((place) => place.seat === seat && place.rank === 1)),
      );
    const chances = chancesOf(scoresOf(net, featuresOf(state as Dune, viewer)));
    return factions.map(({ allies }, seat) =>
      allies.reduce((sum, ally) => sum + chances[ally]!, chances[seat]!),
    );
  };
}
