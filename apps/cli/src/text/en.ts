import { help } from './help-en.ts';
import { play } from './play-en.ts';
import type { Text } from './text.ts';

const s = (n: number | string): string => (String(n) === '1' ? '' : 's');

export const en: Text = {
  language: 'en',
  help,
  words: { game: 'the game (imperium or dune)', file: 'a file' },
  pair: (label, value) => `${label}: ${value}`,
  semicolon: '; ',
  number: (value, decimals = 0) =>
    value.toLocaleString('en-GB', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  errors: {
    noCommand: 'say what to do: `landsraad --help` lists the commands',
    unknownCommand: (word, known) => `unknown command: ${word} (there are ${known.join(', ')})`,
    unknownOption: (option) => `unknown option: ${option}`,
    optionTwice: (option) => `${option} is given twice`,
    optionNeedsValue: (option) => `${option} needs a value`,
    optionTakesNothing: (option) => `${option} takes no value`,
    notInRange: (option, given, min, max) =>
      `${option} must be a whole number from ${min} to ${max}, not ${given}`,
    notOneOf: (option, given, allowed) => `${option} must be ${allowed.join(' or ')}, not ${given}`,
    missingWord: (name) => `missing: ${name}`,
    unexpectedWord: (word) => `unexpected: ${word}`,
    unknownGame: (word, known) => `unknown game: ${word} (there are ${known.join(', ')})`,
    notOfGame: (option, game) => `${option} is no option of ${game}`,
    tooMany: (option, most) => `${option} names more than ${most}`,
    noFreeSeat: (option) => `${option} is of no use here: no other seat is free`,
    notAFile: (file) => `${file} is not a file`,
    tooLarge: (file) => `${file} is too large`,
    cannotRead: (file, code) =>
      code === 'ENOENT' ? `there is no file ${file}` : `cannot read ${file} (${code})`,
    cannotWrite: (file, code) => `cannot write ${file} (${code})`,
    notJson: (file) => `${file} is not JSON`,
    inFile: (file, problem) => `${file}: ${problem}`,
    notAMatch: 'this is not a saved Landsraad match',
    otherGame: (game) => `a match of another game: ${game.slice(0, 40)}`,
    otherRules: (version, oldest, newest) =>
      version > newest
        ? `it began with version ${version} of the rules, and this program knows them up to version ${newest}: a newer one is needed`
        : `it began with version ${version} of the rules, and this program plays them from version ${oldest} on: an older one is needed`,
    notReproduced: 'the match does not come out as it was saved',
    brokenSeating: 'the saved seats do not fit the table',
    notReplaced: (file) => `${file} exists and is no saved match: it is left alone`,
    withLoad: (option) => `${option} cannot be given with --load: the file says it`,
    internal: (message) =>
      `internal error, please report it: ${message} (LANDSRAAD_DEBUG=1 shows more)`,
  },
  play,
  replay: {
    noSuchAnswer: (from, answers) => `there is no answer ${from}, only ${answers}`,
    unfinished: (answers, seat) => `Not over after ${answers} answers: ${seat} has to decide.`,
    reproduced: (answers) => `Played again with the same outcome: ${answers} answers.`,
    differs: 'Played again, the match does not come out as it was saved.',
    promiseKept: (commitment) =>
      `The shuffle was not changed after it was promised. Compare with what your table told you:\n${commitment}`,
    promiseBroken: 'The seed is not the one that was promised: the shuffle was changed.',
    failure: (answer, why) => `A rule fails at answer ${answer}: ${why}`,
  },
  simulate: {
    progress: (done, games) => `${done} of ${games} games`,
    failure: (file, why) => `A game failed and is kept in ${file}: ${why}`,
    played: (finished, games, seconds, seed) =>
      `${finished} of ${games} game${s(games)} finished in ${seconds} s (seed ${seed})`,
    failed: (n) => `${n} failed`,
    speed: (games, decisions) => `${games} games/s, ${decisions} decisions/s`,
    decisions: (total, perGame) => `${total} decisions, ${perGame} per game`,
    seat: (number) => `Seat ${number}`,
    winsBySeat: 'Wins by seat',
    winsByBot: 'Wins by bot',
    thoughts: (bot, count, median, p95, longest) =>
      `${bot}: ${count} thoughts, median ${median} ms, 95 % within ${p95} ms, longest ${longest} ms`,
  },
  ladder: { columns: ['bot', 'rating', '95 %', 'seats', 'won'] },
  train: {
    pass: (pass, passes, seen, unseen) =>
      `pass ${pass} of ${passes}: surprise ${seen} in games it learned from, ${unseen} in others`,
    done: (games, lessons, seconds, file) =>
      `${games} games, ${lessons} positions, ${seconds} s; the model is in ${file}`,
    nothing: (surprise) => `who knows nothing is surprised by ${surprise}`,
    noModel: (file) => `${file} is no model`,
  },
  puzzles: {
    progress: (set, found, games) => `${set}: ${found} puzzles in ${games} games`,
    found: (game, set, found, games) => `${game}, ${set}: ${found} puzzles in ${games} games`,
    done: (folder) => `they are in ${folder}`,
  },
  scenario: {
    passed: 'passed',
    failed: 'FAILED',
    step: (number) => `step ${number}`,
    atTheEnd: 'at the end',
    expected: 'expected',
    got: 'got     ',
    summary: (passed, failed) => `${passed} passed, ${failed} failed`,
    unknownRule: (rule) => `rules: ${rule} is no rule of docs/rules`,
  },
  rules: {
    summary: (total, tested, excluded, missing) =>
      `${total} rules: ${tested} tested, ${excluded} excluded, ${missing} missing`,
    examples: (total, tested, excluded, missing) =>
      `${total} worked examples: ${tested} tested, ${excluded} excluded, ${missing} missing`,
    missingHeading: 'Without a test:',
    section: (document, section, missing) => `${document}, ${section} (${missing})`,
    errorsHeading: 'Errors:',
    excludedButTested: (id, pattern, file) =>
      `${id} is excluded (${pattern}) but has a test in ${file}`,
    excludesNothing: (pattern) => `${pattern} in excluded.json is no rule`,
    testedButUnknown: (id, file) => `${id} is named in ${file} but is no rule`,
    noReason: (pattern) => `${pattern} in excluded.json has no reason`,
    allTested: 'Every rule that can be observed is named by a test.',
  },
  bench: {
    heading: (table, runs, seconds) => `${table}, one core; ${runs} runs, about ${seconds} s`,
    columns: ['', 'min', 'median', 'max'],
    run: (run, runs) => (run === 0 ? 'warming up' : `run ${run} of ${runs}`),
    measures: {
      gamesPerSecond: 'random games/s',
      decisionsPerSecond: 'random decisions/s',
      greedyGamesPerSecond: 'greedy games/s',
      forkMicroseconds: 'fork, µs',
      saveLoadMicroseconds: 'save and load, µs',
      legalOptionsMicroseconds: 'legal options, µs',
      cloneMicroseconds: 'copy of a position, µs',
      lateAnswerRatio: 'answer, last tenth / second quarter',
      worldMicroseconds: 'dealing a world, µs',
      playoutsPerSecond: 'worlds to the end of a round/s',
    },
    server: {
      heading: (clients) => `Tables with ${clients} clients each, an answer a second at each table`,
      columns: [
        'tables',
        'answers/s',
        'p50, ms',
        'p99, ms',
        'CPU, %',
        'clients, %',
        'ms/answer',
        'heap, MB',
      ],
      needsDatabase: 'several processes need a PostgreSQL: --database URL',
      needsCores: (cores) => `--apart needs ${cores} cores, and taskset`,
      progress: {
        game: () => 'a whole game',
        lay: (tables) => `laying ${tables} tables`,
        run: (tables) => `${tables} tables play`,
      },
      overload: ({ tables, alone, crowded, ...all }, n) => [
        `${n(tables)} tables by themselves: p50 ${n(alone.p50)} ms, p99 ${n(alone.p99)} ms`,
        `the same while more come: p50 ${n(crowded.p50)} ms, p99 ${n(crowded.p99)} ms`,
        `all tables: ${n(all.answersPerSecond)} answers/s; new: ${n(all.taken)}, refused: ${n(all.refused)}`,
        `tables that lost something: ${n(all.lost)}`,
      ],
      memory: (busy, idle) => `a table in memory: ${busy} kB with its clients, ${idle} kB without`,
      bytes: {
        update: (raw, deflated) => `an update, median: ${raw} kB; deflated ${deflated} kB`,
        largest: (raw, deflated) => `the largest: ${raw} kB; deflated ${deflated} kB`,
        game: (raw, deflated) => `a game, to one client: ${raw} kB; deflated ${deflated} kB`,
      },
    },
  },
};
