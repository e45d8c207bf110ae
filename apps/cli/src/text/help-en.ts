import type { Text } from './text.ts';

const TABLE = `Table of Dune: Imperium:
  --players N              players at the table, 1 to 4 (4); alone you face two
                           Rivals, two players face House Hagal
  --with LIST              with expansions, separated by commas: ix (Rise of
                           Ix), immortality
  --epic                   with Rise of Ix: an Epic game, to 12 Victory Points
  --to-11                  with Immortality: one Victory Point further
  --leaders LIST           Leaders by seat, separated by commas; - leaves a seat
                           to the mode: --leaders paul-atreides,-,helena
  --leader-mode MODE       random, or pick: each player picks one (random)
  --points N               Victory Points that end the game, 5 to 30 (10)
  --tie-for-second WHAT    nothing, or third: what a tie for second place takes
                           with three players (nothing)
  --bindu WHAT             turn-ends, or may-pass: after Bindu Suspension
                           (turn-ends)
  --confirm                ask even where there is only one thing to do

  and alone, with --players 1:
  --difficulty LEVEL       mercenary, sardaukar, mentat or kwisatz-haderach
                           (mercenary)
  --rivals LIST            the Leaders of the two Rivals, separated by commas; -
                           leaves one to the mode: --rivals memnon,rabban
  --row-churn              two dice trash cards of the Imperium Row each round
  --brutal-escalation      combat bonus of two cards in a Conflict III
  --expert-deployment HOW  all-or-nothing, or troop-by-troop: how Rivals deploy
                           from mentat on (all-or-nothing)

Table of Dune:
  --players N              players at the table, 2 to 6 (6)
  --factions LIST          factions by seat, separated by commas; - and those
                           not named are dealt: --factions atreides,-,guild
  --mode MODE              basic or advanced (basic)
  --two-factions           two players with two factions each
  --turns N                the last turn, 1 to 10 (10)
  --alliance-max N         players in one alliance, 2, 3 or 6 (2)
  --alliance-strongholds N strongholds that an alliance needs, 3 or 4 (4)
  --bribes WHEN            at-once, or mentat-pause: when the spice of a deal
                           can be used (at-once)
  --extra-worm SCOPE       blow, or phase: in what a worm counts as a further
                           one (phase)
  --swap-at-bidding        Harkonnen may swap hands during Bidding only
`;

const COMMON = `  --lang en|fr             the language (that of your locale)
  -h, --help               this help
`;

