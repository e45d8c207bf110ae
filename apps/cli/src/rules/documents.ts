import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One numbered statement of `docs/rules`: a rule, a worked example or a ruling. */
export interface Statement {
  readonly id: string;
  readonly text: string;
  readonly document: string;
  readonly section: string;
}

/** `DUN-8.3`, or an item of a faction sheet such as `GUI-B3`. */
const RULE = /^(?:(?:IMP|HAG|IX|IMM|DUN)-\d+\.\d+|(?:ATR|BEN|EMP|FRE|GUI|HAR)-[SBALKV]\d+)$/;
const EXAMPLE = /^EX-\d+$/;

export const isRule = ({ id }: Statement): boolean => RULE.test(id);
/** Only the base game's: the other documents number theirs again from one. */
export const isExample = ({ id, document }: Statement): boolean =>
  EXAMPLE.test(id) && document === 'imperium-base.md';

/** `- **IMP-1.1** text`, `- IMM-1.1 text`, `- **EX-1 Icons.** text`, `**AMB-1 Title.** text` */
const LISTED = /^(?:- )?(\*\*)?([A-Z]+-[A-Z]?\d+(?:\.\d+)?)(?:\*\*)?(?=[ .:])(.*)$/;
/** `| **IMP-16.1** | Conspire | ...` */
const ROW = /^\|\s*(?:\*\*)?([A-Z]+-\d+\.\d+)(?:\*\*)?\s*\|(.*)\|\s*$/;
const HEADING = /^#{1,3} (.*)$/;

/** Every statement of the rules, in the order of the documents. */
export function readStatements(root: string): Statement[] {
  const folder = path.join(root, 'docs', 'rules');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .flatMap((name) => statementsOf(name, readFileSync(path.join(folder, name), 'utf8')));
}

export function statementsOf(document: string, content: string): Statement[] {
  const found: { id: string; text: string; document: string; section: string }[] = [];
  let section = '';
  let open: { text: string } | null = null;
  for (const line of content.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading) section = heading[1]!;
    const row = ROW.exec(line);
    const listed = row ? null : LISTED.exec(line);
    if (row) found.push({ id: row[1]!, text: cells(row[2]!), document, section });
    if (listed && (line.startsWith('- ') || listed[1]))
      found.push({ id: listed[2]!, text: plain(listed[3]!), document, section });
    if (row || line.trim() === '' || heading) open = null;
    else if (listed) open = found.at(-1)!;
    else if (open) open.text += ` ${plain(line)}`;
  }
  return found;
}

const cells = (row: string): string =>
  row
    .split('|')
    .map((cell) => plain(cell))
    .filter((cell) => cell !== '')
    .join(' · ');

const plain = (markdown: string): string =>
  markdown
    .replaceAll('**', '')
    .replaceAll('`', '')
    .trim()
    .replace(/^[.:] /, '');
