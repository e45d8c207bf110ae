import { STRONGHOLDS, territoryOfCell, treacheryOf } from '@landsraad/dune';
import type { Choice } from '@landsraad/kernel';
import { asks, type Scene } from './scene.ts';
import type { Why } from './words.ts';

/* Why the coach suggests what it suggests, where that can be said in a line and is true now. */

export function reasonFor(scene: Scene, choice: Choice): Why | null {
  if (asks(scene, 'bid')) return ofBid(scene, choice);
  if (asks(scene, 'ship', 'move.to') && choice !== 'none') return ofGoal(scene, String(choice));
  if (asks(scene, 'move')) return choice === 'none' ? 'stay' : null;
  if (asks(scene, 'alliance.propose')) return choice === 'none' ? null : 'ally';
  if (asks(scene, 'traitor.pick')) return 'strongest';
  return null;
}

/** Atreides see the card on sale (ATR-B1). */
function ofBid({ view }: Scene, choice: Choice): Why | null {
  const card = view.auction?.card;
  if (!card) return null;
  const worthless = treacheryOf(card).type === 'worthless';
  if (choice === 'pass') return worthless ? 'worthless' : 'dear';
  return worthless ? null : 'useful';
}

function ofGoal({ view }: Scene, cell: string): Why | null {
  if (STRONGHOLDS.includes(territoryOfCell(cell).id)) return 'stronghold';
  return (view.spice[cell] ?? 0) > 0 ? 'spice' : null;
}
