import { below, seeded } from '@landsraad/kernel';

/** Types a number that the question allows, drawn from a seed. */
export function randomly(seed: string): (said: string) => string {
  const chance = seeded(seed);
  let read = 0;
  return (said) => {
    const question = said.slice(read);
    read = said.length;
    const range = /\((?:de\s)?(\d+)\s+(?:to|à)\s+(\d+)\)/.exec(question);
    const several = /(?:Pick|Faites) (?:de )?(\d+)/.exec(question);
    const choices = [...question.matchAll(/^ {2}(\d+)\. /gm)].map(([, n]) => Number(n));
    const most = choices.at(-1);
    if (most === undefined && range) {
      const [min, max] = [Number(range[1]), Number(range[2])];
      return String(min + below(chance, max - min + 1));
    }
    if (several) return choices.slice(0, Math.max(1, Number(several[1]))).join(' ');
    return String(1 + below(chance, most!));
  };
}

/** Ids, braces and holes that no reader should see. */
export const LEFTOVERS =
  /undefined|null|NaN|\[object|\b[a-z]+-[a-z]+\/[a-z]+|\b(?:acquire|intrigue|branch):\S/;
const ENGLISH_IN_FRENCH = /\b(?:you|your|the|and|troops?|spice|water|draws?|gains?|round)\b/;
const FRENCH_IN_ENGLISH = /\b(?:vous|votre|les|des|troupes?|Épice|pioche|gagne|manche)\b/;

/** Words of the other language. */
export const FOREIGN = { en: FRENCH_IN_ENGLISH, fr: ENGLISH_IN_FRENCH };
