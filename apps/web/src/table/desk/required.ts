import { type Context, useContext } from 'react';

/** What only a table has. */
export function useRequired<T>(context: Context<T | null>): T {
  const value = useContext(context);
  if (value === null) throw new Error('no table here');
  return value;
}
