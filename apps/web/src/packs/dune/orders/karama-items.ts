import { letBe, STOPPABLE } from '@landsraad/dune';

const ALL = 'karama';

/** Whether nothing is asked about an item: by itself, or because nobody is ever stopped. */
export const isLetBe = (orders: readonly string[], item: string): boolean =>
  orders.includes(ALL) || orders.includes(letBe(item));

/** One item more or less; who never stopped anybody and wants to be asked about one keeps the rest. */
export function withItem(orders: readonly string[], item: string, on: boolean): readonly string[] {
  const own = orders.filter((order) => order !== ALL && order !== letBe(item));
  if (on) return [...own, letBe(item)];
  const others = orders.includes(ALL) ? STOPPABLE.filter((other) => other !== item) : [];
  return [...new Set([...own, ...others.map(letBe)])];
}
