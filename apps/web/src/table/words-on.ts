import { createContext, useContext, useEffect } from 'react';
import { type Settings, useSettings } from '../app/settings.ts';
import type { Snapshot } from '../games/protocol.ts';

/** In how many games of a device things say in words what they do, until icons are known. */
const FIRST_GAMES = 2;

const WordsContext = createContext(false);
export const WordsProvider = WordsContext.Provider;
/** Things lie on the table with words in the place of icons. */
export const useWordsOn = (): boolean => useContext(WordsContext);

type First = Pick<Settings, 'boardWords' | 'firstGames'>;

/** Whether they do in this game. */
export function wordsIn({ boardWords, firstGames }: First, game: string): boolean {
  if (boardWords !== 'first-games') return boardWords === 'always';
  return firstGames.includes(game) || firstGames.length < FIRST_GAMES;
}

/** The first games with this one, as far as it counts. */
export const firstWith = (
  firstGames: First['firstGames'],
  { id, practice }: Pick<Snapshot, 'id' | 'practice'>,
): First['firstGames'] =>
  practice || firstGames.length >= FIRST_GAMES || firstGames.includes(id)
    ? firstGames
    : [...firstGames, id];

/** Whether they do in this game; the first ones that count are remembered. */
export function useWordsIn({ id, practice }: Pick<Snapshot, 'id' | 'practice'>): boolean {
  const settings = useSettings();
  useEffect(() => {
    const firstGames = firstWith(settings.firstGames, { id, practice });
    if (firstGames !== settings.firstGames) useSettings.setState({ firstGames });
  }, [settings.firstGames, id, practice]);
  return wordsIn(settings, id);
}

/** The other way from now on. */
export const turnWords = (on: boolean): void =>
  void useSettings.setState({ boardWords: on ? 'always' : 'never' });
