import type { AnytimeEffect } from '../../effects/effect.ts';
import {
  agentsOn,
  ambush,
  cheaper,
  dreadnought,
  enemyAgentMet,
  extraTurn,
  freighter,
  negotiator,
  swordsPerCard,
  swordsPerDreadnought,
  tech,
  techAtLeast,
  techForSolariToo,
} from '../../effects/ix.ts';
import {
  alliance,
  anotherInPlay,
  choose,
  deployFromSupply,
  doubleInfluence,
  draw,
  fremenBond,
  gain,
  influence,
  influenceAtLeast,
  intrigue,
  pay,
  persuasion,
  recruit,
  retreat,
  swords,
  trash,
  trashThis,
  vp,
  when,
} from '../../effects/verbs.ts';
import { FACTIONS } from '../../ids.ts';
import { card } from '../build.ts';
import type { Card } from '../component.ts';

/** A Reveal box with the Unload icon (IX-11.1, 11.2). */
const unloading = (...effects: AnytimeEffect[]) => ({ reveal: effects, unload: effects });

export const IMPERIUM_CARDS: readonly Card[] = [
  card(
    'appropriate',
    { en: 'Appropriate', fr: 'Appropriation' },
    {
      cost: 5,
      factions: ['emperor'],
      icons: ['landsraad', 'spice-trade'],
      agent: [when(influenceAtLeast(2, 'emperor'), techForSolariToo)], // IX-13.1, 13.2
      reveal: [persuasion(2)],
      onAcquire: [freighter],
    },
  ),
  card(
    'bounty-hunter',
    { en: 'Bounty Hunter', fr: 'Chasseur de primes' },
    {
      cost: 1,
      icons: ['city'],
      infiltrates: ['city'],
      agent: [when(enemyAgentMet, gain({ solari: 2 }))], // IX-13.9
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'choam-delegate',
    { en: 'CHOAM Delegate', fr: 'Délégué de la CHOM' },
    {
      cost: 1,
      icons: ['spice-trade'],
      infiltrates: ['spice-trade'],
      ...unloading(gain({ solari: 3 })),
    },
  ),
  card(
    'court-intrigue',
    { en: 'Court Intrigue', fr: 'Intrigue de cour' },
    {
      cost: 2,
      factions: ['emperor'],
      icons: ['emperor'],
      infiltrates: ['emperor'],
      agent: [pay({ intrigueToBottom: 1 }, intrigue(1))],
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'desert-ambush',
    { en: 'Desert Ambush', fr: 'Embuscade dans le désert' },
    {
      cost: 3,
      factions: ['fremen'],
      icons: ['spice-trade'],
      agent: [ambush], // IX-13.11
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'embedded-agent',
    { en: 'Embedded Agent', fr: 'Agent infiltré' },
    {
      cost: 5,
      factions: ['bene-gesserit'],
      icons: ['landsraad'],
      infiltrates: ['landsraad'],
      agent: [when(anotherInPlay('bene-gesserit'), freighter, freighter)], // IX-13.12
      reveal: [persuasion(1), intrigue(1)],
    },
  ),
  card(
    'esmar-tuek',
    { en: 'Esmar Tuek', fr: 'Esmar Tuek' },
    {
      cost: 5,
      factions: ['spacing-guild'],
      icons: ['city', 'spice-trade'],
      agent: [pay({ spice: 1 }, influence(1, 'spacing-guild'), draw(1))],
      ...unloading(gain({ spice: 2, solari: 2 })),
    },
  ),
  card(
    'freighter-fleet',
    { en: 'Freighter Fleet', fr: 'Flotte de cargos' },
    {
      copies: 2,
      cost: 2,
      icons: ['spice-trade'],
      ...unloading(freighter),
    },
  ),
  card(
    'full-scale-assault',
    { en: 'Full-Scale Assault', fr: 'Assaut planétaire' },
    {
      cost: 8,
      factions: ['emperor'],
      icons: ['emperor', 'city'],
      agent: [recruit(2)], // IX-13.16
      reveal: [persuasion(2), swordsPerDreadnought(3)],
      onAcquire: [dreadnought],
    },
  ),
  card(
    'guild-accord',
    { en: 'Guild Accord', fr: 'Accord de la Guilde' },
    {
      cost: 6,
      factions: ['spacing-guild'],
      icons: ['spacing-guild'],
      infiltrates: ['spacing-guild'],
      agent: [cheaper('heighliner', 2)], // IX-13.10
      ...unloading(gain({ water: 1 }), when(alliance('spacing-guild'), gain({ spice: 3 }))),
    },
  ),
  card(
    'guild-chief-administrator',
    { en: 'Guild Chief Administrator', fr: 'Administrateur en chef de la Guilde' },
    {
      cost: 4,
      factions: ['spacing-guild'],
      icons: ['spacing-guild', 'city', 'spice-trade'],
      agent: [pay({ discard: 1 }, trash)], // IX-13.17
      reveal: [persuasion(1), freighter],
    },
  ),
  card(
    'imperial-bashar',
    { en: 'Imperial Bashar', fr: 'Bashar impérial' },
    {
      cost: 4,
      factions: ['emperor'],
      icons: ['city'],
      agent: [choose(recruit(1), trash)], // IX-13.4
      reveal: [persuasion(1), swords(2), swordsPerCard(1)],
    },
  ),
  card(
    'imperial-shock-trooper',
    { en: 'Imperial Shock Trooper', fr: 'Troupe de choc impériale' },
    {
      cost: 3,
      factions: ['emperor'],
      reveal: [persuasion(1), swords(2), when(agentsOn(1, 'emperor'), swords(3))], // IX-13.13
    },
  ),
  card(
    'in-the-shadows',
    { en: 'In the Shadows', fr: 'Parmi les ombres' },
    {
      copies: 2,
      cost: 2,
      factions: ['bene-gesserit'],
      icons: ['landsraad', 'city'],
      agent: [
        when(
          influenceAtLeast(2, 'bene-gesserit'),
          pay({ discard: 1 }, influence(1, ['emperor', 'spacing-guild', 'fremen'])),
        ),
      ],
      ...unloading(influence(1, 'bene-gesserit')),
    },
  ),
  card(
    'ix-guild-compact',
    { en: 'Ix-Guild Compact', fr: 'Contrat Ix-Guilde' },
    {
      cost: 3,
      factions: ['spacing-guild'],
      icons: ['spacing-guild'],
      agent: [pay({ discard: 2 }, dreadnought)],
      ...unloading(negotiator(2)),
    },
  ),
  card(
    'ixian-engineer',
    { en: 'Ixian Engineer', fr: 'Ingénieurs ixiens' },
    {
      copies: 2,
      cost: 5,
      icons: ['spice-trade'],
      agent: [tech()], // IX-13.14
      reveal: [when(techAtLeast(3), pay({ trashThis: true }, vp(1)))],
    },
  ),
  card(
    'jamis',
    { en: 'Jamis', fr: 'Jamis' },
    {
      cost: 2,
      factions: ['fremen'],
      icons: ['fremen'],
      infiltrates: ['fremen'],
      agent: [trash],
      reveal: [persuasion(1), swords(2)],
    },
  ),
  card(
    'landing-rights',
    { en: 'Landing Rights', fr: 'Droits d’atterrissage' },
    {
      cost: 4,
      factions: ['spacing-guild'],
      icons: ['city'],
      agent: [freighter],
      reveal: [persuasion(2)],
    },
  ),
  card(
    'local-fence',
    { en: 'Local Fence', fr: 'Receleur local' },
    {
      cost: 3,
      icons: ['city'],
      agent: [
        choose(pay({ spice: 2 }, gain({ solari: 5 })), pay({ solari: 5 }, gain({ spice: 4 }))),
      ],
      reveal: [persuasion(2)],
    },
  ),
  card(
    'negotiated-withdrawal',
    { en: 'Negotiated Withdrawal', fr: 'Retrait négocié' },
    {
      copies: 2,
      cost: 4,
      icons: ['landsraad', 'city', 'spice-trade'],
      reveal: [persuasion(2), pay({ retreat: 3 }, influence(1, 'any'))],
      onAcquire: [recruit(1)],
    },
  ),
  card(
    'satellite-ban',
    { en: 'Satellite Ban', fr: 'Ban satellitaire' },
    {
      cost: 5,
      factions: ['spacing-guild', 'fremen'],
      icons: ['spacing-guild', 'fremen'],
      agent: [pay({ discard: 1 }, gain({ spice: 1, water: 1 }))],
      reveal: [persuasion(1), retreat(2)],
    },
  ),
  card(
    'sayyadina',
    { en: 'Sayyadina', fr: 'Sayyadina' },
    {
      cost: 3,
      factions: ['bene-gesserit', 'fremen'],
      icons: ['bene-gesserit', 'fremen'],
      agent: [pay({ water: 3 }, vp(1))],
      reveal: [when(fremenBond, persuasion(3))],
    },
  ),
  card(
    'shai-hulud',
    { en: 'Shai-Hulud', fr: 'Shai-Hulud' },
    {
      cost: 7,
      factions: ['fremen'],
      icons: ['spice-trade'],
      agent: [pay({ trash: 1 }, recruit(2))],
      reveal: [when(fremenBond, swords(5))],
      onAcquire: [trash],
    },
  ),
  card(
    'spice-trader',
    { en: 'Spice Trader', fr: 'Vendeur d’épice' },
    {
      cost: 4,
      factions: ['fremen'],
      icons: ['city', 'spice-trade'],
      agent: [when(influenceAtLeast(2, 'fremen'), pay({ discard: 1 }, gain({ spice: 2 })))],
      reveal: [persuasion(2), swords(1)],
    },
  ),
  card(
    'treachery',
    { en: 'Treachery', fr: 'Trahison' },
    {
      copies: 2,
      cost: 6,
      icons: FACTIONS,
      agent: [doubleInfluence, trashThis], // IX-13.6 to 13.8
      ...unloading(deployFromSupply(2)),
    },
  ),
  card(
    'truthsayer',
    { en: 'Truthsayer', fr: 'Diseuse de vérité' },
    {
      copies: 2,
      cost: 3,
      factions: ['emperor', 'bene-gesserit'],
      icons: ['emperor', 'bene-gesserit', 'landsraad'],
      agent: [pay({ discard: 1 }, draw(1))],
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'water-peddler',
    { en: 'Water Peddler', fr: 'Porteuse d’eau' },
    {
      cost: 1,
      ...unloading(gain({ water: 1 })),
      onAcquire: [gain({ water: 1 })],
    },
  ),
  card(
    'web-of-power',
    { en: 'Web of Power', fr: 'Toile du pouvoir' },
    {
      cost: 4,
      factions: ['bene-gesserit'],
      icons: ['bene-gesserit'],
      infiltrates: ['bene-gesserit'],
      agent: [
        when(influenceAtLeast(2, 'emperor'), gain({ solari: 2 })),
        when(influenceAtLeast(2, 'spacing-guild'), draw(1)),
        when(influenceAtLeast(2, 'fremen'), gain({ water: 1 })),
      ],
      reveal: [persuasion(1), influence(1, 'any')],
    },
  ),
  card(
    'weirding-way',
    { en: 'Weirding Way', fr: 'Art Étrange' },
    {
      cost: 3,
      factions: ['bene-gesserit'],
      icons: ['city', 'spice-trade'],
      agent: [extraTurn], // IX-13.15
      reveal: [persuasion(1), swords(2)],
    },
  ),
];
