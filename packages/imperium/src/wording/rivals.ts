import type { Seat } from '@landsraad/kernel';
import { type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import { type Difficulty, LEVELS } from '../content/base/difficulty.ts';
import type { Leader } from '../content/component.ts';
import { leaderOf, spaceOf } from '../content/index.ts';
import type { ImperiumOptions } from '../options.ts';
import type { Skipped } from '../refusals.ts';
import type { PlayerView } from '../view.ts';
import { nameOf, shortInSentence, shortNameOf } from './terms.ts';

/** What a name depends on: a view has it, and so has whoever keeps only the Leaders. */
interface Table {
  readonly options: Pick<ImperiumOptions, 'players'>;
  readonly players: readonly Pick<PlayerView, 'leader'>[];
}

/** Who sits where nobody plays: a Rival by its Leader, or House Hagal; null for a person's seat. */
export const rivalName = (table: Table, seat: Seat, language: Language): string | null =>
  calledBy(nameOf, table, seat, language);

/** The same where there is little room: "Rabban", "Hagal". */
export const rivalShortName = (table: Table, seat: Seat, language: Language): string | null =>
  isHouse(table, seat) ? 'Hagal' : calledBy(shortNameOf, table, seat, language);

const isHouse = ({ options }: Table, seat: Seat): boolean => options.players === 2 && seat >= 2;

function calledBy(
  name: (leader: Leader, language: Language) => string,
  { options, players }: Table,
  seat: Seat,
  language: Language,
): string | null {
  if (seat < options.players) return null;
  const { leader } = players[seat]!;
  return leader ? name(leaderOf(leader), language) : wordingOf(language).terms.rival(options, seat);
}

/** The same as a sentence says it: with the article of its title, or of House Hagal. */
export function rivalInSentence(table: Table, seat: Seat, language: Language): string | null {
  if (isHouse(table, seat)) return wordingOf(language).rivals.house;
  return calledBy(shortInSentence, table, seat, language);
}

/** What a difficulty of the solo game changes, one sentence for each thing (HAG-6.11 to 6.17). */
export function describeDifficulty(difficulty: Difficulty, language: Language): string[] {
  const { rivals } = wordingOf(language);
  const level = LEVELS[difficulty];
  const usually = spaceOf('mentat').cost!.solari!;
  const lines = [
    Object.keys(level.personGains).length > 0 && rivals.personGains(level.personGains),
    level.mentatCost !== usually && rivals.mentatCosts(level.mentatCost, usually),
    rivals.rivalsStart(level.garrison, level.intrigue),
    rivals.thirdAgents(level.thirdAgents),
    level.expert && rivals.expert,
    !level.swordmaster && rivals.noSwordmaster,
  ];
  return lines.filter((line) => line !== false).map(WRITING[language].typeset);
}

/** Why a revealed card of House Hagal was not used: "the space is occupied". */
export const skippedReason = (skipped: Skipped, language: Language): string =>
  WRITING[language].typeset(wordingOf(language).rivals.skipped[skipped]);
