import { type ImperiumView, imperium, previewOf } from '@landsraad/imperium';
import { gameSuite } from '@landsraad/kernel/suite';

/** Printed effects, the table's options and what lies revealed never change: copies may point at them. */
const shared = (path: string) =>
  path === 'options' || /^(turn\.pending\.\d+|turn\.sending|hagal\.shown)/.test(path);

const foresees = (view: unknown, choices: Parameters<typeof previewOf>[1]) =>
  previewOf(view as ImperiumView, choices, imperium);

gameSuite(imperium, { games: 10, shared, foresees });
