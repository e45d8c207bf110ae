import { contentOf, fixture, type Item, type Json } from '../catalogue.ts';

/* The catalogue of Rise of Ix, with our shorthand in place of its sentences. */

export const FILES = [
  'board',
  'starting-cards',
  'imperium-cards',
  'intrigue',
  'conflicts',
  'leaders',
  'tech-tiles',
  'hagal',
] as const;
type File = (typeof FILES)[number];

export const fileOf = (file: File): Item => fixture(`ix/${file}`);
export const itemsOf = (file: File): Item[] => fileOf(file).items as Item[];
export const catalogue = (file: File): Json => contentOf(itemsOf(file), SENTENCES);

export const SENTENCES: Readonly<Record<string, string>> = {
  // Imperium cards
  'if influence(emperor)>=2: tech (the price may be paid in Solari instead of spice)':
    'if influence(emperor)>=2: tech (or solari)',
  'if this Agent was sent to a space with an enemy Agent: +2 solari':
    'if enemy-agent-met: +2 solari',
  'put one of your Intrigue cards on the bottom of the Intrigue deck -> intrigue +1':
    'bury 1 intrigue -> intrigue +1',
  'for each troop you deploy to the Conflict this turn you may make one enemy unit retreat':
    'ambush',
  'if another bene-gesserit card is in play: {freighter; freighter}':
    'if another bene-gesserit card in play: {freighter; freighter}',
  'persuasion +2; swords +3 for each of your dreadnoughts in the Conflict':
    'persuasion +2; swords +3 per dreadnought',
  'sending this Agent to Heighliner costs 2 spice less (4 instead of 6)':
    'heighliner costs 2 spice less',
  'persuasion +1; swords +2; swords +1 for each other revealed card that provides one or more swords this turn':
    'persuasion +1; swords +2; swords +1 per armed card',
  'persuasion +1; swords +2; if you have an Agent on an emperor board space: swords +3':
    'persuasion +1; swords +2; if agents>=1 on emperor: swords +3',
  'choose: pay 2 spice -> +5 solari | pay 5 solari -> +4 spice':
    'choose: {pay 2 spice -> +5 solari} | {pay 5 solari -> +4 spice}',
  'persuasion +2; retreat 3 units (your troops or dreadnoughts, any mix) -> influence +1 any':
    'persuasion +2; retreat 3 units -> influence +1 any',
  'persuasion +1; retreat up to 2': 'persuasion +1; retreat up to 2 (troops)',
  'trash a card -> recruit 2': 'trash 1 card -> recruit 2',
  'gain 2 Influence instead of 1 with the Faction of the space; trash this':
    'double-influence; trash this',
  'recruit 2 and deploy them to the Conflict': 'deploy 2 from supply',
  'you may take another turn immediately after this one': 'extra-turn',

  // Intrigue cards
  'swords +2; each opponent retreats one dreadnought':
    'swords +2; each opponent: retreat-dreadnought',
  'when you deploy 4 or more units to the Conflict in a single turn: freighter':
    'if units-deployed>=4: freighter',
  'you deploy 4 or more units to the Conflict in a single turn': 'units-deployed>=4',
  'any three of: two dreadnoughts; at least one The Spice Must Flow; 4 or more Influence on two or more tracks; a High Council seat':
    'conspiracy=3',
  'all four of those': 'conspiracy=4',
  'choose: if three of the four conditions hold: vp +1 | if all four hold: vp +2':
    'if conspiracy=3: vp +1; if conspiracy=4: vp +2',
  'pay 2 spice -> influence +1 with each Faction that has at least one of your Agents on its board spaces':
    'pay 2 spice -> influence-present',
  'influence +1 with each Faction that has at least one of your Agents on its board spaces':
    'influence-present',
  'swords +2; deploy up to 2 units from your garrison to the Conflict':
    'swords +2; deploy up to 2 units from your garrison to the Conflict',
  'if you have a seat on the High Council: recruit 2': 'if high-council: recruit 2',
  'you have a seat on the High Council': 'high-council',
  'swords +2; if you win this Conflict: +2 solari': 'swords +2; if won: +2 solari',
  'lose-troop 1 -> influence +1 with a Faction whose board space you sent an Agent to this turn':
    'lose-troop 1 -> influence-visited',
  'influence +1 with a Faction whose board space you sent an Agent to this turn':
    'influence-visited',
  'choose: combat: pay 2 solari -> swords +4 | endgame: if you have 10 or more solari: vp +1':
    'choose: combat: pay 2 solari -> swords +4 | endgame: if solari>=10: vp +1',
  'if you have 10 or more solari: vp +1': 'if solari>=10: vp +1',
  'you have 10 or more solari': 'solari>=10',

  // Leaders
  'you may acquire a card that costs 3 or less (no persuasion needed)':
    'may acquire <=3 to discard',
  'influence -1 any -> influence +1 with a Faction whose track still has your Snooper':
    'influence -1 any -> influence-snooped',

  // Tech tiles
  'swords +1 for each revealed card that provides one or more swords this turn':
    'reveal: swords +1 per armed card',
  'you win tiebreakers': 'tie-break',
  'when you win a Conflict with a dreadnought in it: you may return a dreadnought to your supply -> vp +1, instead of taking control of a board space with it':
    'detonation',
  'if you have 6 or more persuasion: you may trash one of your cards in play':
    'reveal: if persuasion-gained>=6: trash in play',
  'pay 4 solari -> recruit 3': 'use: pay {flip; 4 solari} -> recruit 3',
  'round start: draw 1; endgame: worth vp +1 if you have at least two The Spice Must Flow':
    'round-start: draw 1; endgame: if owns(the-spice-must-flow)>=2: vp +1',
  'discard 1 -> enemy Agents do not block your Agent this turn':
    'use: pay {flip; discard 1} -> ignore-enemy-agents',
  'if you have 3 or more Influence on all four tracks: vp +1':
    'endgame: if influence>=3 on 4 factions: vp +1',
  'if you have a seat on the High Council: swords +4': 'reveal: if high-council: swords +4',
  'influence +1 with each of two different Factions of your choice':
    'choose 2 different factions: influence +1 each',
  'trash this -> put any number of your Intrigue cards on the bottom of the Intrigue deck, then draw as many':
    'use: trash this -> exchange-intrigue',
  'you may put cards you acquire on top of your deck': 'spaceport',
  'pay 3 spice and trash this -> vp +1; endgame: worth vp +1 for each Faction where you have 1 or less Influence':
    'use: pay {3 spice; trash this} -> vp +1; endgame: vp +1 per faction<=1',
  'whenever you recruit troops from the shipping track, recruit one more; you may deploy any of those troops to the Conflict':
    'transports',
  'when you win a Conflict: +1 water': 'on-win: +1 water',

  // Boards
  '{choose: tech(-1) | negotiator +1}; in your Reveal turn, if you have an Agent here: persuasion +1':
    'choose: tech(-1) | negotiator +1; in your Reveal turn persuasion +1 if you have an Agent here',
  'choose: dividends (+5 solari; each opponent +1 solari) | +2 spice':
    'choose: {+5 solari; each opponent: +1 solari} | +2 spice',
};
