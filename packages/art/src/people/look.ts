import { mix } from '../kit/svg.ts';
import type { Palette } from '../palettes.ts';
import type { Pen, Rim } from '../pen.ts';

const HAIR = {
  black: '#15100f',
  brown: '#3a2318',
  grey: '#8a8378',
  white: '#d8d0c2',
  red: '#7a3318',
  sand: '#a5793f',
};
const SKIN = ['#e9bd8d', '#d9a26d', '#b87a4c', '#8f5a38', '#e4d6c4'] as const;

/** How somebody looks. Numbers shape the profile, 0 being nobody in particular. */
export interface Look {
  readonly fore?: number;
  readonly brow?: number;
  readonly nose?: number;
  readonly droop?: number;
  readonly hook?: number;
  readonly lip?: number;
  readonly chin?: number;
  readonly fat?: number;
  /** Thickness of the eyebrows. */
  readonly brows?: number;
  readonly tone?: 0 | 1 | 2 | 3 | 4;
  readonly hair?: keyof typeof HAIR;
  readonly style?: 'short' | 'crop' | 'wave' | 'back' | 'bun' | 'long' | 'braid' | 'top';
  readonly beard?: 'full' | 'long' | 'goat';
  readonly stache?: true;
  readonly hat?:
    | 'hood'
    | 'veil'
    | 'turban'
    | 'helm'
    | 'circlet'
    | 'coronet'
    | 'cap'
    | 'dome'
    | 'fan';
  readonly dress?: 'high' | 'cloak' | 'fur' | 'robe' | 'suit' | 'armor' | 'suspensor' | 'ruff';
  readonly mark?: 'diamond' | 'lip' | 'stitch';
  /** The blue of spice in the eyes. */
  readonly ibad?: true;
  readonly stern?: true;
  readonly age?: true;
  readonly fem?: true;
  readonly scar?: true;
  readonly earring?: true;
  /** Seen from the front instead of from the side. */
  readonly front?: true;
  /** A veil over the mouth. */
  readonly over?: true;
}

/** What a bust is painted with. */
export interface Paints {
  readonly hues: Palette;
  readonly skin: { readonly lit: string; readonly mid: string; readonly dark: string };
  readonly hair: string;
  readonly strands: string;
  readonly cloth: string;
  readonly dress: string;
  readonly edge: Rim;
}

export function paintsOf({ hues, edge }: Pen, look: Look): Paints {
  const base = SKIN[look.tone ?? 0];
  const hair = HAIR[look.hair ?? 'black'];
  const isPale = look.hair === 'grey' || look.hair === 'white';
  return {
    hues,
    edge,
    skin: {
      lit: mix(base, hues.rim, 0.22),
      mid: mix(mix(base, '#4a2a20', 0.55), hues.land[1], 0.25),
      dark: mix(mix(base, '#1a0f0d', 0.82), hues.ink, 0.3),
    },
    hair,
    strands: isPale ? mix(hair, hues.ink, 0.45) : mix(hair, hues.rim, 0.45),
    cloth: mix(hues.ink, hues.land[1], 0.35),
    dress: mix(hues.ink, hues.accent, 0.38),
  };
}
