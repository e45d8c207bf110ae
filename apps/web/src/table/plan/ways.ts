import type { Option } from '@landsraad/kernel';
import type { Offers, Spot } from '../spots.ts';
import type { Planning } from './usePlan.ts';

type Thought = Pick<Planning, 'ways' | 'aim' | 'exchanges'>;

/**
 * What is offered, with what can be got at through it: a spot further on glows with the options that
 * lead there, and so does what can lie in the plan instead of something else. Whoever aims at a spot
 * is offered only what leads to it.
 */
export function withWays(offers: Offers, { ways, aim, exchanges }: Thought): Offers {
  if (ways.may.size + ways.mayNot.size + exchanges.size === 0) return offers;
  const options = [...offers.may.values()].flat();
  const leadingTo = (spot: Spot): Option[] => {
    const begins = new Set(ways.may.get(spot)?.map(([first]) => first));
    return options.filter(({ id }) => begins.has(id));
  };
  if (aim !== null) {
    const leading = new Set(leadingTo(aim));
    const may = [...offers.may].filter(([, there]) => there.some((one) => leading.has(one)));
    return { may: new Map([...may, [aim, [...leading]]]), mayNot: offers.mayNot };
  }
  const may = new Map(offers.may);
  for (const spot of ways.may.keys()) if (!may.has(spot)) may.set(spot, leadingTo(spot));
  for (const [spot, { option }] of exchanges) if (!may.has(spot)) may.set(spot, [option]);
  const mayNot = new Map(offers.mayNot);
  for (const [spot, why] of ways.mayNot) if (!may.has(spot)) mayNot.set(spot, why);
  return { may, mayNot };
}