export const help: Text['help'] = {
  all: `Usage: landsraad COMMAND [OPTIONS]

Commands:
  play GAME                play against bots; GAME is imperium or dune
  simulate GAME            let bots play many games and print what came out
  ladder GAME              rank the bots by a tournament
  train imperium|dune      make the model that the strong levels think with
  puzzles imperium|dune    find puzzles in games of bots
  replay FILE              tell a saved game again
  scenario FILE...         play arranged positions and check what comes of them
  catalogue GAME           cards, leaders, places, worded in both languages
  rules                    which rules a test proves, and which none does
  bench [GAME|server]      measure the speed of the engine or of the server

  landsraad COMMAND --help shows the options of a command.
  landsraad --version      the version
  --lang en|fr             the language of any command (that of your locale)

Exit code: 0 done; 1 something failed, as reported; 2 the command line or a file
was wrong, and nothing was done.
`,
  play: `Usage: landsraad play imperium|dune [OPTIONS]

Play Dune: Imperium or Dune in the terminal. You take one seat, bots take the
others; Dune: Imperium can be played alone against Rivals too.

  --seat N                 your seat (1); the first player is drawn, or alone
                           is a Rival
  --faction NAME           Dune: your faction (that of your seat)
  --bots LIST              who takes the other seats, in order, separated by
                           commas, repeated as needed: level-1 to level-5,
                           greedy, random (level-2)
  --seed TEXT              the same seed deals the same game (a fresh one)
  --load FILE              go on with a saved game

${TABLE}
${COMMON}
At each question type the number of your choice, or a command; ? lists them. In
Dune, orders says which questions are answered for you.
`,
  simulate: `Usage: landsraad simulate imperium|dune [OPTIONS]

Let bots play many games against each other.

  --games N                how many games (100)
  --bots LIST              the bot of each seat, separated by commas: level-1 to
                           level-5, greedy, random (random). The first bot takes
                           seat 1, the next one seat 2; a list shorter than the
                           table goes around again, so random,greedy gives
                           random, greedy, random, greedy
  --rotate                 move all bots one seat along after each game
  --check                  look for lost or doubled pieces after every turn
  --seed TEXT              game n is dealt from TEXT/n (1)
  --json                   print the figures as one JSON object

${TABLE}
${COMMON}
A game that fails is kept in ./failures, where \`landsraad replay\` can read it,
and the exit code is 1.
`,
  ladder: `Usage: landsraad ladder imperium|dune [OPTIONS]

Rank bots by a tournament: tables are dealt so that everybody sits equally
often, and each is played once from every seat. Whoever is 400 above another
wins ten times as often; the true figure lies within ± in 19 of 20 cases.

  --games N                how many games (100)
  --bots LIST              who takes part, separated by commas (all bots)
  --seed TEXT              game n is dealt from TEXT/n (1)
  --json                   print the figures as a JSON list, strongest first

${TABLE}
${COMMON}`,
  train: `Usage: landsraad train imperium|dune [OPTIONS]

Play games at tables of all kinds, learn from them which positions win, and
write the model that the strong levels think with. The same options make the
same model; it is written after every pass.

  --games N                how many games (40,000)
  --hours N                as many games as there is time for in so many hours;
                           it says how many, which make the same model again
  --passes N               how often all are learned from (5)
  --hidden N               the size of the model (64)
  --from FILE              go on from that model, with its size
  --seed TEXT              the same seed plays the same games (1)
  --out FILE               where the model goes (model.json)
${COMMON}`,
  puzzles: `Usage: landsraad puzzles imperium|dune [OPTIONS]

Find turns in games of bots where one way is clearly better than all others:
every way is played on in many worlds, and the others must be far behind, their
error included. The same options find the same puzzles; a search that was
stopped goes on where it was. What another model has proved is proved anew
first, and left out where it no longer holds.

  --set LIST               Dune: Imperium: in which boxes, separated by commas:
                           base, ix, immortality, both (all of them)
  --count N                how many of each, with those already found (50)
  --seed TEXT              the same seed plays the same games (1)
  --out FOLDER             where they go (puzzles)
${COMMON}`,
  replay: `Usage: landsraad replay FILE [OPTIONS]

Play a saved game, or one kept in ./failures, again from its first answer; tell
what happened, and check that it comes out as it was saved.

  --from N                 tell from answer N on (1)
  --to N                   tell up to answer N (the last)
  --seat N                 tell only what that seat could know
${COMMON}`,
  scenario: `Usage: landsraad scenario FILE... [OPTIONS]

Lay the position of each file, take its steps and check its expectations.
docs/scenarios.md describes the format; scenarios/ has examples.

  --json                   print the results as JSON: an object for one file, a
                           list for several
${COMMON}
The exit code is 1 if an expectation fails.
`,
  catalogue: `Usage: landsraad catalogue imperium|dune [OPTIONS]

Every component of the game with its fields, worded from its effects.

  --with LIST              Dune: Imperium with expansions: ix, immortality
  --json                   the data and the wording in both languages, as JSON
${COMMON}`,
  rules: `Usage: landsraad rules [OPTIONS]

Count the numbered rules of docs/rules that the title of a test names, such as
it('[IMP-9.4] ...'), and print those without a test. docs/rules/excluded.json
lists those that no test can prove, with the reason.

  --json                   print total, tested, excluded, missing and examples
${COMMON}
The exit code is 1 if a rule is missing.
`,
  bench: `Usage: landsraad bench [imperium|dune|server] [OPTIONS]

Measure the engine on one core, both games or one: random and greedy games, the
fork of a running match, save and load, legal options, copy. The smallest, the
middle and the largest of five runs are printed.

With \`server\`, measure the server instead, in a process of its own: 50, 100, 200
and 400 tables with four clients each; from an answer to everybody told, memory,
bytes.

  --with LIST              Dune: Imperium with expansions: ix, immortality
  --seconds N              how long in all, about (60); server: each step (20)
  --tables N               server: only this many tables
  --overload               server: they play while more come than can be served
  --apart                  server: it has a core, and its clients another one
  --database URL           server: on this PostgreSQL, an empty one
  --processes N            server: so many of them on that database
  --bus URL                server: they tell each other through this Redis
  --json                   print the figures as one JSON object
${COMMON}`,
};
