import { everyScreenOn } from './screens.ts';

everyScreenOn('tablet');
