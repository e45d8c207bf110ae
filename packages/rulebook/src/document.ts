/** One numbered statement of `docs/rules`: a rule, a worked example or a ruling. */
export interface Statement {
  readonly id: string;
  readonly text: string;
  readonly document: string;
  readonly section: string;
  /** For a row of a table: what stands under each heading. */
  readonly cells?: readonly Cell[];
}

interface Cell {
  readonly label: string;
  readonly value: string;
}

export interface RuleDocument {
  /** Its file, such as `imperium-base.md`. */
  readonly name: string;
  readonly title: string;
  /** In order; the first has the document's own title and what stands before all others. */
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  /** 1 for a part of the document, 2 for a section, 3 for a part of a section. */
  readonly depth: number;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly is: 'statement'; readonly statement: Statement }
  | { readonly is: 'paragraph'; readonly text: string }
  | {
      readonly is: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

/** `DUN-8.3`, or an item of a faction sheet such as `GUI-B3`. */
const RULE = /^(?:(?:IMP|HAG|IX|IMM|DUN)-\d+\.\d+|(?:ATR|BEN|EMP|FRE|GUI|HAR)-[SBALKV]\d+)$/;
const EXAMPLE = { 'imperium-base.md': /^EX-\d+$/, 'imperium-hagal.md': /^HEX-\d+$/ };

export const isRule = ({ id }: Statement): boolean => RULE.test(id);
/** Those of documents whose numbers are theirs alone: others count again from one. */
export const isExample = ({ id, document }: Statement): boolean =>
  Object.entries(EXAMPLE).some(([name, number]) => document === name && number.test(id));

/** `- **IMP-1.1** text`, `- IMM-1.1 text`, `- **EX-1 Icons.** text`, `**AMB-1 Title.** text` */
const LISTED = /^(?:- )?(\*\*)?([A-Z]+-[A-Z]?\d+(?:\.\d+)?)(?:\*\*)?(?=[ .:])(.*)$/;
/** `| **IMP-16.1** | Conspire | ...` */
const NUMBERED_ROW = /^\|\s*(?:\*\*)?([A-Z]+-\d+\.\d+)(?:\*\*)?\s*\|(.*)\|\s*$/;
const ROW = /^\|(.*)\|\s*$/;
const RULER = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;
const HEADING = /^(#{1,3}) (.*)$/;

export const statementsOf = (name: string, content: string): Statement[] =>
  statementsIn(documentOf(name, content));

export const statementsIn = ({ sections }: RuleDocument): Statement[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.is === 'statement' ? [block.statement] : [])),
  );

export function documentOf(name: string, content: string): RuleDocument {
  const reader = new Reader(name);
  for (const line of content.split('\n')) reader.read(line);
  const { sections } = reader;
  return { name, title: sections.find(({ title }) => title !== '')?.title ?? name, sections };
}

type Open<T> = { -readonly [K in keyof T]: T[K] };
type OpenBlock =
  | { is: 'statement'; statement: Open<Statement> }
  | { is: 'paragraph'; text: string }
  | { is: 'table'; head: string[]; rows: string[][] };

/** Reads line by line: what is open goes on until an empty line. */
class Reader {
  readonly sections: { title: string; depth: number; blocks: OpenBlock[] }[] = [];
  private open: OpenBlock | null = null;
  /** The headings of the table that is being read. */
  private head: string[] = [];
  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  read(line: string): void {
    const heading = HEADING.exec(line);
    const numbered = NUMBERED_ROW.exec(line);
    const row = ROW.exec(line);
    const listed = LISTED.exec(line);
    if (heading) this.begin(plain(heading[2]!), heading[1]!.length);
    else if (line.trim() === '' || line.trim() === '---') this.close();
    else if (numbered) this.addRow(numbered[1]!, cellsOf(numbered[2]!));
    else if (row && !RULER.test(line)) this.addCells(cellsOf(row[1]!));
    else if (listed && (line.startsWith('- ') || listed[1]))
      this.add(this.statement(listed[2]!, plain(listed[3]!)));
    else if (!row) this.goOn(plain(line), line.startsWith('- '));
  }

  private begin(title: string, depth: number): void {
    this.close();
    this.sections.push({ title, depth, blocks: [] });
  }

  private close(): void {
    this.open = null;
    this.head = [];
  }

  private add(block: OpenBlock): void {
    if (this.sections.length === 0) this.begin('', 1);
    this.sections.at(-1)!.blocks.push(block);
    this.open = block;
  }

  private statement(id: string, text: string): OpenBlock & { is: 'statement' } {
    const section = this.sections.at(-1)?.title ?? '';
    return { is: 'statement', statement: { id, text, document: this.name, section } };
  }

  private addRow(id: string, values: readonly string[]): void {
    const filled = values.map((value, i) => ({ label: this.head[i + 1] ?? '', value }));
    const cells = filled.filter(({ value }) => value !== '');
    const block = this.statement(id, cells.map(({ value }) => value).join(' · '));
    block.statement.cells = cells;
    this.dropHead();
    this.add(block);
    this.open = null;
  }

  private addCells(values: string[]): void {
    if (this.open?.is === 'table') {
      this.open.rows.push(values);
      return;
    }
    this.add({ is: 'table', head: values, rows: [] });
    this.head = values;
  }

  /** A table of numbered rows is a list of statements: its headings go with each of them. */
  private dropHead(): void {
    if (this.open?.is === 'table' && this.open.rows.length === 0)
      this.sections.at(-1)!.blocks.pop();
  }

  private goOn(text: string, item: boolean): void {
    if (this.open?.is === 'statement') this.open.statement.text += ` ${text}`;
    else if (this.open?.is === 'paragraph' && !item) this.open.text += ` ${text}`;
    else this.add({ is: 'paragraph', text });
  }
}

const cellsOf = (row: string): string[] => row.split('|').map(plain);

const plain = (markdown: string): string =>
  markdown
    .replaceAll('**', '')
    .replaceAll('`', '')
    .trim()
    .replace(/^[.:] /, '');
