import type { Language } from '@landsraad/kernel/wording';
import type { Glyph, GlyphGroup, Sign } from './glyphs.ts';
import { counted, phrases, plain } from './words.ts';

type Names = Readonly<Record<string, string>>;

/**
 * A row of icons in words as short: "4 spice → 5 Solari, 2 troops, 1 Intrigue". Where it stands
 * some may have names of their own.
 */
export function inWords(
  groups: readonly GlyphGroup[],
  language: Language,
  names: Names = {},
): string {
  const said = groups.map(({ glyphs }) => groupInWords(glyphs, language, names));
  return said.reduce((row, part, i) => {
    const joins = part === '→' || said[i - 1] === '→';
    return row === '' ? part : `${row}${joins ? ' ' : ', '}${part}`;
  }, '');
}

function groupInWords(glyphs: readonly Glyph[], language: Language, names: Names): string {
  let row = '';
  for (let i = 0; i < glyphs.length; ) {
    const { said, length } = sayingAt(glyphs, i, language, names);
    row += `${between(glyphs[i - 1], glyphs[i]!)}${said}`;
    i += length;
  }
  return row
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/ :/g, language === 'en' ? ':' : '\u00a0:');
}

/** An icon that does not belong to the one before it is a thing of its own. */
function between(before: Glyph | undefined, glyph: Glyph): string {
  if (!before) return '';
  const own = 'icon' in before && 'icon' in glyph && !glyph.tight && !glyph.n?.startsWith('−');
  return own ? ', ' : ' ';
}

/** What is said of the next icons, and how many they are. */
function sayingAt(
  glyphs: readonly Glyph[],
  at: number,
  language: Language,
  names: Names,
): { readonly said: string; readonly length: number } {
  const glyph = glyphs[at]!;
  if ('sign' in glyph) return { said: signInWords(glyph.sign, language), length: 1 };
  const phrase = PHRASES[language].find(({ icons }) =>
    icons.every((icon, i) => icon === nameOf(glyphs[at + i])),
  );
  if (phrase) return { said: phrase.said, length: phrase.icons.length };
  const next = glyphs[at + 1];
  if (next && 'icon' in next && glyph.icon === 'cards' && !glyph.n && next.tight)
    return { said: plain[language].card(wordOf(next, language, names)), length: 2 };
  if (next && 'icon' in next && next.tight && isStep(next))
    return { said: `${step(next, language)} ${wordOf(glyph, language, names)}`, length: 2 };
  return {
    said: isStep(glyph) ? step(glyph, language) : wordOf(glyph, language, names),
    length: 1,
  };
}

const nameOf = (glyph: Glyph | undefined): string | undefined =>
  glyph && ('icon' in glyph ? glyph.icon : glyph.sign);

const parsed = (said: Names) =>
  Object.entries(said).map(([icons, said]) => ({ icons: icons.split(' '), said }));

const PHRASES = { en: parsed(phrases.en), fr: parsed(phrases.fr) };

/** Where the icon before it stands. */
const WHERE: Names = { conflict: 'inConflict', garrison: 'inGarrison' };

type IconGlyph = Extract<Glyph, { readonly icon: unknown }>;

const isStep = ({ icon }: IconGlyph): boolean =>
  icon === 'influence-up' || icon === 'influence-down';

const step = (glyph: IconGlyph, language: Language): string =>
  `${stepsOf(glyph)}\u00a0${plain[language].influence}`;

const stepsOf = ({ icon, n = '1' }: IconGlyph): string =>
  n.startsWith('≥') ? n : `${icon === 'influence-up' ? '+' : '−'}${n}`;

function wordOf({ icon, n, tight }: IconGlyph, language: Language, names: Names): string {
  const units: Readonly<Record<string, { readonly one: string; readonly many: string }>> =
    counted[language];
  const unit = units[icon];
  // A number is not parted from what it counts.
  if (unit) return `${n ?? 1}\u00a0${isOne(n) ? unit.one : unit.many}`;
  const word =
    names[icon] ??
    (plain[language] as unknown as Names)[tight ? (WHERE[icon] ?? icon) : icon] ??
    '';
  return n ? `${word} ${n}` : word;
}

const isOne = (n: string | undefined): boolean => n === undefined || /^[−+≤]?1$/.test(n);

function signInWords(sign: Sign, language: Language): string {
  switch (sign) {
    case '/':
      return plain[language].or;
    case '×':
      return plain[language].per;
    case '+':
      return plain[language].and;
    default:
      return sign;
  }
}
