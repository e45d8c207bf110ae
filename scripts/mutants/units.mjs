import ts from 'typescript';
import { isInFunction, isUnit } from './changes.mjs';
import { HIT } from './hit.mjs';

/**
 * The source, with a call before each unit that tells that it runs. Units at the top of a file run
 * only for the first test that imports it: they are not told.
 * @param {string} file
 * @param {string} text
 */
export function instrumented(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const name = JSON.stringify(file);
  /** @type {{ at: number, opens: boolean, text: string }[]} */
  const insertions = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isUnit(node) && isInFunction(node)) {
      const tell = `globalThis.${HIT}(${name}, ${node.getStart()})`;
      const [before, after] = around(node, tell);
      insertions.push({ at: node.getStart(), opens: true, text: before });
      ts.forEachChild(node, visit);
      if (after) insertions.push({ at: node.getEnd(), opens: false, text: after });
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  // What closes stands before what opens at the same place; otherwise as they were found.
  insertions.sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens));
  let result = '';
  let from = 0;
  for (const { at, text: inserted } of insertions) {
    result += text.slice(from, at) + inserted;
    from = at;
  }
  return result + text.slice(from);
}

/**
 * What stands before a unit and after it.
 * @param {ts.Node} unit
 * @param {string} tell
 * @returns {[before: string, after: string]}
 */
function around({ parent }, tell) {
  if (ts.isArrowFunction(parent)) return [`(${tell}, `, ')'];
  if (ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent)) return [`${tell};`, ''];
  return [`{${tell};`, '}'];
}
