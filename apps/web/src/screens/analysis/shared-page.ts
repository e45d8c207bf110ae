import type { Grade } from '@landsraad/bots/analysis';
import { GAME_MARK } from '../../app/files.ts';

/*
 * An analysis as one file that opens in any browser without us: no script runs in it and nothing is
 * fetched. The game lies in it as data, so that it can be taken up again.
 */

/** What the page says, already in words. */
export interface SharedPage {
  readonly language: string;
  readonly title: string;
  /** Who played, with their colours. */
  readonly seats: readonly { readonly name: string; readonly colour: string }[];
  readonly own: number;
  readonly curve: Titled & {
    /** From left to right, 0 to 1, and everybody's chance there. */
    readonly points: readonly { readonly at: number; readonly chances: readonly number[] }[];
    readonly table: readonly (readonly string[])[];
  };
  readonly balance: Titled & { readonly rows: readonly (readonly [string, string])[] };
  readonly turning: Titled & { readonly lines: readonly string[] };
  readonly choices: Titled & { readonly entries: readonly SharedChoice[] };
  readonly madeBy: string;
  /** The game's own file. */
  readonly game: string;
}

interface Titled {
  readonly title: string;
}

export interface SharedChoice {
  readonly grade: Grade;
  readonly heading: string;
  readonly lines: readonly string[];
}

const STYLE = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;background:#14100d;color:#f4ece0;font:16px/1.5 system-ui,sans-serif}
h1,h2{font-weight:500}h2{margin:2rem 0 .5rem;color:#d3b277}svg{width:100%;height:12rem}polyline{fill:none;stroke-width:1.5;stroke-dasharray:5 4;vector-effect:non-scaling-stroke}polyline.own{stroke-width:3;stroke-dasharray:none}
line{stroke:#5c4d3c;vector-effect:non-scaling-stroke}table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:.2rem .9rem .2rem 0;text-align:start}
li{margin:.5rem 0}li p{margin:.1rem 0}.seat::before{content:"●";margin-inline-end:.3em;color:var(--seat)}.seat{margin-inline-end:1em}footer{margin-top:3rem;color:#c9bba7;font-size:.9em}`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** No word of the data can end its element. */
const asData = (json: string): string => json.replaceAll('<', '\\u003c');

export function sharedPage(page: SharedPage): string {
  const { language, title, seats, balance, turning, choices, madeBy, game } = page;
  const names = seats.map(
    ({ name, colour }) => `<span class="seat" style="--seat:${colour}">${escaped(name)}</span>`,
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
${curveOf(page)}
<p>${names.join('')}</p>
${tableOf(page.curve.table)}
${section(balance.title, tableOf(balance.rows))}
${turning.lines.length > 0 ? section(turning.title, listOf(turning.lines.map(escaped))) : ''}
${section(choices.title, listOf(choices.entries.map(choiceOf)))}
<footer>${escaped(madeBy)}</footer>
<script type="application/json" id="${GAME_MARK}">${asData(game)}</script>
</html>
`;
}

const section = (title: string, content: string): string =>
  `<h2>${escaped(title)}</h2>\n${content}`;

const listOf = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;

const choiceOf = ({ heading, lines }: SharedChoice): string =>
  `<strong>${escaped(heading)}</strong>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`;

/** The first row and the first column are headings. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const cells = rows.map(
    ([head, ...rest]) =>
      `<tr><th>${escaped(head!)}</th>${rest.map((one) => `<td>${escaped(one)}</td>`).join('')}</tr>`,
  );
  return `<table>${cells.join('\n')}</table>`;
}

const WIDTH = 600;
const HEIGHT = 180;

function curveOf({ curve, seats, own }: SharedPage): string {
  const lineOf = (seat: number) =>
    curve.points
      .map(
        ({ at, chances }) =>
          `${(WIDTH * at).toFixed(1)},${(HEIGHT * (1 - chances[seat]!)).toFixed(1)}`,
      )
      .join(' ');
  const rules = [0, 0.25, 0.5, 0.75, 1].map(
    (chance) => `<line x1="0" x2="${WIDTH}" y1="${HEIGHT * chance}" y2="${HEIGHT * chance}"/>`,
  );
  const lines = seats.map(
    ({ colour }, seat) =>
      `<polyline${seat === own ? ' class="own"' : ''} stroke="${colour}" points="${lineOf(seat)}"/>`,
  );
  return section(
    curve.title,
    `<svg viewBox="0 -4 ${WIDTH} ${HEIGHT + 8}" preserveAspectRatio="none" aria-hidden="true">${rules.join('')}${lines.join('')}</svg>`,
  );
}
