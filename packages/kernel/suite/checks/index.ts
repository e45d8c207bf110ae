import { refusesTheRest, saysWhyNot, takesWhatIsOffered } from './answering.ts';
import { foreseesNoSecrets } from './foreseeing.ts';
import { seatsPeople } from './laying.ts';
import {
  clonesWhole,
  forksApart,
  goesTheSameWay,
  replacesWhatCopiesShare,
  savesAndLoads,
  undoesExactly,
} from './memory.ts';
import { playsToTheEnd, speaksPlainly } from './playing.ts';
import {
  imaginesFromWhatIsKnown,
  imaginesPlayableGames,
  keepsSecrets,
  learnsNothingForFree,
  looksWithoutTouching,
} from './secrets.ts';
import type { Trial } from './trial.ts';
import { dealsWorlds, sealsOffSecrets } from './worlds.ts';

export { Failure, type Trial } from './trial.ts';

/** A check plays one random game and throws a `Failure` that says where it went wrong. */
export type Check = (trial: Trial) => void;

/** Cheap enough for every game played. */
export const quickChecks: Readonly<Record<string, Check>> = {
  'plays to the end, pieces conserved, all seats ranked': playsToTheEnd,
  'seats as many as lay a table, each seat one person’s': seatsPeople,
  'takes every option it offers': takesWhatIsOffered,
  'says why not, and means it': saysWhyNot,
  'imagines games that can be played on': imaginesPlayableGames,
  'imagines from what a seat knows and from nothing else': imaginesFromWhatIsKnown,
};

/** Enough for rules that nobody begins a game by any more: those that began go on to their end. */
export const olderChecks: Readonly<Record<string, Check>> = {
  'plays to the end, pieces conserved, all seats ranked': playsToTheEnd,
  'replays, forks and loads to the same end': goesTheSameWay,
};

/** Costly: these go through a game decision by decision and compare whole positions. */
export const closeChecks: Readonly<Record<string, Check>> = {
  'speaks in plain, well-formed data': speaksPlainly,
  'clones every field and shares none': clonesWhole,
  'changes nothing that copies share': replacesWhatCopiesShare,
  'saves and loads at every decision': savesAndLoads,
  'replays, forks and loads to the same end': goesTheSameWay,
  'forks without touching the origin': forksApart,
  'undoes exactly, and never past news': undoesExactly,
  'refuses every other answer without a trace': refusesTheRest,
  'looks without touching': looksWithoutTouching,
  'hides what a seat cannot know': keepsSecrets,
  'foresees from what a seat knows and from nothing else': foreseesNoSecrets,
  'teaches nothing that undo would not take back': learnsNothingForFree,
  'seals off what a seat cannot know': sealsOffSecrets,
  'deals worlds that a seat can play on in': dealsWorlds,
};
