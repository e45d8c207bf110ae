import type { Palette } from './palettes.ts';

/** Draws an outline whose edge towards the light is lit. */
export type Rim = (path: string, colour: string, width?: number) => string;

/** What a motif is drawn with: its own units, the origin at its feet, 100 high, y upwards negative. */
export interface Pen {
  readonly hues: Palette;
  /** Where it stands, in percent of the picture's width. */
  readonly x: number;
  /** Begins the ids of what it defines. */
  readonly id: string;
  /** Of its chance. */
  readonly seed: string;
  readonly rim: Rim;
  /** The same for faces and clothes: softer. */
  readonly edge: Rim;
}

export type Motif = (pen: Pen, ...numbers: readonly number[]) => string;
export type Motifs = Readonly<Record<string, Motif>>;

/** The whole picture, for what fills it: measures are percent of its width or its height. */
export interface View {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  readonly hues: Palette;
  readonly chance: () => number;
  /** Where the light comes from, in percent; a light that is drawn moves it. */
  readonly light: { x: number; y: number };
  readonly x: (percent: number) => number;
  readonly y: (percent: number) => number;
  /** A length, in percent of the height. */
  readonly size: (percent: number) => number;
  readonly rim: (path: string, colour: string, width?: number, opacity?: number) => string;
}

export type Layer = (view: View, ...numbers: readonly number[]) => string;
export type Layers = Readonly<Record<string, Layer>>;
