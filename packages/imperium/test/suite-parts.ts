import { type ImperiumView, imperium, previewOf } from '@landsraad/imperium';

/** Printed effects, the table's options and what lies revealed never change: copies may point at them. */
const shared = (path: string) =>
  path === 'options' || /^(turn\.pending\.\d+|turn\.sending|hagal\.shown)/.test(path);

const foresees = (view: unknown, choices: Parameters<typeof previewOf>[1]) =>
  previewOf(view as ImperiumView, choices, imperium);

/** What the suite of every game must be told of this one. */
export const suiteParts = { shared, foresees };
