import { frenchOf } from '@landsraad/kernel/wording';
import { bilingual } from '../../app/language.ts';

export const words = bilingual(
  {
    title: 'Online tables',
    intro:
      'Sit down with friends or with whoever waits. No account: this browser is your name tag.',
    lay: 'Lay a table',
    join: {
      title: 'I have a link',
      label: 'Link or code of the table',
      hint: 'Paste what your friend sent you.',
      go: 'Go to the table',
      wrong: 'This is no link to a table: a table’s code has twelve letters and digits.',
    },
    mine: {
      title: 'My tables',
      none: 'You sit at no table yet.',
      yourTurn: 'Your turn',
      turnOf: (name: string) => `${name} to play`,
      go: 'Go there',
      result: 'Result',
    },
    open: {
      title: 'Open tables',
      none: 'Nobody waits at the moment. Lay a table: it is shown here when it is public.',
      join: 'Sit down',
      look: 'Look',
      of: (name: string) => `${name}’s table`,
      since: (when: string) => `laid ${when}`,
    },
    watch: { title: 'Games to watch', go: 'Watch' },
    all: (n: number) => `Show all ${n}`,
    refreshed: 'The list renews itself.',
    offer: {
      title: 'With friends, each at home',
      lay: 'Make a table, get a link',
      join: 'Join a table',
      turns: (n: number) => (n === 1 ? 'It is your turn at a table' : `Your turn at ${n} tables`),
    },
  },
  {
    title: 'Tables en ligne',
    intro:
      'Jouez avec des amis ou avec qui attend. Sans compte : ce navigateur vous sert de badge.',
    lay: 'Dresser une table',
    join: {
      title: 'J’ai un lien',
      label: 'Lien ou code de la table',
      hint: 'Collez ce que l’on vous a envoyé.',
      go: 'Aller à la table',
      wrong:
        'Ce n’est pas un lien de table : le code d’une table compte douze lettres et chiffres.',
    },
    mine: {
      title: 'Mes tables',
      none: 'Vous n’êtes encore à aucune table.',
      yourTurn: 'À vous',
      turnOf: (name: string) => `À ${name} de jouer`,
      go: 'Y aller',
      result: 'Résultat',
    },
    open: {
      title: 'Tables ouvertes',
      none: 'Personne n’attend pour l’instant. Dressez une table : publique, elle s’affiche ici.',
      join: 'S’asseoir',
      look: 'Voir',
      of: (name: string) => `Table ${frenchOf(name)}`,
      since: (when: string) => `dressée ${when}`,
    },
    watch: { title: 'Parties à regarder', go: 'Regarder' },
    all: (n: number) => `Afficher les ${n}`,
    refreshed: 'La liste se renouvelle d’elle-même.',
    offer: {
      title: 'Entre amis, chacun chez soi',
      lay: 'Dresser une table, obtenir un lien',
      join: 'Rejoindre une table',
      turns: (n: number) => (n === 1 ? 'C’est à vous à une table' : `C’est à vous à ${n} tables`),
    },
  },
);
