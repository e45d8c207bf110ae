/* The bots as people meet them, strongest first. A file of its own: screens need no bot to name one. */

export const BOT_NAMES = ['greedy', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName =>
  (BOT_NAMES as readonly string[]).includes(name);

/** What it is called, and how it plays in a line. */
type BotWords = { readonly [N in BotName]: { readonly name: string; readonly hint: string } };

export const BOT_WORDS: { readonly en: BotWords; readonly fr: BotWords } = {
  en: {
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
