import {
  type ImperiumView,
  isSwordmasterDenied,
  type Space,
  type SpaceId,
  spaceAt as spaceByOptions,
  spaceOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';

/* What the board is like at one table: what the difficulty changes, who holds what. */

type At = Pick<ImperiumView, 'options'>;

/** The space with what it costs at this table. */
export const spaceAt = ({ options }: At, id: SpaceId): Space => spaceByOptions(options, id);

/** What a token on a space makes it cost, or null where none lies (HAG-6.12). */
export function tokenOn(view: At, id: SpaceId): number | null {
  const solari = spaceAt(view, id).cost?.solari;
  return solari === undefined || solari === spaceOf(id).cost?.solari ? null : solari;
}

/** HAG-6.17: nobody here will ever use it. */
export const isDenied = ({ options }: At, id: SpaceId): boolean =>
  id === 'swordmaster' && isSwordmasterDenied(options);

/** Who holds a space with a dreadnought (IX-9.1), or null. */
export const shipOn = ({ ix }: Pick<ImperiumView, 'ix'>, id: SpaceId): Seat | null =>
  ix?.holding.find(({ space }) => space === id)?.seat ?? null;

/** Who controls a space: a dreadnought there counts before the marker below it (IX-9.3). */
export const controllerOf = (
  view: Pick<ImperiumView, 'ix' | 'control'>,
  id: SpaceId,
): Seat | null => shipOn(view, id) ?? view.control[id] ?? null;
