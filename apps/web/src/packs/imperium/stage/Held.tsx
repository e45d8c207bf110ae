import { ComponentFace } from '../cards/ComponentFace.tsx';
import type { Component } from '../spots.ts';

/** A card as it is held up for all to see. */
export default function Held({ component }: { readonly component: Component }) {
  return <ComponentFace component={component} size="dock" />;
}
