import { type Decision, heard } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import type { DuneOption } from '../src/choices.ts';
import type { DuneEvent } from '../src/events.ts';
import { dialed, wordDecision, wordEvent, wordOption, wordReason } from '../src/wording/index.ts';
import { context, people, REASONS } from './wording-samples.ts';

const printed = (french: string) =>
  french.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

/** Seats: 0 Atreides, 1 Bene Gesserit, 2 Emperor, 3 Fremen, 4 Guild, 5 Harkonnen. */
describe('the log', () => {
  const examples: [event: DuneEvent, english: string, french: string][] = [
    [
      {
        type: 'storm-dialed',
        dials: [
          { seat: 0, n: 3 },
          { seat: 3, n: 1 },
        ],
      },
      'For the storm, Atreides dials 3 and the Fremen dial 1.',
      'Pour la tempête, les Atréides composent 3 et les Fremen composent 1.',
    ],
    [
      { type: 'storm-moved', from: 7, to: 0, distance: 11 },
      'The storm moves 11 sectors, to sector 18.',
      'La tempête avance de 11 secteurs, jusqu’au secteur 18.',
    ],
    [
      {
        type: 'forces-lost',
        seat: 3,
        cell: 'wind-pass@14',
        forces: { normal: 3, special: 1 },
        by: 'storm',
      },
      'The storm costs the Fremen 3 forces and 1 Fedaykin in Wind Pass (sector 14).',
      'Dans la Passe du Vent (secteur 14), la tempête coûte 3 troupes et 1 Fedaykin aux Fremen.',
    ],
    [
      {
        type: 'forces-lost',
        seat: 2,
        cell: 'carthag@10',
        forces: { normal: 0, special: 2 },
        by: 'battle',
      },
      'The Emperor loses 2 Sardaukar in Carthag.',
      'L’Empereur perd 2 Sardaukar à Carthag.',
    ],
    [
      { type: 'alliance-made', seats: [0, 3] },
      'Atreides and the Fremen are now allies.',
      'Les Atréides et les Fremen sont désormais alliés.',
    ],
    [
      { type: 'spice-paid', seat: 5, n: 1, to: 2 },
      'Harkonnen pays 1 spice to the Emperor.',
      'Les Harkonnen paient 1 Épice à l’Empereur.',
    ],
    [
      {
        type: 'shipped',
        seat: 0,
        from: null,
        to: 'old-gap@9',
        forces: { normal: 5, special: 0 },
        cost: 10,
      },
      'Atreides ships 5 forces to the Old Gap (sector 9) for 10 spice.',
      'Les Atréides débarquent 5 troupes dans la Vieille Brèche (secteur 9) pour 10 Épices.',
    ],
    [
      {
        type: 'shipped',
        seat: 3,
        from: null,
        to: 'sietch-tabr@13',
        forces: { normal: 0, special: 3 },
        cost: 0,
      },
      'The Fremen bring 3 Fedaykin from the reserves to Sietch Tabr.',
      'Les Fremen amènent 3 Fedaykin de leur réserve au Sietch Tabr.',
    ],
    [
      {
        type: 'moved',
        seat: 5,
        from: ['arrakeen@9'],
        to: 'rock-outcroppings@12',
        forces: { normal: 1, special: 0 },
      },
      'Harkonnen moves 1 force from Arrakeen to the Rock Outcroppings (sector 12).',
      'Les Harkonnen déplacent 1 troupe d’Arrakeen vers les Affleurements Rocheux (secteur 12).',
    ],
    [
      {
        type: 'moved',
        seat: 5,
        from: ['imperial-basin@8'],
        to: 'imperial-basin@10',
        forces: { normal: 2, special: 0 },
      },
      'Harkonnen moves 2 forces within the Imperial Basin to sector 10.',
      'Les Harkonnen déplacent 2 troupes à l’intérieur du Bassin Impérial, vers le secteur 10.',
    ],
    [
      { type: 'voice', seat: 1, on: 5, order: 'not', target: 'weapon-projectile' },
      'The Bene Gesserit uses the Voice on Harkonnen: do not play a projectile weapon.',
      'Le Bene Gesserit use de la Voix sur les Harkonnen : interdiction de jouer une arme à projectile.',
    ],
    [
      { type: 'prescience-answered', seat: 3, element: 'dial', answer: { dial: 7 } },
      'The Fremen will dial 3½.',
      'Les Fremen composeront 3½.',
    ],
    [
      { type: 'traitor-called', seat: 0, by: 5, leader: 'captain-aramsham' },
      'Treason! Harkonnen shows the traitor card of Captain Aramsham for Atreides.',
      'Trahison ! Les Harkonnen montrent la carte Traître du Capitaine Aramsham pour les Atréides.',
    ],
    [
      { type: 'leader-killed', seat: 4, leader: 'guild-representative' },
      'The Guild Representative is killed.',
      'Le Représentant de la Guilde meurt.',
    ],
    [
      { type: 'battle-won', seat: 3, over: 2, totals: [8, 9] },
      'The Fremen win the battle against the Emperor, 4½ to 4.',
      'Les Fremen remportent la bataille contre l’Empereur, 4½ à 4.',
    ],
    [
      { type: 'karama-stopped', seat: 3, item: 'HAR-B4', user: 5 },
      'The Fremen stop an advantage of Harkonnen: a free extra card.',
      'Les Fremen bloquent un avantage des Harkonnen : carte gratuite.',
    ],
    [
      { type: 'question-asked', seat: 0, to: 3, question: { about: 'card', card: 'la-la-la' } },
      'Atreides asks the Fremen: “Do you hold the card La La La?”',
      'Les Atréides demandent aux Fremen : « Avez-vous la carte La, la, la ? »',
    ],
    [
      { type: 'deal-made', seat: 0, to: 5, spice: 5, promise: 'stay-out:imperial-basin' },
      'It is a deal: 5 spice from Atreides; the promise to stay out of the Imperial Basin this turn from Harkonnen.',
      'Accord conclu : 5 Épices de la part des Atréides ; la promesse de rester hors du Bassin Impérial ce tour-ci de la part des Harkonnen.',
    ],
    [
      { type: 'game-over', winners: [1], victory: 'prediction' },
      'The Bene Gesserit has foreseen this victory and wins the game alone.',
      'Le Bene Gesserit a prédit cette victoire et l’emporte sans partage.',
    ],
    [
      { type: 'game-over', winners: [0, 3], victory: 'alliance' },
      'Atreides and the Fremen hold enough strongholds together and win the game.',
      'Les Atréides et les Fremen tiennent ensemble assez de forteresses et remportent la partie.',
    ],
  ];

  it.each(examples)('$type', (event, english, french) => {
    expect(wordEvent(event, context, 'en')).toBe(english);
    expect(wordEvent(event, context, 'fr')).toBe(printed(french));
  });

  it('tells a secret only to those who hear it', () => {
    const bought: DuneEvent = {
      type: 'card-bought',
      seat: 5,
      price: 4,
      karama: false,
      secret: { to: [5], card: 'snooper' },
    };
    const captured: DuneEvent = {
      type: 'leader-captured',
      seat: 5,
      from: 0,
      secret: { to: [5, 0], leader: 'lady-jessica' },
    };
    const gift: DuneEvent = { type: 'spice-given', seat: 2, to: 0, secret: { to: [2, 0], n: 5 } };
    const told = (event: DuneEvent, viewer: number, language: Language) =>
      wordEvent(heard(event, viewer), context, language);
    expect(told(bought, 5, 'en')).toBe('Harkonnen takes the card for 4 spice: Snooper.');
    expect(told(bought, 1, 'en')).toBe('Harkonnen takes the card for 4 spice.');
    expect(told(bought, 5, 'fr')).toBe(
      printed('Les Harkonnen prennent la carte pour 4 Épices : Goûte-poison.'),
    );
    expect(told(captured, 0, 'fr')).toBe(
      printed('Les Harkonnen capturent un chef des Atréides : Dame Jessica.'),
    );
    expect(told(captured, 3, 'fr')).toBe('Les Harkonnen capturent un chef des Atréides.');
    expect(told(gift, 0, 'en')).toBe('The Emperor gives 5 spice to Atreides.');
    expect(told(gift, 5, 'en')).toBe('The Emperor gives spice to Atreides.');
  });

  it('calls seats as the table does, and writes a name as its owner does', () => {
    const proposed: DuneEvent = { type: 'alliance-proposed', seat: 3, to: 0 };
    expect(wordEvent(proposed, people, 'en')).toBe('Otto proposes an alliance to Ada.');
    expect(wordEvent(proposed, people, 'fr')).toBe('Otto propose une alliance à Ada.');
    const ada = { ...context, seatName: () => 'ada' };
    expect(wordEvent({ type: 'passed', seat: 0 }, ada, 'en')).toBe('ada passes.');
    expect(wordEvent({ type: 'shipment-cancelled', seat: 0, by: 4 }, people, 'fr')).toBe(
      'Paul annule le débarquement d’Ada.',
    );
  });
});

