import type { Party } from '../wording.ts';

/** Third persons, where the rule for -er does not give them. */
const IRREGULAR: Readonly<Record<string, readonly [one: string, many: string]>> = {
  avoir: ['a', 'ont'],
  choisir: ['choisit', 'choisissent'],
  détruire: ['détruit', 'détruisent'],
  envoyer: ['envoie', 'envoient'],
  être: ['est', 'sont'],
  faire: ['fait', 'font'],
  ouvrir: ['ouvre', 'ouvrent'],
  payer: ['paie', 'paient'],
  pouvoir: ['peut', 'peuvent'],
  perdre: ['perd', 'perdent'],
  prédire: ['prédit', 'prédisent'],
  prendre: ['prend', 'prennent'],
  promettre: ['promet', 'promettent'],
  amener: ['amène', 'amènent'],
  recevoir: ['reçoit', 'reçoivent'],
  rendre: ['rend', 'rendent'],
  répondre: ['répond', 'répondent'],
  rompre: ['rompt', 'rompent'],
  tenir: ['tient', 'tiennent'],
  transférer: ['transfère', 'transfèrent'],
  voir: ['voit', 'voient'],
};

/** « Les Fremen débarquent », « Ada débarque »: the verb is given in the infinitive. */
export const does = (who: Party, verb: string): string => `${who.first} ${verbFor(who, verb)}`;

/** The verb alone, where the subject was named before. */
export function verbFor(who: Party, verb: string): string {
  const stem = verb.slice(0, -2);
  return agreed(who, ...(IRREGULAR[verb] ?? ([`${stem}e`, `${stem}ent`] as const)));
}

/** « sa main », « leur main » */
export const agreed = ({ plural }: Party, one: string, many: string): string =>
  plural ? many : one;

/** A title takes an article: « le Comte Hasimir Fenring », but « Stilgar ». */
export function theLeader(name: string): string {
  if (/^(Comte|Capitaine|Dr|Représentant|Caïd|Burseg|Bashar)\b/.test(name)) return `le ${name}`;
  return name.startsWith('Princesse ') ? `la ${name}` : name;
}
