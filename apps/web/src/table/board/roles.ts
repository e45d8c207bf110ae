/* Roles for parts of a drawing, where there is no element that has them by nature. */

export const asImage = (label: string) => ({ role: 'img', 'aria-label': label }) as const;
export const asGroup = (label: string) => ({ role: 'group', 'aria-label': label }) as const;
export const DECORATION = { 'aria-hidden': true } as const;

/** Several remarks in one breath. */
export const inOneBreath = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(', ');
