import { createContext, useContext, useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Snapshot } from '../games/protocol.ts';

/** In how many games of a device things say in words what they do, until icons are known. */
const FIRST_GAMES = 2;

const WordsContext = createContext(false);
export const WordsProvider = WordsContext.Provider;
/** Things lie on the table with words in the place of icons. */
export const useWordsOn = (): boolean => useContext(WordsContext);

/** Whether they do in this game; the first ones that count are remembered. */
export function useWordsIn({ id: game, practice }: Pick<Snapshot, 'id' | 'practice'>): boolean {
  const { boardWords, firstGames } = useSettings();
  useEffect(() => {
    if (!practice && firstGames.length < FIRST_GAMES && !firstGames.includes(game))
      useSettings.setState({ firstGames: [...firstGames, game] });
  }, [firstGames, game, practice]);
  if (boardWords !== 'first-games') return boardWords === 'always';
  return firstGames.includes(game) || firstGames.length < FIRST_GAMES;
}

/** The other way from now on. */
export const turnWords = (on: boolean): void =>
  void useSettings.setState({ boardWords: on ? 'always' : 'never' });
