import { type RuleDocument, type Statement, statementsIn } from './document.ts';

/** Each statement in the other language, or as it is where nobody has translated it yet. */
export function translated(
  statements: readonly Statement[],
  others: readonly Statement[],
): Statement[] {
  const byId = new Map(others.map((statement) => [statement.id, statement]));
  return statements.map((statement) => byId.get(statement.id) ?? statement);
}

/** The translation, if it has every statement of the original; else the original, translated as far as possible. */
export function translatedDocument(
  original: RuleDocument,
  translation: RuleDocument | null,
): RuleDocument {
  if (!translation) return original;
  const others = new Map(statementsIn(translation).map((one) => [one.id, one]));
  if (statementsIn(original).every(({ id }) => others.has(id))) return translation;
  return {
    ...original,
    title: translation.title,
    sections: original.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.is === 'statement'
          ? { is: 'statement', statement: others.get(block.statement.id) ?? block.statement }
          : block,
      ),
    })),
  };
}
