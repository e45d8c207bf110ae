import { type ImperiumView, previewOf } from '@landsraad/imperium';

/** Printed effects, the table's options and what lies revealed never change: copies may point at them. */
const shared = (path: string) =>
  path === 'options' || /^(turn\.pending\.\d+|turn\.sending|hagal\.shown)/.test(path);

type Foreseen = Parameters<typeof previewOf>;

/** What the suite of every game must be told of this one, with whatever modules. */
export const suitePartsOf = (game: Foreseen[2]) => ({
  shared,
  foresees: (view: unknown, choices: Foreseen[1]) => previewOf(view as ImperiumView, choices, game),
});
