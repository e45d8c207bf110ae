import type { Language } from '@landsraad/kernel/wording';
import type { Turn } from './mail.ts';

interface Words {
  readonly subject: string;
  readonly waiting: string;
  readonly turn: (turn: Turn) => string;
  readonly noMore: (link: string) => string;
}

/** As people call the games. */
const GAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { imperium: 'Dune: Imperium', dune: 'Dune' },
  fr: { imperium: 'Dune : Imperium', dune: 'Dune' },
};

export const gameName = (game: string, language: Language): string => GAMES[language][game] ?? game;

const whenOf = ({ since }: Turn, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(since);

const whoOf = ({ others }: Turn, language: Language): string =>
  new Intl.ListFormat(language).format(others.filter((name) => name !== ''));

/** What a mail says, in the language of whoever gets it. */
export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    subject: 'Landsraad: your turn',
    waiting: 'It is your turn:',
    turn: (turn) => {
      const who = whoOf(turn, 'en');
      return `${gameName(turn.game, 'en')}${who && ` with ${who}`}, since ${whenOf(turn, 'en')} (UTC)`;
    },
    noMore: (link) => `No more of these mails: ${link}`,
  },
  fr: {
    subject: 'Landsraad : à vous de jouer',
    waiting: 'C’est à vous de jouer :',
    turn: (turn) => {
      const who = whoOf(turn, 'fr');
      return `${gameName(turn.game, 'fr')}${who && ` avec ${who}`}, depuis le ${whenOf(turn, 'fr')} (UTC)`;
    },
    noMore: (link) => `Ne plus recevoir ces courriels : ${link}`,
  },
};
