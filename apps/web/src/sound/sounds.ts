/* What the table sounds like, as data: no files, no downloads. */

export const SOUNDS = [
  'card',
  'agent',
  'solari',
  'spice',
  'water',
  'troop',
  'influence',
  'point',
  'intrigue',
  'sword',
  'freighter',
  'research',
  'drum',
  'victory',
  'bell',
  'tick',
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** One voice of a sound: a tone that glides from a pitch to another, or a band of noise. */
export interface Voice {
  readonly wave: OscillatorType | 'noise';
  /** Milliseconds. */
  readonly at?: number;
  readonly ms: number;
  /** Milliseconds until it is at its loudest; from there it fades. */
  readonly attack?: number;
  /** Hertz; of noise, the middle of the band. */
  readonly from: number;
  readonly to?: number;
  /** How narrow the band is. */
  readonly narrow?: number;
  /** 0 to 1. */
  readonly loud: number;
}

/** No sound takes longer: the table goes on. */
export const LONGEST = 400;

export const endOf = ({ at = 0, ms }: Voice): number => at + ms;

const bubbles = [310, 420, 360, 520].map(
  (from, i): Voice => ({ wave: 'sine', at: i * 75, ms: 60, from, to: from * 2.1, loud: 0.4 }),
);
const glitter = [3520, 4699, 3951, 5274, 6272].map(
  (from, i): Voice => ({ wave: 'sine', at: i * 35, ms: 150, from, loud: 0.13 }),
);
const chord = [262, 330, 392, 523].map(
  (from, i): Voice => ({ wave: 'triangle', at: i * 12, ms: 360, attack: 25, from, loud: 0.22 }),
);

export const VOICES: Readonly<Record<SoundName, readonly Voice[]>> = {
  card: [{ wave: 'noise', ms: 110, attack: 25, from: 3200, to: 1200, narrow: 0.8, loud: 0.6 }],
  agent: [
    { wave: 'triangle', ms: 110, from: 420, to: 290, loud: 0.55 },
    { wave: 'sine', ms: 60, from: 1260, to: 1000, loud: 0.14 },
    { wave: 'noise', ms: 35, from: 1800, narrow: 3, loud: 0.5 },
  ],
  solari: [
    { wave: 'sine', ms: 240, from: 2093, loud: 0.25 },
    { wave: 'sine', at: 70, ms: 240, from: 2637, loud: 0.25 },
    { wave: 'sine', at: 70, ms: 160, from: 5274, loud: 0.08 },
  ],
  spice: [...glitter, { wave: 'noise', ms: 260, attack: 90, from: 6500, narrow: 1.5, loud: 0.12 }],
  water: [
    { wave: 'sine', ms: 95, from: 420, to: 1050, loud: 0.5 },
    { wave: 'sine', at: 115, ms: 75, from: 720, to: 1400, loud: 0.25 },
  ],
  troop: [
    { wave: 'triangle', ms: 75, from: 235, to: 150, loud: 0.7 },
    { wave: 'noise', ms: 25, from: 700, narrow: 2, loud: 0.6 },
    { wave: 'triangle', at: 105, ms: 75, from: 200, to: 135, loud: 0.65 },
    { wave: 'noise', at: 105, ms: 25, from: 600, narrow: 2, loud: 0.6 },
  ],
  influence: [
    { wave: 'triangle', ms: 220, attack: 30, from: 349, loud: 0.36 },
    { wave: 'triangle', at: 110, ms: 280, attack: 30, from: 440, loud: 0.36 },
  ],
  point: [
    { wave: 'triangle', ms: 160, attack: 6, from: 659, loud: 0.28 },
    { wave: 'triangle', at: 80, ms: 310, attack: 6, from: 988, loud: 0.28 },
    { wave: 'sine', at: 80, ms: 310, attack: 6, from: 1976, loud: 0.12 },
  ],
  intrigue: [
    { wave: 'noise', ms: 180, attack: 70, from: 3400, narrow: 2.5, loud: 0.55 },
    { wave: 'noise', at: 130, ms: 240, attack: 90, from: 2300, to: 4200, narrow: 2.5, loud: 0.55 },
  ],
  sword: [
    { wave: 'square', ms: 260, from: 1870, loud: 0.07 },
    { wave: 'square', ms: 220, from: 2790, loud: 0.06 },
    { wave: 'sine', ms: 300, from: 4210, loud: 0.12 },
    { wave: 'noise', ms: 45, from: 5200, narrow: 1, loud: 0.3 },
  ],
  freighter: [
    { wave: 'sawtooth', ms: 390, attack: 130, from: 98, to: 131, loud: 0.25 },
    { wave: 'sine', ms: 390, attack: 130, from: 294, to: 393, loud: 0.2 },
  ],
  research: bubbles,
  drum: [
    { wave: 'sine', ms: 380, from: 120, to: 55, loud: 0.55 },
    { wave: 'triangle', ms: 200, from: 240, to: 105, loud: 0.35 },
    { wave: 'noise', ms: 70, from: 420, narrow: 1, loud: 0.6 },
  ],
  victory: chord,
  bell: [
    { wave: 'sine', ms: 400, attack: 4, from: 880, loud: 0.3 },
    { wave: 'sine', ms: 300, attack: 4, from: 2111, loud: 0.11 },
    { wave: 'sine', ms: 180, attack: 4, from: 4752, loud: 0.06 },
  ],
  tick: [{ wave: 'square', ms: 40, from: 1050, loud: 0.22 }],
};
