import { createContext, useContext, useEffect } from 'react';
import { useSettings } from '../app/settings.ts';

/** In how many games of a device things say in words what they do, until icons are known. */
const FIRST_GAMES = 2;

const WordsContext = createContext(false);
export const WordsProvider = WordsContext.Provider;
/** Things lie on the table with words in the place of icons. */
export const useWordsOn = (): boolean => useContext(WordsContext);

/** Whether they do in this game; the first ones are remembered. */
export function useWordsIn(game: string): boolean {
  const { boardWords, firstGames } = useSettings();
  useEffect(() => {
    if (firstGames.length < FIRST_GAMES && !firstGames.includes(game))
      useSettings.setState({ firstGames: [...firstGames, game] });
  }, [firstGames, game]);
  if (boardWords !== 'first-games') return boardWords === 'always';
  return firstGames.includes(game) || firstGames.length < FIRST_GAMES;
}

/** The other way from now on. */
export const turnWords = (on: boolean): void =>
  void useSettings.setState({ boardWords: on ? 'always' : 'never' });
