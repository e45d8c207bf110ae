import { readFileSync } from 'node:fs';

/* The catalogue, with our shorthand in place of its sentences. */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Item = { [key: string]: Json };

export const FILES = [
  'starting-cards',
  'reserve',
  'imperium-cards',
  'intrigue',
  'conflicts',
  'leaders',
  'board-spaces',
  'influence-tracks',
  'hagal',
  'leaders-as-rivals',
] as const;
type File = (typeof FILES)[number];

/** Where a fact comes from, what others read in it, and rules that the engine carries out. */
const NOT_CONTENT = new Set([
  'frNameSource',
  'nameFrSource',
  'notes',
  'confidence',
  'sources',
  'rulings',
  // House Hagal
  'rivalRule',
  'soloCostResources',
  'instructions',
  'dispute',
  'rivalResolution',
  // IMP-16.26
  'seats',
  // IMP-5
  'start',
  'vpAtEffect',
  'vpLoss',
  'bonusRule',
  'allianceVp',
  'allianceRule',
]);

export const SENTENCES: Record<string, string> = {
  // Imperium cards
  'base spice harvested by this Agent x2 (bonus spice unchanged)': 'double-harvest',
  'this turn each The Spice Must Flow costs 3 less': 'discount the-spice-must-flow 3',
  'swords +3; deploy 1 (optional, a troop from garrison)':
    'swords +3; deploy up to 1 (troops from garrison)',
  'send any one of your Agents (from the Leader or from a board space) to any space, occupied or not; draw 1':
    'draw 1',
  'persuasion +2 per Fremen card in play (itself counts)': 'persuasion +2 per fremen card in play',
  'choose: draw 1 | one Bene Gesserit card of your choice from discard pile to hand':
    'choose: draw 1 | take a bene-gesserit card from discard',
  'the visited faction space gives influence +2 instead of +1; trash this':
    'double-influence; trash this',
  "name a board space: closed to each opponent's next Agent this round": 'voice',

  // Intrigue cards: conditions and costs
  'hold at least one Alliance token': 'alliance(any)',
  'the Mentat is on its own space in the Landsraad': 'mentat-at-home',
  'own at least 2 copies of The Spice Must Flow': 'owns(the-spice-must-flow)>=2',
  'own strictly more copies of The Spice Must Flow than every single opponent':
    'owns-most(the-spice-must-flow)',
  'own a seat on the High Council': 'high-council',
  'you won the Conflict': 'won',
  'at least one opponent has a troop in the Conflict': 'enemy-troop-in-conflict',
  '3 or more Influence with at least three factions': 'influence>=3 on 3 factions',
  '3 or more Influence with all four factions': 'influence>=3 on 4 factions',
  'have at least 3 troops in the Conflict': 'troops>=3',
  'have an Agent on a board space': 'agent-on-board',
  'lose 3 of your own troops in the Conflict': 'lose-troop 3 (your own, in the Conflict)',

  // Intrigue cards: the whole card, then its modes
  'at start of own turn: draw 1; then pass the turn (printed card: may pass; rules clarification and default: the turn ends, see notes)':
    'turn-start: draw 1; end-turn',
  'draw 1; end turn (pass)': 'draw 1; end-turn',
  'choose: acquire a card costing <= 3 persuasion | pay 2 spice -> acquire a card costing <= 5 persuasion onto the top of your deck':
    'choose: acquire <=3 to discard | pay 2 spice -> acquire <=5 to deck',
  'acquire one card costing 3 persuasion or less (to discard pile as usual)':
    'acquire <=3 to discard',
  'acquire one card costing 5 persuasion or less and put it on top of your deck':
    'acquire <=5 to deck',
  'pay 1 spice -> mentat': 'if mentat-at-home: pay 1 spice -> mentat',
  'persuasion +2 during your Reveal turn this round': 'on Reveal turn: persuasion +2',
  'persuasion +2 (own Reveal turn this round)': 'on Reveal turn: persuasion +2',
  'if you have >= 2 The Spice Must Flow: vp +1; if you have more The Spice Must Flow than each opponent: vp +1':
    'if owns(the-spice-must-flow)>=2: vp +1; if owns-most(the-spice-must-flow): vp +1',
  'when you win a Conflict: choose: influence +1 any | pay 2 spice -> influence +2 any (same faction)':
    'after-win: choose: influence +1 any | pay 2 spice -> influence +2 any',
  'influence +2 any (one faction)': 'influence +2 any',
  'the card you play this turn also has the emperor, spacing-guild, bene-gesserit and fremen icons':
    'before-agent: icons emperor spacing-guild bene-gesserit fremen',
  'add agentIcons emperor, spacing-guild, bene-gesserit, fremen to the card played this turn':
    'icons emperor spacing-guild bene-gesserit fremen',
  'pay 1 solari -> one opponent of your choice loses 1 troop in the Conflict; you deploy 1 troop from your supply to the Conflict':
    'if enemy-troop-in-conflict: pay 1 solari -> one opponent: lose-troop 1 (from the Conflict); deploy 1 from supply',
  'chosen opponent: lose-troop 1 (from the Conflict, to its supply); you: deploy 1 from supply to the Conflict':
    'one opponent: lose-troop 1 (from the Conflict); deploy 1 from supply',
  'enemy Agents do not block your next Agent this turn': 'before-agent: ignore-enemy-agents',
  'your next Agent this turn may go to a space occupied by enemy Agents': 'ignore-enemy-agents',
  'choose: swords +3 | retreat up to 3': 'choose: swords +3 | retreat up to 3 (troops)',
  'retreat up to 3 of your own troops (Conflict to garrison)': 'retreat up to 3 (troops)',
  'look at the top card of your deck; choose: draw it | trash it': 'look-at-top',
  'look at top card of own deck, then draw it or trash it': 'look-at-top',
  'deploy any number of your garrisoned troops to the Conflict':
    'deploy any number (troops from garrison)',
  'deploy any number of troops from own garrison': 'deploy any number (troops from garrison)',
  'during your Reveal turn this round: persuasion +1 and each card you acquire may go on top of your deck':
    'on Reveal turn: {persuasion +1; acquire-to-deck}',
  'own Reveal turn this round: persuasion +1; acquired cards may go on top of the deck':
    'on Reveal turn: {persuasion +1; acquire-to-deck}',
  'shuffle your discard pile into your deck; draw 1': 'reshuffle; draw 1',
  'shuffle discard pile into deck, then draw 1': 'reshuffle; draw 1',
  'pay 3 solari -> recruit 3; on your Reveal turn you may deploy any of them to the Conflict':
    'pay 3 solari -> recruit 3 (may deploy these 3 to the Conflict on Reveal turn)',
  'recruit 3; if Reveal turn: may deploy any of these 3':
    'recruit 3 (may deploy these 3 to the Conflict on Reveal turn)',
  'when you win a Conflict: +3 spice': 'after-win: +3 spice',
  'recall one of your Agents': 'if agent-on-board: recall',
  'recall one own Agent from the board to your Leader': 'recall',
  'pay 1 water + 1 spice -> draw 3': 'pay {1 water; 1 spice} -> draw 3',

  // Conflicts
  'influence +2 any (same faction)': 'influence +2 any',

  // Leaders
  'pay 1 spice -> influence +1 (only a faction in which some opponent is ahead of you)':
    'pay 1 spice -> influence +1 behind',
  'recruit 1; if alliance(any): recruit 2 instead': 'recruit 1; if alliance(any): recruit 1',
  "take one card out of the Imperium Row and refill it; in this round's Reveal turn you may acquire that card at -1 persuasion":
    'manipulate',

  'pay 1 spice -> influence +1 with a faction where an opponent has more Influence than you':
    'pay 1 spice -> influence +1 behind',
  'recruit 1; if alliance(any): recruit 1 more': 'recruit 1; if alliance(any): recruit 1',
  'remove and replace a card of the Imperium Row; you may acquire it this round for 1 persuasion less':
    'manipulate',

  // House Hagal
  'solo: gain all spice on the space (base + bonus)': 'harvest',
  '2P: return the bonus spice of the space to the bank, gain nothing': 'harvest for nobody',

  // Board spaces
  'take a High Council seat: for the rest of the game persuasion +2 in each of your Reveal turns':
    'council-seat',
  'gain your third Agent for the rest of the game (usable this round)': 'swordmaster',
};

