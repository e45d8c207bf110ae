/** What a line typed at a question asks for; the words of both languages always work. */
export type Spoken =
  | { readonly say: 'nothing' }
  | { readonly say: 'answer'; readonly line: string }
  | {
      readonly say:
        | 'help'
        | 'undo'
        | 'refused'
        | 'why'
        | 'log'
        | 'table'
        | 'map'
        | 'orders'
        | 'skip'
        | 'save'
        | 'load'
        | 'quit';
      readonly about: string;
    };

const WORDS: Readonly<Record<string, Exclude<Spoken['say'], 'nothing' | 'answer'>>> = {
  '?': 'help',
  help: 'help',
  aide: 'help',
  u: 'undo',
  undo: 'undo',
  annuler: 'undo',
  x: 'refused',
  why: 'why',
  pourquoi: 'why',
  log: 'log',
  journal: 'log',
  t: 'table',
  table: 'table',
  map: 'map',
  carte: 'map',
  orders: 'orders',
  ordres: 'orders',
  skip: 'skip',
  'plus-tard': 'skip',
  save: 'save',
  sauver: 'save',
  load: 'load',
  charger: 'load',
  q: 'quit',
  quit: 'quit',
  quitter: 'quit',
};

export function readLine(line: string): Spoken {
  const said = line.trim();
  if (said === '') return { say: 'nothing' };
  // `?carthag` is as good as `? carthag`.
  const [, word, about] = /^(\?|\S+)\s*(.*)$/.exec(said)!;
  const command = word!.toLowerCase();
  return Object.hasOwn(WORDS, command)
    ? { say: WORDS[command]!, about: about!.trim() }
    : { say: 'answer', line: said };
}
