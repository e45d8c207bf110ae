import { imperium } from '@landsraad/imperium';
import { gameSuite } from '@landsraad/kernel/suite';
import { suitePartsOf } from '../suite-parts.ts';

const optionSets = imperium.optionSets.filter(({ immortality }) => immortality);

gameSuite({ ...imperium, optionSets }, { games: 3, ...suitePartsOf(imperium) });
