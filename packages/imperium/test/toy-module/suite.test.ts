import { gameSuite } from '@landsraad/kernel/suite';
import { suitePartsOf } from '../suite-parts.ts';
import { TOY_TABLES, toyImperium } from './index.ts';

gameSuite({ ...toyImperium, optionSets: TOY_TABLES }, { games: 2, ...suitePartsOf(toyImperium) });
