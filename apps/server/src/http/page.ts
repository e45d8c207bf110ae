const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c]);

/** A plain page of the server's own; `body` is HTML. */
export const page = (title: string, body: string, style = ''): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>${style && `<style>${style}</style>`}
<body><main><h1>${escaped(title)}</h1>
${body}
</main></body></html>
`;
