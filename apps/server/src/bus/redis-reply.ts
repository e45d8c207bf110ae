/* What Redis says, as RESP2 has it. */

export type Reply = string | number | null | Error | readonly Reply[];

interface Read {
  readonly reply: Reply;
  /** Where what comes next begins. */
  readonly end: number;
}

const LINE_END = '\r\n';

/** The reply that begins at `at`; null while not all of it is there. */
export function readReply(data: Buffer, at: number): Read | null {
  const lineEnd = data.indexOf(LINE_END, at);
  if (lineEnd < 0) return null;
  const line = data.toString('utf8', at + 1, lineEnd);
  const end = lineEnd + LINE_END.length;
  const kind = String.fromCharCode(data[at]!);
  switch (kind) {
    case '+':
      return { reply: line, end };
    case '-':
      return { reply: new Error(`Redis: ${line}`), end };
    case ':':
      return { reply: Number(line), end };
    case '$':
      return readText(data, end, Number(line));
    case '*':
      return readList(data, end, Number(line));
    default:
      return { reply: new Error(`not a reply of Redis: ${kind}`), end };
  }
}

function readText(data: Buffer, from: number, length: number): Read | null {
  if (length < 0) return { reply: null, end: from };
  const end = from + length + LINE_END.length;
  return data.length < end ? null : { reply: data.toString('utf8', from, from + length), end };
}

function readList(data: Buffer, from: number, length: number): Read | null {
  if (length < 0) return { reply: null, end: from };
  const items: Reply[] = [];
  let end = from;
  while (items.length < length) {
    const item = readReply(data, end);
    if (item === null) return null;
    items.push(item.reply);
    end = item.end;
  }
  return { reply: items, end };
}
