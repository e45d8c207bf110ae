import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './install.mjs';

const forbidden = new Set([
  'Date',
  'performance',
  'process',
  'fetch',
  'globalThis',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
]);

/**
 * Whether an identifier only names a member, as in `turn.process` or `{ process: 1 }`.
 * @param {ts.Identifier} node
 */
function isMemberName(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) ||
      ts.isPropertyAssignment(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node
  );
}

/**
 * @param {ts.Node} node
 * @returns {string | undefined} the impure name that this node uses
 */
function impurity(node) {
  if (!ts.isIdentifier(node) || isMemberName(node)) return undefined;
  if (forbidden.has(node.text)) return node.text;
  if (node.text !== 'Math') return undefined;
  const { parent } = node;
  const isOtherMath = ts.isPropertyAccessExpression(parent) && parent.name.text !== 'random';
  return isOtherMath ? undefined : 'Math.random';
}

/**
 * What reads a clock, chance, the network or the process in sources that must not.
 * @param {string[]} files relative to the root
 * @returns {string[]} one line for each use
 */
export function impurities(files) {
  /** @type {string[]} */
  const found = [];
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    /** @param {ts.Node} node */
    const visit = (node) => {
      const name = impurity(node);
      if (name !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push(`${file}:${line + 1} uses ${name}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