/** Everything a file of the catalogue says. */
export const fileOf = (file: File): Item => fixture(`base/${file}`);

export const fixture = (path: string): Item =>
  JSON.parse(readFileSync(new URL(`./fixtures/${path}.json`, import.meta.url), 'utf8'));

export const itemsOf = (file: File): Item[] => fileOf(file).items as Item[];

export const catalogue = (file: File): Json => contentOf(itemsOf(file), SENTENCES);

/** The facts of an entry, in our shorthand. */
export function contentOf(value: Json, sentences: Readonly<Record<string, string>>): Json {
  const content = (part: Json): Json => contentOf(part, sentences);
  if (typeof value === 'string') return sentences[value] ?? typeset(value);
  if (Array.isArray(value)) return value.map(content);
  if (value === null || typeof value !== 'object') return value;
  const { frProposed, frSuggested, ...fields } = value;
  const entries = Object.entries(fields)
    .filter(([key]) => !NOT_CONTENT.has(key))
    .map(([key, field]) => [key, content(field)] as const);
  const entry: Item = Object.fromEntries(entries);
  const french = frProposed ?? frSuggested;
  if (french) entry.name = { ...(entry.name as Item), fr: content(french) };
  return entry;
}

const typeset = (text: string): string => text.replaceAll("'", '’').replaceAll('...', '…');

export function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
