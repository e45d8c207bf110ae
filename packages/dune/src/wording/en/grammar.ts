import type { Party } from '../wording.ts';

const IRREGULAR: Readonly<Record<string, string>> = { be: 'is', have: 'has' };
const PLURAL: Readonly<Record<string, string>> = { be: 'are' };

/** "The Fremen ship", "Ada ships": the verb is given as after "to". */
export const does = (who: Party, verb: string): string => `${who.first} ${verbFor(who, verb)}`;

/** The verb alone, where the subject was named before. */
export function verbFor({ plural }: Party, verb: string): string {
  if (plural) return PLURAL[verb] ?? verb;
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** "Ada’s", "Atreides’", "the Fremen’s" */
export const ofParty = ({ name }: Party): string => `${name}${name.endsWith('s') ? '’' : '’s'}`;

/** An office takes an article: "the Guild Representative", but "Stilgar". */
export const theLeader = (name: string): string =>
  name.endsWith('Representative') ? `the ${name}` : name;
