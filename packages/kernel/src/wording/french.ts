/** de: "du Haut Conseil", "des Fremen", "d’Arrakeen", "de Carthag". */
export function frenchOf(noun: string): string {
  if (noun.startsWith('le ')) return `du ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `des ${noun.slice(4)}`;
  return beginsWithVowel(noun) ? `d’${noun}` : `de ${noun}`;
}

/** à: "au Haut Conseil", "aux Fremen", "à Arrakeen". */
export function frenchTo(noun: string): string {
  if (noun.startsWith('le ')) return `au ${noun.slice(3)}`;
  if (noun.startsWith('les ')) return `aux ${noun.slice(4)}`;
  return `à ${noun}`;
}

/** An h is taken as breathed: « de Harkonnen ». */
function beginsWithVowel(noun: string): boolean {
  return /^[aeiouœæ]/i.test(noun.normalize('NFD'));
}
