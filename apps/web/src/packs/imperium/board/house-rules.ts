import {
  type ImperiumView,
  isSwordmasterDenied,
  type Space,
  type SpaceId,
  spaceAt as spaceByOptions,
  spaceOf,
} from '@landsraad/imperium';

/* What the difficulty of a solo game changes about the board. */

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
