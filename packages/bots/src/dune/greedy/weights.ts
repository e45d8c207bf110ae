export const WEIGHTS = {} as const;
export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };
