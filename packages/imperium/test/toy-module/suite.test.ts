import { type ImperiumView, previewOf } from '@landsraad/imperium';
import { gameSuite } from '@landsraad/kernel/suite';
import { TOY_TABLES, toyImperium } from './index.ts';

/** As in the suite of Imperium. */
const shared = (path: string) =>
  path === 'options' || /^(turn\.pending\.\d+|turn\.sending|hagal\.shown)/.test(path);

const foresees = (view: unknown, choices: Parameters<typeof previewOf>[1]) =>
  previewOf(view as ImperiumView, choices, toyImperium);

gameSuite({ ...toyImperium, optionSets: TOY_TABLES }, { games: 3, shared, foresees });