describe('a number dialed', () => {
  it('is counted in halves', () => {
    expect([0, 1, 2, 7, 20].map(dialed)).toEqual(['0', '½', '1', '3½', '10']);
  });
});

const one = (kind: string, about: Decision['about'], options: DuneOption[] = []): Decision => ({
  seat: 2,
  kind,
  shape: 'one',
  options,
  fallback: '',
  about,
});

describe('decisions', () => {
  const examples: [decision: Decision, english: string, french: string][] = [
    [
      one('karama.stop', { item: 'BEN-B3', user: 1 }),
      'Advantage of the Bene Gesserit (the Voice): do you stop it with a Karama?',
      'Avantage du Bene Gesserit (la Voix) : le bloquez-vous avec une carte Karama ?',
    ],
    [
      one('bid', { bid: 3, bidder: 3 }),
      'The Fremen bid 3 spice. Do you bid more?',
      'Les Fremen misent 3 Épices. Surenchérissez-vous ?',
    ],
    [
      {
        seat: 4,
        kind: 'ship.number',
        shape: 'number',
        min: 0,
        max: 3,
        fallback: 0,
        about: { from: 'old-gap', to: 'wind-pass@14', cell: 'old-gap@9' },
      },
      'From the Old Gap (sector 9) to Wind Pass (sector 14): how many forces do you ship (0 to 3)?',
      'De la Vieille Brèche (secteur 9) vers la Passe du Vent (secteur 14) : combien de troupes transférez-vous (de 0 à 3) ?',
    ],
    [
      {
        seat: 2,
        kind: 'move.forces',
        shape: 'number',
        min: 0,
        max: 5,
        fallback: 0,
        about: { cell: 'meridian@0', force: 'special' },
      },
      'Meridian (sector 18): how many Sardaukar do you move (0 to 5)?',
      'Méridien (secteur 18) : combien de Sardaukar déplacez-vous (de 0 à 5) ?',
    ],
    [
      one('alliance.answer', { from: 3, to: 2 }),
      'The Fremen propose an alliance. Do you accept?',
      'Les Fremen proposent une alliance. Acceptez-vous ?',
    ],
    [
      one('alliance.answer', { from: 3, to: 0 }),
      'The Fremen propose an alliance to Atreides. Do you agree?',
      'Les Fremen proposent une alliance aux Atréides. Y consentez-vous ?',
    ],
    [
      one('deal.answer', { from: 3, spice: 3, promise: 'stay-out:arrakeen' }),
      'The Fremen offer you 3 spice to stay out of Arrakeen this turn. Do you accept?',
      'Les Fremen vous proposent 3 Épices contre la promesse de rester hors d’Arrakeen ce tour-ci. Acceptez-vous ?',
    ],
    [one('unheard-of', {}), 'What do you choose?', 'Que choisissez-vous ?'],
  ];

  it.each(examples)('$kind', (decision, english, french) => {
    expect(wordDecision(decision, context, 'en')).toBe(english);
    expect(wordDecision(decision, context, 'fr')).toBe(printed(french));
  });

  const labels = (option: DuneOption, asked?: Decision) =>
    (['en', 'fr'] as const).map((language) => wordOption(option, context, language, asked));

  it('label their options shortly', () => {
    expect(labels({ id: 'x', type: 'cell', cell: 'wind-pass@14' })).toEqual([
      'Wind Pass (sector 14)',
      'Passe du Vent (secteur 14)',
    ]);
    expect(labels({ id: 'x', type: 'leader', leader: 'stilgar' })).toEqual([
      'Stilgar (7)',
      'Stilgar (7)',
    ]);
    expect(labels({ id: 'x', type: 'voice', order: 'not', target: 'defense-poison' })).toEqual([
      'Do not play a poison defense',
      'Ne pas jouer de défense contre le poison',
    ]);
    expect(labels({ id: 'x', type: 'battle', territory: 'carthag', seat: 3 })).toEqual([
      'Carthag, against the Fremen',
      'Carthag, contre les Fremen',
    ]);
  });

  it('say more of an option where the question is known', () => {
    const none: DuneOption = { id: 'none', type: 'none' };
    const leader: DuneOption = { id: 'burseg', type: 'leader', leader: 'burseg' };
    const seven: DuneOption = { id: '7', type: 'number', n: 7 };
    const forces: DuneOption = { id: 'x', type: 'forces', forces: { normal: 2, special: 1 } };
    expect(labels(none, one('ship', {}))).toEqual(['Do not ship', 'Ne pas débarquer']);
    expect(labels(none, one('alliance.break', {}))).toEqual([
      'Stay allied',
      'Maintenir l’alliance',
    ]);
    expect(labels(leader, one('anytime', {}))).toEqual([
      'Play Tleilaxu Ghola: revive Burseg',
      printed('Jouer Ghola Tleilaxu : ressusciter le Burseg'),
    ]);
    expect(labels(seven, one('prescience.answer', { element: 'dial', halves: true }))).toEqual([
      '3½',
      '3½',
    ]);
    expect(labels(seven, one('prescience.answer', { element: 'dial' }))).toEqual(['7', '7']);
    expect(labels(forces, one('losses', {}))).toEqual([
      '2 forces and 1 Sardaukar',
      '2 troupes et 1 Sardaukar',
    ]);
    expect(labels(forces)).toEqual([
      '2 forces and 1 special force',
      '2 troupes et 1 troupe spéciale',
    ]);
  });
});

describe('reasons', () => {
  it.each([
    [
      'in-storm',
      'The storm is there, in sector 18 (DUN-3.13)',
      'La tempête s’y trouve, dans le secteur 18 (DUN-3.13)',
    ],
    [
      'ally-there',
      'Your ally has forces there (DUN-13.8)',
      'Votre allié y a des troupes (DUN-13.8)',
    ],
    [
      'plan-voice',
      'The Voice commands otherwise (BEN-B3)',
      'La Voix en ordonne autrement (BEN-B3)',
    ],
    ['out-of-range', 'It must be from 0 to 3', 'Il en faut de 0 à 3'],
  ])('%s', (code, english, french) => {
    const reason = REASONS.find((reason) => reason.code === code)!;
    expect(wordReason(reason, context, 'en')).toBe(english);
    expect(wordReason(reason, context, 'fr')).toBe(printed(french));
  });

  it('stand without a known code', () => {
    for (const code of ['other', 'toString', 'no-such-code'])
      expect(wordReason({ code, rule: 'DUN-9.9' }, context, 'fr')).toBe(
        'Ce n’est pas permis (DUN-9.9)',
      );
  });
});
