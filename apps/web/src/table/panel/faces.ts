import type { PickedFace } from '../kit.ts';

/** As many as there are digits to choose them by. */
const PAGE = 9;

export const pagesOf = (faces: readonly PickedFace[]): number =>
  Math.max(1, Math.ceil(faces.length / PAGE));

export const pageOf = (faces: readonly PickedFace[], page: number): readonly PickedFace[] =>
  faces.slice(page * PAGE, (page + 1) * PAGE);
