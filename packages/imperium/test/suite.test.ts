import { imperium } from '@landsraad/imperium';
import { gameSuite } from '@landsraad/kernel/suite';
import { suitePartsOf } from './suite-parts.ts';

/** The tables of Immortality have a file of their own: the two run beside each other. */
const optionSets = imperium.optionSets.filter(({ immortality }) => !immortality);

gameSuite({ ...imperium, optionSets }, { games: 4, ...suitePartsOf(imperium) });
