import type { Language } from '@landsraad/kernel/wording';
import type { IconName } from '../../../icons/paths.tsx';
import type { Glyph, GlyphGroup, Sign } from './glyphs.ts';
import { counted, plain } from './words.ts';

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
  const words: string[] = [];
  for (let i = 0; i < glyphs.length; i++) {
    const glyph = glyphs[i]!;
    const next = glyphs[i + 1];
    if ('sign' in glyph) words.push(signInWords(glyph.sign, language));
    else if (glyph.icon === 'trash' && next && 'icon' in next && isTrashed(next.icon)) {
      words.push(plain[language][TRASHED[next.icon]]);
      i++;
    } else if (next && 'icon' in next && next.tight && isStep(next)) {
      words.push(
        `${stepsOf(next)}\u00a0${plain[language].influence} ${wordOf(glyph, language, names)}`,
      );
      i++;
    } else
      words.push(
        isStep(glyph)
          ? `${stepsOf(glyph)}\u00a0${plain[language].influence}`
          : wordOf(glyph, language, names),
      );
  }
  return words
    .join(' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/ :/g, language === 'en' ? ':' : '\u00a0:');
}

/** What lies beside the sign of trashing: the very thing that is printed on, or where it lies. */
const TRASHED = {
  'this-card': 'trashThis',
  tech: 'trashTile',
  cards: 'trashPlayed',
  graft: 'trashGrafted',
  intrigue: 'trashIntrigue',
} as const;
const isTrashed = (icon: IconName): icon is keyof typeof TRASHED => Object.hasOwn(TRASHED, icon);

type IconGlyph = Extract<Glyph, { readonly icon: unknown }>;

const isStep = ({ icon }: IconGlyph): boolean =>
  icon === 'influence-up' || icon === 'influence-down';

const stepsOf = ({ icon, n = '1' }: IconGlyph): string =>
  n.startsWith('≥') ? n : `${icon === 'influence-up' ? '+' : '−'}${n}`;

function wordOf({ icon, n }: IconGlyph, language: Language, names: Names): string {
  const units: Readonly<Record<string, { readonly one: string; readonly many: string }>> =
    counted[language];
  const unit = units[icon];
  // A number is not parted from what it counts.
  if (unit) return `${n ?? 1}\u00a0${isOne(n) ? unit.one : unit.many}`;
  const word = names[icon] ?? (plain[language] as Names)[icon] ?? '';
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
