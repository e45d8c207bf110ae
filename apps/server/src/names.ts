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

/** Letters of other scripts and signs that pass for a Latin one, each beside the one it looks like. */
const LOOKS = new Map(
  [
    'АAВBЕEЅSІlЈJКKМMНHОOРPСCТTУYХXаaеeоoрpсcуyхxѕsіiјjһhԁdԛqԝwӏl',
    'ΑAΒBΕEΖZΗHΙlΚKΜMΝNΟOΡPΤTΥYΧXοoνvαaιiκkρpυuχx',
    'ՕOՍUՏSօoսuհhոnցgզqԼL',
    'Il1l|l0O',
  ].flatMap((pairs) => [...pairs].flatMap((sign, i, all) => (i % 2 ? [] : [[sign, all[i + 1]!]]))),
);

/** What is seen of a name at a glance: neither accents nor capitals nor the script. */
const glance = (name: string): string =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((sign) => LOOKS.get(sign) ?? sign)
    .join('')
    .toLowerCase();

/** Nobody at a table passes for somebody who was named before them: a number tells them apart. */
export function toldApart<P>(named: Iterable<readonly [who: P, name: string]>): Map<P, string> {
  const seen = new Set<string>();
  const told = new Map<P, string>();
  for (const [who, name] of named) {
    if (told.has(who)) continue;
    let shown = name;
    for (let n = 2; name !== '' && seen.has(glance(shown)); n += 1) shown = `${name} (${n})`;
    seen.add(glance(shown));
    told.set(who, shown);
  }
  return told;
}
