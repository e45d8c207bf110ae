import { BOT_WORDS } from '@landsraad/bots/names';
import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    game: 'Game',
    title: 'New game',
    players: 'Players',
    table: 'Who plays',
    seat: (n: number) => `Seat ${n}`,
    you: 'You',
    is: 'Played by',
    person: 'Person',
    bot: 'Bot',
    name: 'Name',
    nameOptional: 'Name (optional)',
    level: 'Level',
    bots: BOT_WORDS.en,
    shared:
      'Several persons share this device: between two persons’ decisions a curtain hides the hand until the next one takes over.',
    watch: 'No person sits at this table: you watch the bots play.',
    advanced: {
      title: 'Advanced',
      seed: 'Seed',
      seedHint:
        'The same seed deals the same game: to play a deal again or to compare with a friend. Empty: drawn.',
    },
    several: (n: number) => (n === 1 ? 'alone' : `${n} players`),
    start: 'Begin the game',
    starting: 'Setting up the table…',
    mend: 'This must be mended first:',
    faults: {
      seed: 'The seed is too long.',
      noName: 'Everybody at a shared table needs a name.',
      sameName: 'Somebody else has this name already.',
      longName: (most: number) => `At most ${most} letters, please.`,
      at: (seat: string, what: string) => `${seat}: ${what}`,
    },
  },
  {
    game: 'Jeu',
    title: 'Nouvelle partie',
    players: 'Joueurs',
    table: 'Qui joue',
    seat: (n: number) => `Place ${n}`,
    you: 'Vous',
    is: 'Jouée par',
    person: 'Personne',
    bot: 'Bot',
    name: 'Nom',
    nameOptional: 'Nom (facultatif)',
    level: 'Niveau',
    bots: BOT_WORDS.fr,
    shared:
      'Plusieurs personnes se partagent cet appareil : entre les décisions de deux personnes, un rideau cache la main jusqu’à ce que la suivante prenne le relais.',
    watch: 'Aucune personne à cette table : vous regardez jouer les bots.',
    advanced: {
      title: 'Avancé',
      seed: 'Graine',
      seedHint:
        'La même graine donne la même mise en place et les mêmes tirages : pour rejouer une donne ou la comparer entre amis. Vide : tirée au sort.',
    },
    several: (n: number) => (n === 1 ? 'en solitaire' : `${n} joueurs`),
    start: 'Commencer la partie',
    starting: 'Mise en place…',
    mend: 'À corriger d’abord :',
    faults: {
      seed: 'La graine est trop longue.',
      noName: 'À une table partagée, chaque personne a besoin d’un nom.',
      sameName: 'Quelqu’un d’autre porte déjà ce nom.',
      longName: (most: number) => `${most} lettres au plus, s’il vous plaît.`,
      at: (seat: string, what: string) => `${seat} : ${what}`,
    },
  },
);
