import {
  FACTIONS,
  type FactionId,
  factionName,
  factionOf,
  SPICE_CARDS,
  TERRITORIES,
  type Territory,
  TREACHERY,
  type TreacheryType,
  terrainName,
  treacheryTypeName,
} from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import { useLanguage } from '../../../app/language.ts';
import type { Catalogue, CatalogueEntry } from '../../pack.ts';
import { CardPicture, Disc, Emblem } from '../art/Art.tsx';
import { faceOf } from '../components.ts';
import InspectDialog from '../inspect/InspectDialog.tsx';
import type { Component } from '../spots.ts';
import style from './Catalogue.module.css';
import { words } from './words.ts';

const KINDS = ['treachery', 'leader', 'faction', 'territory', 'spice'] as const;
type Kind = (typeof KINDS)[number];

/** A component and what it can be found by. */
interface Entry extends CatalogueEntry<Component> {
  readonly kind: Kind;
  readonly faction: FactionId | null;
  readonly type: TreacheryType | null;
  readonly terrain: Territory['type'] | null;
}

/** As they come in the deck. */
const TYPES = [...new Set(TREACHERY.map(({ type }) => type))];

const NOTHING = { cost: null, order: 0, faction: null, type: null, terrain: null } as const;

const ENTRIES: readonly Entry[] = [
  ...TREACHERY.map(
    ({ id, type }): Entry => ({
      ...NOTHING,
      thing: { kind: 'treachery', id },
      kind: 'treachery',
      type,
      order: TYPES.indexOf(type),
    }),
  ),
  ...FACTIONS.flatMap((faction, order): Entry[] => [
    { ...NOTHING, thing: { kind: 'faction', id: faction }, kind: 'faction', faction, order },
    ...factionOf(faction).leaders.map(
      ({ id, strength }): Entry => ({
        ...NOTHING,
        thing: { kind: 'leader', id },
        kind: 'leader',
        faction,
        order: order * 10 - strength,
      }),
    ),
  ]),
  ...TERRITORIES.map(
    ({ id, type }): Entry => ({
      ...NOTHING,
      thing: { kind: 'territory', id },
      kind: 'territory',
      terrain: type,
    }),
  ),
  ...SPICE_CARDS.map(
    ({ id }): Entry => ({ ...NOTHING, thing: { kind: 'spice', id }, kind: 'spice' }),
  ),
];

const TERRAINS = [...new Set(TERRITORIES.map(({ type }) => type))];

/** Everything printed of Dune. */
export const catalogue: Catalogue<Component, Entry> = {
  entries: ENTRIES,
  kinds: KINDS,
  kindName: (kind, language) => words[language].kinds[kind as Kind],
  facets: [
    {
      key: 'kind',
      values: KINDS,
      legend: (language) => words[language].kind,
      label: (kind, language) => words[language].kinds[kind as Kind],
      of: ({ kind }) => [kind],
    },
    {
      key: 'type',
      values: TYPES,
      legend: (language) => words[language].kinds.treachery,
      label: (type, language) => treacheryTypeName(type as TreacheryType, language),
      of: ({ type }) => (type ? [type] : []),
    },
    {
      key: 'faction',
      values: FACTIONS,
      legend: (language) => words[language].kinds.faction,
      label: (faction, language) => factionName(faction as FactionId, language),
      of: ({ faction }) => (faction ? [faction] : []),
    },
    {
      key: 'terrain',
      values: TERRAINS,
      legend: (language) => words[language].kinds.territory,
      label: (terrain, language) => terrainName(terrain as Territory['type'], language),
      of: ({ terrain }) => (terrain ? [terrain] : []),
    },
  ],
  costs: null,
  faceOf,
  thingAt: (kind, id) =>
    ENTRIES.find(({ thing }) => thing.kind === kind && thing.id === id)?.thing ?? null,
  Card: ({ thing, tabIndex, onInspect }) => (
    <Tile thing={thing} tabIndex={tabIndex} onInspect={onInspect} />
  ),
  Inspect: ({ thing, onChange }) =>
    thing && <InspectDialog component={thing} onChange={onChange} />,
};

interface TileProps {
  readonly thing: Component;
  readonly tabIndex: number;
  readonly onInspect: (thing: Component) => void;
}

/** A component among the others: its picture, what it is called, what it is. */
function Tile({ thing, tabIndex, onInspect }: TileProps) {
  const language = useLanguage();
  const { name } = faceOf(thing, language);
  return (
    <button
      type="button"
      className={style.tile}
      tabIndex={tabIndex}
      data-family={thing.kind}
      onClick={() => onInspect(thing)}
    >
      <TilePicture of={thing} />
      <span>
        {name}
        <small>{noteOf(thing, language)}</small>
      </span>
    </button>
  );
}

/** Which of its kind it is. */
function noteOf(thing: Component, language: Language): string {
  const entry = ENTRIES.find((one) => one.thing === thing);
  if (entry?.type) return treacheryTypeName(entry.type, language);
  if (entry?.terrain) return terrainName(entry.terrain, language);
  if (thing.kind === 'leader') return factionName(entry!.faction!, language);
  return faceOf(thing, language).kind;
}

function TilePicture({ of: { kind, id } }: { readonly of: Component }) {
  if (kind === 'treachery') return <CardPicture of={id} />;
  if (kind === 'leader') return <Disc of={id} />;
  return kind === 'faction' ? <Emblem of={id} /> : null;
}
