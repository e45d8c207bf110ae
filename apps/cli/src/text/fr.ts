import { help } from './help-fr.ts';
import { play } from './play-fr.ts';
import type { Text } from './text.ts';

const s = (n: number | string): string => (['0', '1'].includes(String(n)) ? '' : 's');

export const fr: Text = {
  language: 'fr',
  help,
  words: { game: 'le jeu (imperium ou dune)', file: 'un fichier' },
  pair: (label, value) => `${label}\u00a0: ${value}`,
  semicolon: '\u00a0; ',
  number: (value, decimals = 0) =>
    value.toLocaleString('fr-FR', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  errors: {
    noCommand: 'que faire ? `landsraad --help` donne les commandes',
    unknownCommand: (word, known) => `commande inconnue : ${word} (il y a ${known.join(', ')})`,
    unknownOption: (option) => `option inconnue : ${option}`,
    optionTwice: (option) => `${option} est donnée deux fois`,
    optionNeedsValue: (option) => `${option} demande une valeur`,
    optionTakesNothing: (option) => `${option} ne prend pas de valeur`,
    notInRange: (option, given, min, max) =>
      `${option} doit être un nombre entier de ${min} à ${max}, pas ${given}`,
    notOneOf: (option, given, allowed) =>
      `${option} doit être ${allowed.join(' ou ')}, pas ${given}`,
    missingWord: (name) => `il manque ${name}`,
    unexpectedWord: (word) => `de trop : ${word}`,
    unknownGame: (word, known) => `jeu inconnu : ${word} (il y a ${known.join(', ')})`,
    notOfGame: (option, game) => `${option} n’est pas une option de ${game}`,
    tooMany: (option, most) => `${option} en nomme plus de ${most}`,
    noFreeSeat: (option) => `${option} ne sert à rien ici : aucune autre place n’est à prendre`,
    notAFile: (file) => `${file} n’est pas un fichier`,
    tooLarge: (file) => `${file} est trop gros`,
    cannotRead: (file, code) =>
      code === 'ENOENT'
        ? `le fichier ${file} n’existe pas`
        : `impossible de lire ${file} (${code})`,
    cannotWrite: (file, code) => `impossible d’écrire ${file} (${code})`,
    notJson: (file) => `${file} n’est pas du JSON`,
    inFile: (file, problem) => `${file} : ${problem}`,
    notAMatch: 'ce n’est pas une partie sauvegardée de Landsraad',
    otherGame: (game) => `une partie d’un autre jeu : ${game.slice(0, 40)}`,
    otherRules: (version, oldest, newest) =>
      version > newest
        ? `la partie a commencé avec la version ${version} des règles, et ce programme les connaît jusqu’à la version ${newest} : il en faut un plus récent`
        : `la partie a commencé avec la version ${version} des règles, et ce programme les joue à partir de la version ${oldest} : il en faut un plus ancien`,
    notReproduced: 'la partie rejouée ne donne pas ce qui a été sauvegardé',
    brokenSeating: 'les places sauvegardées ne correspondent pas à la table',
    notReplaced: (file) => `${file} existe et n’est pas une partie sauvegardée : on n’y touche pas`,
    withLoad: (option) => `${option} ne va pas avec --load : le fichier le dit déjà`,
    internal: (message) =>
      `erreur interne, merci de la signaler : ${message} (LANDSRAAD_DEBUG=1 en montre plus)`,
  },
  play,
  replay: {
    noSuchAnswer: (from, answers) => `il n’y a pas de réponse ${from}, seulement ${answers}`,
    unfinished: (answers, seat) =>
      `Partie inachevée après ${answers} réponses : ${seat} doit décider.`,
    reproduced: (answers) => `Partie rejouée à l’identique : ${answers} réponses.`,
    differs: 'Rejouée, la partie ne donne pas ce qui a été sauvegardé.',
    promiseKept: (commitment) =>
      `Le mélange n’a pas changé depuis qu’il a été promis. À comparer avec ce que votre table a annoncé :\n${commitment}`,
    promiseBroken: 'La graine n’est pas celle qui avait été promise : le mélange a été changé.',
    failure: (answer, why) => `Une règle échoue à la réponse ${answer} : ${why}`,
  },
  simulate: {
    progress: (done, games) => `${done} parties sur ${games}`,
    failure: (file, why) => `Une partie a échoué, elle est gardée dans ${file} : ${why}`,
    played: (finished, games, seconds, seed) =>
      `${finished} partie${s(finished)} terminée${s(finished)} sur ${games} en ${seconds} s (graine ${seed})`,
    failed: (n) => `${n} en échec`,
    speed: (games, decisions) => `${games} parties/s, ${decisions} décisions/s`,
    decisions: (total, perGame) => `${total} décisions, ${perGame} par partie`,
    seat: (number) => `Place ${number}`,
    winsBySeat: 'Victoires par place',
    winsByBot: 'Victoires par bot',
    thoughts: (bot, count, median, p95, longest) =>
      `${bot} : ${count} réflexions, médiane ${median} ms, 95 % en ${p95} ms au plus, la plus longue ${longest} ms`,
  },
  ladder: { columns: ['bot', 'force', '95 %', 'places', 'victoires'] },
  train: {
    pass: (pass, passes, seen, unseen) =>
      `passe ${pass} sur ${passes} : surprise ${seen} dans les parties apprises, ${unseen} dans les autres`,
    done: (games, lessons, seconds, file) =>
      `${games} parties, ${lessons} positions, ${seconds} s ; le modèle est dans ${file}`,
    nothing: (surprise) => `qui ne sait rien est surpris de ${surprise}`,
    noModel: (file) => `${file} n’est pas un modèle`,
  },
  puzzles: {
    progress: (set, found, games) => `${set} : ${found} problèmes en ${games} parties`,
    found: (game, set, found, games) => `${game}, ${set} : ${found} problèmes en ${games} parties`,
    done: (folder) => `ils sont dans ${folder}`,
  },
  scenario: {
    passed: 'réussi',
    failed: 'ÉCHEC ',
    step: (number) => `étape ${number}`,
    atTheEnd: 'à la fin',
    expected: 'attendu',
    got: 'obtenu ',
    summary: (passed, failed) => `${passed} réussi${s(passed)}, ${failed} en échec`,
    unknownRule: (rule) => `rules : ${rule} n’est pas une règle de docs/rules`,
  },
  rules: {
    summary: (total, tested, excluded, missing) =>
      `${total} règles : ${tested} testées, ${excluded} exclues, ${missing} sans test`,
    examples: (total, tested, excluded, missing) =>
      `${total} exemples : ${tested} testés, ${excluded} exclus, ${missing} sans test`,
    missingHeading: 'Sans test :',
    section: (document, section, missing) => `${document}, ${section} (${missing})`,
    errorsHeading: 'Erreurs :',
    excludedButTested: (id, pattern, file) =>
      `${id} est exclue (${pattern}) mais a un test dans ${file}`,
    excludesNothing: (pattern) => `${pattern} dans excluded.json n’est pas une règle`,
    testedButUnknown: (id, file) => `${id}, nommée dans ${file}, n’est pas une règle`,
    noReason: (pattern) => `${pattern} dans excluded.json n’a pas de raison`,
    allTested: 'Un test nomme chaque règle observable.',
  },
  bench: {
    heading: (table, runs, seconds) => `${table}, un cœur ; ${runs} mesures, environ ${seconds} s`,
    columns: ['', 'min', 'médiane', 'max'],
    run: (run, runs) => (run === 0 ? 'échauffement' : `mesure ${run} sur ${runs}`),
    measures: {
      gamesPerSecond: 'parties random/s',
      decisionsPerSecond: 'décisions random/s',
      greedyGamesPerSecond: 'parties greedy/s',
      forkMicroseconds: 'copie d’une partie en cours, µs',
      saveLoadMicroseconds: 'sauvegarde et chargement, µs',
      legalOptionsMicroseconds: 'choix possibles, µs',
      cloneMicroseconds: 'copie d’une position, µs',
      lateAnswerRatio: 'réponse, dernier dixième / deuxième quart',
      worldMicroseconds: 'donne d’un monde, µs',
      playoutsPerSecond: 'mondes joués jusqu’à la fin du tour/s',
    },
    server: {
      heading: (clients) =>
        `Des tables à ${clients} clients chacune, une réponse par seconde à chaque table`,
      columns: [
        'tables',
        'réponses/s',
        'p50, ms',
        'p99, ms',
        'CPU, %',
        'clients, %',
        'ms/réponse',
        'tas, Mo',
      ],
      needsDatabase: 'plusieurs processus ont besoin de PostgreSQL : --database URL',
      needsCores: (cores) => `--apart a besoin de ${cores} cœurs, et de taskset`,
      progress: {
        game: () => 'une partie entière',
        lay: (tables) => `mise en place de ${tables} tables`,
        run: (tables) => `${tables} tables jouent`,
      },
      overload: ({ tables, alone, crowded, ...all }, n) => [
        `${n(tables)} tables seules : p50 ${n(alone.p50)} ms, p99 ${n(alone.p99)} ms`,
        `les mêmes quand d’autres arrivent : p50 ${n(crowded.p50)} ms, p99 ${n(crowded.p99)} ms`,
        `toutes : ${n(all.answersPerSecond)} réponses/s ; nouvelles : ${n(all.taken)}, refusées : ${n(all.refused)}`,
        `tables qui ont perdu quelque chose : ${n(all.lost)}`,
      ],
      memory: (busy, idle) =>
        `une table en mémoire : ${busy} ko avec ses clients, ${idle} ko sans eux`,
      bytes: {
        update: (raw, deflated) =>
          `une mise à jour, médiane : ${raw} ko ; compressée ${deflated} ko`,
        largest: (raw, deflated) => `la plus grande : ${raw} ko ; compressée ${deflated} ko`,
        game: (raw, deflated) =>
          `une partie, vers un client : ${raw} ko ; compressée ${deflated} ko`,
      },
    },
  },
};
