import { everyScreenOn } from './screens.ts';

everyScreenOn('laptop');
