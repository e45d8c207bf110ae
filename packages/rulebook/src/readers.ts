import type { Statement } from './document.ts';
import { referencesIn } from './references.ts';

/*
 * The rules as whoever plays reads them. Where a statement comes from, and that an example is a test,
 * matters to those who wrote them down.
 */

/** `(R)`, `(RB 12; D)`, `(Ix rulebook; Z, AMB-29)`: the documents that a rule was taken from. */
const SOURCE =
  /\s*\((?:(?:RB|EN) \d|(?:[RGAQZHXMPTD](?=[\s,;)]))|Ix rulebook|livret d’Ix)[^()]*\)\.?$/u;
/** `[FR 2, EN 4]` */
const PAGES = /\s*\[(?:FR|EN)\b[^\]]*\]$/u;
/** After a full stop: `S R` */
const ORIGIN = /(?<=[.)»]) [SFCR](?: [SFCR])*$/u;

/** What a statement says, without its sources; a ruling that it rests on stays. */
export function readable(text: string): string {
  const [source = ''] = SOURCE.exec(text) ?? [];
  const rulings = referencesIn(source);
  const said = text.replace(SOURCE, '').replace(PAGES, '').replace(ORIGIN, '');
  return asSentences(rulings.length > 0 ? `${said} (${rulings.join(', ')})` : said);
}

/** "Given A. When B. Then C." is "A. B: C." */
function asSentences(text: string): string {
  if (!/\b(?:Given|Soit) /u.test(text)) return text;
  return text
    .replace(/\b(?:Given|Soit) (.)/u, (_, first: string) => first.toUpperCase())
    .replace(/\bWhen ([^.]+?)[.,] [Tt]hen /gu, (_, what: string) => `${capital(what)}: `)
    .replace(/\bQuand (.+?), alors,? /gu, (_, what: string) => `${capital(what)} : `)
    .replace(/\b(?:Then|Alors(?: :)?),? (.)/gu, (_, first: string) => first.toUpperCase());
}

/** « Quand A et que B » has lost its « quand ». */
const capital = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replaceAll(' et que ', ' et ');

/** Of a row, what is not its source. */
export const readableCells = (cells: NonNullable<Statement['cells']>): typeof cells =>
  cells.filter(({ label }) => !/^(?:Tag|Src|Source|Sigle)s?$/iu.test(label));
