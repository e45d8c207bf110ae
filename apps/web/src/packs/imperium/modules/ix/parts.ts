/* What a table with Rise of Ix fetches. */
export { AnswerFace } from './AnswerFace.tsx';
export { Beside } from './Beside.tsx';
export { Entries } from './Entries.tsx';
export { Pane } from './Pane.tsx';
export { Pieces } from './Pieces.tsx';
export { Force, Purse, Tokens } from './Plate.tsx';
export { telling } from './previews.tsx';
export { TextBoard } from './TextBoard.tsx';
