import {
  conspiracy,
  deployUnits,
  dreadnought,
  freighter,
  influencePresent,
  retreatDreadnought,
  solariIfWon,
  tech,
  techAtLeast,
  unitsDeployed,
} from '../../effects/ix.ts';
import {
  draw,
  gain,
  has,
  hasCouncilSeat,
  influence,
  influenceVisited,
  opponents,
  recruit,
  swords,
  trash,
  vp,
  when,
} from '../../effects/verbs.ts';
import { combat, endgame, intrigueCard, plot } from '../build.ts';
import type { Intrigue } from '../component.ts';

export const INTRIGUE_CARDS: readonly Intrigue[] = [
  intrigueCard(
    'advanced-weaponry',
    { en: 'Advanced Weaponry', fr: 'Armement avancé' },
    {
      modes: [
        plot({ cost: { solari: 3 } }, dreadnought),
        combat({ condition: techAtLeast(3) }, swords(4)),
      ],
    },
  ),
  intrigueCard(
    'blackmail',
    { en: 'Blackmail', fr: 'Chantage' },
    { modes: [combat({ cost: { influence: 1 } }, swords(5))] },
  ),
  intrigueCard(
    'cannon-turrets',
    { en: 'Cannon Turrets', fr: 'Tourelles de canons' },
    { modes: [combat(swords(2), opponents(retreatDreadnought))] },
  ),
  intrigueCard(
    'cull',
    { en: 'Cull', fr: 'Élimination' },
    { modes: [plot({ cost: { solari: 1 } }, trash)] },
  ),
  intrigueCard(
    'diversion',
    { en: 'Diversion', fr: 'Diversion' },
    { modes: [plot({ condition: unitsDeployed(4) }, freighter)] }, // IX-13.20
  ),
  intrigueCard(
    'expedite',
    { en: 'Expedite', fr: 'Accélérer' },
    { modes: [plot({ cost: { spice: 1 } }, freighter)] },
  ),
  intrigueCard(
    'finesse',
    { en: 'Finesse', fr: 'Finesse' },
    { modes: [plot({ cost: { influence: 1 } }, influence(1, 'any')), combat(swords(2))] },
  ),
  intrigueCard(
    'glimpse-the-path',
    { en: 'Glimpse the Path', fr: 'Entrevoir le chemin' },
    { modes: [plot({ cost: { spice: 1 } }, gain({ water: 1 }), draw(1))] },
  ),
  intrigueCard(
    'grand-conspiracy',
    { en: 'Grand Conspiracy', fr: 'Grande conspiration' },
    { modes: [endgame(when(conspiracy(3), vp(1)), when(conspiracy(4), vp(2)))] }, // IX-13.19
  ),
  intrigueCard(
    'ixian-probe',
    { en: 'Ixian Probe', fr: 'Sonde ixienne' },
    { modes: [plot({ cost: { discard: 2 } }, draw(2))] },
  ),
  intrigueCard(
    'machine-culture',
    { en: 'Machine Culture', fr: 'Culte de la machine' },
    { modes: [plot(tech()), endgame({ condition: techAtLeast(3) }, vp(1))] },
  ),
  intrigueCard(
    'quid-pro-quo',
    { en: 'Quid Pro Quo', fr: 'Quid Pro Quo' },
    { modes: [plot({ cost: { spice: 2 } }, influencePresent)] },
  ),
  intrigueCard(
    'second-wave',
    { en: 'Second Wave', fr: 'Seconde vague' },
    { modes: [combat(swords(2), deployUnits(2))] },
  ),
  intrigueCard(
    'secret-forces',
    { en: 'Secret Forces', fr: 'Forces secrètes' },
    { modes: [plot({ condition: hasCouncilSeat }, recruit(2))] },
  ),
  intrigueCard(
    'strategic-push',
    { en: 'Strategic Push', fr: 'Poussée stratégique' },
    { modes: [combat(swords(2), solariIfWon(2))] },
  ),
  intrigueCard(
    'strongarm',
    { en: 'Strongarm', fr: 'Rapport de force' },
    { modes: [plot({ cost: { anyTroops: 1 } }, influenceVisited)] },
  ),
  intrigueCard(
    'war-chest',
    { en: 'War Chest', fr: 'Butin de guerre' },
    {
      modes: [
        combat({ cost: { solari: 2 } }, swords(4)),
        endgame({ condition: has(10, 'solari') }, vp(1)),
      ],
    },
  ),
];
