import type { Level } from '../src/content/base/difficulty.ts';
import type {
  AbilityId,
  Card,
  Conflict,
  HagalCard,
  InfluenceTrack,
  Intrigue,
  IntrigueMode,
  Leader,
  Name,
  Space,
} from '../src/content/component.ts';
import { spaceOf } from '../src/content/index.ts';
import { topOf } from '../src/content/printed.ts';
import type { Cost } from '../src/effects/cost.ts';
import type { Effect } from '../src/effects/effect.ts';
import { gain, intrigue as intrigueCards } from '../src/effects/verbs.ts';
import { conditionText, costParts, payment, shorthand } from './shorthand.ts';

/** What stands on it; how French speaks of it is no part of the catalogue. */
const printed = ({ en, fr }: Name) => ({ en, fr });

/* Our components, written as entries of the catalogue. */

export function cardEntry(card: Card) {
  return {
    id: card.id,
    name: printed(card.name),
    copies: card.copies,
    cost: card.cost,
    factions: card.factions,
    agentIcons: card.icons,
    agent: box(card.agent),
    reveal: box(card.reveal),
    acquire: box(card.onAcquire),
    onTrash: box(card.onTrash),
    ...(card.sendsAnywhere && { sendsToAnySpace: true }),
  };
}

export function intrigueEntry(intrigue: Intrigue) {
  const modes = intrigue.modes.flatMap(modeEntries);
  return {
    id: intrigue.id,
    name: printed(intrigue.name),
    copies: intrigue.copies,
    timing: distinct(modes.map((mode) => mode.timing)),
    cost: modes.find((mode) => mode.cost !== null)?.cost ?? null,
    conditions: distinct(modes.flatMap((mode) => mode.condition ?? [])),
    effect: wholeEffect(intrigue.modes),
    modes,
  };
}

/** The catalogue splits effects under different conditions into modes (Corner the Market). */
function modeEntries(mode: IntrigueMode) {
  const conditional = mode.effects.filter((effect) => effect.do === 'when');
  const parts =
    conditional.length === 0
      ? [mode]
      : conditional.map(({ condition, effects }) => ({ ...mode, condition, effects }));
  return parts.map((part) => ({
    timing: part.timing,
    window: WINDOWS[`${part.timing}/${part.moment}`],
    condition: conditionsOf(part).join(' and ') || null,
    cost: part.cost && costParts(part.cost).join(' and '),
    effect: shorthand(part.effects),
  }));
}

/** A moment and a cost in troops are conditions too. */
function conditionsOf(mode: IntrigueMode): string[] {
  return [
    ...(mode.moment === 'after-win' ? ['won'] : []),
    ...(mode.condition ? [conditionText(mode.condition)] : []),
    ...(mode.cost?.troops ? [`troops>=${mode.cost.troops}`] : []),
  ];
}

function wholeEffect(modes: readonly IntrigueMode[]): string {
  const mixed = distinct(modes.map((mode) => mode.timing)).length > 1;
  const texts = modes.map((mode) => {
    const timing = mixed ? `${mode.timing}: ` : '';
    const condition = mode.condition ? `if ${conditionText(mode.condition)}: ` : '';
    const cost = mode.cost ? `${payment(mode.cost)} -> ` : '';
    return timing + condition + cost + shorthand(mode.effects);
  });
  const text = texts.length > 1 ? `choose: ${texts.join(' | ')}` : texts[0];
  return modes[0].moment === 'any' ? text : `${modes[0].moment}: ${text}`;
}

const WINDOWS: Record<string, string> = {
  'plot/any': 'own Agent or Reveal turn, any moment',
  'plot/turn-start': 'start of own turn, before doing anything else',
  'plot/before-agent': 'own Agent turn, before the Agent is placed',
  'combat/any': 'Combat phase, while you have at least one troop (Ix: unit) in the Conflict',
  'combat/after-win': 'after Combat is resolved and you alone won, before Phase 4',
  'endgame/any': 'when the Endgame is triggered',
};

export function conflictEntry(conflict: Conflict) {
  const [first, second, third] = conflict.rewards.map((reward) => shorthand(reward).split('; '));
  return {
    id: conflict.id,
    name: printed(conflict.name),
    level: conflict.level,
    copies: 1,
    rewards: { first, second, third },
    control: conflict.control,
  };
}

export function leaderEntry(leader: Leader) {
  const { setup, ...ability } = ABILITIES[leader.ability.id]!;
  return {
    id: leader.id,
    name: printed(leader.name),
    house: leader.house,
    complexity: leader.complexity,
    ability: { name: leader.ability.name, ...ability },
    signet: { name: leader.signet.name, effect: shorthand(leader.signet.effects) },
    setup: [setup, shorthand([gain(leader.start)])].filter(Boolean).join('; ') || null,
    soloRival: leader.soloRival,
  };
}

