/* Words that the product never uses: the French edition has others. */

export const FOREIGN_FRENCH: readonly (readonly [never: RegExp, instead: string])[] = [
  [/\bcases?\b/iu, 'emplacement, or cran on a track'],
  [/\bpoints? d’Influence/iu, '1 Influence'],
  [/\bpoints? de Persuasion/iu, '1 Persuasion'],
  [/\bpioches? (?:Conflit|Intrigue|Imperium)/iu, 'deck Conflit'],
  [/\baxolotl/iu, 'cuves Axlotl'],
  [/\bimmédiat\b/iu, 'Instantané'],
  [/\bDune: Imperium/u, 'Dune : Imperium'],
  [/\bLeaders?\b/u, 'Dirigeant'],
  [/\b(?:de|à) (?:le|les) (?=Comte|Baron|Duc|Fremen|Vicomte|Archiduc)/u, 'du Comte'],
];

export const FOREIGN_ENGLISH: readonly (readonly [never: RegExp, instead: string])[] = [
  [/\bGreedy\b|\bRandom bot\b/u, 'Careful, Bold, Sharp'],
  [/\bWhy is it not\b|\bWhy it is not\b/u, 'Why not?'],
];

/** What of a text is said with another word, and which. */
export const foreignIn = (text: string, language: 'en' | 'fr'): string[] =>
  (language === 'fr' ? FOREIGN_FRENCH : FOREIGN_ENGLISH)
    .filter(([never]) => never.test(text.replace(/[\u00a0\u202f]/g, ' ')))
    .map(([, instead]) => `${text} (${instead})`);
