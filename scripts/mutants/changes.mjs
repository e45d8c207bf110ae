import ts from 'typescript';

/**
 * One small change of a source that a good test notices.
 * @typedef {object} Change
 * @property {string} kind
 * @property {number} start of what is replaced
 * @property {number} end
 * @property {string} text that takes its place
 * @property {number | null} unit what must have run for the change to matter; null: the file itself
 */

/**
 * What is replaced by what.
 * @typedef {[kind: string, replaced: ts.Node, ...replacements: string[]]} Replacing
 */

const { SyntaxKind } = ts;

/** @type {ReadonlyMap<ts.SyntaxKind, readonly [kind: string, ...replacements: string[]]>} */
const OPERATORS = new Map([
  [SyntaxKind.LessThanToken, ['comparison', '<=', '>=']],
  [SyntaxKind.LessThanEqualsToken, ['comparison', '<', '>']],
  [SyntaxKind.GreaterThanToken, ['comparison', '>=', '<=']],
  [SyntaxKind.GreaterThanEqualsToken, ['comparison', '>', '<']],
  [SyntaxKind.EqualsEqualsEqualsToken, ['comparison', '!==']],
  [SyntaxKind.ExclamationEqualsEqualsToken, ['comparison', '===']],
  [SyntaxKind.AmpersandAmpersandToken, ['logic', '||']],
  [SyntaxKind.BarBarToken, ['logic', '&&']],
  [SyntaxKind.PlusToken, ['arithmetic', '-']],
  [SyntaxKind.MinusToken, ['arithmetic', '+']],
  [SyntaxKind.AsteriskToken, ['arithmetic', '/']],
  [SyntaxKind.SlashToken, ['arithmetic', '*']],
  [SyntaxKind.PercentToken, ['arithmetic', '*']],
  [SyntaxKind.PlusEqualsToken, ['arithmetic', '-=']],
  [SyntaxKind.MinusEqualsToken, ['arithmetic', '+=']],
  [SyntaxKind.AsteriskEqualsToken, ['arithmetic', '/=']],
]);

/** What is left of a statement; TypeScript refuses a lone `;` after an `if`, whatever it leaves out. */
export const NOTHING = '{}';

/** Methods whose twin does nearly the same. */
const TWINS = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/**
 * What is never changed: types, names of modules, and what is said to programmers in an error.
 * @param {ts.Node} node
 */
const isLeftAlone = (node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isThrowStatement(node);

/** @param {ts.Node} node */
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/**
 * A statement that can be seen to run, or what an arrow function gives back.
 * @param {ts.Node} node
 */
export function isUnit(node) {
  const { parent } = node;
  if (parent && ts.isArrowFunction(parent) && parent.body === node) return !ts.isBlock(node);
  if (!ts.isStatement(node) || ts.isBlock(node) || isLeftAlone(node)) return false;
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return false;
  // Its label must stay right before a loop.
  return !ts.isLabeledStatement(parent);
}

/**
 * Where the innermost unit around a node begins; null outside of every function.
 * @param {ts.Node} node
 * @returns {number | null}
 */
function unitAround(node) {
  let unit = node;
  while (unit.parent && !isUnit(unit)) unit = unit.parent;
  return isUnit(unit) && isInFunction(unit) ? unit.getStart() : null;
}

/**
 * @param {ts.Node} node
 * @returns {boolean}
 */
export const isInFunction = ({ parent }) =>
  parent !== undefined && (ts.isFunctionLike(parent) || isInFunction(parent));

/**
 * Whether a statement leaves its function or loop before the end.
 * @param {ts.Node} node
 */
function leavesEarly(node) {
  if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) return true;
  if (!ts.isReturnStatement(node)) return false;
  const around = ts.isBlock(node.parent) ? node.parent.parent : node.parent;
  return ts.isIfStatement(around);
}

