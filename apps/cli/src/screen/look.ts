import type { Text } from '../text/text.ts';
import type { Style } from './style.ts';

/** How something is shown: the words, the colours, the room. */
export interface Look {
  readonly text: Text;
  readonly style: Style;
  readonly width: number;
}
