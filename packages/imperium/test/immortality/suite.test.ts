import { imperium } from '@landsraad/imperium';
import { gameSuite } from '@landsraad/kernel/suite';
import { suiteParts } from '../suite-parts.ts';

const optionSets = imperium.optionSets.filter(({ immortality }) => immortality);

gameSuite({ ...imperium, optionSets }, { games: 4, ...suiteParts });
