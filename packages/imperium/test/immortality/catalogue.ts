import { contentOf, fixture, type Item, type Json } from '../catalogue.ts';

/* The catalogue of Immortality, with our shorthand in place of its sentences. */

export const FILES = [
  'bene-tleilax-board',
  'board-spaces',
  'starting-cards',
  'imperium-cards',
  'tleilaxu-cards',
  'intrigue',
  'hagal',
] as const;
type File = (typeof FILES)[number];

export const fileOf = (file: File): Item => fixture(`immortality/${file}`);
export const itemsOf = (file: File): Item[] => fileOf(file).items as Item[];
export const catalogue = (file: File): Item[] => contentOf(itemsOf(file), SENTENCES) as Item[];
export const contentIn = (value: Json): Json => contentOf(value, SENTENCES);

export const SENTENCES: Readonly<Record<string, string>> = {
  // Imperium cards
  'you have more deployed troops than each opponent': 'most-deployed',
  'persuasion +2; if alliance(bene-gesserit): influence -2 any (both steps with one faction) -> vp +1':
    'persuasion +2; if alliance(bene-gesserit): {influence -2 any -> vp +1}',
  'if influence(spacing-guild)>=2: choose: draw 1 | combat-icon':
    'if influence(spacing-guild)>=2: {choose: draw 1 | combat-icon}',
  'Look at the top 2 Intrigue cards, keep 1, put the other back on top of the Intrigue deck':
    'keep-intrigue',
  '+1 spice; if grafted with an emperor or spacing-guild card: influence +1 any':
    '+1 spice; if grafted with emperor or spacing-guild: influence +1 any',
  'choose 2 different factions: influence +1 with each':
    'choose 2 different factions: influence +1 each',
  'persuasion +1; swords +1; may: deploy 1 (troop) | retreat 1 (troop)':
    'persuasion +1; swords +1; choose: deploy up to 1 (troops from garrison) | retreat up to 1 (troops)',
  '+1 water; if alliance(fremen): return this card from play to hand':
    '+1 water; if alliance(fremen): return-this',
  'if markers>=1: may acquire a card costing 6 persuasion or less for free; if markers>=2: that card goes to hand':
    'if markers>=1: {may acquire <=6; to hand if markers>=2}',
  'persuasion +1; research x2': 'persuasion +1; research; research',

  // Tleilaxu cards
  'if the Agent went to a faction board space this turn: {trash one of the two grafted cards; influence +1 with that faction}':
    'if faction-visited: {trash-grafted; influence-visited}',
  'at the start of your Reveal turn this round: return the other grafted card from play to hand':
    'return-partner',
  'copy: this card has the same Agent box as the other grafted card': 'copy-partner',
  'if you gain spice this turn: influence +1 spacing-guild':
    'if spice-gained: influence +1 spacing-guild',
  'research; if markers>=2: trash this -> vp +1': 'research; if markers>=2: {trash this -> vp +1}',
  '+1 solari per Agent icon on the other grafted card; pay 5 solari -> tleilaxu':
    '+1 solari per icon of the other grafted card; pay 5 solari -> tleilaxu',
  'choose 2 different: +1 water | recruit 1 | trash | tleilaxu':
    'choose 2 of: +1 water | recruit 1 | trash | tleilaxu',
  'may recall the Agent you sent this turn': 'recall-sent',
  'may be grafted to a card in the Imperium Row without acquiring it; that card is then trashed at the end of the turn':
    'graft-row',

  // Intrigue cards
  'deploy up to 2 troops from garrison': 'deploy up to 2 (troops from garrison)',
  'if an opponent played a Combat Intrigue card in this Conflict: swords +4':
    'if combat-card-played: swords +4',
  'lose-troop 2 (in the Conflict) -> {tleilaxu; specimen +2}':
    'lose-troop 2 (your own, in the Conflict) -> {tleilaxu; specimen +2}',
  'when you lose at least 3 troops at the end of a Conflict: specimen +2; may acquire a Tleilaxu card at its normal specimen cost':
    'after-loss: specimen +2; acquire-tleilaxu',
  'if spice>=3 and markers>=2: vp +1': 'if spice>=3: {if markers>=2: vp +1}',
  'persuasion +1 during your Reveal turn this round': 'on Reveal turn: persuasion +1',
  'if you have a High Council seat and markers>=2: vp +1':
    'if high-council: {if markers>=2: vp +1}',
};
