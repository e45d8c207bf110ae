import { faceLines, type Language } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import {
  cardOf,
  conflictOf,
  intrigueOf,
  leaderOf,
  spaceOf,
  tileOf,
  trackOf,
} from '../src/content/index.ts';
import type { Effect } from '../src/effects/effect.ts';
import {
  ANY_NUMBER,
  choose,
  discard,
  draw,
  fremenBond,
  gain,
  influence,
  loseTroop,
  mentat,
  opponent,
  opponents,
  pay,
  persuasion,
  recruit,
  retreat,
  swords,
  trash,
  trashThis,
  vp,
  when,
} from '../src/effects/verbs.ts';
import { FACTIONS } from '../src/ids.ts';
import {
  describeCard,
  describeConflict,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTile,
  describeTrack,
  type Face,
  wordEffectLines,
  wordEffects,
} from '../src/wording/index.ts';

/** French as it is typed here, with the no-break spaces it is printed with. */
const printed = (french: string) => french.replace(/ ([:;?!»])/g, '\u00a0$1');

const part = (face: Face, heading: string): string =>
  face.parts.find((one) => one.heading === heading)!.lines.join(' ');

describe('effects', () => {
  const examples: [effects: Effect[], english: string, french: string][] = [
    [
      [pay({ spice: 2 }, recruit(3))],
      'Pay 2 spice to recruit 3 troops.',
      'Payez 2 Épices pour recruter 3 troupes.',
    ],
    [
      [pay({ spice: 1 }, vp(1))],
      'Pay 1 spice to gain 1 Victory Point.',
      'Payez 1 Épice pour gagner 1 Point de Victoire.',
    ],
    [
      [persuasion(2), swords(1)],
      'Gain 2 Persuasion and 1 sword.',
      'Gagnez 2 Persuasion et 1 épée.',
    ],
    [
      [gain({ water: 1, solari: 2 }), swords(2)],
      'Gain 2 Solari, 1 water, and 2 swords.',
      'Gagnez 2 Solari, 1 eau et 2 épées.',
    ],
    [
      [recruit(1), draw(2)],
      'Recruit 1 troop. Draw 2 cards.',
      'Recrutez 1 troupe. Piochez 2 cartes.',
    ],
    [[trash], 'You may trash a card.', 'Vous pouvez détruire une carte.'],
    [[trashThis], 'Trash this card.', 'Détruisez cette carte.'],
    [
      [pay({ trash: 1 }, draw(2))],
      'Trash a card to draw 2 cards.',
      'Détruisez une carte pour piocher 2 cartes.',
    ],
    [
      [retreat(ANY_NUMBER)],
      'You may retreat any number of troops.',
      'Vous pouvez replier autant de troupes que vous voulez.',
    ],
    [
      [choose(persuasion(2), swords(2))],
      'Choose one: gain 2 Persuasion or 2 swords.',
      'Au choix : gagnez 2 Persuasion ou 2 épées.',
    ],
    [
      [choose([draw(1), recruit(1)], gain({ spice: 1 }))],
      'Choose one: draw 1 card and recruit 1 troop; or gain 1 spice.',
      'Au choix : piochez 1 carte et recrutez 1 troupe ; ou gagnez 1 Épice.',
    ],
    [
      [pay({ solari: 1 }, choose(draw(1), gain({ spice: 1 })))],
      'Pay 1 Solari to draw 1 card or gain 1 spice.',
      'Payez 1 Solari pour piocher 1 carte ou gagner 1 Épice.',
    ],
    [
      [opponents(choose(discard(1), loseTroop('conflict')))],
      'Each opponent discards 1 card or loses 1 troop in the Conflict.',
      'Chaque adversaire défausse 1 carte ou perd 1 troupe dans le Conflit.',
    ],
    [
      [pay({ solari: 1 }, opponent(loseTroop('garrison')), draw(1))],
      'Pay 1 Solari to make one opponent lose 1 troop from their garrison and to draw 1 card.',
      'Payez 1 Solari pour faire perdre 1 troupe de sa garnison à un adversaire et pour piocher 1 carte.',
    ],
    [
      FACTIONS.map((faction) => influence(1, faction)),
      'Gain 1 Influence with each Faction.',
      'Gagnez 1 Influence auprès de chaque Faction.',
    ],
    [
      [influence(1, 'emperor'), influence(2, 'bene-gesserit')],
      'Gain 1 Influence with the Emperor. Gain 2 Influence with the Bene Gesserit.',
      'Gagnez 1 Influence auprès de l’Empereur. Gagnez 2 Influence auprès du Bene Gesserit.',
    ],
    [
      [swords(1), when(fremenBond, swords(2))],
      'Gain 1 sword. In addition, Fremen Bond: gain 2 swords.',
      'Gagnez 1 épée. De plus, Lien Fremen : gagnez 2 épées.',
    ],
    [
      [mentat],
      'Take the Mentat as an extra Agent for this round, if it is on its space.',
      'Prenez le Mentat comme Agent supplémentaire pour cette manche, s’il est sur son emplacement.',
    ],
  ];

  it.each(examples)('%#: %j', (effects, english, french) => {
    expect(wordEffects(effects, 'en')).toBe(english);
    expect(wordEffects(effects, 'fr')).toBe(printed(french));
  });

  it('come one to a line too', () => {
    expect(wordEffectLines([persuasion(2), swords(1), trash], 'en')).toEqual([
      'Gain 2 Persuasion and 1 sword.',
      'You may trash a card.',
    ]);
  });
});

