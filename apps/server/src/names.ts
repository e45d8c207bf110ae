/** Some are joined by what does not show, and one picture all the same. */
const PICTURE =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)*/gu;
/** What does not show: controls, formats, what Unicode has not given away, and blank letters. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Marks upon marks climb out of their line. */
const STACKED = /^\p{M}|\p{M}{3}/u;
/** Scripts whose letters are taken for each other. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];
const LONGEST = 32;

/** The name as it is kept, however it was typed; null where others could not see whose it is. */
export function keptName(typed: string): string | null {
  const name = typed.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const letters = name.replace(PICTURE, '☺');
  if (name === '' || [...name].length > LONGEST) return null;
  if (UNSEEN.test(letters) || STACKED.test(letters)) return null;
  return ALIKE.filter((script) => script.test(letters)).length > 1 ? null : name;
}
