import { greedy, random } from '@landsraad/bots';
import { type ImperiumOption, imperium } from '@landsraad/imperium';
import { Match, seeded } from '@landsraad/kernel';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { wordMotives } from '../../src/packs/imperium/hints/motives.ts';
import { motiveWords } from '../../src/packs/imperium/hints/words.ts';
import { seed } from './at-home.ts';

/** Every code with one example for and one against. */
function motivesOfManyGames() {
  const found = new Map<string, { why: string; about?: string; worth: number }>();
  const sentences = new Set<string>();
  for (let game = 0; game < 24; game++) {
    const options = imperium.parseOptions({
      confirmEverything: true,
      leaderMode: game % 2 ? 'pick' : 'random',
    });
    const match = Match.start(imperium, options, `${seed}/hints/${game}`);
    const bot = game % 4 === 3 ? random : greedy;
    while (!match.over) {
      const { seat } = match.pending[0]!;
      const decision = match.decision(seat)!;
      const view = match.view(seat);
      for (const weighed of greedy.explain!(decision, view)) {
        for (const motive of weighed.motives)
          found.set(`${motive.why} ${Math.sign(motive.worth)}`, motive);
        if (match.position % 7 === 0) sentences.add(wordMotives(weighed, 'fr'));
      }
      match.answer(
        seat,
        bot.decide(decision, () => view, seeded(`${game}/${match.position}`)),
      );
    }
  }
  return { motives: [...found.values()], sentences };
}

const { motives, sentences } = motivesOfManyGames();

/** Effects that have no words of their own; they are said to cost nothing. */
const PLAIN_EFFECTS = ['when', 'opponent', 'recall', 'lose-troop'];
const SAID_LIKE_OTHERS = [
  'choose.one',
  'choose.two',
  'humanity',
  'influence.gain.two',
  'trash.cost',
  'acquire.effect',
];

describe('why the adviser would do it', () => {
  it('has words for every motive of greedy', () => {
    const known = [...Object.keys(motiveWords.en.for), ...PLAIN_EFFECTS, ...SAID_LIKE_OTHERS];
    expect(motives.map(({ why }) => why).filter((why) => !known.includes(why))).toEqual([]);
    expect(motives.length).toBeGreaterThan(50);
  });

  it.each(LANGUAGES)('is a whole sentence in %s, with the names it speaks of', (language) => {
    for (const motive of motives) {
      const said = wordMotives({ motives: [motive] }, language);
      expect(said, JSON.stringify(motive)).toMatch(/^(?:“|«\s)?\p{Lu}.*\.$/u);
      expect(said, JSON.stringify(motive)).not.toMatch(/undefined|null| {2}|^ |[a-z]-[a-z]+\b:/);
      expect(said, JSON.stringify(motive)).not.toMatch(/(?:^|[\s'’])[.,]|^ ?:|«\s*»/);
    }
  });

  it('is one sentence or two', () => {
    for (const said of sentences) expect(said.split(/\.(?: |$)/).length - 1).toBeLessThanOrEqual(2);
  });

  it('names what a space brings and what it costs', () => {
    const advice = {
      motives: [
        { why: 'space', about: 'wealth', worth: 5 },
        { why: 'reveal-box', about: 'dagger', worth: -0.4 },
      ],
    };
    expect(wordMotives(advice, 'en')).toBe(
      'Wealth brings 1 Influence with the Emperor and 2 Solari.',
    );
    const dear = {
      motives: [
        { why: 'space', about: 'mentat', worth: 5 },
        { why: 'cost', about: 'mentat', worth: -2 },
      ],
    };
    expect(wordMotives(dear, 'en')).toMatch(/^Mentat brings .*\. It costs 2 Solari\.$/);
    expect(wordMotives({ motives: [] }, 'fr')).toBe('');
  });

  it('names what the chosen part of an effect brings', () => {
    const advice = { motives: [{ why: 'choose.one', about: '0', worth: 2 }] };
    const branch = {
      id: '0',
      type: 'branch',
      effects: [{ do: 'persuasion', n: 2 }],
    } as unknown as ImperiumOption;
    expect(wordMotives(advice, 'en', branch)).toBe('It brings you 2 Persuasion.');
    expect(wordMotives(advice, 'fr', branch)).toBe('Vous y gagnez 2 Persuasion.');
    expect(wordMotives(advice, 'en')).toBe('This part helps you now.');
  });
});
