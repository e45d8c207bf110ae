import { type DuneOption, type TerritoryId, territoryOf, territoryOfCell } from '@landsraad/dune';
import { groundWorth } from './ground.ts';
import { count, enemiesIn, isStronghold, NO_FORCES, type Outlook, plus } from './outlook.ts';

/* The two sides of the Bene Gesserit forces. */

/** What the forces in a territory would be worth as fighters. */
function asFighters(outlook: Outlook, territory: TerritoryId): number {
  const cells = territoryOf(territory).cells.filter((cell) => outlook.me.board[cell]);
  const forces = cells.reduce((sum, cell) => plus(sum, outlook.me.board[cell]!), NO_FORCES);
  const advisors = outlook.me.advisors.includes(territory);
  const changes = advisors ? [{ cell: cells[0]!, forces }] : [];
  return count(forces) === 0 ? 0 : groundWorth(outlook, territory, changes);
}

/** BEN-A8, A6: to arms when that is worth more than looking on. */
export function toArms(
  outlook: Outlook,
  option: DuneOption,
  { territory }: { readonly territory: TerritoryId },
): number {
  return option.type === 'yes' ? asFighters(outlook, territory) - outlook.weights.advisor : 0;
}

/** BEN-A7: aside, when the battle would be worth less than looking on. */
export function aside(
  outlook: Outlook,
  option: DuneOption,
  { territory }: { readonly territory: TerritoryId },
): number {
  return option.type === 'yes' ? outlook.weights.advisor - asFighters(outlook, territory) : 0;
}

/** BEN-B2, A4: always along, best into a stronghold. */
export function accompany(outlook: Outlook, option: DuneOption): number {
  if (option.type !== 'cell') return 0;
  const { id } = territoryOfCell(option.cell);
  if (id === 'polar-sink') return 1;
  if (!isStronghold(id)) return 0.5;
  return outlook.me.advisors.includes(id) ? 0.8 : 1.5 + 0.1 * enemiesIn(outlook, id).length;
}
