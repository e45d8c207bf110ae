import type { ImperiumOptions } from '../../options.ts';

export const isIx = ({ ix }: Pick<ImperiumOptions, 'ix'>): boolean => ix === true;
export const isEpic = ({ ix, epic }: Pick<ImperiumOptions, 'ix' | 'epic'>): boolean =>
  ix === true && epic === true;
