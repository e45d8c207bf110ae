import { copiesOf, miscounted, tally } from '@landsraad/kernel';
import { factionOf, SPICE_CARDS, STRONGHOLDS, TERRITORIES, TREACHERY } from './content/index.ts';
import { occupants, occupies, tokensIn } from './rules/board.ts';
import { advanced, type Dune, type FactionState } from './state.ts';

const FORCES = 20;
const TREACHERY_BOX = tally(copiesOf(TREACHERY));
const SPICE_BOX = tally(copiesOf(SPICE_CARDS));

/** Everything that must hold in every position of a real game. */
export function faults(game: Dune): string[] {
  const found: string[] = [];
  for (const [seat, faction] of game.factions.entries()) {
    const piles = [faction.reserves, faction.tanks, ...Object.values(faction.board)];
    const normal = piles.reduce((sum, forces) => sum + forces.normal, 0);
    const special = piles.reduce((sum, forces) => sum + forces.special, 0);
    const elite = advanced(game) ? (factionOf(faction.id).special?.n ?? 0) : 0;
    if (normal + special !== FORCES) found.push(`${faction.id}: ${normal + special} forces`);
    if (special !== elite) found.push(`${faction.id}: ${special} special forces`);
    if (piles.some((forces) => forces.normal < 0 || forces.special < 0))
      found.push(`${faction.id}: fewer than no forces`);
    if (faction.spice < 0) found.push(`${faction.id}: ${faction.spice} spice`);
    if (faction.hand.length > handLimit(faction))
      found.push(`${faction.id}: ${faction.hand.length} cards`);
    const noted = game.notes.filter(({ owner, sure }) => sure && owner === seat);
    for (const { card } of noted) if (!faction.hand.includes(card)) found.push(`no ${card} there`);
    for (const territory of faction.advisors)
      if (tokensIn(game, seat, territory) === 0) found.push(`advisors missing in ${territory}`);
    for (const ally of faction.allies)
      if (!game.factions[ally]!.allies.includes(seat)) found.push(`one-sided alliance of ${seat}`);
  }
  for (const stronghold of STRONGHOLDS)
    if (occupants(game, stronghold).length > 2) found.push(`three factions in ${stronghold}`);
  const { battle } = game;
  if (battle && game.factions[battle.aggressor]!.allies.includes(battle.defender))
    found.push('a battle between allies');
  for (const { id } of TERRITORIES)
    for (let seat = 0; seat < game.factions.length; seat++)
      if (game.factions[seat]!.advisors.includes(id) && occupies(game, seat, id))
        found.push(`fighters and advisors together in ${id}`);
  found.push(...miscounted('treachery card', treacheryInGame(game), TREACHERY_BOX));
  found.push(...miscounted('spice card', spiceInGame(game), SPICE_BOX));
  found.push(...miscounted('traitor', traitorsInGame(game), tally(Object.keys(game.leaders))));
  return found;
}

/** Harkonnen may pass the limit while a swap of hands is under way (HAR-K1). */
function handLimit({ id, karamaPowerUsed }: FactionState): number {
  const limit = factionOf(id).handLimit;
  return id === 'harkonnen' && karamaPowerUsed ? limit + 4 : limit;
}

function treacheryInGame(game: Dune): string[] {
  return [
    ...game.treacheryDeck,
    ...game.treacheryDiscard,
    ...game.removed,
    ...(game.auction?.cards ?? []),
    ...game.factions.flatMap(({ hand }) => hand),
  ];
}

function spiceInGame(game: Dune): string[] {
  const { spiceDeck, spiceDiscard, blown } = game;
  return [...spiceDeck, ...spiceDiscard[0], ...spiceDiscard[1], ...(blown?.setAside ?? [])];
}

function traitorsInGame(game: Dune): string[] {
  return [...game.unusedTraitors, ...game.factions.flatMap(({ traitors }) => traitors)];
}
