import { bilingual } from './language.ts';

export const words = bilingual(
  {
    skip: 'Skip to the content',
    navigation: 'Main navigation',
    play: 'Play',
    cards: 'Cards',
    rules: 'Rules',
    glossary: 'Glossary',
    settings: 'Settings',
    language: 'Language',
    unofficial:
      'An unofficial project by and for players: not made, endorsed or supported by the publishers of Dune: Imperium.',
    freely: 'Free, without ads or accounts. What you play on this device stays on it.',
    privacy: 'What is kept of you',
    loading: 'One moment…',
    newVersion: 'A new version is ready. Your games are kept.',
    reload: 'Reload',
    later: 'Later',
    broken: {
      title: 'Something went wrong',
      text: 'This screen stumbled. Your games are stored on this device after every move: nothing is lost.',
      offline:
        'A part of the client could not be fetched. Check your connection, then try again; your games are stored on this device.',
      again: 'Try again',
      home: 'Back to the start',
      details: 'What to tell us',
    },
    notFound: {
      title: 'Nothing but sand',
      text: 'There is no page at this address. It may have moved, or the wind took it.',
      home: 'Back to the start',
    },
  },
  {
    skip: 'Aller au contenu',
    navigation: 'Navigation principale',
    play: 'Jouer',
    cards: 'Cartes',
    rules: 'Règles',
    glossary: 'Glossaire',
    settings: 'Réglages',
    language: 'Langue',
    unofficial:
      'Projet non officiel, fait par et pour des joueurs : ni réalisé, ni approuvé, ni soutenu par les éditeurs de Dune : Imperium.',
    freely: 'Gratuit, sans publicité ni compte. Ce que vous jouez sur cet appareil y reste.',
    privacy: 'Ce qui est gardé de vous',
    loading: 'Un instant…',
    newVersion: 'Une nouvelle version est prête. Vos parties sont conservées.',
    reload: 'Recharger',
    later: 'Plus tard',
    broken: {
      title: 'Un incident est survenu',
      text: 'Cet écran a trébuché. Vos parties sont enregistrées sur cet appareil après chaque coup : rien n’est perdu.',
      offline:
        'Une partie de l’application n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez ; vos parties sont enregistrées sur cet appareil.',
      again: 'Réessayer',
      home: 'Retour à l’accueil',
      details: 'À nous transmettre',
    },
    notFound: {
      title: 'Rien que du sable',
      text: 'Il n’y a aucune page à cette adresse. Elle a peut-être changé de place, ou le vent l’a emportée.',
      home: 'Retour à l’accueil',
    },
  },
);
