import { faceLines, LANGUAGES } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import { allOf, hagalOf } from '../src/content/index.ts';
import {
  describeDifficulty,
  describeHagal,
  rivalInSentence,
  rivalShortName,
  skippedReason,
  wordDecision,
  wordEvent,
} from '../src/wording/index.ts';

/** French as it is typed here, with the no-break spaces it is printed with. */
const printed = (french: string) => french.replace(/ ([:;?!»])/g, '\u00a0$1');

const face = (id: string, language: 'en' | 'fr') =>
  faceLines(describeHagal(hagalOf(id), language), language);

describe('a Hagal card', () => {
  it('says where the Agent goes, what the Rival gains and its swords', () => {
    expect(face('heighliner', 'en')).toEqual([
      'Heighliner: House Hagal card',
      'Board space: Heighliner',
      'Combat space: The Rival deploys what it recruits and up to two troops from its garrison',
      'Combat bonus: 6 swords',
      'Effects: The Rival gains 1 Influence with the Spacing Guild and recruits 3 troops.',
    ]);
    expect(face('heighliner', 'fr')).toEqual(
      [
        'Long-Courrier : Carte Maison Hagal',
        'Emplacement : Long-Courrier',
        'Emplacement de Combat : Le Rival déploie les troupes qu’il recrute et jusqu’à deux troupes de sa garnison',
        'Bonus de combat : 6 épées',
        'Effets : Le Rival gagne 1 Influence auprès de la Guilde Spatiale et recrute 3 troupes.',
      ].map(printed),
    );
  });

  it('says for which game it is marked, and that the ring is the Rival’s', () => {
    expect(face('arrakeen-1p', 'en')).toContain('Players: Solo game only (1P)');
    expect(face('arrakeen-1p', 'en')).toContain(
      'Effects: The Rival recruits 1 troop and uses its Leader’s Signet Ring ability.',
    );
    expect(face('arrakeen-1p', 'fr')).toContain(
      printed(
        'Effets : Le Rival recrute 1 troupe et utilise la capacité Chevalière de son Dirigeant.',
      ),
    );
    expect(face('arrakeen-2p', 'fr')).toContain(
      printed('Joueurs : À deux joueurs uniquement (2J)'),
    );
  });

  it('says what the Rival does with what is its own, and leaves it no choice', () => {
    const effects = (id: string, language: 'en' | 'fr') => face(id, language).at(-1);
    expect(effects('interstellar-shipping', 'en')).toBe(
      'Effects: The Rival moves its Freighter twice. If it has less than 2 Influence with the Spacing Guild, reveal another card.',
    );
    expect(effects('smuggling-or-interstellar-shipping', 'en')).toBe(
      'Effects: With 2 or more Influence with the Spacing Guild, the Rival goes to Interstellar Shipping and moves its Freighter twice; otherwise it goes to Smuggling and moves its Freighter.',
    );
    expect(effects('tech-negotiation', 'en')).toBe(
      'Effects: The Rival acquires a tech tile for 1 spice less; if it cannot, it places 1 Negotiator.',
    );
    expect(effects('dreadnought-1p', 'fr')).toBe(
      printed(
        'Effets : Le Rival affrète un cuirassé et acquiert une tuile Techno. S’il a déjà deux cuirassés, révélez une autre carte.',
      ),
    );
  });

  it('promises no recruits and no swords that are not there', () => {
    expect(face('stillsuits', 'en')).toContain(
      'Combat space: The Rival deploys up to two troops from its garrison',
    );
    expect(face('carthag', 'fr')).toContain(printed('Bonus de combat : Aucune épée'));
    expect(face('rally-troops', 'en').join()).not.toContain('Combat space');
  });

  it('sends to the richest Maker space, or shuffles everything', () => {
    expect(face('harvest-spice', 'en').at(-1)).toMatch(
      /the free Maker space with the most bonus spice.*If no free Maker space has bonus spice/,
    );
    expect(face('reshuffle', 'fr')).toEqual(
      [
        'Remélangez : Carte Maison Hagal',
        'Joueurs : À deux joueurs uniquement (2J)',
        'Effets : Mélangez toutes les cartes Maison Hagal, y compris celle-ci et la défausse, pour former un nouveau deck, puis révélez de nouveau une carte.',
      ].map(printed),
    );
  });

  it.each(LANGUAGES)('says something of every card in %s', (language) => {
    for (const card of allOf('hagal'))
      expect(describeHagal(card, language).parts[0]?.lines.join(' ')).toMatch(/^\p{Lu}.{15,}\.$/u);
  });
});

