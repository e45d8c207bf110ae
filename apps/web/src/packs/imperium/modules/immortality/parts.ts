/* What a table with Immortality fetches. */
export { AnswerFace } from './AnswerFace.tsx';
export { Entries } from './Entries.tsx';
export { Pane } from './Pane.tsx';
export { Marks, Pieces } from './Pieces.tsx';
export { Tokens } from './Plate.tsx';
export { telling } from './previews.tsx';
export { TextBoard } from './TextBoard.tsx';