describe('cards', () => {
  const headings = {
    agent: { en: 'Agent turn', fr: 'Tour Agent' },
    reveal: { en: 'Reveal turn', fr: 'Tour Révélation' },
    acquired: { en: 'When acquired', fr: 'À l’acquisition' },
    trashed: { en: 'When trashed', fr: 'À la destruction' },
  };

  it.each([
    [
      'duncan-idaho',
      'agent',
      'Pay 1 water to recruit 1 troop and draw 1 card.',
      'Payez 1 eau pour recruter 1 troupe et piocher 1 carte.',
    ],
    [
      'firm-grip',
      'agent',
      'Pay 2 Solari to gain 1 Influence with the Spacing Guild, the Bene Gesserit, or the Fremen.',
      'Payez 2 Solari pour gagner 1 Influence auprès de la Guilde Spatiale, du Bene Gesserit ou des Fremen.',
    ],
    [
      'firm-grip',
      'reveal',
      'If you hold the Emperor Alliance: gain 4 Persuasion.',
      'Si vous détenez l’Alliance avec l’Empereur : gagnez 4 Persuasion.',
    ],
    [
      'guild-ambassador',
      'reveal',
      'If you hold the Spacing Guild Alliance: pay 3 spice to gain 1 Victory Point.',
      'Si vous détenez l’Alliance avec la Guilde Spatiale : payez 3 Épices pour gagner 1 Point de Victoire.',
    ],
    [
      'sietch-reverend-mother',
      'reveal',
      'Fremen Bond: gain 3 Persuasion and 1 spice.',
      'Lien Fremen : gagnez 3 Persuasion et 1 Épice.',
    ],
    [
      'gun-thopter',
      'agent',
      'Each opponent loses 1 troop from their garrison.',
      'Chaque adversaire perd 1 troupe de sa garnison.',
    ],
    [
      'gun-thopter',
      'reveal',
      'Gain 3 swords. You may deploy 1 troop from your garrison to the Conflict.',
      'Gagnez 3 épées. Vous pouvez déployer dans le Conflit 1 troupe de votre garnison.',
    ],
    [
      'gurney-halleck',
      'reveal',
      'Gain 2 Persuasion. Pay 3 Solari to recruit 2 troops, which you may deploy to the Conflict.',
      'Gagnez 2 Persuasion. Payez 3 Solari pour recruter 2 troupes, que vous pouvez déployer dans le Conflit.',
    ],
    [
      'imperial-spy',
      'agent',
      'Trash this card to draw 1 Intrigue card.',
      'Détruisez cette carte pour piocher 1 carte Intrigue.',
    ],
    [
      'kwisatz-haderach',
      'agent',
      'Send one of your Agents, from your Leader or from the board, to any board space, even an occupied one. Draw 1 card.',
      'Envoyez l’un de vos Agents, depuis votre Dirigeant ou depuis le plateau, sur n’importe quel emplacement, même occupé. Piochez 1 carte.',
    ],
    [
      'liet-kynes',
      'reveal',
      'Gain 2 Persuasion for each Fremen card you have in play.',
      'Gagnez 2 Persuasion par carte Fremen que vous avez en jeu.',
    ],
    [
      'power-play',
      'agent',
      'Gain 2 Influence instead of 1 with the Faction whose space you visit. Trash this card.',
      'Gagnez 2 Influence au lieu de 1 auprès de la Faction dont vous visitez l’emplacement. Détruisez cette carte.',
    ],
    [
      'shifting-allegiances',
      'agent',
      'Pay 2 spice and lose 1 Influence with one Faction to gain 2 Influence with a Faction of your choice.',
      'Payez 2 Épices et perdez 1 Influence auprès d’une Faction pour gagner 2 Influence auprès d’une Faction de votre choix.',
    ],
    [
      'smugglers-thopter',
      'agent',
      'If you have 2 or more Influence with the Spacing Guild: draw 2 cards.',
      'Si vous avez au moins 2 Influence auprès de la Guilde Spatiale : piochez 2 cartes.',
    ],
    [
      'the-voice',
      'agent',
      'Name a board space: until your next turn, opponents cannot send their next Agent there.',
      'Désignez un emplacement du plateau : jusqu’à votre prochain tour, vos adversaires ne peuvent pas y envoyer leur prochain Agent.',
    ],
    [
      'worm-riders',
      'reveal',
      'If you have 2 or more Influence with the Fremen: gain 4 swords. In addition, if you hold the Fremen Alliance: gain 2 swords.',
      'Si vous avez au moins 2 Influence auprès des Fremen : gagnez 4 épées. De plus, si vous détenez l’Alliance avec les Fremen : gagnez 2 épées.',
    ],
    [
      'imperial-shock-trooper',
      'reveal',
      'Gain 1 Persuasion and 2 swords. In addition, if you have an Agent on an Emperor space: gain 3 swords.',
      'Gagnez 1 Persuasion et 2 épées. De plus, si vous avez un Agent sur un emplacement Empereur : gagnez 3 épées.',
    ],
    [
      'interstellar-conspiracy',
      'agent',
      'Gain 1 spice. If this card is grafted with an Emperor or Spacing Guild card: gain 1 Influence with a Faction of your choice.',
      'Gagnez 1 Épice. En cas de greffe avec une carte Empereur ou Guilde Spatiale : gagnez 1 Influence auprès d’une Faction de votre choix.',
    ],
    [
      'tleilaxu-master',
      'reveal',
      'Gain 1 Persuasion. Advance your research token twice.',
      'Gagnez 1 Persuasion. Avancez votre jeton Recherche deux fois.',
    ],
    ['the-spice-must-flow', 'acquired', 'Gain 1 Victory Point.', 'Gagnez 1 Point de Victoire.'],
    ['assassination-mission', 'trashed', 'Gain 4 Solari.', 'Gagnez 4 Solari.'],
  ] as const)('%s (%s)', (id, box, english, french) => {
    const text = (language: Language) =>
      part(describeCard(cardOf(id), language), headings[box][language]);
    expect(text('en')).toBe(english);
    expect(text('fr')).toBe(printed(french));
  });

  it('show their whole face', () => {
    expect(faceLines(describeCard(cardOf('fremen-camp'), 'en'), 'en')).toEqual([
      'Fremen Camp: Imperium card',
      'Cost: 4 Persuasion',
      'Faction: Fremen',
      'Agent icons: Spice Trade',
      'Copies: 2',
      'Agent turn: Pay 2 spice to recruit 3 troops.',
      'Reveal turn: Gain 2 Persuasion and 1 sword.',
    ]);
    expect(faceLines(describeCard(cardOf('fremen-camp'), 'fr'), 'fr')).toEqual(
      [
        'Camp Fremen : Carte Imperium',
        'Coût : 4 Persuasion',
        'Faction : Fremen',
        'Icônes Agent : Commerce d’Épice',
        'Exemplaires : 2',
        'Tour Agent : Payez 2 Épices pour recruter 3 troupes.',
        'Tour Révélation : Gagnez 2 Persuasion et 1 épée.',
      ].map(printed),
    );
  });
});

