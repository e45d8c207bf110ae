import { everyScreenOn } from './screens.ts';

everyScreenOn('phone');
