import type { Cut, Wish } from '../../pictures/wish.ts';

/** What every table shows: the board, and the cards that everybody begins with. */
const NAMES = {
  space:
    'conspire wealth heighliner foldspace selective-breeding secrets hardy-warriors stillsuits high-council mentat swordmaster rally-troops hall-of-oratory sell-melange secure-contract arrakeen carthag research-station sietch-tabr imperial-basin hagga-basin the-great-flat',
  card: 'convincing-argument dagger diplomacy dune-the-desert-planet reconnaissance seek-allies signet-ring',
  place: 'emperor spacing-guild bene-gesserit fremen arrakis landsraad',
} as const;

const BROAD = new Set(['arrakis', 'landsraad']);

const wish = (kind: string, id: string): Wish => {
  const cut: Cut = BROAD.has(id) ? 'wide' : 'card';
  return { name: `${kind}/${id}`, cut, boxes: ['base'] };
};

export const AHEAD: readonly Wish[] = Object.entries(NAMES).flatMap(([kind, ids]) =>
  ids.split(' ').map((id) => wish(kind, id)),
);