describe('Intrigue cards', () => {
  it.each([
    [
      'allied-armada',
      'Combat',
      'If you hold an Alliance: pay 2 spice to gain 7 swords.',
      'Combat',
      'Si vous détenez une Alliance : payez 2 Épices pour gagner 7 épées.',
    ],
    [
      'bindu-suspension',
      'Plot',
      'At the very start of your turn: draw 1 card and end your turn.',
      'Complot',
      'Au tout début de votre tour : piochez 1 carte et terminez votre tour.',
    ],
    [
      'bypass-protocol',
      'Plot',
      'Acquire a card that costs 3 or less. Or pay 2 spice to acquire a card that costs 5 or less and put it on top of your deck.',
      'Complot',
      'Acquérez une carte coûtant 3 ou moins. Ou payez 2 Épices pour acquérir une carte coûtant 5 ou moins, à placer sur le dessus de votre deck.',
    ],
    [
      'demand-respect',
      'Combat',
      'When you win a Conflict: gain 1 Influence with a Faction of your choice. Or pay 2 spice to gain 2 Influence with a Faction of your choice.',
      'Combat',
      'Lorsque vous remportez un Conflit : gagnez 1 Influence auprès d’une Faction de votre choix. Ou payez 2 Épices pour gagner 2 Influence auprès d’une Faction de votre choix.',
    ],
    [
      'double-cross',
      'Plot',
      'If an opponent has a troop in the Conflict: pay 1 Solari to make one opponent lose 1 troop in the Conflict and to deploy 1 troop from your supply to the Conflict.',
      'Complot',
      'Si un adversaire a une troupe dans le Conflit : payez 1 Solari pour faire perdre 1 troupe dans le Conflit à un adversaire et pour déployer 1 troupe de votre réserve dans le Conflit.',
    ],
    [
      'plans-within-plans',
      'Endgame',
      'If you have 3 or more Influence with at least 3 Factions: gain 1 Victory Point. Or if you have 3 or more Influence with all four Factions: gain 2 Victory Points.',
      'Fin de Partie',
      'Si vous avez au moins 3 Influence auprès d’au moins 3 Factions : gagnez 1 Point de Victoire. Ou si vous avez au moins 3 Influence auprès des quatre Factions : gagnez 2 Points de Victoire.',
    ],
    [
      'recruitment-mission',
      'Plot',
      'On your Reveal turn this round: gain 1 Persuasion, and you may put each card you acquire on top of your deck.',
      'Complot',
      'À votre tour Révélation de cette manche : gagnez 1 Persuasion et vous pouvez placer chaque carte que vous acquérez sur le dessus de votre deck.',
    ],
    [
      'staged-incident',
      'Combat',
      'Lose 3 of your troops in the Conflict to gain 1 Victory Point.',
      'Combat',
      'Perdez 3 de vos troupes dans le Conflit pour gagner 1 Point de Victoire.',
    ],
    [
      'grand-conspiracy',
      'Endgame',
      'If exactly three of these are yours: two dreadnoughts, a copy of The Spice Must Flow, 4 or more Influence with two Factions, a seat on the High Council: gain 1 Victory Point. If all four of these are yours: two dreadnoughts, a copy of The Spice Must Flow, 4 or more Influence with two Factions, a seat on the High Council: gain 2 Victory Points.',
      'Fin de Partie',
      'Si vous avez exactement trois de ces éléments : deux cuirassés, une carte L’Épice Doit Couler, au moins 4 Influence auprès de deux Factions, un siège au Haut Conseil : gagnez 1 Point de Victoire. Si vous avez ces quatre éléments : deux cuirassés, une carte L’Épice Doit Couler, au moins 4 Influence auprès de deux Factions, un siège au Haut Conseil : gagnez 2 Points de Victoire.',
    ],
    ['tiebreaker', 'Endgame', 'Gain 10 spice.', 'Fin de Partie', 'Gagnez 10 Épices.'],
    [
      'study-melange',
      'Endgame',
      'If you have 3 or more spice and if you have two genetic markers: gain 1 Victory Point.',
      'Fin de Partie',
      'Si vous avez au moins 3 Épices et si vous avez deux Marqueurs Génétiques : gagnez 1 Point de Victoire.',
    ],
  ])('%s', (id, timing, english, quand, french) => {
    expect(part(describeIntrigue(intrigueOf(id), 'en'), timing)).toBe(english);
    expect(part(describeIntrigue(intrigueOf(id), 'fr'), quand)).toBe(printed(french));
  });
});