describe('a difficulty', () => {
  it('says what it changes', () => {
    expect(describeDifficulty('mercenary', 'en')).toEqual([
      'You start with 1 Solari and 1 spice more.',
      'The Rivals start with no troops in their garrisons.',
      'Each Rival receives its third Agent in round 5.',
    ]);
    expect(describeDifficulty('kwisatz-haderach', 'fr')).toEqual([
      'L’emplacement Mentat coûte 5 Solari au lieu de 2.',
      'Chaque Rival commence avec 3 troupes dans sa garnison et 1 carte Intrigue.',
      'Chaque Rival reçoit son troisième Agent à la manche 3.',
      'Dans un Conflit I ou II, un Rival qui mène d’au moins 4 points de force ne déploie rien.',
      'Vous ne pouvez pas gagner le Maître d’Armes.',
    ]);
  });
});

describe('a Rival where there is little room', () => {
  const leaders = (...of: string[]) => of.map((leader) => ({ leader }));
  it('is called by its Leader, or by its place until it has one', () => {
    const solo = {
      options: { players: 1 },
      players: leaders('paul-atreides', 'baron-vladimir-harkonnen', ''),
    } as const;
    const names = [0, 1, 2].map((seat) => rivalShortName(solo, seat, 'fr'));
    expect(names).toEqual([null, 'Le Baron', 'Rival 2']);
  });

  it('is Hagal between two players', () => {
    expect(rivalShortName(two as never, 2, 'en')).toBe('Hagal');
    expect(rivalShortName(two as never, 1, 'en')).toBeNull();
  });
});

/** A person who took the name of the House, another, and House Hagal itself. */
const persons = ['Maison Hagal', 'Bo'];
const two = { options: { players: 2 }, players: [{ leader: '' }, { leader: '' }, { leader: '' }] };
const at = (language: 'en' | 'fr') => ({
  seatName: (seat: number) => rivalInSentence(two as never, seat, language) ?? persons[seat]!,
});

describe('House Hagal', () => {
  it('has its article in French, wherever it stands in a sentence', () => {
    const said = (event: Parameters<typeof wordEvent>[0], language: 'en' | 'fr') =>
      wordEvent(event, at(language), language);
    const sent = { type: 'agent-sent', seat: 2, cards: [], mentat: false, from: null } as const;
    expect(said({ ...sent, space: 'arrakeen' }, 'fr')).toBe(
      'La Maison Hagal envoie un Agent à Arrakeen.',
    );
    expect(said({ ...sent, space: 'arrakeen' }, 'en')).toBe(
      'House Hagal sends an Agent to Arrakeen.',
    );
    expect(
      said({ type: 'alliance-taken', seat: 0, faction: 'fremen', from: 2 } as const, 'fr'),
    ).toBe('Maison Hagal prend à la Maison Hagal l’Alliance avec les Fremen.');
    expect(
      said({ type: 'bonus-spice-lost', seat: 2, space: 'the-great-flat', n: 2 } as const, 'fr'),
    ).toBe('La Maison Hagal retire 2 Épices bonus de la Grande Étendue.');
  });

  it('is chosen for by question', () => {
    const asked = {
      seat: 0,
      kind: 'hag.influence.tie',
      rule: 'HAG-6.37',
      shape: 'one',
      options: [],
      fallback: '',
      about: { for: 2, n: 1 },
    } as const;
    expect(wordDecision(asked as never, at('en'), 'en')).toBe(
      'With which Faction should House Hagal gain 1 Influence?',
    );
    expect(wordDecision(asked as never, at('fr'), 'fr')).toBe(
      printed('Auprès de quelle Faction faire gagner 1 Influence à la Maison Hagal ?'),
    );
  });

  it('says why a card is ignored', () => {
    expect(skippedReason('occupied', 'fr')).toBe('l’emplacement est occupé');
    const ignored = { type: 'hagal-revealed', seat: 0, card: 'wealth', space: null } as const;
    expect(wordEvent({ ...ignored, skipped: 'occupied' }, at('en'), 'en')).toBe(
      'Maison Hagal reveals the card Wealth, ignored: the space is occupied.',
    );
  });
});
