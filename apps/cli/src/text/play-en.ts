import type { PlayText } from './play-text.ts';

const between = (min: number, max: number, unit: string): string =>
  min === max ? `${min} ${unit}${min === 1 ? '' : 's'}` : `${min} to ${max} ${unit}s`;

export const play: PlayText = {
  welcome: (title, seed) => `${title} (seed ${seed})`,
  you: 'you',
  bot: (name) => `bot: ${name}`,
  seat: (number) => `Seat ${number}`,
  typeHelp: 'Type the number of your choice, or ? for help.',
  help: (explains, legend, orders) => [
    'Type the number of your choice; where several are wanted, 1 3 or 2-4.',
    ...explains,
    '  ? 2         explains what choice 2 is about',
    '  x           what you may not choose, and why; why 2 for the second one',
    '  u           takes back your last answer, while nothing was revealed since',
    '  t           shows the table again',
    ...(orders
      ? [
          '  map         the whole map',
          '  orders      when you are asked; orders karama never',
          '  skip        takes the default, and asks no more about it in this phase',
          '  NAME        a choice may be typed by its name, or a part of it',
        ]
      : []),
    '  log         what happened so far; log 100 for more of it',
    '  save FILE   keeps the game; load FILE goes on with one',
    '  quit        leaves, and asks whether to save',
    ...legend,
  ],
  noMap: 'This game has no map.',
  form: {
    summary: 'Your plan:',
    confirm: 'That is it',
    change: (field) => `Change: ${field}`,
    range: (min, max) => `(${min} to ${max})`,
  },
  orders: {
    heading: 'When you are asked:',
    none: 'In this game you are asked about everything.',
    how:
      'able: only when there is something to choose. To change one: orders karama never' +
      ' (or able, or always); orders all always for everything.',
    modes: { never: 'never', able: 'able', always: 'always' },
    set: (topic, mode) => `${topic}: ${mode}.`,
    unknown: (word) => `“${word}” is nothing to give orders about; orders lists what is.`,
    hint: 'Some questions are answered for you: orders shows which.',
    skipped: 'Left to the default; not asked again before the next phase.',
    notSkipped: 'This question must be answered.',
  },
  manyPlaces: 'A name may be typed, with the sector that is in brackets: meridian 1',
  pickSeveral: (min, max) =>
    `Pick ${between(min, max, 'choice')}, such as 1 3${min === 0 ? '; 0 for none' : ''}.`,
  numberWanted: (min, max) =>
    min === max
      ? `Type ${min}, or ? for help.`
      : `Type a number from ${min} to ${max}, or ? for help.`,
  notUnderstood: (line) => `“${line}” is neither a number nor a command; ? for help.`,
  nothingRefused: 'Nothing you might expect is missing here.',
  nothingCalled: (name) => `Nothing here is called “${name}”.`,
  severalCalled: (names, more) => `Several match: ${names.join(', ')}${more ? '…' : ''}`,
  cannotUndo: 'You cannot take that back: something was revealed, or others have played since.',
  undone: 'Taken back.',
  saveWhere: 'Say where: save FILE',
  saved: (file) => `Saved in ${file}.`,
  loadWhat: 'Say which: load FILE',
  loaded: (file) => `Going on with ${file}.`,
  saveBeforeLeaving: 'Save the game? A file name, or Enter to leave without: ',
  goodbye: 'Goodbye.',
  endOfInput: 'End of input: the game stops here.',
  ranking: 'Final ranking',
  youWon: 'You win!',
  youLost: (rank) => `You finish ${['1st', '2nd', '3rd', '4th', '5th', '6th'][rank - 1]}.`,
};
