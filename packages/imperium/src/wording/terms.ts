import { type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { IntrigueTiming, Leader, Name, Space } from '../content/component.ts';
import type { AgentIcon, Faction, Resource } from '../ids.ts';
import type { ImperiumOptions } from '../options.ts';
import type { Phase } from '../state.ts';
import type { Unit, Zone } from './wording.ts';

/* The single words of the game. */

export const nameOf = ({ name }: { readonly name: Name }, language: Language): string =>
  WRITING[language].typeset(name[language]);
/** A Leader where there is little room: "Rabban". */
export const shortNameOf = ({ short }: Pick<Leader, 'short'>, language: Language): string =>
  WRITING[language].typeset(short[language]);
/** A Leader inside a sentence, with the article of a title: « le Comte Ilban Richèse ». */
export const leaderInSentence = (leader: Pick<Leader, 'name'>, language: Language): string =>
  WRITING[language].typeset(wordingOf(language).terms.leaderInSentence(leader.name[language]));
/** The same by its short name: « le Baron », which « de » makes « du Baron ». */
export const shortInSentence = (leader: Pick<Leader, 'short'>, language: Language): string =>
  WRITING[language].typeset(wordingOf(language).terms.leaderInSentence(leader.short[language]));
export const factionName = (faction: Faction, language: Language): string =>
  wordingOf(language).terms.factions[faction];
export const iconName = (icon: AgentIcon, language: Language): string =>
  wordingOf(language).terms.icons[icon];
export const regionName = (region: Space['region'], language: Language): string =>
  wordingOf(language).terms.regions[region];
export const resourceName = (resource: Resource, language: Language): string =>
  wordingOf(language).terms.resources[resource];
export const phaseName = (phase: Phase, language: Language): string =>
  wordingOf(language).terms.phases[phase];
export const zoneName = (zone: Zone, language: Language): string =>
  wordingOf(language).terms.zones[zone];
export const timingName = (timing: IntrigueTiming, language: Language): string =>
  wordingOf(language).terms.timings[timing];
/** "2 troops", with the right plural. */
export const amountOf = (n: number, unit: Unit, language: Language): string =>
  wordingOf(language).terms.amount(n, unit);

/** What a table agrees on, and the name of one of its values. */
export const settingName = (setting: keyof ImperiumOptions, language: Language): string =>
  wordingOf(language).settings[setting].name;
export function settingValue<K extends keyof ImperiumOptions>(
  setting: K,
  value: ImperiumOptions[K],
  language: Language,
): string {
  return wordingOf(language).settings[setting].values[String(value)] ?? String(value);
}
