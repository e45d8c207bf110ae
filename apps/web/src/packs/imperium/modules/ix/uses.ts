import type { ImperiumOption } from '@landsraad/imperium';

/** What a tile lets its owner do, if they like: it costs the tile's face, or the tile (IX-5.2). */
export function isTileUse(option: ImperiumOption): boolean {
  if (option.type !== 'effect' || option.source.type !== 'tile') return false;
  const { effect } = option;
  return effect.do === 'pay' && Boolean(effect.cost.flip || effect.cost.trashTile);
}
