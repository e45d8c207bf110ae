import { describe, expect, it } from 'vitest';
import {
  aboutComponent,
  documentOf,
  found,
  piecesOf,
  readable,
  readableCells,
  referencesIn,
  statementsOf,
  translatedDocument,
} from '../src/index.ts';

describe('the numbered statements', () => {
  it('are read from lists and tables, with their section', () => {
    const content = [
      '## 1. Things',
      '- **IMP-1.1** One thing. (R)',
      '- IMM-1.2 Another',
      '  goes on.',
      '',
      '| **IMP-16.1** | Conspire | 4 spice |',
      '- **EX-1 Icons.** Given. (see IMP-9.9)',
      '**AMB-1 Bond.** Question.',
      'Ruling: this.',
      'See IMP-2.2 for more.',
    ].join('\n');
    expect(statementsOf('d.md', content).map(({ id, text }) => [id, text])).toEqual([
      ['IMP-1.1', 'One thing. (R)'],
      ['IMM-1.2', 'Another goes on.'],
      ['IMP-16.1', 'Conspire · 4 spice'],
      ['EX-1', 'Icons. Given. (see IMP-9.9)'],
      ['AMB-1', 'Bond. Question. Ruling: this. See IMP-2.2 for more.'],
    ]);
    expect(statementsOf('d.md', content)[0]!.section).toBe('1. Things');
  });

  it('of a table have their headings', () => {
    const content = [
      '| Id | Space | Cost |',
      '|---|---|---|',
      '| **IMP-16.1** | Conspire | 4 spice |',
      '| IMP-16.2 | Wealth | |',
    ].join('\n');
    expect(statementsOf('d.md', content).map(({ cells }) => cells)).toEqual([
      [
        { label: 'Space', value: 'Conspire' },
        { label: 'Cost', value: '4 spice' },
      ],
      [{ label: 'Space', value: 'Wealth' }],
    ]);
  });
});

describe('a document', () => {
  const content = [
    '# The game',
    '',
    'Words before',
    'the rules.',
    '',
    '## 1. Things',
    '- **IMP-1.1** One.',
    '',
    '### Part',
    '',
    '| Tag | Meaning |',
    '|---|---|',
    '| R | rulebook |',
    '',
    '---',
    '',
    '- **IMP-1.2** Two.',
  ].join('\n');

  it('has a title, sections and what stands between the statements', () => {
    const { title, sections } = documentOf('d.md', content);
    expect(title).toBe('The game');
    expect(sections.map(({ title, depth }) => [title, depth])).toEqual([
      ['The game', 1],
      ['1. Things', 2],
      ['Part', 3],
    ]);
    expect(sections[0]!.blocks).toEqual([{ is: 'paragraph', text: 'Words before the rules.' }]);
    expect(sections[2]!.blocks[0]).toEqual({
      is: 'table',
      head: ['Tag', 'Meaning'],
      rows: [['R', 'rulebook']],
    });
  });

  it('is translated statement by statement until its translation is whole', () => {
    const original = documentOf('d.md', content);
    const part = documentOf('d.md', '# Le jeu\n\n- **IMP-1.2** Deux.');
    const texts = translatedDocument(original, part).sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.is === 'statement' ? [block.statement.text] : [])),
    );
    expect(texts).toEqual(['One.', 'Deux.']);
    const whole = documentOf('d.md', '# Le jeu\n\n- **IMP-1.1** Un.\n- **IMP-1.2** Deux.');
    expect(translatedDocument(original, whole)).toBe(whole);
    expect(translatedDocument(original, null)).toBe(original);
  });
});