const ABILITIES: Partial<Record<AbilityId, { timing: string; effect: string; setup?: string }>> = {
  prescience: {
    timing: 'any time',
    effect: 'peek at the top card of your own deck whenever you like',
  },
  'landsraad-popularity': {
    timing: 'sending an Agent',
    effect: 'landsraad spaces: solari cost -1',
  },
  masterstroke: {
    timing: 'first turn with 4+ deployed troops, once per game',
    effect:
      'on deploying 4+ troops to the Conflict within one turn: reveal the two secret factions; influence +1 each',
    setup:
      'Secretly choose two different factions: keep two of the four Baron tokens face down on the Leader, put the other two back unseen.',
  },
  'arrakis-fiefdom': { timing: 'setup', effect: 'extra starting resources (see setup)' },
  connections: {
    timing: 'taking the High Council seat',
    effect: 'on taking the High Council seat: influence +1 any',
  },
  'spice-addict': {
    timing: 'harvesting spice',
    effect: 'on each spice harvest: 1 spice less; draw 1',
  },
  'ruthless-negotiator': {
    timing: 'paying a board space',
    effect: 'each time you pay solari as the cost of a board space: draw 1',
  },
  'eyes-everywhere': {
    timing: 'sending an Agent',
    effect: 'landsraad and city spaces occupied by opponents are open to your Agents',
  },
};

export function spaceEntry(space: Space) {
  const { cost, exchange, controlBonus } = space;
  return {
    id: space.id,
    name: printed(space.name),
    region: space.region,
    agentIcon: space.icon,
    faction: space.faction,
    isCombatSpace: space.combat,
    ...(cost === null && exchange.length > 0 ? exchangeCost(exchange) : fixedCost(cost)),
    requirement: space.requirement && conditionText(space.requirement),
    influence: space.faction && `influence +1 ${space.faction}`,
    effect: spaceEffect(space),
    controlBonus: controlBonus && `+${controlBonus.n} ${controlBonus.resource}`,
    maker: space.maker !== null,
    baseSpice: space.maker,
    oncePerGame: space.oncePerGame !== null,
  };
}

const fixedCost = (cost: Cost | null) => ({
  cost: cost && costParts(cost).join(' and '),
  costResources: cost,
});

function exchangeCost(exchange: Space['exchange']) {
  const spice = exchange.map((step) => step.spice);
  return {
    cost: `${Math.min(...spice)} to ${Math.max(...spice)} spice`,
    costResources: { spice },
    exchange,
  };
}

function spaceEffect(space: Space): string {
  const effects = shorthand(space.effects).replace(
    'harvest',
    `+${space.maker} spice; take all bonus spice here`,
  );
  const steps = space.exchange.map((step) => `pay ${step.spice} spice, +${step.solari} solari`);
  const exchange = steps.length > 0 && `choose: ${steps.join(' | ')}`;
  const persuasion =
    space.persuasion > 0 &&
    `in your Reveal turn persuasion +${space.persuasion} if you have an Agent here`;
  return [effects, exchange, persuasion].filter(Boolean).join('; ');
}

export function trackEntry(track: InfluenceTrack) {
  return {
    id: track.faction,
    name: printed(track.name),
    max: topOf(track),
    vpAt: track.vpAt,
    bonusAt: track.bonusAt,
    allianceAt: track.bonusAt,
    bonus: shorthand(track.steps[track.bonusAt]!.bonus),
  };
}

export function hagalEntry({ id, name, copies, marked, spaces, gains, swords }: HagalCard) {
  const combat = spaces.some((space) => spaceOf(space).combat);
  const recruits = gains.some((effect) => effect.do === 'recruit');
  return {
    id,
    name,
    copies,
    usedIn: marked === null ? ['1P', '2P'] : [`${marked}P`],
    marking: marked && `${marked}P`,
    targetSpaces: spaces,
    combatSpace: combat,
    gains: gains.flatMap((effect) =>
      effect.do === 'harvest' ? ['harvest', 'harvest for nobody'] : shorthand([effect]),
    ),
    ...(recruits && { recruitTo: combat ? 'conflict' : 'garrison' }),
    swords,
  };
}

export function rivalEntry({ id, name, soloRival, signet }: Leader) {
  return {
    id,
    name: printed(name),
    allowedAsRival: soloRival,
    signet: { name: signet.name.en, effectForPlayer: shorthand(signet.effects) },
    leftAbilityIgnored: true,
  };
}

export function levelEntry(id: string, level: Level) {
  return {
    id,
    humanExtra: box([gain(level.personGains)])?.split('; ') ?? [],
    mentatSpaceCost: level.mentatCost,
    rivalGarrisonTroops: level.garrison,
    conflictCardsAboveSwordmasters: level.thirdAgents,
    rivalExtra: level.intrigue ? [shorthand([intrigueCards(level.intrigue)])] : [],
    expertDeployment: level.expert,
    humanSwordmasterAllowed: level.swordmaster,
  };
}

const box = (effects: readonly Effect[]): string | null => shorthand(effects) || null;
const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];
