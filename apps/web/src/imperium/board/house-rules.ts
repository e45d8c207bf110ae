import { type ImperiumView, LEVELS, type Space, type SpaceId, spaceOf } from '@landsraad/imperium';
import { isSolo } from '../seats/rivals.ts';

/* What the difficulty of a solo game changes about the board. */

type At = Pick<ImperiumView, 'options'>;

/** What a token on a space makes it cost, or null where none lies (HAG-6.12). */
export function tokenOn({ options }: At, id: SpaceId): number | null {
  if (id !== 'mentat' || !isSolo({ options })) return null;
  const { mentatCost } = LEVELS[options.difficulty];
  return mentatCost === spaceOf(id).cost?.solari ? null : mentatCost;
}

/** The space with what it costs at this table. */
export function spaceAt(view: At, id: SpaceId): Space {
  const space = spaceOf(id);
  const solari = tokenOn(view, id);
  return solari === null ? space : { ...space, cost: { ...space.cost, solari } };
}

/** HAG-6.17: nobody here will ever use it. */
export const isDenied = ({ options }: At, id: SpaceId): boolean =>
  id === 'swordmaster' && isSolo({ options }) && !LEVELS[options.difficulty].swordmaster;
