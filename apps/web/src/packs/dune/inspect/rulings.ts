import {
  factionOf,
  leaderOf,
  spiceCardOf,
  territoryOf,
  territoryOfCell,
  treacheryOf,
} from '@landsraad/dune';
import type { Statement } from '@landsraad/rulebook';
import type { Rulings } from '../../../table/inspect/RulingsView.tsx';
import type { Component } from '../spots.ts';

/** What holds for everything of a kind. */
const GENERAL: Readonly<Record<Component['kind'], readonly string[]>> = {
  territory: ['DUN-3.7', 'DUN-9.1', 'DUN-8.3'],
  cell: ['DUN-3.7', 'DUN-9.1', 'DUN-8.3'],
  treachery: ['DUN-10.16', 'DUN-19.16'],
  spice: ['DUN-4.1', 'DUN-4.2'],
  leader: ['DUN-10.12', 'DUN-10.23', 'DUN-7.7'],
  faction: ['DUN-1.17', 'DUN-18.4'],
};

/** The statements that name a component, and those on its kind. */
export function rulingsOf(component: Component, english: readonly Statement[]): Rulings {
  const general = GENERAL[component.kind];
  const name = printed(component).name.en;
  const own = english
    .filter(({ text }) => text.includes(name))
    .map(({ id }) => id)
    .filter((id) => !general.includes(id));
  return { own, general };
}

/** Its data, which has both names: of the wording a page has only the language that is read. */
function printed({ kind, id }: Component) {
  switch (kind) {
    case 'territory':
      return territoryOf(id);
    case 'cell':
      return territoryOfCell(id);
    case 'treachery':
      return treacheryOf(id);
    case 'spice':
      return spiceCardOf(id);
    case 'leader':
      return leaderOf(id);
    case 'faction':
      return factionOf(id);
  }
}
