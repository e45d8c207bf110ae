import {
  ANY_NUMBER,
  alliance,
  anotherInPlay,
  choose,
  deploy,
  discard,
  discount,
  doubleHarvest,
  doubleInfluence,
  draw,
  fremenBond,
  gain,
  influence,
  influenceAtLeast,
  intrigue,
  loseTroop,
  opponents,
  pay,
  persuasion,
  persuasionPerCard,
  recruit,
  recruitAndMayDeploy,
  retreat,
  swords,
  takeFromDiscard,
  trash,
  trashThis,
  voice,
  vp,
  when,
} from '../../effects/verbs.ts';
import { FACTIONS } from '../../ids.ts';
import { card } from '../build.ts';
import type { Card } from '../component.ts';

export const IMPERIUM_CARDS: readonly Card[] = [
  card(
    'arrakis-recruiter',
    { en: 'Arrakis Recruiter', fr: 'Recruteur d’Arrakis' },
    {
      copies: 2,
      cost: 2,
      icons: ['city'],
      agent: [recruit(1)],
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'assassination-mission',
    { en: 'Assassination Mission', fr: 'Mission d’Assassinat', feminine: true },
    {
      copies: 2,
      cost: 1,
      reveal: [swords(1), gain({ solari: 1 })],
      onTrash: [gain({ solari: 4 })], // IMP-29.1
    },
  ),
  card(
    'bene-gesserit-initiate',
    { en: 'Bene Gesserit Initiate', fr: 'Initiée Bene Gesserit', feminine: true },
    {
      copies: 2,
      cost: 3,
      factions: ['bene-gesserit'],
      icons: ['landsraad', 'city', 'spice-trade'],
      agent: [draw(1)],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'bene-gesserit-sister',
    { en: 'Bene Gesserit Sister', fr: 'Sœur du Bene Gesserit', feminine: true },
    {
      copies: 3,
      cost: 3,
      factions: ['bene-gesserit'],
      icons: ['bene-gesserit', 'landsraad'],
      reveal: [choose(persuasion(2), swords(2))],
    },
  ),
  card(
    'carryall',
    { en: 'Carryall', fr: 'Porteur' },
    {
      cost: 5,
      icons: ['spice-trade'],
      agent: [doubleHarvest], // IMP-29.2
      reveal: [persuasion(1), gain({ spice: 1 })],
    },
  ),
  card(
    'chani',
    { en: 'Chani', fr: 'Chani', feminine: true },
    {
      cost: 5,
      factions: ['fremen'],
      icons: ['fremen', 'city', 'spice-trade'],
      reveal: [persuasion(2), retreat(ANY_NUMBER)],
      onAcquire: [gain({ water: 1 })],
    },
  ),
  card(
    'choam-directorship',
    { en: 'CHOAM Directorship', fr: 'Directoire de CHOM' },
    {
      cost: 8,
      reveal: [gain({ solari: 3 })],
      onAcquire: [
        influence(1, 'emperor'),
        influence(1, 'spacing-guild'),
        influence(1, 'bene-gesserit'),
        influence(1, 'fremen'),
      ],
    },
  ),
  card(
    'crysknife',
    { en: 'Crysknife', fr: 'Krys' },
    {
      cost: 3,
      factions: ['fremen'],
      icons: ['fremen', 'spice-trade'],
      agent: [gain({ solari: 1 })],
      reveal: [swords(1), when(fremenBond, influence(1, 'fremen'))],
    },
  ),
  card(
    'dr-yueh',
    { en: 'Dr. Yueh', fr: 'Dr Yueh' },
    { cost: 1, icons: ['city'], agent: [draw(1)], reveal: [persuasion(1)] },
  ),
  card(
    'duncan-idaho',
    { en: 'Duncan Idaho', fr: 'Duncan Idaho' },
    {
      cost: 4,
      icons: ['city'],
      agent: [pay({ water: 1 }, recruit(1), draw(1))],
      reveal: [swords(2), gain({ water: 1 })],
    },
  ),
  card(
    'fedaykin-death-commando',
    { en: 'Fedaykin Death Commando', fr: 'Commando de la mort Fedaykin' },
    {
      copies: 2,
      cost: 3,
      factions: ['fremen'],
      icons: ['city', 'spice-trade'],
      agent: [trash],
      reveal: [persuasion(1), when(fremenBond, swords(3))],
    },
  ),
  card(
    'firm-grip',
    { en: 'Firm Grip', fr: 'Poigne de fer', feminine: true },
    {
      cost: 4,
      factions: ['emperor'],
      icons: ['emperor', 'landsraad'],
      agent: [pay({ solari: 2 }, influence(1, ['spacing-guild', 'bene-gesserit', 'fremen']))],
      reveal: [when(alliance('emperor'), persuasion(4))],
    },
  ),
  card(
    'fremen-camp',
    { en: 'Fremen Camp', fr: 'Camp Fremen' },
    {
      copies: 2,
      cost: 4,
      factions: ['fremen'],
      icons: ['spice-trade'],
      agent: [pay({ spice: 2 }, recruit(3))],
      reveal: [persuasion(2), swords(1)],
    },
  ),
  card(
    'gene-manipulation',
    { en: 'Gene Manipulation', fr: 'Manipulation génétique', feminine: true },
    {
      copies: 2,
      cost: 3,
      factions: ['bene-gesserit'],
      icons: ['landsraad', 'city'],
      agent: [trash, when(anotherInPlay('bene-gesserit'), gain({ spice: 2 }))],
      reveal: [persuasion(2)],
    },
  ),
  card(
    'guild-administrator',
    { en: 'Guild Administrator', fr: 'Administrateur de la Guilde' },
    {
      copies: 2,
      cost: 2,
      factions: ['spacing-guild'],
      icons: ['spacing-guild', 'spice-trade'],
      agent: [trash],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'guild-ambassador',
    { en: 'Guild Ambassador', fr: 'Ambassadeur de la Guilde' },
    {
      cost: 4,
      factions: ['spacing-guild'],
      icons: ['landsraad'],
      agent: [choose(influence(1, 'spacing-guild'), gain({ spice: 2 }))],
      reveal: [when(alliance('spacing-guild'), pay({ spice: 3 }, vp(1)))],
    },
  ),
  card(
    'guild-bankers',
    { en: 'Guild Bankers', fr: 'Banquier de la Guilde' },
    {
      cost: 3,
      factions: ['spacing-guild'],
      icons: ['emperor', 'spacing-guild', 'landsraad'],
      reveal: [discount('the-spice-must-flow', 3)], // IMP-29.4
    },
  ),
  card(
    'gun-thopter',
    { en: 'Gun Thopter', fr: 'Orni Mitrailleur' },
    {
      copies: 2,
      cost: 4,
      icons: ['city', 'spice-trade'],
      agent: [opponents(loseTroop('garrison'))], // IMP-29.5
      reveal: [swords(3), deploy(1)],
    },
  ),
  card(
    'gurney-halleck',
    { en: 'Gurney Halleck', fr: 'Gurney Halleck' },
    {
      cost: 6,
      icons: ['city'],
      agent: [recruit(2), draw(1)],
      reveal: [persuasion(2), pay({ solari: 3 }, recruitAndMayDeploy(2))],
    },
  ),
  card(
    'imperial-spy',
    { en: 'Imperial Spy', fr: 'Espion Impérial' },
    {
      copies: 2,
      cost: 2,
      factions: ['emperor'],
      icons: ['emperor'],
      agent: [pay({ trashThis: true }, intrigue(1))], // IMP-29.6
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'kwisatz-haderach',
    { en: 'Kwisatz Haderach', fr: 'Kwisatz Haderach' },
    { cost: 8, factions: ['bene-gesserit'], sendsAnywhere: true, agent: [draw(1)] },
  ),
  card(
    'lady-jessica',
    { en: 'Lady Jessica', fr: 'Dame Jessica', feminine: true },
    {
      cost: 7,
      factions: ['bene-gesserit'],
      icons: ['bene-gesserit', 'landsraad', 'city', 'spice-trade'],
      agent: [draw(2)],
      reveal: [persuasion(3), swords(1)],
      onAcquire: [influence(1, 'any')],
    },
  ),
  card(
    'liet-kynes',
    { en: 'Liet Kynes', fr: 'Liet Kynes' },
    {
      cost: 5,
      factions: ['emperor', 'fremen'],
      icons: ['fremen', 'city'],
      reveal: [persuasionPerCard(2, 'fremen')], // IMP-29.7
      onAcquire: [influence(1, 'emperor')],
    },
  ),
  card(
    'missionaria-protectiva',
    { en: 'Missionaria Protectiva', fr: 'Missionaria Protectiva', feminine: true },
    {
      copies: 2,
      cost: 1,
      factions: ['bene-gesserit'], // IMP-29.18
      icons: ['city'],
      agent: [when(anotherInPlay('bene-gesserit'), influence(1, 'any'))],
      reveal: [persuasion(1)],
    },
  ),
  card(
    'opulence',
    { en: 'Opulence', fr: 'Opulence', feminine: true },
    {
      cost: 6,
      factions: ['emperor'],
      icons: ['emperor'],
      agent: [gain({ solari: 3 })],
      reveal: [persuasion(1), pay({ solari: 6 }, vp(1))],
    },
  ),
  card(
    'other-memory',
    { en: 'Other Memory', fr: 'Mémoire seconde', feminine: true },
    {
      cost: 4,
      factions: ['bene-gesserit'],
      icons: ['city', 'spice-trade'],
      agent: [choose(draw(1), takeFromDiscard('bene-gesserit'))],
      reveal: [persuasion(2)],
    },
  ),
  card(
    'piter-de-vries',
    { en: 'Piter De Vries', fr: 'Piter de Vries' },
    {
      cost: 5,
      icons: ['landsraad', 'city'],
      agent: [intrigue(1)],
      reveal: [persuasion(3), swords(1)],
    },
  ),
  card(
    'power-play',
    { en: 'Power Play', fr: 'Jeu de pouvoir' },
    { copies: 3, cost: 5, icons: FACTIONS, agent: [doubleInfluence, trashThis] },
  ),
  card(
    'reverend-mother-mohiam',
    { en: 'Reverend Mother Mohiam', fr: 'Révérende Mère Mohiam', feminine: true },
    {
      cost: 6,
      factions: ['emperor', 'bene-gesserit'],
      icons: ['emperor', 'bene-gesserit'],
      agent: [when(anotherInPlay('bene-gesserit'), opponents(discard(2)))], // IMP-29.8
      reveal: [persuasion(2), gain({ spice: 2 })],
    },
  ),
  card(
    'sardaukar-infantry',
    { en: 'Sardaukar Infantry', fr: 'Infanterie Sardaukar', feminine: true },
    { copies: 2, cost: 1, factions: ['emperor'], reveal: [persuasion(1), swords(2)] },
  ),
  card(
    'sardaukar-legion',
    { en: 'Sardaukar Legion', fr: 'Légion Sardaukar', feminine: true },
    {
      copies: 2,
      cost: 5,
      factions: ['emperor'],
      icons: ['emperor', 'landsraad'],
      agent: [recruit(2)],
      reveal: [persuasion(1), deploy(3)],
    },
  ),
  card(
    'scout',
    { en: 'Scout', fr: 'Éclaireur' },
    {
      copies: 2,
      cost: 1,
      icons: ['city', 'spice-trade'],
      reveal: [persuasion(1), swords(1), retreat(2)],
    },
  ),
  card(
    'shifting-allegiances',
    { en: 'Shifting Allegiances', fr: 'Alliances changeantes', feminine: true },
    {
      copies: 2,
      cost: 3,
      icons: ['landsraad', 'spice-trade'],
      agent: [pay({ spice: 2, influence: 1 }, influence(2, 'any'))], // IMP-29.9
      reveal: [persuasion(2)],
    },
  ),
  card(
    'sietch-reverend-mother',
    { en: 'Sietch Reverend Mother', fr: 'Révérende mère de sietch', feminine: true },
    {
      cost: 4,
      factions: ['bene-gesserit', 'fremen'],
      icons: ['bene-gesserit', 'fremen'],
      agent: [trash],
      reveal: [when(fremenBond, persuasion(3), gain({ spice: 1 }))],
    },
  ),
  card(
    'smugglers-thopter',
    { en: 'Smuggler’s Thopter', fr: 'Orni de Contrebandier' },
    {
      copies: 2,
      cost: 4,
      factions: ['spacing-guild'],
      icons: ['spice-trade'],
      agent: [when(influenceAtLeast(2, 'spacing-guild'), draw(2))],
      reveal: [persuasion(1), gain({ spice: 1 })],
    },
  ),
  card(
    'space-travel',
    { en: 'Space Travel', fr: 'Voyage Spatial' },
    {
      copies: 2,
      cost: 3,
      factions: ['spacing-guild'],
      icons: ['spacing-guild'],
      agent: [draw(1)],
      reveal: [persuasion(2)],
    },
  ),
  card(
    'spice-hunter',
    { en: 'Spice Hunter', fr: 'Chasseur d’épice' },
    {
      copies: 2,
      cost: 2,
      factions: ['fremen'],
      icons: ['fremen', 'spice-trade'],
      reveal: [persuasion(1), swords(1), when(fremenBond, gain({ spice: 1 }))],
    },
  ),
  card(
    'spice-smugglers',
    { en: 'Spice Smugglers', fr: 'Contrebandier d’épice' },
    {
      copies: 2,
      cost: 2,
      factions: ['spacing-guild'],
      icons: ['city'],
      agent: [pay({ spice: 2 }, influence(1, 'spacing-guild'), gain({ solari: 3 }))],
      reveal: [persuasion(1), swords(1)],
    },
  ),
  card(
    'stilgar',
    { en: 'Stilgar', fr: 'Stilgar' },
    {
      cost: 5,
      factions: ['fremen'],
      icons: ['fremen', 'city', 'spice-trade'],
      agent: [gain({ water: 1 })],
      reveal: [persuasion(2), swords(3)],
    },
  ),
  card(
    'test-of-humanity',
    { en: 'Test of Humanity', fr: 'Test d’Humanité' },
    {
      cost: 3,
      factions: ['bene-gesserit'],
      icons: ['bene-gesserit', 'landsraad', 'city'],
      agent: [opponents(choose(discard(1), loseTroop('conflict')))], // IMP-26.15
      reveal: [persuasion(2)],
    },
  ),
  card(
    'the-voice',
    { en: 'The Voice', fr: 'La Voix', feminine: true },
    {
      copies: 2,
      cost: 2,
      factions: ['bene-gesserit'],
      icons: ['city', 'spice-trade'],
      agent: [voice], // IMP-26.9
      reveal: [persuasion(2)],
    },
  ),
  card(
    'thufir-hawat',
    { en: 'Thufir Hawat', fr: 'Thufir Hawat' },
    {
      cost: 5,
      icons: [...FACTIONS, 'city', 'spice-trade'],
      agent: [draw(1)],
      reveal: [persuasion(1), intrigue(1)],
    },
  ),
  card(
    'worm-riders',
    { en: 'Worm Riders', fr: 'Chevaucheurs de ver' },
    {
      copies: 2,
      cost: 6,
      factions: ['fremen'],
      icons: ['city', 'spice-trade'],
      agent: [gain({ spice: 2 })],
      reveal: [when(influenceAtLeast(2, 'fremen'), swords(4)), when(alliance('fremen'), swords(2))],
    },
  ),
];
