import type { BotName } from '@landsraad/bots/names';
import type { ImperiumOptions } from '@landsraad/imperium';
import type { NewGame } from '../../../games/protocol.ts';

interface Dealt {
  /** Found by playing hundreds: the person begins, and the wishes of the chapter can be done. */
  readonly seed: string;
  readonly bot: BotName;
  readonly options: Partial<ImperiumOptions>;
}

/** A table of three, with the person as Paul. */
export function chapterGame(id: string, { seed, bot, options }: Dealt): NewGame {
  return {
    game: 'imperium',
    options: {
      players: 3,
      leaders: ['paul-atreides', 'glossu-the-beast-rabban', 'earl-memnon-thorvald'],
      ...options,
    } satisfies Partial<ImperiumOptions>,
    seats: [
      { is: 'person', name: '' },
      { is: 'bot', bot },
      { is: 'bot', bot },
    ],
    seed,
    guide: id,
  };
}
