import type { Rolldown } from 'vite';

/* What is fetched together is one file: twenty small ones weigh more, and none of them helps another. */

/** By the game's name, as one game's file is never another's. */
const ofGame =
  (part: string) =>
  (module: string): string =>
    `${/\/(?:packages|packs)\/(imperium|dune)\//.exec(module)![1]}-${part}`;

/**
 * Which shared modules are packed together; the first that fits. `base` and what follows from
 * `rules` run in the worker too, so nothing of the page may be in them.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'base',
    test: /\/packages\/(?:kernel\/src\/(?:problem|versions|wording\/.+)|imperium\/src\/ids|bots\/src\/names)\.ts$|\/src\/(?:games\/(?:games|stored|wire|channel)|packs\/engine)\.ts$/,
  },
  {
    name: 'start',
    test: /\/node_modules\/(?:react|zustand|scheduler|wouter)\/|\/src\/(?:app|icons)\/(?!files|version)|\/(?:new-game\/form|dune\/words|wish)\.ts$/,
  },
  { name: 'kernel', test: /\/packages\/kernel\/src\/(?!scenario)/ },
  {
    name: ofGame('rules'),
    debugName: 'rules',
    // Without what a table may add to the game: that is fetched by the tables that have it.
    test: /\/packages\/(?:imperium|dune)\/src\/(?!wording|(?:ix|immortality)\/(?!options)|content\/(?:ix|immortality)\/(?!in\.|track)|scenario\/(?!piles))/,
  },
  {
    name: ofGame('faces'),
    debugName: 'faces',
    test: /\/packages\/imperium\/src\/wording\/(?!glossary)[^/]+$|\/packs\/imperium\/(?:cards|effects|art|components|seats|spots)/,
  },
  {
    name: 'ui',
    test: /\/src\/ui\/(?!Dialog|Confirm|Menu|Switch|Segmented|TextField|Badge|Entries|Panel)/,
  },
  {
    name: 'table',
    // Without what is only read in words, or told when something is pointed at.
    test: /\/src\/(?:table\/(?!inspect|dialogs|notes\/(?!kept)|panel\/(?:differences|useWhyNot)|drawer\/(?!drawer|words)|Bubble|stage\/(?:SceneText|recap\/(?!wish))|explain\/(?:Sheet|place|IconTip|Preview\.)|seats\/SeatName)|rules\/RuleLink|games\/(?:useLocal|log))/,
  },
  {
    name: ofGame('table'),
    debugName: 'table of a game',
    test: /\/packs\/(?:imperium|dune)\/(?:table|board|map|stage|plan|modules)\/(?!rivals|inspect|plates\/(?:PlayerDetails|Entry)|immortality\/(?:pane|course|spice))/,
  },
];
