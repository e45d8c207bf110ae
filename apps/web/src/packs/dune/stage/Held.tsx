import { Face } from '../inspect/Face.tsx';
import type { Component } from '../spots.ts';

/** A card as it is held up for all to see. */
export default function Held({ component }: { readonly component: Component }) {
  return <Face component={component} held />;
}