describe('a text', () => {
  it('refers to the statements that exist, and to sections by their first', () => {
    const known = new Set(['IMP-5.12', 'HAG-7.1', 'AMB-H8', 'GUI-B3']);
    expect(piecesOf('See IMP-5.12 to 5.15, HAG-7 and IMP-99.1 (AMB-H8).', known)).toEqual([
      { text: 'See ' },
      { text: 'IMP-5.12', id: 'IMP-5.12' },
      { text: ' to 5.15, ' },
      { text: 'HAG-7', id: 'HAG-7.1' },
      { text: ' and IMP-99.1 (' },
      { text: 'AMB-H8', id: 'AMB-H8' },
      { text: ').' },
    ]);
    expect(referencesIn('GUI-B3, RUL-D2, EX-5, GUI-B3')).toEqual(['GUI-B3', 'RUL-D2', 'EX-5']);
  });

  const statement = (id: string, text: string) => ({ id, text, document: 'd.md', section: '' });
  const statements = [
    statement('IMP-1.1', 'Dune, the Desert Planet gives Épice.'),
    statement('IMP-1.10', 'To the Victor... may be played first.'),
    statement('IMP-2.1', 'The Secrets of Chani, Chanis.'),
    statement('IMP-2.2', 'No secrets here.'),
  ];

  it('is found by its number and by words without accents', () => {
    const ids = (wanted: string) => found(wanted, statements).map(({ id }) => id);
    expect(ids('epice DUNE')).toEqual(['IMP-1.1']);
    expect(ids('imp-1.1')).toEqual(['IMP-1.1', 'IMP-1.10']);
    expect(ids('1.1')).toEqual(['IMP-1.1']);
    expect(ids('2')).toEqual(['IMP-2.1', 'IMP-2.2']);
    expect(ids(' ')).toHaveLength(4);
  });

  it('speaks of a component by its whole name, whatever the printer’s marks', () => {
    const ids = (...names: string[]) => aboutComponent(names, statements).map(({ id }) => id);
    expect(ids('Dune the Desert Planet')).toEqual(['IMP-1.1']);
    expect(ids('To the Victor…')).toEqual(['IMP-1.10']);
    expect(ids('Secrets')).toEqual(['IMP-2.1']);
    expect(ids('Chan')).toEqual([]);
  });
});

describe('what a reader gets of a statement', () => {
  it.each([
    ['The goal is to have the most. (R)', 'The goal is to have the most.'],
    ['One thing. (RB 12, 14; D)', 'One thing.'],
    ['It never moves. (Q; Z, AMB-24)', 'It never moves. (AMB-24)'],
    ['Rien. (R\u00a0; Z, AMB-12)', 'Rien. (AMB-12)'],
    ['It does not block. (Ix rulebook; Z, AMB-29)', 'It does not block. (AMB-29)'],
    ['A setup. [FR Mise en place, EN 4]', 'A setup.'],
    ['The bank never runs out. S R', 'The bank never runs out.'],
    ['Three times (not in a two-player game).', 'Three times (not in a two-player game).'],
    ['Only with four players (solo)', 'Only with four players (solo)'],
  ])('has no sources: %s', (written, read) => expect(readable(written)).toBe(read));

  it.each([
    [
      'Harvest. Given 1 bonus spice. When an Agent is sent there. Then 3 spice are gained.',
      'Harvest. 1 bonus spice. An Agent is sent there: 3 spice are gained.',
    ],
    ['Given four players. Then nobody wins.', 'Four players. Nobody wins.'],
    [
      'Soit un joueur à 1. Quand il en gagne 2, alors il arrive à 3.',
      'Un joueur à 1. Il en gagne 2 : il arrive à 3.',
    ],
    ['Soit quatre joueurs. Alors : première, rien.', 'Quatre joueurs. Première, rien.'],
  ])('has sentences in the place of given, when and then: %s', (written, read) =>
    expect(readable(written)).toBe(read),
  );

  it('has no column of sources', () => {
    const cells = [
      { label: 'Space', value: 'Conspire' },
      { label: 'Tags', value: 'G' },
    ];
    expect(readableCells(cells)).toEqual([cells[0]]);
  });
});