describe('tech tiles', () => {
  it('[IX-15.1] Artillery, which is no card, counts all that are revealed', () => {
    const text = (language: Language, heading: string) =>
      part(describeTile(tileOf('artillery'), language), heading);
    expect(text('en', 'Reveal turn')).toBe(
      'Gain 1 sword for each revealed card that gives you swords this turn.',
    );
    expect(text('fr', 'Tour Révélation')).not.toContain('autre');
  });
});

describe('Conflicts, Leaders, spaces and tracks', () => {
  it('give a Mentat won in a Conflict for the next round', () => {
    const chaos = conflictOf('sort-through-the-chaos');
    expect(part(describeConflict(chaos, 'en'), 'First place')).toBe(
      'Take the Mentat as an extra Agent for the next round. Draw 1 Intrigue card. Gain 2 Solari.',
    );
    expect(part(describeConflict(chaos, 'fr'), 'Première place')).toBe(
      'Prenez le Mentat comme Agent supplémentaire pour la manche suivante. Piochez 1 carte Intrigue. Gagnez 2 Solari.',
    );
  });

  it('name what is fought for', () => {
    const basin = conflictOf('secure-imperial-basin');
    expect(part(describeConflict(basin, 'en'), 'First place')).toContain(
      'Take control of the Imperial Basin.',
    );
    expect(part(describeConflict(basin, 'fr'), 'Première place')).toContain(
      'Prenez le contrôle du Bassin Impérial.',
    );
  });

  it('show a Leader with setup, ability and ring', () => {
    expect(faceLines(describeLeader(leaderOf('baron-vladimir-harkonnen'), 'en'), 'en')).toEqual([
      'Baron Vladimir Harkonnen: Leader',
      'House: Harkonnen',
      'Complexity: 3 of 3',
      'Setup: Before the first round, secretly choose two Factions.',
      'Masterstroke: Once per game, as soon as you have deployed 4 troops in one turn, reveal your two secret Factions and gain 1 Influence with each.',
      'Signet Ring (Scheme): Pay 1 Solari to draw 1 Intrigue card.',
    ]);
    expect(part(describeLeader(leaderOf('glossu-the-beast-rabban'), 'fr'), 'Fief d’Arrakis')).toBe(
      'Vous commencez la partie avec 1 Solari et 1 Épice de plus que les autres Dirigeants.',
    );
  });

  it('show a space with its cost, its harvest and its controller', () => {
    expect(faceLines(describeSpace(spaceOf('imperial-basin'), 'fr'), 'fr')).toEqual(
      [
        'Bassin Impérial : Emplacement du plateau',
        'Zone : Arrakis',
        'Icône Agent : Commerce d’Épice',
        'Emplacement de Combat : Vous pouvez déployer des troupes dans le Conflit',
        'Effets : Récoltez 1 Épice, plus toute l’Épice bonus présente ici.',
        'Contrôle : Qui contrôle cet emplacement gagne 1 Épice chaque fois qu’un Agent y est envoyé.',
        'Faiseur : À la fin de chaque manche, 1 Épice bonus s’accumule ici si aucun Agent n’est présent.',
      ].map(printed),
    );
    expect(faceLines(describeSpace(spaceOf('sietch-tabr'), 'en'), 'en')).toContain(
      'Requirement: Only if you have 2 or more Influence with the Fremen',
    );
  });

  it('show what an Influence track gives', () => {
    expect(faceLines(describeTrack(trackOf('emperor'), 'en'), 'en')).toEqual([
      'Emperor: Influence track',
      'On reaching 2 Influence: Gain 1 Victory Point; lose it if you drop below 2.',
      'On reaching 4 Influence: Recruit 2 troops.',
      'Alliance: The first player to reach 4 Influence takes the Alliance and 1 Victory Point; whoever climbs higher takes both.',
    ]);
  });
});
