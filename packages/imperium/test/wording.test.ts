import { heard } from '@landsraad/kernel';
import { faceLines, frenchOf, LANGUAGES, type Language } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { foreignIn } from '../edition/terms.ts';
import type { ImperiumOption } from '../src/choices.ts';
import { DIFFICULTIES } from '../src/content/base/difficulty.ts';
import { allOf, leaderOf } from '../src/content/index.ts';
import { AGENT_ICONS, FACTIONS, RESOURCES } from '../src/ids.ts';
import { imperium } from '../src/imperium.ts';
import { DEFAULT_OPTIONS, type ImperiumOptions } from '../src/options.ts';
import {
  amountOf,
  describeCard,
  describeConflict,
  describeDifficulty,
  describeHagal,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTile,
  describeTrack,
  type Face,
  factionName,
  GLOSSARY,
  iconName,
  leaderInSentence,
  nameOf,
  phaseName,
  regionName,
  resourceName,
  settingName,
  settingValue,
  shortInSentence,
  shortNameOf,
  spaceTerms,
  timingName,
  wordDecision,
  wordEffectLines,
  wordEffects,
  wordEvent,
  wordOption,
  wordRanking,
  wordReason,
  zoneName,
} from '../src/wording/index.ts';
import { context, DECISIONS, EFFECTS, EVENTS, OPTIONS, REASONS } from './wording-samples.ts';

const TERMS = [...GLOSSARY, ...spaceTerms()];

const faces = (language: Language): Face[] => [
  ...allOf('cards').map((card) => describeCard(card, language)),
  ...allOf('intrigue').map((intrigue) => describeIntrigue(intrigue, language)),
  ...allOf('conflicts').map((conflict) => describeConflict(conflict, language)),
  ...allOf('leaders').map((leader) => describeLeader(leader, language)),
  ...allOf('spaces').map((space) => describeSpace(space, language)),
  ...allOf('tracks').map((track) => describeTrack(track, language)),
  ...allOf('hagal').map((card) => describeHagal(card, language)),
  ...allOf('tiles').map((tile) => describeTile(tile, language)),
];

const effectLabel = (effect: (typeof EFFECTS)[number], language: Language): string => {
  const option: ImperiumOption = { id: 'branch:1', type: 'branch', effects: [effect] };
  return wordOption(option, context, language);
};

/** Sentences that say something of their own in each language, in the same order for both. */
const sentencesIn = (language: Language): string[] => [
  ...faces(language).flatMap(({ parts }) => parts.flatMap(({ lines }) => lines)),
  ...EFFECTS.map((effect) => wordEffects([effect], language)),
  ...EFFECTS.map((effect) => effectLabel(effect, language)),
  ...EVENTS.map((event) => wordEvent(event, context, language)),
  ...EVENTS.map((event) => wordEvent(heard(event, 'spectator'), context, language)),
  ...DECISIONS.map((decision) => wordDecision(decision, context, language)),
  ...REASONS.map((reason) => wordReason(reason, context, language)),
  ...TERMS.map((term) => term[language].definition),
  ...DIFFICULTIES.flatMap((difficulty) => describeDifficulty(difficulty, language)),
  ...TIE_BREAKS.map((tieBreak) => ranking(tieBreak, language)),
];

const TIE_BREAKS = ['chaumurky', 'spice', 'solari', 'water', 'garrison', 'reveal-order'];
const ranking = (tieBreak: string | undefined, language: Language): string =>
  wordRanking([{ seat: 0, rank: 1, points: 10, tieBreak }], context, language)[0]!;

const ZONES = ['hand', 'discard', 'play', 'deck', 'supply', 'garrison', 'conflict'] as const;
const PHASES = [
  'leaders',
  'secret-factions',
  'round-start',
  'turns',
  'combat',
  'makers',
  'recall',
  'endgame',
  'over',
] as const;
const SETTINGS = [...Object.keys(DEFAULT_OPTIONS), 'ix', 'epic'] as (keyof ImperiumOptions)[];

