import type { ToldTopic } from '@landsraad/bots/dune';
import { FACTIONS } from '@landsraad/dune';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { wordReasons } from '../../src/packs/dune/hints/reasons.ts';
import { reasonWords } from '../../src/packs/dune/hints/words.ts';
import { choices } from '../../src/packs/dune/table/choices.ts';
import type { Wording } from '../../src/table/desk/wording.ts';
import type { TableKit } from '../../src/table/kit.ts';
import { namingBy } from '../../src/table/naming.ts';
import type { Asked } from '../../src/table/spots.ts';

const reason = (topic: ToldTopic, by: number, worth: number, about?: string) => ({
  topic,
  by,
  worth,
  kept: false,
  ...(about && { about }),
});

describe('what differs between two ways in Dune', () => {
  const told = [
    reason('rival-victory', -0.7, 0.4),
    reason('strongholds', 1, 0.2),
    reason('forces', -3.5, -0.1),
    reason('ally', 1, 0.1, 'spacing-guild'),
  ];

  it('is said by what is gained, prevented and lost', () => {
    expect(wordReasons(told, 'en')).toEqual([
      'Gains: 1 stronghold and an alliance with the Spacing Guild',
      'Denies your rivals: victory this turn (70% of the time)',
      'Costs: 3 to 4 forces',
    ]);
    expect(wordReasons(told, 'fr')).toEqual([
      'Rapporte\u00a0: 1 forteresse et une alliance avec la Guilde Spatiale',
      'Prive vos rivaux de\u00a0: la victoire ce tour (dans 70\u00a0% des cas)',
      'Coûte\u00a0: 3 à 4 troupes',
    ]);
  });

  it('names a number by what it counts', () => {
    const named = namingBy(
      { choices } as unknown as TableKit,
      { language: 'fr', option: String } as unknown as Wording,
    );
    const shipped = { kind: 'ship.number', shape: 'number', seat: 0, min: 0, max: 5 };
    expect(named(3, shipped as unknown as Asked)).toBe('3 troupes');
    expect(named(3, { ...shipped, kind: 'storm.dial' } as unknown as Asked)).toBe('3');
  });

  it.each(LANGUAGES)('has words for every topic and every ally in %s', (language) => {
    const topics = [...Object.keys(reasonWords[language].amounts), 'victory'] as ToldTopic[];
    const all = [
      ...topics.map((topic) => reason(topic, 2, 0.1)),
      ...FACTIONS.map((id) => reason('ally', 1, 0.1, id)),
    ];
    for (const one of all) {
      const [said] = wordReasons([one], language);
      expect(said).toMatch(/: .*\p{L}/u);
      expect(said).not.toMatch(/undefined|NaN| {2}/);
    }
  });
});
