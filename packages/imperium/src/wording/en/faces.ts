import type { BaseWording } from '../modules.ts';
import { resourceList } from './effects.ts';
import { amount } from './terms.ts';

export const faces: BaseWording['faces'] = {
  kinds: {
    intrigue: 'Intrigue card',
    conflict: 'Conflict',
    leader: 'Leader',
    space: 'Board space',
    track: 'Influence track',
    hagal: 'House Hagal card',
    tile: 'Tech tile',
  },
  labels: {
    cost: 'Cost',
    factions: 'Faction',
    icons: 'Agent icons',
    copies: 'Copies',
    type: 'Type',
    level: 'Level',
    house: 'House',
    complexity: 'Complexity',
    area: 'Area',
    icon: 'Agent icon',
    requirement: 'Requirement',
    combat: 'Combat space',
    limit: 'Limit',
    onAcquire: 'When acquired',
    agent: 'Agent turn',
    reveal: 'Reveal turn',
    onTrash: 'When trashed',
    setup: 'Setup',
    effects: 'Effects',
    control: 'Control',
    maker: 'Maker',
    alliance: 'Alliance',
    spaces: 'Board space',
    swords: 'Combat bonus',
    players: 'Players',
    infiltrates: 'Infiltration icon',
    unload: 'Unload',
    graft: 'Graft',
    use: 'On your turn',
    roundStart: 'Round Start',
    onWin: 'When you win a Conflict',
    endgame: 'Endgame',
    always: 'From now on',
    rivals: 'Rivals',
  },
  abilities: {
    prescience: () => ({
      ability: ['You may look at the top card of your deck at any time, unless the deck is empty.'],
    }),
    'landsraad-popularity': () => ({
      ability: ['Landsraad spaces that cost Solari cost you 1 Solari less.'],
    }),
    masterstroke: () => ({
      ability: [
        'Once per game, as soon as you have deployed 4 troops in one turn, reveal your two secret Factions and gain 1 Influence with each.',
      ],
      setup: ['Before the first round, secretly choose two Factions.'],
    }),
    'arrakis-fiefdom': ({ start }) => ({
      ability: [`You start the game with ${resourceList(start)} more than other Leaders.`],
    }),
    connections: () => ({
      ability: [
        'When you take your seat on the High Council, gain 1 Influence with a Faction of your choice.',
      ],
    }),
    'spice-addict': () => ({
      ability: [
        'Each time you harvest spice on a Maker space, you gain 1 spice less and draw 1 card.',
      ],
    }),
    'ruthless-negotiator': () => ({
      ability: ['Each time you pay Solari as the cost of a board space, draw 1 card.'],
    }),
    'eyes-everywhere': () => ({
      ability: ['Enemy Agents do not block yours on Landsraad and City spaces.'],
    }),
  },
  signet: (name) => `Signet Ring (${name})`,
  level: (level) => ['I', 'II', 'III'][level - 1]!,
  complexity: (level) => `${level} of ${Math.max(3, level)}`,
  noIcons: 'none, so this card can only be revealed',
  noOwnIcons: 'none of its own',
  graft: 'Play this card together with another one.',
  moreIcons: (condition, icons) => `${condition}: this card also has the ${icons} icons.`,
  notForSale: 'not for sale, only an effect gives it',
  sendsAnywhere:
    'Send one of your Agents, from your Leader or from the board, to any board space, even an occupied one.',
  harvest: (base) => `Harvest ${amount(base, 'spice')}, plus all bonus spice here.`,
  bonusSpiceGathers: 'At the end of each round, 1 bonus spice gathers here if no Agent is present.',
  exchange: (spice, solari) => `Pay ${spice} to gain ${solari}.`,
  controlBonus: (gain) =>
    `Whoever controls this space gains ${gain} each time an Agent is sent here.`,
  persuasionWhileHere: (n) =>
    `Gain ${amount(n, 'persuasion')} on your Reveal turn if your Agent is still here.`,
  onlyIf: (condition) => `only ${condition}`,
  combatSpace: 'you may deploy troops to the Conflict',
  oncePerGame: 'once per game for each player',
  or: (sentence) => `Or ${sentence}`,
  places: ['First place', 'Second place', 'Third place (four players only)'],
  influenceReached: (n) => `On reaching ${amount(n, 'influence')}`,
  trackPoint: (n) => `Gain 1 Victory Point; lose it if you drop below ${n}.`,
  tileRules: {
    detonation:
      'When you win a Conflict with a dreadnought, you may give it back to your supply for 1 Victory Point instead of taking control of a space.',
    spaceport: 'You may put each card you acquire on top of your deck.',
    'tie-break': 'You win ties at the end of the game.',
    transports:
      'When you recruit troops from the shipping track, recruit 1 more and deploy any of them to the Conflict.',
  },
  unload: 'Gain the effects of the Reveal turn when this card is discarded or trashed, too.',
  tileForRivals: 'may acquire it',
  trackAlliance: (n) =>
    `The first player to reach ${amount(n, 'influence')} takes the Alliance and 1 Victory Point; whoever climbs higher takes both.`,
};
