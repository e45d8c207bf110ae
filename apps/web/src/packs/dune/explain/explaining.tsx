import {
  type DuneEvent,
  type DuneOption,
  type DuneView,
  isCell,
  printedSector,
  sectorOf,
  terrainName,
  territoryOfCell,
} from '@landsraad/dune';
import type { Explaining, Preview, TableAt } from '../../../table/explain/explaining.ts';
import { faceOf, nameOfComponent } from '../components.ts';
import { FactionMark } from '../FactionMark.tsx';
import { standingIn } from '../map/standing.ts';
import type { Component } from '../spots.ts';
import { words } from '../table/words.ts';
import { aid } from './aid.ts';
import { reachText } from './reach.ts';

type At = TableAt<DuneView, DuneOption, DuneEvent>;

/** What there is to say about the table of Dune. Its icons are named where they stand. */
export const explaining: Explaining<DuneView, DuneOption, DuneEvent, Component> = {
  icon: () => null,
  icons: () => [],
  preview({ kind, id }, at) {
    if (kind === 'cell') return isCell(id) ? cell(id, at) : null;
    if (!KINDS.has(kind)) return null;
    return printed({ kind, id } as Component, at);
  },
  aid,
};

const KINDS: ReadonlySet<string> = new Set([
  'territory',
  'treachery',
  'spice',
  'leader',
  'faction',
]);

const RULES: Readonly<Record<Component['kind'], readonly string[]>> = {
  territory: ['DUN-3.7', 'DUN-9.1'],
  cell: ['DUN-3.7', 'DUN-9.1'],
  treachery: ['DUN-10.8', 'DUN-19.16'],
  spice: ['DUN-4.2'],
  leader: ['DUN-10.12', 'DUN-10.23'],
  faction: ['DUN-1.17'],
};

/** A card, a leader or a sheet in its words. */
function printed(component: Component, { language, snapshot }: At): Preview<Component> {
  const { name, kind, facts, parts } = faceOf(component, language, snapshot.view.options.mode);
  return {
    title: name,
    note: kind,
    parts: [
      { lines: facts.map(({ label, value }) => ({ text: words[language].is(label, value) })) },
      ...parts.map(({ heading, lines }) => ({ heading, lines: lines.map((text) => ({ text })) })),
    ],
    thing: component,
    rules: RULES[component.kind],
  };
}

/** Terrain, shelter, spice, what it takes to come there, and who stands there. */
function cell(id: string, { snapshot, speaking, language }: At): Preview<Component> {
  const { view } = snapshot;
  const say = words[language].cell;
  const territory = territoryOfCell(id);
  const sector = sectorOf(id);
  const spice = view.spice[id] ?? 0;
  const reach = reachText(id, snapshot.decision, view, language);
  const sheltered = territory.stormProtected && (view.shieldWall || !territory.losesProtection);
  return {
    title: nameOfComponent({ kind: 'cell', id }, language),
    note: [
      terrainName(territory.type, language),
      sector !== null && say.sector(printedSector(sector)),
    ]
      .filter(Boolean)
      .join(' · '),
    parts: [
      {
        lines: [
          ...(sector !== null && sector === view.storm ? [{ text: say.storm }] : []),
          ...(sheltered ? [{ text: say.shelter }] : []),
          ...(spice > 0 ? [{ text: say.spice(spice) }] : []),
          ...(reach === null ? [] : [{ text: reach }]),
          ...standingIn(view, id).map(({ seat, faction, normal, special, advisors }) => ({
            marks: <FactionMark faction={faction} />,
            text: `${speaking.seatName(seat)} ${special > 0 ? `${normal} + ${special} ✦` : normal}`,
            note: advisors ? words[language].advisors : undefined,
          })),
        ],
      },
    ],
    thing: { kind: 'territory', id: territory.id },
    rules: RULES.cell,
  };
}
