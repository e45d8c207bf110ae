import type { Condition } from '../src/effects/condition.ts';
import type { Cost } from '../src/effects/cost.ts';
import type { Effect, InfluenceWith } from '../src/effects/effect.ts';
import { ANY_NUMBER } from '../src/effects/verbs.ts';

/* Our trees in the shorthand of the catalogue (data/README.md), so that a test can compare them. */

export const shorthand = (effects: readonly Effect[]): string => effects.map(one).join('; ');

/** The parts of a cost, in the order they are printed. */
export function costParts(cost: Cost): string[] {
  return Object.entries(cost).map(([what, n]) => {
    if (what === 'trashThis') return 'trash this';
    if (what === 'trash') return `trash ${n} card`;
    if (what === 'troops') return `lose-troop ${n} (your own, in the Conflict)`;
    if (what === 'influence') return `influence -${n} any`;
    if (what === 'specimens') return `${n} specimen`;
    if (what === 'trashPartner') return 'trash the other grafted card';
    if (what === 'trashIntrigue') return `trash-intrigue ${n}`;
    if (what === 'retreatTroops') return `retreat ${n} (own troops)`;
    if (what === 'discard') return `discard ${n}`;
    if (what === 'retreat') return `retreat ${n} units`;
    if (what === 'anyTroops') return `lose-troop ${n}`;
    if (what === 'intrigueToBottom') return `bury ${n} intrigue`;
    if (what === 'flip') return 'flip';
    if (what === 'trashTile') return 'trash this';
    return `${n} ${what}`;
  });
}

/** What is not paid in resources stands by itself. */
const UNPAID = /^(trash|lose-troop|discard|retreat|bury|flip|influence)/;

export function payment(cost: Cost): string {
  const parts = costParts(cost);
  if (parts.length > 1) return `pay {${parts.join('; ')}}`;
  return UNPAID.test(parts[0]) ? parts[0] : `pay ${parts[0]}`;
}

export function conditionText(condition: Condition): string {
  switch (condition.is) {
    case 'fremen-bond':
      return 'fremen-bond';
    case 'another-in-play':
      return `another ${condition.faction} card in play`;
    case 'alliance':
      return `alliance(${condition.with})`;
    case 'influence':
      return `influence(${condition.with})>=${condition.atLeast}`;
    case 'influence-with':
      return `influence>=${condition.atLeast} on ${condition.factions} factions`;
    case 'council-seat':
      return 'high-council';
    case 'swordmaster':
    case 'mentat-at-home':
    case 'agent-on-board':
    case 'enemy-troop-in-conflict':
      return condition.is;
    case 'owns':
      return `owns(${condition.card})>=${condition.atLeast}`;
    case 'owns-most':
      return `owns-most(${condition.card})`;
    case 'tech':
      return `tech>=${condition.atLeast}`;
    case 'units-deployed':
      return `units-deployed>=${condition.atLeast}`;
    case 'enemy-agent-met':
      return condition.is;
    case 'agents-on':
      return `agents>=${condition.atLeast} on ${condition.icons.join(' ')}`;
    case 'has':
      return `${condition.resource}>=${condition.atLeast}`;
    case 'conspiracy':
      return `conspiracy=${condition.met}`;
    case 'persuasion-gained':
      return `persuasion-gained>=${condition.atLeast}`;
    case 'markers':
      return `markers>=${condition.atLeast}`;
    case 'grafted-with':
      return `grafted with ${condition.factions.join(' or ')}`;
    case 'grafted':
    case 'spice-gained':
    case 'most-deployed':
    case 'faction-visited':
    case 'combat-card-played':
      return condition.is;
    default:
      return condition satisfies never;
  }
}

