import {
  exchangeIntrigue,
  persuasionGained,
  swordsPerCard,
  vpPerFaction,
} from '../../effects/ix.ts';
import {
  draw,
  gain,
  hasCouncilSeat,
  ignoreEnemyAgents,
  influence,
  influenceWith,
  influenceWithTwo,
  intrigue,
  owns,
  pay,
  persuasion,
  recruit,
  swords,
  trash,
  trashInPlay,
  vp,
  when,
} from '../../effects/verbs.ts';
import { tile } from '../build.ts';
import type { Tile } from '../component.ts';

const flip = true;
const trashTile = true;

export const TILES: readonly Tile[] = [
  tile(
    'artillery',
    { en: 'Artillery', fr: 'Artillerie' },
    { cost: 1, reveal: [swordsPerCard(1)] }, // IX-15.1
  ),
  tile(
    'chaumurky',
    { en: 'Chaumurky', fr: 'Chaumurky' },
    { cost: 4, onAcquire: [intrigue(2)], rule: 'tie-break', hagal: true },
  ),
  tile(
    'detonation-devices',
    { en: 'Detonation Devices', fr: 'Engins de détonation' },
    { cost: 3, rule: 'detonation', hagal: true },
  ),
  tile(
    'disposal-facility',
    { en: 'Disposal Facility', fr: 'Installation d’élimination' },
    { cost: 3, onAcquire: [trash], reveal: [when(persuasionGained(6), trashInPlay)] }, // IX-15.5
  ),
  tile(
    'flagship',
    { en: 'Flagship', fr: 'Navire amiral' },
    { cost: 8, onAcquire: [vp(1)], use: [pay({ flip, solari: 4 }, recruit(3))], hagal: true },
  ),
  tile(
    'holoprojectors',
    { en: 'Holoprojectors', fr: 'Holoprojecteurs' },
    { cost: 3, use: [pay({ flip, discard: 1 }, draw(1))] },
  ),
  tile(
    'holtzman-engine',
    { en: 'Holtzman Engine', fr: 'Moteur Holtzman' },
    {
      cost: 6,
      roundStart: [draw(1)],
      endgame: [when(owns('the-spice-must-flow', 2), vp(1))],
      hagal: true,
    },
  ),
  tile(
    'invasion-ships',
    { en: 'Invasion Ships', fr: 'Vaisseaux d’invasion' },
    {
      cost: 5,
      onAcquire: [recruit(4)],
      use: [pay({ flip, discard: 1 }, ignoreEnemyAgents)],
      beforeAgent: true,
      hagal: true,
    },
  ),
  tile(
    'memocorders',
    { en: 'Memocorders', fr: 'Memocorders' },
    {
      cost: 2,
      onAcquire: [influence(1, 'any')],
      endgame: [when(influenceWith(4, 3), vp(1))],
      hagal: true,
    },
  ),
  tile(
    'minimic-film',
    { en: 'Minimic Film', fr: 'Film Minimic' },
    { cost: 2, reveal: [persuasion(1)] },
  ),
  tile(
    'restricted-ordnance',
    { en: 'Restricted Ordnance', fr: 'Ordonnance restrictive' },
    { cost: 4, reveal: [when(hasCouncilSeat, swords(4))] },
  ),
  tile(
    'shuttle-fleet',
    { en: 'Shuttle Fleet', fr: 'Flotte de navettes' },
    { cost: 6, onAcquire: [influenceWithTwo], roundStart: [gain({ solari: 2 })], hagal: true },
  ),
  tile(
    'sonic-snoopers',
    { en: 'Sonic Snoopers', fr: 'Fouineurs soniques' },
    {
      cost: 2,
      onAcquire: [intrigue(1)],
      use: [pay({ trashTile }, exchangeIntrigue)],
      hagal: true,
    },
  ),
  tile(
    'spaceport',
    { en: 'Spaceport', fr: 'Spatioport' },
    { cost: 5, onAcquire: [draw(2)], rule: 'spaceport' },
  ),
  tile(
    'spy-satellites',
    { en: 'Spy Satellites', fr: 'Satellites espions' },
    {
      cost: 4,
      use: [pay({ spice: 3, trashTile }, vp(1))],
      endgame: [vpPerFaction(1, 1)],
      hagal: true,
    },
  ),
  tile(
    'training-drones',
    { en: 'Training Drones', fr: 'Drones d’entraînement' },
    { cost: 3, use: [pay({ flip }, recruit(1))], hagal: true },
  ),
  tile(
    'troop-transports',
    { en: 'Troop Transports', fr: 'Transports de troupes' },
    { cost: 2, rule: 'transports', hagal: true },
  ),
  tile(
    'windtraps',
    { en: 'Windtraps', fr: 'Pièges à vent' },
    {
      cost: 2,
      onAcquire: [gain({ water: 1 })],
      onWin: [gain({ water: 1 })],
      hagal: true,
    },
  ),
];