/**
 * Conditions that are also tried as always true or always false; a loop would not end if always true.
 * @param {ts.Node} node
 * @returns {[condition: ts.Expression, ...replacements: string[]] | undefined}
 */
function conditionOf(node) {
  if (ts.isIfStatement(node)) return [node.expression, 'true', 'false'];
  if (ts.isConditionalExpression(node)) return [node.condition, 'true', 'false'];
  if (ts.isWhileStatement(node)) return [node.expression, 'false'];
  if (ts.isForStatement(node) && node.condition) return [node.condition, 'false'];
  return undefined;
}

/**
 * The changes of this very node.
 * @param {ts.Node} node
 * @returns {Replacing[]}
 */
function changesOf(node) {
  const condition = conditionOf(node);
  if (condition) return [['condition', ...condition]];
  if (ts.isBinaryExpression(node)) return changesOfOperator(node);
  if (ts.isExpressionStatement(node) || leavesEarly(node)) return [['statement', node, NOTHING]];
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return ofUnary(node);
  if (ts.isCallExpression(node)) return changesOfCall(node);
  if (node.kind === SyntaxKind.TrueKeyword) return [['boolean', node, 'false']];
  if (node.kind === SyntaxKind.FalseKeyword) return [['boolean', node, 'true']];
  if (ts.isNumericLiteral(node)) return [['number', node, `${Number(node.text) + 1}`]];
  if (ts.isStringLiteral(node) && !isName(node)) return ofString(node);
  return [];
}

/**
 * Whether a string only names a member, as in `{ 'a-b': 1 }`.
 * @param {ts.StringLiteral} node
 */
const isName = (node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/**
 * @param {ts.StringLiteral} node
 * @returns {Replacing[]}
 */
const ofString = (node) => [['string', node, node.text === '' ? "'something'" : "''"]];

/**
 * @param {ts.BinaryExpression} node
 * @returns {Replacing[]}
 */
function changesOfOperator(node) {
  const { left, operatorToken, right } = node;
  if (operatorToken.kind === SyntaxKind.QuestionQuestionToken)
    return [['fallback', node, left.getText()]];
  const operator = OPERATORS.get(operatorToken.kind);
  if (!operator || [left, right].some(isText)) return [];
  const [kind, ...replacements] = operator;
  return [[kind, operatorToken, ...replacements]];
}

/**
 * @param {ts.PrefixUnaryExpression | ts.PostfixUnaryExpression} node
 * @returns {Replacing[]}
 */
function ofUnary(node) {
  const operand = node.operand.getText();
  if (node.operator === SyntaxKind.ExclamationToken) return [['not', node, operand]];
  if (node.operator === SyntaxKind.MinusToken) return [['arithmetic', node, operand]];
  if (node.operator === SyntaxKind.PlusPlusToken) return [['arithmetic', node, `${operand}--`]];
  if (node.operator === SyntaxKind.MinusMinusToken) return [['arithmetic', node, `${operand}++`]];
  return [];
}

/**
 * @param {ts.CallExpression} node
 * @returns {Replacing[]}
 */
function changesOfCall(node) {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called)) return [];
  if (called.name.text === 'filter') return [['call', node, called.expression.getText()]];
  const twin = TWINS.get(called.name.text);
  return twin === undefined ? [] : [['call', called.name, twin]];
}

/**
 * @param {string} file
 * @param {string} text of the source
 * @returns {Change[]} every change, in the order of the source
 */
export function changesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Change[]} */
  const changes = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isLeftAlone(node)) return;
    for (const [kind, replaced, ...replacements] of changesOf(node))
      for (const replacement of replacements)
        changes.push({
          kind,
          start: replaced.getStart(),
          end: replaced.getEnd(),
          text: replacement,
          unit: unitAround(node),
        });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes;
}

/**
 * @param {string} text
 * @param {Change} change
 */
export const changed = (text, { start, end, text: replacement }) =>
  text.slice(0, start) + replacement + text.slice(end);
