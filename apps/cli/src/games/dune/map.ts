import {
  amountOf,
  type CellId,
  type DuneView,
  type Forces,
  isCell,
  printedSector,
  SECTORS,
  STRONGHOLDS,
  sectorOf,
  TERRITORIES,
  type TerritoryId,
  territoryOf,
  territoryOfCell,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { padded, wrapped } from '../../screen/layout.ts';
import type { Look } from '../../screen/look.ts';
import { duneText } from './text.ts';

/** The territories that each sector crosses, from the Polar Sink outwards. */
const OUTWARDS: readonly (readonly TerritoryId[])[] = [
  ['cielago-north', 'cielago-depression', 'cielago-west', 'meridian'],
  ['cielago-north', 'cielago-depression', 'cielago-south', 'meridian'],
  ['cielago-north', 'cielago-depression', 'cielago-east', 'cielago-south'],
  ['harg-pass', 'false-wall-south', 'cielago-east', 'south-mesa'],
  [
    'false-wall-east',
    'harg-pass',
    'the-minor-erg',
    'false-wall-south',
    'pasty-mesa',
    'tueks-sietch',
    'south-mesa',
  ],
  ['false-wall-east', 'the-minor-erg', 'pasty-mesa', 'south-mesa'],
  ['false-wall-east', 'the-minor-erg', 'pasty-mesa', 'red-chasm'],
  ['false-wall-east', 'the-minor-erg', 'shield-wall', 'pasty-mesa', 'gara-kulon'],
  [
    'false-wall-east',
    'imperial-basin',
    'shield-wall',
    'hole-in-the-rock',
    'rim-wall-west',
    'basin',
    'sihaya-ridge',
    'old-gap',
  ],
  ['imperial-basin', 'arrakeen', 'old-gap'],
  ['arsunt', 'imperial-basin', 'carthag', 'tsimpo', 'broken-land', 'old-gap'],
  ['arsunt', 'hagga-basin', 'tsimpo', 'plastic-basin', 'broken-land'],
  ['hagga-basin', 'tsimpo', 'plastic-basin', 'rock-outcroppings'],
  ['wind-pass', 'plastic-basin', 'sietch-tabr', 'bight-of-the-cliff', 'rock-outcroppings'],
  ['wind-pass', 'the-great-flat', 'funeral-plain', 'bight-of-the-cliff'],
  ['wind-pass', 'false-wall-west', 'the-greater-flat', 'habbanya-erg'],
  [
    'wind-pass-north',
    'wind-pass',
    'false-wall-west',
    'habbanya-erg',
    'habbanya-ridge-flat',
    'habbanya-sietch',
  ],
  ['wind-pass-north', 'cielago-west', 'false-wall-west', 'habbanya-ridge-flat'],
];

const INWARD_ORDER = [...Array.from({ length: SECTORS - 1 }, (_, i) => i + 1), 0];

/** "A8+2*": the faction's letter, forces, special ones; advisors are marked. */
function forcesMark(view: DuneView, seat: Seat, cell: CellId, { style }: Look): string {
  const { id, board, advisors } = view.factions[seat]!;
  const { normal, special } = board[cell] as Forces;
  const territory = territoryOfCell(cell).id;
  const numbers = [...(normal > 0 ? [normal] : []), ...(special > 0 ? [`${special}*`] : [])];
  const mark = `${letterOf(id)}${numbers.join('+')}${advisors.includes(territory) ? '°' : ''}`;
  return seat === view.viewer ? style.own(mark) : style.bold(mark);
}

export const letterOf = (faction: string): string =>
  (faction === 'spacing-guild' ? 'guild' : faction)[0]!.toUpperCase();

/** Who and what is in a cell, or nothing. */
function contents(view: DuneView, cell: CellId, look: Look): string[] {
  const { text, style } = look;
  const spice = view.spice[cell] ?? 0;
  return [
    ...view.factions.flatMap(({ board }, seat) =>
      board[cell] ? [forcesMark(view, seat, cell, look)] : [],
    ),
    ...(spice > 0 ? [style.good(amountOf(spice, 'spice', text.language))] : []),
  ];
}

function cellWords(view: DuneView, territory: TerritoryId, cell: CellId, look: Look): string {
  const { name, type } = territoryOf(territory);
  const kind = { 'polar-sink': '', stronghold: '■', rock: '▲', sand: '' }[type];
  const title = `${kind}${name[look.text.language]}`;
  const inside = contents(view, cell, look);
  if (inside.length === 0) return look.style.dim(title);
  return `${look.style.bold(title)} [${inside.join(' ')}]`;
}

/** The strongholds, and whatever else has something in it. */
export function mapSummary(view: DuneView, look: Look): string[] {
  const { text, style, width } = look;
  const say = duneText(text.language);
  const strongholds = [...STRONGHOLDS, 'polar-sink'].map((id) => {
    const { cells, name } = territoryOf(id);
    const inside = contents(view, cells[0]!, look);
    const caught = view.storm !== null && sectorOf(cells[0]!) === view.storm;
    const storm = caught ? style.bad(' ≋') : '';
    return `${name[text.language]}${storm} [${inside.join(' ') || '–'}]`;
  });
  const apart = new Set<string>([...STRONGHOLDS, 'polar-sink']);
  const elsewhere = TERRITORIES.filter(({ id }) => !apart.has(id)).flatMap(({ name, cells }) =>
    cells.flatMap((cell) => {
      const inside = contents(view, cell, look);
      const sector = sectorOf(cell)!;
      const where = `${printedSector(sector)}${sector === view.storm ? style.bad('≋') : ''}`;
      return inside.length > 0 ? [`${name[text.language]} ${where} [${inside.join(' ')}]`] : [];
    }),
  );
  return [
    ...items(say.strongholds, strongholds, width, style.dim),
    ...(elsewhere.length > 0 ? items(say.elsewhere, elsewhere, width, style.dim) : []),
  ];
}

function items(
  label: string,
  list: readonly string[],
  width: number,
  paint: (text: string) => string,
): string[] {
  const room = label.length + 2;
  const unbroken = list.map((item) => item.replaceAll(' ', '\u00a0'));
  return wrapped(unbroken.join('\u00a0· '), width - room).map((line, i) => {
    const head = padded(i === 0 ? paint(label) : '', room - 1);
    return ` ${head}${line.replaceAll('\u00a0', ' ')}`.trimEnd();
  });
}

const MARGIN = 5;

/** All eighteen sectors with the territories they cross, from the Polar Sink to the rim. */
export function mapLines(view: DuneView, look: Look): string[] {
  const { text, style, width } = look;
  const say = duneText(text.language);
  const sink = cellWords(view, 'polar-sink', 'polar-sink', look);
  return [
    `${sink} ${style.dim(say.outwards)}`,
    ...INWARD_ORDER.flatMap((sector) => {
      const cells = OUTWARDS[sector]!.map((id) => cellWords(view, id, `${id}@${sector}`, look));
      const unbroken = cells.map((cell) => cell.replaceAll(' ', '\u00a0'));
      const storm = sector === view.storm;
      return wrapped(unbroken.join('\u00a0│ '), width - MARGIN).map((line, i) => {
        const number = i === 0 ? String(printedSector(sector)).padStart(2) : '  ';
        const head = `${number} ${storm ? '≋' : '│'} `;
        const body = line.replaceAll('\u00a0', ' ').trimEnd();
        return `${storm ? style.bad(head) : style.dim(head)}${body}`;
      });
    }),
    style.dim(say.mapLegend),
  ];
}

/** The cells of the map that the listing names; a test compares them with the game's. */
export const LISTED_CELLS: readonly CellId[] = [
  'polar-sink',
  ...OUTWARDS.flatMap((territories, sector) => territories.map((id) => `${id}@${sector}`)),
].filter(isCell);
