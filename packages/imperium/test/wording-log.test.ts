import { heard } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import type { ImperiumEvent } from '../src/events.ts';
import {
  wordDecision,
  wordEvent,
  wordOption,
  wordRanking,
  wordReason,
} from '../src/wording/index.ts';
import { context, DECISIONS, EVENTS, OPTIONS, REASONS } from './wording-samples.ts';

const printed = (french: string) =>
  french.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

describe('the log of whoever reads it', () => {
  const reader = { ...context, reader: 0 };
  const read = (event: ImperiumEvent, language: Language) =>
    wordEvent(heard(event, 0), reader, language);
  const examples: [event: ImperiumEvent, english: string, french: string][] = [
    [
      {
        type: 'agent-sent',
        seat: 0,
        cards: ['kwisatz-haderach'],
        space: 'the-great-flat',
        mentat: false,
        from: 'arrakeen',
      },
      'You play Kwisatz Haderach and move your Agent from Arrakeen to the Great Flat.',
      'Vous jouez Kwisatz Haderach et déplacez votre Agent d’Arrakeen à la Grande Étendue.',
    ],
    [
      { type: 'round-started', round: 3, conflict: 'siege-of-arrakeen', firstPlayer: 0 },
      'Round 3 begins with the Conflict Siege of Arrakeen. You go first.',
      'La manche 3 s’ouvre sur le Conflit Siège d’Arrakeen. Vous jouez en premier.',
    ],
    [
      { type: 'intrigue-stolen', seat: 1, from: 0, secret: { to: [0, 1], card: 'ambush' } },
      'Bob steals an Intrigue card from you: Ambush.',
      'Bob vous vole une carte Intrigue : Embuscade.',
    ],
    [
      { type: 'alliance-taken', seat: 0, faction: 'fremen', from: 1 },
      'You take the Alliance with the Fremen from Bob.',
      'Vous prenez à Bob l’Alliance avec les Fremen.',
    ],
    [
      { type: 'control-taken', seat: 1, space: 'carthag', from: 0 },
      'Bob takes control of Carthag from you.',
      'Bob vous prend le contrôle de Carthag.',
    ],
    [
      { type: 'troops-lost', seat: 0, n: 1, from: 'garrison' },
      'You lose 1 troop from your garrison.',
      'Vous perdez 1 troupe de votre garnison.',
    ],
    [
      { type: 'trashed', seat: 0, card: 'dagger', from: 'deck' },
      'You trash Dagger from the top of your deck.',
      'Vous détruisez Dague (sur le dessus de votre deck).',
    ],
    [
      { type: 'agents-recalled', firstPlayer: 0 },
      'All Agents return to their Leaders. The First Player marker passes to you.',
      'Tous les Agents rejoignent leur Dirigeant. Le marqueur Premier Joueur vous revient.',
    ],
  ];
  it.each(examples)('speaks to them: %o', (event, english, french) => {
    expect(read(event, 'en')).toBe(english);
    expect(read(event, 'fr')).toBe(printed(french));
  });

  it('gives every event that is theirs a second person', () => {
    const told = EVENTS.filter(({ type }) => !type.startsWith('rival-')).map(
      (event) => ({ ...event, seat: 0 }) as ImperiumEvent,
    );
    const wrong = told.flatMap((event) => {
      const english = read(event, 'en');
      const french = read(event, 'fr');
      // A verb of the third person after "you", or somebody else's things.
      const bad =
        /\b[Yy]ou \w+s\b(?<!pass)|\btheir\b(?! Leaders)/.test(english) ||
        /\b[Vv]ous (?!ne |et |vol|pren|rev|rejoi)\p{L}+(?<!ez)(?= )|\b(?:son|sa) (?=Agent|deck|défausse|garnison|tour|Dirigeant|troisième)/u.test(
          french,
        );
      return bad ? [`${event.type}: ${english} | ${french}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the log', () => {
  const examples: [event: ImperiumEvent, english: string, french: string][] = [
    [
      { type: 'leader-taken', seat: 1, leader: 'count-ilban-richese' },
      'Bob plays as Count Ilban Richese.',
      'Bob incarne le Comte Ilban Richèse.',
    ],
    [
      { type: 'round-started', round: 3, conflict: 'siege-of-arrakeen', firstPlayer: 1 },
      'Round 3 begins with the Conflict Siege of Arrakeen. Bob goes first.',
      'La manche 3 s’ouvre sur le Conflit Siège d’Arrakeen. Bob joue en premier.',
    ],
    [
      {
        type: 'agent-sent',
        seat: 0,
        cards: ['dagger'],
        space: 'high-council',
        mentat: false,
        from: null,
      },
      'Ada plays Dagger and sends an Agent to the High Council.',
      'Ada joue Dague et envoie un Agent au Haut Conseil.',
    ],
    [
      {
        type: 'agent-sent',
        seat: 0,
        cards: ['kwisatz-haderach'],
        space: 'the-great-flat',
        mentat: false,
        from: 'arrakeen',
      },
      'Ada plays Kwisatz Haderach and moves their Agent from Arrakeen to the Great Flat.',
      'Ada joue Kwisatz Haderach et déplace son Agent d’Arrakeen à la Grande Étendue.',
    ],
    [
      {
        type: 'agent-sent',
        seat: 0,
        cards: ['dagger', 'diplomacy'],
        space: 'high-council',
        mentat: false,
        from: null,
      },
      'Ada plays Dagger and Diplomacy and sends an Agent to the High Council.',
      'Ada joue Dague et Diplomatie et envoie un Agent au Haut Conseil.',
    ],
    [
      { type: 'paid', seat: 0, source: { type: 'space', space: 'conspire' }, spice: 4 },
      'Ada pays 4 spice for Conspire.',
      'Ada paie 4 Épices pour Conspirer.',
    ],
    [
      { type: 'gained', seat: 0, source: { type: 'track', faction: 'spacing-guild' }, solari: 3 },
      'Ada gains 3 Solari thanks to the Spacing Guild.',
      'Ada gagne 3 Solari grâce à la Guilde Spatiale.',
    ],
    [
      { type: 'recruited', seat: 0, n: 2, source: { type: 'track', faction: 'emperor' } },
      'Ada recruits 2 troops thanks to the Emperor.',
      'Ada recrute 2 troupes grâce à l’Empereur.',
    ],
    [
      { type: 'harvested', seat: 0, space: 'the-great-flat', spice: 5, bonus: 2 },
      'Ada harvests 5 spice at the Great Flat, 2 of it bonus spice.',
      'Ada récolte 5 Épices dans la Grande Étendue, dont 2 bonus.',
    ],
    [
      { type: 'influence-lost', seat: 0, faction: 'fremen', to: 0 },
      'Ada drops to 0 Influence with the Fremen.',
      'Ada retombe à 0 Influence auprès des Fremen.',
    ],
    [
      { type: 'alliance-taken', seat: 0, faction: 'bene-gesserit', from: 1 },
      'Ada takes the Alliance with the Bene Gesserit from Bob.',
      'Ada prend à Bob l’Alliance avec le Bene Gesserit.',
    ],
    [
      {
        type: 'conflict-resolved',
        conflict: 'skirmish-a',
        strengths: [9, 9, 5, 3],
        places: [2, 2, 3, null],
      },
      'Skirmish: nobody wins; Ada and Bob (strength 9) each take the second reward; Chani (strength 5) takes the third reward.',
      'Escarmouche : personne ne l’emporte ; Ada et Bob (force 9) prennent la deuxième récompense ; Chani (force 5) prend la troisième récompense.',
    ],
    [
      { type: 'control-taken', seat: 0, space: 'imperial-basin', from: 1 },
      'Ada takes control of the Imperial Basin from Bob.',
      'Ada prend à Bob le contrôle du Bassin Impérial.',
    ],
    [
      { type: 'intrigue-played', seat: 0, intrigue: 'to-the-victor', mode: 0 },
      'Ada plays the Intrigue card To the Victor…',
      'Ada joue la carte Intrigue Au Vainqueur…',
    ],
    [
      {
        type: 'game-over',
        ranking: [
          { seat: 1, rank: 1, points: 10, tieBreak: 'spice' },
          { seat: 0, rank: 2, points: 10 },
        ],
      },
      'Bob wins the game with 10 Victory Points, ahead on spice.',
      'Bob remporte la partie avec 10 Points de Victoire (départage à l’Épice).',
    ],
  ];

  it.each(examples)('$type', (event, english, french) => {
    expect(wordEvent(event, context, 'en')).toBe(english);
    expect(wordEvent(event, context, 'fr')).toBe(printed(french));
  });

  it('tells a secret only to those who may hear it', () => {
    const drew: ImperiumEvent = {
      type: 'drew',
      seat: 0,
      n: 2,
      secret: { to: [0], cards: ['dagger', 'diplomacy'] },
    };
    const stolen: ImperiumEvent = {
      type: 'intrigue-stolen',
      seat: 0,
      from: 1,
      secret: { to: [0, 1], card: 'ambush' },
    };
    const chosen: ImperiumEvent = {
      type: 'factions-chosen',
      seat: 0,
      secret: { to: [0], factions: ['emperor', 'fremen'] },
    };
    const told = (event: ImperiumEvent, viewer: number, language: Language) =>
      wordEvent(heard(event, viewer), context, language);
    expect(told(drew, 0, 'en')).toBe('Ada draws 2 cards: Dagger and Diplomacy.');
    expect(told(drew, 1, 'en')).toBe('Ada draws 2 cards.');
    expect(told(drew, 0, 'fr')).toBe(printed('Ada pioche 2 cartes : Dague et Diplomatie.'));
    expect(told(drew, 1, 'fr')).toBe('Ada pioche 2 cartes.');
    expect(told(stolen, 1, 'en')).toBe('Ada steals an Intrigue card from Bob: Ambush.');
    expect(told(stolen, 2, 'en')).toBe('Ada steals an Intrigue card from Bob.');
    expect(told(chosen, 0, 'fr')).toBe('Ada choisit en secret l’Empereur et les Fremen.');
    expect(told(chosen, 2, 'fr')).toBe('Ada choisit en secret deux Factions.');
  });

  it('counts equal cards, and sets a name with a comma apart', () => {
    const cards = ['dagger', 'dune-the-desert-planet', 'dagger'];
    const revealed: ImperiumEvent = { type: 'revealed', seat: 0, cards };
    expect(wordEvent(revealed, context, 'en')).toBe(
      'Ada reveals Dagger ×2 and “Dune, the Desert Planet”.',
    );
    expect(wordEvent(revealed, context, 'fr')).toBe(
      printed('Ada révèle Dague ×2 et « Dune, la Planète des Sables ».'),
    );
  });

  it('writes a name as its owner does', () => {
    const adas = { seatName: () => 'ada' };
    expect(wordEvent({ type: 'turn-passed', seat: 0 }, adas, 'en')).toBe('ada passes their turn.');
    expect(wordEvent({ type: 'drew', seat: 0, n: 1 }, adas, 'fr')).toBe('ada pioche 1 carte.');
  });
});

describe('decisions', () => {
  it.each([
    ['turn.kind', 'Play a card or reveal your hand.', 'Jouez une carte ou révélez votre main.'],
    [
      'deploy',
      'How many troops do you deploy to the Conflict (0 to 3)?',
      'Combien de troupes déployez-vous dans le Conflit (de 0 à 3) ?',
    ],
    [
      'trash.choose',
      'Guild Administrator: do you trash a card?',
      'Administrateur de la Guilde : détruisez-vous une carte ?',
    ],
    [
      'voice.space',
      'The Voice: which space do you close to your opponents’ next Agents?',
      'La Voix : quel emplacement fermez-vous au prochain Agent de chaque adversaire ?',
    ],
  ])('%s', (kind, english, french) => {
    const decision = DECISIONS.find((one) => one.kind === kind)!;
    expect(wordDecision(decision, context, 'en')).toBe(english);
    expect(wordDecision(decision, context, 'fr')).toBe(printed(french));
  });

  it('ask something even where the kind is unknown', () => {
    const unknown = { ...DECISIONS[0]!, kind: 'research.step' };
    expect(wordDecision(unknown, context, 'en')).toBe('What do you choose?');
    expect(wordDecision(unknown, context, 'fr')).toBe(printed('Que choisissez-vous ?'));
  });

  it('label their options shortly', () => {
    const labels = (language: Language) =>
      Object.fromEntries(
        OPTIONS.map((option) => [option.type, wordOption(option, context, language)]),
      );
    expect(labels('en')).toMatchObject({
      exchange: '2 spice for 6 Solari',
      'placed-agent': 'The Agent on Wealth',
      reveal: 'Reveal your hand',
      acquire: 'Acquire Chani',
      effect: 'Each opponent discards 2 cards (Reverend Mother Mohiam)',
    });
    expect(labels('fr')).toMatchObject({
      exchange: '2 Épices contre 6 Solari',
      'placed-agent': 'L’Agent posté sur Richesse',
      reveal: 'Révéler votre main',
      acquire: 'Acquérir Chani',
      effect: 'Chaque adversaire défausse 2 cartes (Révérende Mère Mohiam)',
    });
  });

  it('tell the ways of an Intrigue card apart', () => {
    const label = (mode: number, language: Language) =>
      wordOption(
        { id: 'x', type: 'intrigue', intrigue: 'master-tactician', mode },
        context,
        language,
      );
    expect(label(0, 'en')).toBe('Intrigue: Master Tactician (gain 3 swords)');
    expect(label(1, 'fr')).toBe(printed('Intrigue : Maître tacticien (replier jusqu’à 3 troupes)'));
  });
});

describe('reasons', () => {
  it.each([
    ['occupied', 'Bob already has an Agent there (IMP-10.4)', 'Bob y a déjà un Agent (IMP-10.4)'],
    [
      'requirement',
      'You need 2 Influence with the Fremen (IMP-11.5)',
      'Il vous faut 2 Influence auprès des Fremen (IMP-11.5)',
    ],
    [
      'cannot-pay',
      'You need 4 spice and have 2 (IMP-11.1)',
      'Il vous faut 4 Épices, et vous en avez 2 (IMP-11.1)',
    ],
    ['not-offered', 'This is not one of the choices', 'Ce choix n’est pas proposé'],
  ])('%s', (code, english, french) => {
    const reason = REASONS.find((one) => one.code === code)!;
    expect(wordReason(reason, context, 'en')).toBe(english);
    expect(wordReason(reason, context, 'fr')).toBe(french);
  });

  it('stand without their arguments, and without a known code', () => {
    expect(wordReason({ code: 'occupied', rule: 'IMP-10.4' }, context, 'en')).toBe(
      'An Agent already stands there (IMP-10.4)',
    );
    const odd = { code: 'cannot-pay', rule: 'IMP-11.1', args: { resource: 'melange', needs: 'x' } };
    expect(wordReason(odd, context, 'en')).toBe('You cannot pay the cost (IMP-11.1)');
    for (const code of ['other', 'toString', 'freighter-stuck'])
      expect(wordReason({ code, rule: 'IX-9.1' }, context, 'fr')).toBe(
        'Ce n’est pas permis (IX-9.1)',
      );
  });
});

describe('a condition', () => {
  it('is spelled out where the card is named', () => {
    const args = { intrigue: 'double-cross', mode: 0 };
    const reason = { code: 'condition', rule: 'IMP-6.8', args };
    expect(wordReason(reason, context, 'en')).toBe(
      'Only if an opponent has a troop in the Conflict (IMP-6.8)',
    );
    expect(wordReason(reason, context, 'fr')).toBe(
      'Seulement si un adversaire a une troupe dans le Conflit (IMP-6.8)',
    );
  });
});

describe('the ranking', () => {
  it('says which tie-break decided', () => {
    const ranking = [
      { seat: 1, rank: 1, points: 10, tieBreak: 'garrison' },
      { seat: 0, rank: 2, points: 10 },
      { seat: 2, rank: 3, points: 1 },
    ];
    expect(wordRanking(ranking, context, 'en')).toEqual([
      '1. Bob, 10 Victory Points (ahead on troops in garrison)',
      '2. Ada, 10 Victory Points',
      '3. Chani, 1 Victory Point',
    ]);
    expect(wordRanking(ranking, context, 'fr')).toEqual([
      '1. Bob, 10 Points de Victoire (départage aux troupes en garnison)',
      '2. Ada, 10 Points de Victoire',
      '3. Chani, 1 Point de Victoire',
    ]);
  });
});
