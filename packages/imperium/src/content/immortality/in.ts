import type { ImperiumOptions } from '../../options.ts';

export const isImmortality = ({ immortality }: Pick<ImperiumOptions, 'immortality'>): boolean =>
  immortality === true;
