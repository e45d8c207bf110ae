import { heard } from '@landsraad/kernel';
import { faceLines, LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { FACTION_SHEETS, SPICE_CARDS, TERRITORIES, TREACHERY } from '../src/content/index.ts';
import { FACTIONS } from '../src/ids.ts';
import { DEFAULT_OPTIONS, OPTION_SETS } from '../src/options.ts';
import { ENGLISH } from '../src/wording/en/index.ts';
import {
  amountOf,
  describeFaction,
  describeLeader,
  describeSpiceCard,
  describeTerritory,
  describeTreachery,
  elementName,
  type Face,
  factionName,
  fieldName,
  GLOSSARY,
  itemName,
  nameOf,
  phaseName,
  placeName,
  settingName,
  settingValue,
  terrainName,
  treacheryTypeName,
  victoryName,
  wordDecision,
  wordEvent,
  wordOption,
  wordPlan,
  wordRanking,
  wordReason,
} from '../src/wording/index.ts';
import { context, DECISIONS, EVENTS, OPTIONS, people, REASONS } from './wording-samples.ts';

const LEADERS = FACTION_SHEETS.flatMap(({ leaders }) => leaders);
const ITEMS = FACTION_SHEETS.flatMap(({ items }) => items);
const CELLS = TERRITORIES.flatMap(({ cells }) => cells);

const faces = (language: Language): Face[] => [
  ...TERRITORIES.map((territory) => describeTerritory(territory, language)),
  ...TREACHERY.map((card) => describeTreachery(card, language)),
  ...SPICE_CARDS.map((card) => describeSpiceCard(card, language)),
  ...FACTION_SHEETS.map((sheet) => describeFaction(sheet, language)),
  ...LEADERS.map((leader) => describeLeader(leader, language)),
];

const lines = (language: Language): string[] => [
  ...faces(language).flatMap(({ parts }) =>
    parts.filter(({ id }) => id !== 'leaders').flatMap((part) => part.lines),
  ),
  ...[context, people].flatMap((table) => [
    ...EVENTS.map((event) => wordEvent(event, table, language)),
    ...EVENTS.map((event) => wordEvent(heard(event, 'spectator'), table, language)),
    ...DECISIONS.map((decision) => wordDecision(decision, table, language)),
  ]),
  ...GLOSSARY.map((term) => term[language].definition),
];

/** Sentences that say something of their own in each language, in the same order for both. */
const sentencesIn = (language: Language): string[] => [
  ...lines(language),
  ...REASONS.map((reason) => wordReason(reason, context, language)),
  ...ITEMS.map(({ id }) => itemName(id, language)).filter((name) => !SAME_TITLES.includes(name)),
];
const SAME_TITLES = ['Sardaukar', 'Fedaykin', 'Prescience'];

const SETTINGS = Object.keys(DEFAULT_OPTIONS) as (keyof typeof DEFAULT_OPTIONS)[];

/** Names and labels, which may be the same in both languages. */
const labelsIn = (language: Language): string[] => [
  ...faces(language).flatMap((face) => faceLines(face, language)),
  ...OPTIONS.map((option) => wordOption(option, context, language)),
  ...DECISIONS.flatMap((asked) =>
    OPTIONS.map((option) => wordOption(option, context, language, asked)),
  ),
  ...GLOSSARY.map((term) => term[language].term),
  ...FACTIONS.map((faction) => factionName(faction, language)),
  ...CELLS.map((cell) => placeName(cell, language)),
  ...TERRITORIES.map(({ type }) => terrainName(type, language)),
  ...TREACHERY.map(({ type }) => treacheryTypeName(type, language)),
  ...Object.keys(ENGLISH.terms.phases).map((phase) => phaseName(phase as never, language)),
  ...Object.keys(ENGLISH.terms.elements).map((element) => elementName(element as never, language)),
  ...Object.keys(ENGLISH.terms.fields).map((field) => fieldName(field as never, language)),
  ...Object.keys(ENGLISH.terms.victories).map((how) => victoryName(how as never, language)),
  ...SETTINGS.map((setting) => settingName(setting, language)),
  ...OPTION_SETS.flatMap((options) =>
    SETTINGS.map((setting) => settingValue(setting, options[setting], language)),
  ),
];

const everythingIn = (language: Language): string[] => [
  ...sentencesIn(language),
  ...labelsIn(language),
];

const offending = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.filter((text) => pattern.test(text));

describe('everything that is worded', () => {
  it.each(LANGUAGES)('has words (%s)', (language) => {
    expect(everythingIn(language).filter((text) => text.trim() === '')).toEqual([]);
    for (const face of faces(language)) expect(face.parts).not.toEqual([]);
  });

  it('covers every item of the faction sheets, and no other', () => {
    expect(Object.keys(ENGLISH.items).sort()).toEqual(ITEMS.map(({ id }) => id).sort());
    expect(ITEMS).toHaveLength(80);
  });

  it('covers every special card', () => {
    const special = TREACHERY.filter(({ type }) => /^special(-storm|-movement)?$/.test(type));
    expect(Object.keys(ENGLISH.cards.specials).sort()).toEqual(special.map(({ id }) => id).sort());
  });

  it.each(LANGUAGES)('leaks nothing of the program (%s)', (language) => {
    expect(offending(everythingIn(language), /undefined|null|NaN|\[object|=>|\$\{|@/)).toEqual([]);
  });

  it.each(LANGUAGES)('shows no ids (%s)', (language) => {
    const names = [...TERRITORIES, ...TREACHERY, ...SPICE_CARDS, ...LEADERS]
      .map((component) => nameOf(component, language).toLowerCase())
      .join(' ');
    const compounds = everythingIn(language)
      .map((text) => text.replace(/ \([A-Z]{3}-[\w.]+\)$/, ''))
      .flatMap((text) => text.match(/[\p{L}]+(?:[-.][\p{L}]+)+/gu) ?? [])
      .filter((word) => !names.includes(word.toLowerCase()))
      .filter((word) => !/-(vous|ci|la|le|en|elles)$/.test(word) || language === 'en');
    expect([...new Set(compounds)].sort()).toEqual(
      {
        en: ['counter-clockwise', 'off-planet'],
        fr: ['Lui-même', 'au-delà', 'dix-huit', 'eux-mêmes', 'fût-ce', 'peut-être', 'pot-de-vin'],
      }[language],
    );
  });

  it.each(LANGUAGES)('is typeset (%s)', (language) => {
    const texts = everythingIn(language);
    expect(offending(texts, /['"]| {2}|^ | $|\( | \)|\.\.|…\.|,\.|::|\) \(/)).toEqual([]);
    expect(offending(texts, / [,.]/)).toEqual([]);
  });

  it.each(LANGUAGES)('begins each sentence with a capital and ends it (%s)', (language) => {
    expect(
      lines(language).filter((line) => !/^[\p{Lu}\d].*[.?!…][»”\u00a0]*$/u.test(line)),
    ).toEqual([]);
  });

  it.each(LANGUAGES)('asks every decision with a question (%s)', (language) => {
    const asked = DECISIONS.map((decision) => wordDecision(decision, context, language));
    expect(asked.filter((text) => !text.endsWith('?'))).toEqual([
      language === 'en'
        ? 'Your opponent fights without a leader: there is no traitor to call.'
        : 'Votre adversaire combat sans chef\u00a0: il n’y a pas de traître à dénoncer.',
    ]);
  });
});

describe('French', () => {
  it('differs from English in every sentence', () => {
    const plainly = (text: string) =>
      text
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '');
    const english = sentencesIn('en');
    const same = sentencesIn('fr').filter((text, i) => plainly(text) === plainly(english[i]!));
    expect(same).toEqual([]);
  });

  it('puts a no-break space before double punctuation and inside its quotation marks', () => {
    const texts = everythingIn('fr');
    expect(offending(texts, /[^\u00a0][:;?!»]|«[^\u00a0]/)).toEqual([]);
    expect(offending(everythingIn('en'), /[\s\u00a0][:;?!]|[«»\u00a0]/)).toEqual([]);
  });

  it('elides and contracts', () => {
    const texts = everythingIn('fr').map((text) => text.replaceAll(/[àÀ] (Ada|Irène|Otto)/g, ''));
    const elided =
      /(^|[\s\u00a0(«])(de|le|la|que|ne|se|jusque|lorsque|si il) [aeiouyâàéèêîœAEIOUÀÉ]/;
    expect(offending(texts, elided)).toEqual([]);
    expect(offending(texts, /\b(de les?|à les?) \p{L}/u)).toEqual([]);
  });

  it('begins the plural with two', () => {
    expect([0, 1, 2].map((n) => amountOf(n, 'force', 'fr'))).toEqual([
      '0 troupe',
      '1 troupe',
      '2 troupes',
    ]);
    expect([0, 1, 2].map((n) => amountOf(n, 'stronghold', 'en'))).toEqual([
      '0 strongholds',
      '1 stronghold',
      '2 strongholds',
    ]);
    const french = everythingIn('fr');
    expect(offending(french, /\b[01] (troupes|cartes|secteurs|Épices|forteresses)\b/)).toEqual([]);
    expect(
      offending(french, /\b([2-9]|1\d) (troupe|carte|secteur|Épice|forteresse)\b(?!s)/),
    ).toEqual([]);
    expect(offending(everythingIn('en'), /\b1 (forces|cards|sectors|strongholds)\b/)).toEqual([]);
  });

  it('agrees with a faction that is many', () => {
    const subject = /^Les (?:Atréides|Fremen|Harkonnen) (\p{L}+)/u;
    const verbs = EVENTS.flatMap((event) => {
      const verb = subject.exec(wordEvent(event, context, 'fr'))?.[1];
      return verb ? [verb] : [];
    });
    expect(verbs.length).toBeGreaterThan(40);
    expect(verbs.filter((verb) => !/nt$|^(et|ne?)$/.test(verb))).toEqual([]);
  });
});

describe('a ranking', () => {
  it('counts the strongholds held', () => {
    const ranking = [
      { seat: 3, rank: 1, points: 3 },
      { seat: 4, rank: 2, points: 1 },
      { seat: 2, rank: 2, points: 0 },
    ];
    expect(wordRanking(ranking, context, 'en')).toEqual([
      '1. Fremen, 3 strongholds',
      '2. Spacing Guild, 1 stronghold',
      '2. Emperor, 0 strongholds',
    ]);
    expect(wordRanking(ranking, people, 'fr')).toEqual([
      '1. Otto, 3 forteresses',
      '2. Paul, 1 forteresse',
      '2. Irène, 0 forteresse',
    ]);
  });
});

describe('a battle plan', () => {
  const plan = {
    dial: 7,
    leader: 'guild-representative',
    weapon: 'gom-jabbar',
    defense: null,
    spice: 1,
    kh: false,
  };

  it('stands in one phrase, its number in halves', () => {
    expect(wordPlan(plan, context, 'en')).toBe(
      'the Guild Representative, 3½ on the wheel with 1 spice, Gom Jabbar as weapon',
    );
    expect(wordPlan({ ...plan, leader: null, weapon: null, spice: 0 }, context, 'fr')).toBe(
      'aucun chef, 3½ sur la roue, aucune carte',
    );
  });
});
