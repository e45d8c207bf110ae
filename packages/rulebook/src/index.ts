export {
  type Block,
  documentOf,
  isExample,
  isRule,
  type RuleDocument,
  type Section,
  type Statement,
  statementsIn,
  statementsOf,
} from './document.ts';
export { readable, readableCells } from './readers.ts';
export { type Piece, piecesOf, referencesIn } from './references.ts';
export { aboutComponent, found, plainWords } from './search.ts';
export { translated, translatedDocument } from './translation.ts';
