import { capitalised, type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { Name, Territory, TreacheryType } from '../content/component.ts';
import { factionOf } from '../content/index.ts';
import type { CellId, FactionId, ItemId, TerritoryId } from '../ids.ts';
import type { DuneOptions } from '../options.ts';
import type { Dune, Phase, PlanElement } from '../state.ts';
import { placeTitle } from './titles.ts';
import type { PlanField, SheetItem, Unit } from './wording.ts';

/* The single words of the game. */

export const nameOf = ({ name }: { readonly name: Name }, language: Language): string =>
  WRITING[language].typeset(name[language]);
export const factionName = (faction: FactionId, language: Language): string =>
  nameOf(factionOf(faction), language);
/** A territory or one of its cells: "Wind Pass (sector 14)". */
export const placeName = (place: CellId | TerritoryId, language: Language): string =>
  WRITING[language].typeset(placeTitle(place, language, wordingOf(language).terms));
export const phaseName = (phase: Phase, language: Language): string =>
  wordingOf(language).terms.phases[phase];
export const terrainName = (terrain: Territory['type'], language: Language): string =>
  wordingOf(language).terms.terrains[terrain];
export const treacheryTypeName = (type: TreacheryType, language: Language): string =>
  WRITING[language].typeset(wordingOf(language).terms.treachery[type]);
export const elementName = (element: PlanElement, language: Language): string =>
  capitalised(wordingOf(language).terms.elements[element]);
/** What is filled in for a battle plan. */
export const fieldName = (field: PlanField, language: Language): string =>
  wordingOf(language).terms.fields[field];
export const victoryName = (victory: NonNullable<Dune['victory']>, language: Language): string =>
  wordingOf(language).terms.victories[victory];
/** The title of an item of a faction sheet. */
export const itemName = (item: ItemId, language: Language): string =>
  WRITING[language].typeset(capitalised(wordingOf(language).items[item as SheetItem][0]));
/** "2 forces", with the right plural. */
export const amountOf = (n: number, unit: Unit, language: Language): string =>
  wordingOf(language).terms.amount(n, unit);

/** What a table agrees on, and the name of one of its values. */
export const settingName = (setting: keyof DuneOptions, language: Language): string =>
  wordingOf(language).settings[setting].name;
export function settingValue<K extends keyof DuneOptions>(
  setting: K,
  value: DuneOptions[K],
  language: Language,
): string {
  const { values } = wordingOf(language).settings[setting];
  if (setting !== 'factions') return values[String(value)] ?? String(value);
  const factions = value as DuneOptions['factions'];
  const dealt = factions.filter((id) => id === null).length;
  return [
    ...factions.flatMap((id) => (id === null ? [] : [factionName(id, language)])),
    ...(dealt > 0 ? [`${dealt} ${values[WRITING[language].isOne(dealt) ? 'one' : 'many']}`] : []),
  ].join(', ');
}
