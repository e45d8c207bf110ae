import { type Language, languageOf } from '@landsraad/kernel/wording';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** How fast the bots' moves go by. */
export const PACES = ['instant', 'fast', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** How much of what a round came to is shown at its end. */
export const RECAPS = ['always', 'short', 'never'] as const;
export type RecapWish = (typeof RECAPS)[number];

/** What a person chooses once for this device. */
export interface Settings {
  readonly language: Language;
  readonly pace: Pace;
  /** Null until it is chosen: whole in the first games, short in later ones. */
  readonly recap: RecapWish | null;
  /** The first games that had a recap. */
  readonly recapped: readonly string[];
  /** Ask even where there is one thing to do, the end of a turn included. */
  readonly confirm: boolean;
  /** What is answered without being asked, in games that have standing orders. */
  readonly orders: readonly string[];
  /** A turn is put together and looked at before it is played. */
  readonly plan: boolean;
  /** `system` follows the device's wish for reduced motion. */
  readonly motion: 'system' | 'full' | 'none';
  readonly contrast: 'system' | 'normal' | 'high';
  readonly textSize: 'normal' | 'large' | 'largest';
  /** What lies beside the board is folded, and the board larger for it. */
  readonly focus: boolean;
  /** Illustrations on cards and on the board. */
  readonly pictures: boolean;
  /** The table as text, for screen readers. */
  readonly textView: boolean;
  /** Spaces and cards in words in the place of icons; at first, until icons are known. */
  readonly boardWords: 'first-games' | 'always' | 'never';
  /** The first games of this device, as far as that matters. */
  readonly firstGames: readonly string[];
  /** What is pointed at or focused tells what it is. */
  readonly previews: boolean;
  /** 0 to 1; 0 is silence. */
  readonly volume: number;
  /** It is your turn. */
  readonly bell: boolean;
  readonly wind: boolean;
  /** Whoever sits here was told that there is something to hear. */
  readonly soundTold: boolean;
  /** The tutorial was played to its end, or declined. */
  readonly guideDone: boolean;
  /** The chapters that were won. */
  readonly learned: readonly string[];
}

/** The first language of this browser that we speak. Node, where the tests run, has none. */
const preferredLanguage = (): Language =>
  languageOf(globalThis.navigator?.languages.find((locale) => /^(fr|en)/i.test(locale)));

const DEFAULTS: Settings = {
  language: preferredLanguage(),
  pace: 'normal',
  recap: null,
  recapped: [],
  confirm: false,
  orders: ['deals', 'charity', 'traitors'],
  plan: true,
  motion: 'system',
  contrast: 'system',
  textSize: 'normal',
  focus: false,
  pictures: true,
  textView: false,
  previews: true,
  boardWords: 'first-games',
  firstGames: [],
  volume: 0.35,
  bell: true,
  wind: false,
  soundTold: false,
  guideDone: false,
  learned: [],
};

/** Remembered on this device. Change with `useSettings.setState({ pace: 'fast' })`. */
export const useSettings = create<Settings>()(persist(() => DEFAULTS, { name: 'landsraad' }));

/** As on the first day, but for the language, which nobody should lose by accident. */
export const resetSettings = (): void =>
  void useSettings.setState(
    ({ language, guideDone, learned, recapped, firstGames, soundTold }) => ({
      ...DEFAULTS,
      language,
      guideDone,
      learned,
      recapped,
      firstGames,
      soundTold,
    }),
  );
