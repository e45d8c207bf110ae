/* The bots as people meet them. A file of its own: screens need no bot to name one. */

/** Strongest first. */
export const LEVEL_NAMES = ['level-5', 'level-4', 'level-3', 'level-2', 'level-1'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** About as strong as the second level, each in its own way. */
const STYLE_NAMES = ['fighter', 'trader', 'courtier'] as const;

export const BOT_NAMES = [...LEVEL_NAMES, ...STYLE_NAMES, 'greedy', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName =>
  (BOT_NAMES as readonly string[]).includes(name);

/** Plays for whoever gave a seat up. */
export const HOUSE_BOT: BotName = 'greedy';

/** Those that people are offered for a game, and the one that they have chosen. */
export function opponentsIn(game: string, chosen: BotName): readonly BotName[] {
  const offered: readonly BotName[] =
    game === 'imperium' ? [...LEVEL_NAMES, ...STYLE_NAMES] : LEVEL_NAMES;
  return offered.includes(chosen) ? offered : [...offered, chosen];
}

/** The one that sits there where nobody chose. */
export const USUAL_OPPONENT: BotName = 'level-2';

/** What it is called, and how it plays in a line. */
type BotWords = { readonly [N in BotName]: { readonly name: string; readonly hint: string } };

export const BOT_WORDS: { readonly en: BotWords; readonly fr: BotWords } = {
  en: {
    'level-5': {
      name: 'Kingmaker',
      hint: 'Plays what it could do on in many worlds before it decides: on a phone that takes a second or two.',
    },
    'level-4': {
      name: 'Strategist',
      hint: 'Thinks its decisions over, and what the others may do about them: half a second on a phone.',
    },
    'level-3': {
      name: 'Envoy',
      hint: 'Looks ahead where it matters most.',
    },
    'level-2': {
      name: 'Steward',
      hint: 'Takes what each turn gives most, and defends itself. A fair opponent.',
    },
    'level-1': {
      name: 'Newcomer',
      hint: 'Takes what lies before it, and forgets what wins in the end. For a first game.',
    },
    fighter: {
      name: 'Warlord',
      hint: 'About as strong as the Steward. Lives for the Conflicts: many troops, much Control.',
    },
    trader: {
      name: 'Smuggler',
      hint: 'About as strong as the Steward. Hoards spice and Solari, and spends them on what lasts.',
    },
    courtier: {
      name: 'Courtier',
      hint: 'About as strong as the Steward. Goes to the Factions until they are allies.',
    },
    greedy: {
      name: 'Careful',
      hint: 'Takes what each turn gives most, and defends itself. A fair opponent.',
    },
    random: {
      name: 'Bold',
      hint: 'Any legal move, at random. For learning in peace, or for trying things out.',
    },
  },
  fr: {
    'level-5': {
      name: 'Éminence grise',
      hint: 'Joue d’avance ce qu’il pourrait faire, dans bien des mondes possibles : une ou deux secondes sur un téléphone.',
    },
    'level-4': {
      name: 'Stratège',
      hint: 'Réfléchit à ses décisions, et à ce que les autres pourraient y répondre : une demi-seconde sur un téléphone.',
    },
    'level-3': {
      name: 'Émissaire',
      hint: 'Regarde plus loin là où cela compte le plus.',
    },
    'level-2': {
      name: 'Intendant',
      hint: 'Prend ce que chaque tour offre de mieux et sait se défendre. Un adversaire honnête.',
    },
    'level-1': {
      name: 'Novice',
      hint: 'Prend ce qui se présente et oublie ce qui fait gagner. Pour une première partie.',
    },
    fighter: {
      name: 'Seigneur de guerre',
      hint: 'À peu près aussi fort que l’Intendant. Ne vit que pour les Conflits : troupes et contrôle.',
    },
    trader: {
      name: 'Contrebandier',
      hint: 'À peu près aussi fort que l’Intendant. Amasse l’Épice et les Solaris pour ce qui dure.',
    },
    courtier: {
      name: 'Courtisan',
      hint: 'À peu près aussi fort que l’Intendant. Fréquente les Factions jusqu’à s’en faire des alliées.',
    },
    greedy: {
      name: 'Prudent',
      hint: 'Prend ce que chaque tour offre de mieux et sait se défendre. Un adversaire honnête.',
    },
    random: {
      name: 'Téméraire',
      hint: 'Joue n’importe quel coup permis, au hasard. Pour apprendre tranquillement ou pour essayer.',
    },
  },
};
