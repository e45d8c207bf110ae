import {
  ANY_NUMBER,
  acquire,
  acquireToDeck,
  agentOnBoard,
  alliance,
  deploy,
  deployFromSupply,
  draw,
  endTurn,
  enemyTroopInConflict,
  extraIcons,
  gain,
  hasCouncilSeat,
  ignoreEnemyAgents,
  influence,
  influenceWith,
  lookAtTop,
  loseTroop,
  mentat,
  mentatAtHome,
  onRevealTurn,
  opponent,
  owns,
  ownsMost,
  persuasion,
  recall,
  recruitAndMayDeploy,
  reshuffle,
  retreat,
  swords,
  vp,
  when,
} from '../../effects/verbs.ts';
import { FACTIONS } from '../../ids.ts';
import { combat, endgame, intrigueCard, plot } from '../build.ts';
import type { Intrigue } from '../component.ts';

export const INTRIGUE_CARDS: readonly Intrigue[] = [
  intrigueCard(
    'allied-armada',
    { en: 'Allied Armada', fr: 'Armada alliée', feminine: true },
    { modes: [combat({ condition: alliance('any'), cost: { spice: 2 } }, swords(7))] },
  ),
  intrigueCard(
    'ambush',
    { en: 'Ambush', fr: 'Embuscade', feminine: true },
    { copies: 2, modes: [combat(swords(4))] },
  ),
  intrigueCard(
    'bindu-suspension',
    { en: 'Bindu Suspension', fr: 'Suspension Bindu', feminine: true },
    { modes: [plot({ moment: 'turn-start' }, draw(1), endTurn)] }, // IMP-26.13, AMB-41
  ),
  intrigueCard(
    'bribery',
    { en: 'Bribery', fr: 'Pot-de-vin' },
    { modes: [plot({ cost: { solari: 2 } }, influence(1, 'any'))] },
  ),
  intrigueCard(
    'bypass-protocol',
    { en: 'Bypass Protocol', fr: 'Contourner les procédures' },
    { modes: [plot(acquire(3)), plot({ cost: { spice: 2 } }, acquire(5, 'deck'))] },
  ),
  intrigueCard(
    'calculated-hire',
    { en: 'Calculated Hire', fr: 'Recrutement Calculé' },
    { modes: [plot({ condition: mentatAtHome, cost: { spice: 1 } }, mentat)] }, // IMP-26.12
  ),
  intrigueCard(
    'charisma',
    { en: 'Charisma', fr: 'Charisme' },
    { modes: [plot(onRevealTurn(persuasion(2)))] }, // IMP-29.19
  ),
  intrigueCard(
    'choam-shares',
    { en: 'CHOAM Shares', fr: 'Part de la CHOM', feminine: true },
    { modes: [plot({ cost: { solari: 7 } }, vp(1))] },
  ),
  intrigueCard(
    'corner-the-market',
    { en: 'Corner the Market', fr: 'Monopoliser le Marché' },
    {
      modes: [
        endgame(
          when(owns('the-spice-must-flow', 2), vp(1)),
          when(ownsMost('the-spice-must-flow'), vp(1)), // IMP-29.15
        ),
      ],
    },
  ),
  intrigueCard(
    'councilors-dispensation',
    { en: 'Councilor’s Dispensation', fr: 'Dispense des conseillers', feminine: true },
    { modes: [plot({ condition: hasCouncilSeat }, gain({ spice: 2 }))] }, // IMP-29.20
  ),
  intrigueCard(
    'demand-respect',
    { en: 'Demand Respect', fr: 'Exiger le Respect' },
    {
      modes: [
        combat({ moment: 'after-win' }, influence(1, 'any')),
        combat({ moment: 'after-win', cost: { spice: 2 } }, influence(2, 'any')),
      ],
    },
  ),
  intrigueCard(
    'dispatch-an-envoy',
    { en: 'Dispatch an Envoy', fr: 'Dépêcher un Représentant' },
    { copies: 2, modes: [plot({ moment: 'before-agent' }, extraIcons(...FACTIONS))] }, // AMB-57
  ),
  intrigueCard(
    'double-cross',
    { en: 'Double Cross', fr: 'Trahison', feminine: true },
    {
      modes: [
        plot(
          { condition: enemyTroopInConflict, cost: { solari: 1 } }, // IMP-29.14
          opponent(loseTroop('conflict')),
          deployFromSupply(1),
        ),
      ],
    },
  ),
  intrigueCard(
    'favored-subject',
    { en: 'Favored Subject', fr: 'Sujet favori' },
    { modes: [plot(influence(1, 'emperor'))] },
  ),
  intrigueCard(
    'guild-authorization',
    { en: 'Guild Authorization', fr: 'Autorisation de la Guilde', feminine: true },
    { modes: [plot(influence(1, 'spacing-guild'))] },
  ),
  intrigueCard(
    'infiltrate',
    { en: 'Infiltrate', fr: 'Infiltrer' },
    { modes: [plot({ moment: 'before-agent' }, ignoreEnemyAgents)] }, // AMB-57
  ),
  intrigueCard(
    'know-their-ways',
    { en: 'Know Their Ways', fr: 'Connaître leurs coutumes' },
    { modes: [plot(influence(1, 'fremen'))] },
  ),
  intrigueCard(
    'master-tactician',
    { en: 'Master Tactician', fr: 'Maître tacticien' },
    { copies: 3, modes: [combat(swords(3)), combat(retreat(3))] },
  ),
  intrigueCard(
    'plans-within-plans',
    { en: 'Plans Within Plans', fr: 'Des plans dans des plans' },
    {
      modes: [
        endgame({ condition: influenceWith(3, 3) }, vp(1)), // IMP-29.17
        endgame({ condition: influenceWith(4, 3) }, vp(2)),
      ],
    },
  ),
  intrigueCard(
    'poison-snooper',
    { en: 'Poison Snooper', fr: 'Goûte-Poison' },
    { copies: 2, modes: [plot(lookAtTop)] }, // IMP-26.11
  ),
  intrigueCard(
    'private-army',
    { en: 'Private Army', fr: 'Armée privée', feminine: true },
    { copies: 2, modes: [combat({ cost: { spice: 2 } }, swords(5))] },
  ),
  intrigueCard(
    'rapid-mobilization',
    { en: 'Rapid Mobilization', fr: 'Mobilisation éclair', feminine: true },
    { modes: [plot(deploy(ANY_NUMBER))] }, // IMP-29.21
  ),
  intrigueCard(
    'recruitment-mission',
    { en: 'Recruitment Mission', fr: 'Mission de recrutement', feminine: true },
    { modes: [plot(onRevealTurn(persuasion(1), acquireToDeck))] }, // IMP-29.12
  ),
  intrigueCard(
    'refocus',
    { en: 'Refocus', fr: 'Recentrage' },
    { modes: [plot(reshuffle, draw(1))] }, // IMP-29.11
  ),
  intrigueCard(
    'reinforcements',
    { en: 'Reinforcements', fr: 'Renforts' },
    { modes: [plot({ cost: { solari: 3 } }, recruitAndMayDeploy(3, 'on-reveal-turn'))] },
  ),
  intrigueCard(
    'secret-of-the-sisterhood',
    { en: 'Secret of the Sisterhood', fr: 'Secret de la sororité' },
    { modes: [plot(influence(1, 'bene-gesserit'))] },
  ),
  intrigueCard(
    'staged-incident',
    { en: 'Staged Incident', fr: 'Incident mis en scène' },
    { modes: [combat({ cost: { troops: 3 } }, vp(1))] }, // IMP-29.13
  ),
  intrigueCard(
    'the-sleeper-must-awaken',
    { en: 'The Sleeper Must Awaken', fr: 'Le dormeur doit se réveiller' },
    { modes: [plot({ cost: { spice: 4 } }, vp(1))] },
  ),
  intrigueCard(
    'tiebreaker',
    { en: 'Tiebreaker', fr: 'Départage' },
    { modes: [combat(swords(2)), endgame(gain({ spice: 10 }))] },
  ),
  intrigueCard(
    'to-the-victor',
    { en: 'To the Victor…', fr: 'Au Vainqueur…' },
    { modes: [combat({ moment: 'after-win' }, gain({ spice: 3 }))] },
  ),
  intrigueCard(
    'urgent-mission',
    { en: 'Urgent Mission', fr: 'Mission urgente', feminine: true },
    { modes: [plot({ condition: agentOnBoard }, recall)] },
  ),
  intrigueCard(
    'water-of-life',
    { en: 'Water of Life', fr: 'Eau de la vie', feminine: true },
    { modes: [plot({ cost: { water: 1, spice: 1 } }, draw(3))] },
  ),
  intrigueCard(
    'water-peddlers-union',
    { en: 'Water Peddlers Union', fr: 'Syndicat des porteurs d’eau' },
    { modes: [plot(gain({ water: 1 }))] },
  ),
  intrigueCard(
    'windfall',
    { en: 'Windfall', fr: 'Aubaine', feminine: true },
    { modes: [plot(gain({ solari: 2 }))] },
  ),
];