function one(effect: Effect): string {
  switch (effect.do) {
    case 'gain': {
      const { do: _, ...resources } = effect;
      return Object.entries(resources)
        .map(([resource, n]) => `+${n} ${resource}`)
        .join('; ');
    }
    case 'recruit':
      return `recruit ${effect.n}${mayDeploy(effect.n, effect.mayDeploy)}`;
    case 'persuasion':
      return `persuasion +${effect.n}${effect.perCard ? ` per ${effect.perCard} card in play` : ''}`;
    case 'intrigue':
    case 'swords':
    case 'vp':
      return `${effect.do} +${effect.n}`;
    case 'draw':
    case 'discard':
      return `${effect.do} ${effect.n}`;
    case 'influence':
      return influenceText(effect.n, effect.with);
    case 'influence-two':
      return 'choose 2 different factions: influence +1 each';
    case 'trash-this':
      return 'trash this';
    case 'lose-troop':
      return `lose-troop ${effect.n} (from ${effect.from === 'conflict' ? 'the Conflict' : 'garrison'})`;
    case 'deploy':
      return `deploy ${limit(effect.upTo)} (troops from garrison)`;
    case 'deploy-from-supply':
      return `deploy ${effect.n} from supply`;
    case 'retreat':
      return `retreat ${limit(effect.upTo)} (troops)`;
    case 'control':
      return `control ${effect.space}`;
    case 'acquire':
      return `${effect.may ? 'may ' : ''}acquire <=${effect.maxCost} to ${effect.to}`;
    case 'discount':
      return `discount ${effect.card} ${effect.by}`;
    case 'take-from-discard':
      return `take a ${effect.faction} card from discard`;
    case 'extra-icons':
      return `icons ${effect.icons.join(' ')}`;
    case 'on-reveal-turn':
      return `on Reveal turn: ${grouped(effect.effects)}`;
    case 'opponents':
      return `each opponent: ${grouped([effect.effect])}`;
    case 'opponent':
      return `one opponent: ${grouped([effect.effect])}`;
    case 'pay':
      return `${payment(effect.cost)} -> ${grouped(effect.effects)}`;
    case 'when':
      return `if ${conditionText(effect.condition)}: ${grouped(effect.effects)}`;
    case 'choose':
      return `choose${effect.count > 1 ? ` ${effect.count} of` : ''}: ${effect.options.map(grouped).join(' | ')}`;
    case 'trash':
      return effect.from === 'play' ? 'trash in play' : 'trash';
    case 'tech': {
      const solari = effect.solari ? ' (or solari)' : '';
      return `tech${effect.discount > 0 ? `(-${effect.discount})` : ''}${solari}`;
    }
    case 'dreadnought':
      return 'dreadnought +1';
    case 'negotiator':
      return `negotiator +${effect.n}`;
    case 'deploy-units':
      return `deploy ${limit(effect.upTo)} units from your garrison to the Conflict`;
    case 'solari-if-won':
      return `if won: +${effect.n} solari`;
    case 'swords-per-dreadnought':
      return `swords +${effect.n} per dreadnought`;
    case 'swords-per-card':
      return `swords +${effect.n} per armed card`;
    case 'vp-per-faction':
      return `vp +${effect.n} per faction<=${effect.atMost}`;
    case 'tleilaxu':
      return effect.n === 1 ? 'tleilaxu' : `tleilaxu x${effect.n}`;
    case 'specimen':
      return `specimen +${effect.n}`;
    case 'remove-tleilaxu':
      return `remove and replace the ${effect.side} Tleilaxu Row card`;
    case 'solari-per-icon':
      return `+${effect.n} solari per icon of the other grafted card`;
    case 'acquire-bred':
      return `may acquire <=${effect.maxCost}; to hand if markers>=2`;
    case 'research':
    case 'acquire-tleilaxu':
    case 'keep-intrigue':
    case 'infiltrate':
    case 'combat-icon':
    case 'copy-partner':
    case 'return-partner':
    case 'return-this':
    case 'recall-sent':
    case 'trash-grafted':
    case 'graft-row':
      return effect.do;
    case 'cheaper':
      return `${effect.space} costs ${effect.spice} spice less`;
    case 'freighter':
    case 'retreat-dreadnought':
    case 'exchange-intrigue':
    case 'influence-present':
    case 'influence-snooped':
    case 'influence-visited':
    case 'ambush':
    case 'extra-turn':
      return effect.do;
    case 'steal-intrigue':
    case 'harvest':
    case 'double-harvest':
    case 'double-influence':
    case 'mentat':
    case 'swordmaster':
    case 'council-seat':
    case 'foldspace':
    case 'signet':
    case 'acquire-to-deck':
    case 'look-at-top':
    case 'reshuffle':
    case 'voice':
    case 'manipulate':
    case 'recall':
    case 'ignore-enemy-agents':
    case 'end-turn':
      return effect.do;
    default:
      return effect satisfies never;
  }
}

const grouped = (effects: readonly Effect[]): string => {
  const text = shorthand(effects);
  return /[;:|]|->/.test(text) ? `{${text}}` : text;
};

const limit = (upTo: number): string => (upTo === ANY_NUMBER ? 'any number' : `up to ${upTo}`);

function mayDeploy(n: number, when: 'always' | 'on-reveal-turn' | undefined): string {
  if (when === undefined) return '';
  const turn = when === 'on-reveal-turn' ? ' on Reveal turn' : '';
  return ` (may deploy these ${n} to the Conflict${turn})`;
}

function influenceText(n: number, withWhom: InfluenceWith): string {
  if (typeof withWhom === 'string') return `influence +${n} ${withWhom}`;
  return `choose: ${withWhom.map((faction) => `influence +${n} ${faction}`).join(' | ')}`;
}
