/* What any game's wording needs: how the languages are written, and what the kernel itself says. */

export * from './faces.ts';
export * from './french.ts';
export * from './languages.ts';
export * from './reasons.ts';
export * from './terms.ts';
export * from './text.ts';