/** Names and labels, which may be the same in both languages. */
const labelsIn = (language: Language): string[] => [
  ...faces(language).flatMap((face) => faceLines(face, language)),
  ...OPTIONS.map((option) => wordOption(option, context, language)),
  ...TERMS.map((term) => term[language].term),
  ...FACTIONS.map((faction) => factionName(faction, language)),
  ...AGENT_ICONS.map((icon) => iconName(icon, language)),
  ...allOf('spaces').map(({ region }) => regionName(region, language)),
  ...RESOURCES.map((resource) => resourceName(resource, language)),
  ...PHASES.map((phase) => phaseName(phase, language)),
  ...ZONES.map((zone) => zoneName(zone, language)),
  ...(['plot', 'combat', 'endgame'] as const).map((timing) => timingName(timing, language)),
  ...SETTINGS.map((setting) => settingName(setting, language)),
  ...imperium.optionSets.flatMap((options) =>
    SETTINGS.filter((setting) => setting !== 'leaders' && setting in options).map((setting) =>
      settingValue(setting, options[setting], language),
    ),
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

  it.each(LANGUAGES)('leaks nothing of the program (%s)', (language) => {
    expect(offending(everythingIn(language), /undefined|null|NaN|\[object|=>|\$\{/)).toEqual([]);
  });

  it.each(LANGUAGES)('shows no ids (%s)', (language) => {
    const names = [
      ...allOf('cards'),
      ...allOf('intrigue'),
      ...allOf('conflicts'),
      ...allOf('spaces'),
    ]
      .map((component) => nameOf(component, language).toLowerCase())
      .join(' ');
    const compounds = everythingIn(language)
      .flatMap((text) => text.match(/[\p{L}]+(?:[-.][\p{L}]+)+/gu) ?? [])
      .filter((word) => !names.includes(word.toLowerCase()))
      .filter((word) => !/-(vous|ci|la|le|en)$/.test(word) || language === 'en');
    expect([...new Set(compounds)].sort()).toEqual(
      { en: ['Two-player', 'face-up', 'right-hand', 'two-player'], fr: ['au-dessous'] }[language],
    );
  });

  it.each(LANGUAGES)('is typeset (%s)', (language) => {
    const texts = everythingIn(language);
    expect(offending(texts, /['"]| {2}|^ | $|\( | \)|\.\.|…\.|,\.|::/)).toEqual([]);
    expect(offending(texts, / [,.]/)).toEqual([]);
  });

  it.each(LANGUAGES)('begins each sentence with a capital and ends it (%s)', (language) => {
    const lines = [
      ...faces(language).flatMap(({ parts }) => parts.flatMap((part) => part.lines)),
      ...EFFECTS.flatMap((effect) => wordEffectLines([effect], language)),
      ...EVENTS.map((event) => wordEvent(event, context, language)),
      ...TERMS.map((term) => term[language].definition),
      ...DECISIONS.map((decision) => wordDecision(decision, context, language)),
    ];
    expect(lines.filter((line) => !/^[\p{Lu}\d].*[.?!…]$/u.test(line))).toEqual([]);
  });
});

describe('a short name', () => {
  it.each(LANGUAGES)('has nine letters at most, and one Leader (%s)', (language) => {
    const names = allOf('leaders').map((leader) => shortNameOf(leader, language));
    expect(names.filter((name) => name.length > 9)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
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

  it('keeps only these terms as they are in English', () => {
    const same = TERMS.filter(({ en, fr }) => en.term === fr.term).map(({ en }) => en.term);
    expect(same).toEqual([
      'Agent',
      'Mentat',
      'Persuasion',
      'Solari',
      'Influence',
      'Alliance',
      'Rival',
      'Faction',
      'Bene Gesserit',
      'Fremen',
      'Landsraad',
      'Infiltration',
      'Secrets',
      'Mentat',
      'Arrakeen',
      'Carthag',
      'Sietch Tabr',
    ]);
  });

  it('puts a no-break space before double punctuation and inside its quotation marks', () => {
    const texts = everythingIn('fr');
    expect(offending(texts, /[^\u00a0][:;?!»]|«[^\u00a0]/)).toEqual([]);
    expect(offending(texts, /\u202f/)).toEqual([]);
    expect(offending(everythingIn('en'), /[\s\u00a0][:;?!]|[«»\u00a0]/)).toEqual([]);
  });

  it('elides and contracts', () => {
    const texts = everythingIn('fr');
    const elided =
      /(^|[\s\u00a0(«])(de|le|la|que|ne|se|jusque|lorsque|si il) [aeiouyâàéèêîœAEIOUÀÉ]/;
    expect(offending(texts, elided)).toEqual([]);
    expect(offending(texts, /\b(de les?|à les?) \p{L}/u)).toEqual([]);
  });

  it('uses the words of the French edition', () => {
    const texts = everythingIn('fr');
    expect(offending(texts, /\bcases?\b/i)).toEqual([]);
    expect(offending(texts, /points? d’Influence/i)).toEqual([]);
    expect(offending(texts, /\b(pioche|paquet|deck) (de |du |des )Conflits?\b/i)).toEqual([]);
    expect(offending(texts, /axolotl/i)).toEqual([]);
  });

  it('gives a title its article, which « de » and « à » contract', () => {
    const ilban = leaderOf('count-ilban-richese');
    const baron = leaderOf('baron-vladimir-harkonnen');
    expect(leaderInSentence(ilban, 'fr')).toBe('le Comte Ilban Richèse');
    expect(leaderInSentence(leaderOf('countess-ariana-thorvald'), 'fr')).toBe(
      'la Comtesse Ariana Thorvald',
    );
    expect(frenchOf(leaderInSentence(leaderOf('archduke-armand-ecaz'), 'fr'))).toBe(
      'de l’Archiduc Armand Ecaz',
    );
    expect(leaderInSentence(leaderOf('paul-atreides'), 'fr')).toBe('Paul Atréides');
    expect(frenchOf(shortInSentence(baron, 'fr'))).toBe('du Baron');
    expect(shortInSentence(baron, 'en')).toBe('the Baron');
    const names = [leaderInSentence(ilban, 'fr'), shortInSentence(baron, 'fr')];
    const stolen = { type: 'intrigue-stolen', seat: 0, from: 1 } as const;
    expect(wordEvent(stolen, { seatName: (seat) => names[seat]! }, 'fr')).toBe(
      'Le Comte Ilban Richèse vole une carte Intrigue au Baron.',
    );
  });

  it('begins the plural with two', () => {
    const troops = [0, 1, 2].map((n) => amountOf(n, 'troop', 'fr'));
    expect(troops).toEqual(['0 troupe', '1 troupe', '2 troupes']);
    expect(amountOf(0, 'vp', 'fr')).toBe('0 Point de Victoire');
    expect([0, 1, 2].map((n) => amountOf(n, 'troop', 'en'))).toEqual([
      '0 troops',
      '1 troop',
      '2 troops',
    ]);
    expect(
      offending(everythingIn('fr'), /\b[01] (troupes|cartes|épées|points|Épices|eaux)/),
    ).toEqual([]);
    expect(
      offending(everythingIn('fr'), /\b([2-9]|1\d) (troupe|carte|épée|point|Épice|eau)\b(?!s)/),
    ).toEqual([]);
    expect(offending(everythingIn('en'), /\b1 (troops|cards|swords|Intrigue cards)/)).toEqual([]);
  });
});

it.each(LANGUAGES)('uses the words of the edition in %s', (language) => {
  const all = [...sentencesIn(language), ...labelsIn(language)];
  expect(all.flatMap((text) => foreignIn(text, language))).toEqual([]);
});

it('agrees with a card’s gender in French', () => {
  const aside = (card: string) =>
    wordOption(
      { id: 'x', type: 'acquire', card, cost: 1, from: 'set-aside' } as ImperiumOption,
      context,
      'fr',
    );
  expect(aside('lady-jessica')).toContain('(mise de côté)');
  expect(aside('fremen-camp')).toContain('(mis de côté)');
});
