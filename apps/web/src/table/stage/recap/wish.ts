import { type RecapWish, type Settings, useSettings } from '../../../app/settings.ts';
import type { Passage } from '../../log/story.ts';
import type { SceneLook } from '../beats.ts';
import type { StageKit } from '../kit.ts';

/** So many games show their recaps whole, unless something else is wished for. */
const FIRST_GAMES = 3;

export const recapWish = (
  { recap, recapped }: Pick<Settings, 'recap' | 'recapped'>,
  game: string,
): RecapWish =>
  recap ?? (recapped.includes(game) || recapped.length < FIRST_GAMES ? 'always' : 'short');

/** This game had a recap. */
export const rememberRecap = (game: string): void =>
  void useSettings.setState(({ recapped }) =>
    recapped.includes(game) || recapped.length >= FIRST_GAMES
      ? {}
      : { recapped: [...recapped, game] },
  );

const LOOKS: Readonly<Record<RecapWish, SceneLook | null>> = {
  always: 'recap',
  short: 'brief',
  never: null,
};

/** How a passage is seen by whoever wishes so; null where it is not. */
export const lookFor =
  ({ lookOf }: Pick<StageKit, 'lookOf'>, wish: RecapWish) =>
  (passage: Passage, now: unknown): SceneLook | null => {
    const look = lookOf(passage, now);
    return look === 'recap' ? LOOKS[wish] : look;
  };
