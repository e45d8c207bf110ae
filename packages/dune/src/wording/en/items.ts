import type { ItemWording } from '../wording.ts';

export const items: ItemWording = {
  'ATR-S1': [
    'starting position',
    'Start with 10 spice, 10 forces in Arrakeen, and 10 in your off-planet reserves.',
  ],
  'ATR-B1': [
    'a look at the cards for sale',
    'You may look at each treachery card that comes up for auction before anyone bids on it.',
  ],
  'ATR-B2': ['notes on cards', 'You alone may keep notes on the treachery cards you have seen.'],
  'ATR-B3': [
    'a look at the spice deck',
    'At the start of Shipment and Movement, you may look at the top card of the spice deck.',
  ],
  'ATR-B4': [
    'prescience',
    'In your battles, you may make your opponent show you one part of their battle plan: the leader, the weapon, the defense, or the number dialed. They must play what they show; the rest of the plan stays open.',
  ],
  'ATR-B5': [
    'an answer of none',
    'If your opponent will not play the weapon or the defense you ask to see, they say so. They must keep to it, and you may not ask for anything else.',
  ],
  'ATR-L1': [
    'prescience for an ally',
    'You may use your prescience on your ally’s opponent in your ally’s battle. Your ally sees the answer.',
  ],
  'ATR-A1': [
    'the Kwisatz Haderach wakes',
    'The Kwisatz Haderach sleeps until you have lost 7 or more forces in battles, counted in secret. From then on you have him for the rest of the game.',
  ],
  'ATR-A2': [
    'the Kwisatz Haderach in battle',
    'The Kwisatz Haderach may go with a leader or a Cheap Hero in your plan, never alone, and adds 2. Each turn he fights in one territory only.',
  ],
  'ATR-A3': [
    'a companion killed',
    'If the leader or the Cheap Hero with him is killed, the Kwisatz Haderach adds nothing. He himself survives.',
  ],
  'ATR-A4': ['a loyal companion', 'A leader with the Kwisatz Haderach cannot be called a traitor.'],
  'ATR-A5': [
    'death of the Kwisatz Haderach',
    'Only the explosion of a Lasgun with a Shield, in his own battle, kills the Kwisatz Haderach.',
  ],
  'ATR-A6': [
    'revival of the Kwisatz Haderach',
    'You may revive a dead Kwisatz Haderach like a leader, for 2 spice; he takes the place of the one leader you may revive in the turn.',
  ],
  'ATR-A7': [
    'the Kwisatz Haderach apart',
    'Alive or dead, the Kwisatz Haderach does not count when you check whether you may revive leaders.',
  ],
  'ATR-K1': [
    'a look at a whole battle plan',
    'With a Karama, look at a player’s whole battle plan before it is revealed.',
  ],
  'BEN-S1': [
    'starting position',
    'Start with 5 spice, 1 force in the Polar Sink, and 19 in your off-planet reserves.',
  ],
  'BEN-B1': [
    'the prediction',
    'Before the game, secretly name another faction and a turn. If that faction wins by strongholds in that turn, alone or with any ally, even with you, show your prediction: you alone win.',
  ],
  'BEN-B2': [
    'spiritual advisors',
    'Each time another faction ships forces from off-planet, you may place 1 force from your reserves in the Polar Sink for free.',
  ],
  'BEN-B3': [
    'the Voice',
    'In your battles, you may order your opponent to play, or not to play, one of these: a poison weapon, a projectile weapon, the Lasgun, a poison defense, a projectile defense, a worthless card, or a Cheap Hero. They must obey if they can.',
  ],
  'BEN-V1': ['victory by strongholds', 'You may also win by strongholds, as anyone does.'],
  'BEN-L1': [
    'the Voice for an ally',
    'You may use the Voice on your ally’s opponent in your ally’s battle.',
  ],
  'BEN-A1': [
    'the first advisor',
    'Instead of starting in the Polar Sink, place 1 advisor in any territory once the Fremen have placed their forces. If alone there, it is a fighter.',
  ],
  'BEN-A2': [
    'charity every turn',
    'You receive 2 spice of CHOAM charity each turn, whatever you have.',
  ],
  'BEN-A3': [
    'peaceful advisors',
    'Advisors live beside any forces and affect nobody: they do not fight, collect spice, occupy a stronghold, count for its limit of two factions, give or use ornithopters, or allow Family Atomics. The storm, sandworms, explosions, and Family Atomics kill them like other forces.',
  ],
  'BEN-A4': [
    'advisors along with a shipment',
    'Instead of a force in the Polar Sink, you may place 1 advisor for free where the other faction has shipped, if you have no fighters there.',
  ],
  'BEN-A5': [
    'shipments of fighters',
    'The forces you ship and pay for arrive as fighters. You may not ship to a territory where you have advisors.',
  ],
  'BEN-A6': [
    'advisors on the move',
    'Advisors who move to an empty territory become fighters. Where there are other forces and none of your advisors, they may stay advisors or become fighters.',
  ],
  'BEN-A7': [
    'fighters into advisors',
    'When a faction that is not your ally enters a territory where you have fighters, they may become advisors at once.',
  ],
  'BEN-A8': [
    'advisors into fighters',
    'Before the first shipment of the turn, you may name territories where all your advisors become fighters; not beside an ally’s forces, and not in the storm.',
  ],
  'BEN-A9': [
    'one kind in a territory',
    'Your forces that move to a territory become like those you already have there. Advisors left alone in a territory become fighters before Battle.',
  ],
  'BEN-A10': [
    'a worthless card as a Karama',
    'You may play any worthless card as a Karama. You have no Karama power of your own.',
  ],
  'EMP-S1': [
    'starting position',
    'Start with 10 spice and 20 forces in your off-planet reserves; in the advanced game, 5 of them are Sardaukar.',
  ],
  'EMP-B1': [
    'payment for treachery cards',
    'When another faction buys a treachery card, it pays you instead of the bank. Your own purchases are paid to the bank.',
  ],
  'EMP-B2': ['no discount', 'You may neither lower the price of a card nor give any of it back.'],
  'EMP-L1': [
    'gifts to an ally',
    'You may give your ally spice at any time. What your ally pays for treachery cards, even with that spice, comes back to you.',
  ],
  'EMP-L2': [
    'revival for an ally',
    'You may pay 2 spice each to revive up to 3 more forces of your ally, beyond the usual limit.',
  ],
  'EMP-A1': [
    'Sardaukar',
    'Each Sardaukar counts as 2 forces in battle, for strength and for losses; against the Fremen, as 1.',
  ],
  'EMP-A2': [
    'spice for Sardaukar',
    'Without 1 spice in support, a Sardaukar counts half in battle.',
  ],
  'EMP-A3': ['revival of Sardaukar', 'You may revive at most 1 Sardaukar each turn, as one force.'],
  'EMP-K1': [
    'a free revival',
    'With a Karama, revive up to 3 of your forces or 1 of your leaders for free.',
  ],
  'FRE-S1': [
    'starting position',
    'Start with 3 spice, 10 forces split as you like between Sietch Tabr, False Wall South, and False Wall West, and 10 in reserve on Dune, off the map.',
  ],
  'FRE-B1': [
    'reserves on Dune',
    'You do not ship from off-planet. Instead, bring any number of your reserves for free to the Great Flat or to one territory up to two away from it; the storm and the limit of strongholds still hold.',
  ],
  'FRE-B2': [
    'two territories on foot',
    'You move up to two territories instead of one; with ornithopters, three.',
  ],
  'FRE-B3': ['friends of Shai-Hulud', 'Sandworms do not devour your forces.'],
  'FRE-B4': [
    'a ride on the sandworm',
    'When a sandworm comes where you have forces, after the Nexus you may move some or all of them to any one territory, but neither out of the storm nor into it. This is not your movement of the turn.',
  ],
  'FRE-B5': [
    'another ride',
    'If a sandworm comes again where you still have forces, you may ride again.',
  ],
  'FRE-V1': [
    'victory of the desert',
    'If nobody has won by the end of the last turn, you and your ally win if Sietch Tabr and Habbanya Sietch hold no forces but yours, and neither Harkonnen, Atreides, nor the Emperor occupies Tuek’s Sietch.',
  ],
  'FRE-L1': [
    'an ally safe from the sandworm',
    'You decide whether a sandworm devours your ally’s forces.',
  ],
  'FRE-L2': ['free revival for an ally', 'You may let your ally revive 3 forces for free.'],
  'FRE-L3': ['victory with an ally', 'Your ally shares your victory of the desert.'],
  'FRE-A1': [
    'a look at the storm card',
    'After the first storm, a storm card of 1 to 6 decides how far each storm moves. It is drawn face down a turn ahead, and you alone may look at it.',
  ],
  'FRE-A2': [
    'the next sandworm',
    'Each sandworm after the first of the Spice Blow phase may be placed by you in any sand territory. It devours all spice and forces there except yours, and those of an ally you protect.',
  ],
  'FRE-A3': [
    'at home in the storm',
    'The storm takes only half of your forces it hits, rounded up.',
  ],
  'FRE-A4': [
    'reserves into the storm',
    'You may bring reserves into a sector in the storm; half of them, rounded up, are lost.',
  ],
  'FRE-A5': [
    'Fedaykin',
    'Each Fedaykin counts as 2 forces in battle, for strength and for losses.',
  ],
  'FRE-A6': ['revival of Fedaykin', 'You may revive at most 1 Fedaykin each turn, as one force.'],
  'FRE-A7': [
    'battle without spice',
    'Your forces count in full in battle without any spice in support.',
  ],
  'FRE-K1': [
    'a sandworm at will',
    'With a Karama, place a sandworm in any sand territory. It devours and may be ridden as usual, but brings no Nexus.',
  ],
  'GUI-S1': [
    'starting position',
    'Start with 5 spice, 5 forces in Tuek’s Sietch, and 15 in your off-planet reserves.',
  ],
  'GUI-B1': [
    'payment for shipments',
    'When another faction ships from off-planet, it pays you instead of the bank. Your own shipments are paid to the bank.',
  ],
  'GUI-B2': [
    'shipments anywhere',
    'You may ship from your reserves, from one territory to any other, or from one territory back to your reserves.',
  ],
  'GUI-B3': [
    'shipments at half price',
    'You pay half the usual price, rounded up. Back to your reserves costs 1 spice for every 2 forces, rounded up.',
  ],
  'GUI-V1': [
    'victory by default',
    'If nobody has won by the end of the last turn, not even the Fremen with their special victory, you win.',
  ],
  'GUI-L1': [
    'shipments for an ally',
    'Your ally ships from off-planet, or from one territory to another, at half price, paid to you.',
  ],
  'GUI-L2': ['victory with an ally', 'Your ally shares your victory by default.'],
  'GUI-A1': [
    'a turn at will',
    'You ship and move whenever you like: first, last, or between two players’ turns. You need not say so beforehand.',
  ],
  'GUI-K1': [
    'a shipment cancelled',
    'With a Karama, cancel one shipment of another player from off-planet.',
  ],
  'HAR-S1': [
    'starting position',
    'Start with 10 spice, 10 forces in Carthag, and 10 in your off-planet reserves.',
  ],
  'HAR-B1': [
    'four traitors',
    'Keep all four traitor cards you are dealt. The leaders of other factions among them are your traitors; your own are safe.',
  ],
  'HAR-B2': ['eight cards in hand', 'You may hold 8 treachery cards; with 8 cards you must pass.'],
  'HAR-B3': ['two cards to start with', 'Start with 2 treachery cards.'],
  'HAR-B4': [
    'a free extra card',
    'Each time you buy a treachery card, draw another from the deck for free if your hand has room.',
  ],
  'HAR-L1': [
    'traitors for an ally',
    'You may use your traitor cards against your ally’s opponent, as if your ally had called the traitor.',
  ],
  'HAR-A1': [
    'a leader taken',
    'After each battle you win, you may take at random one of the loser’s living leaders who has not fought elsewhere this turn. Look at it, then kill it or keep it.',
  ],
  'HAR-A2': [
    'a leader killed in secret',
    'Kill: the leader goes to the tanks face down, and you gain 2 spice.',
  ],
  'HAR-A3': [
    'a captive who fights',
    'Keep: use the leader in one battle as your own. If it survives, it returns to its owner.',
  ],
  'HAR-A4': [
    'captives go free',
    'When all your own leaders are dead, all your captives return to their owners at once, and you can keep no new one.',
  ],
  'HAR-A5': [
    'a captive killed in battle',
    'A captive who is killed goes to the tanks, and its owner may revive it as usual.',
  ],
  'HAR-A6': [
    'a captive’s treason',
    'A captive in battle can be called a traitor by whoever holds its card.',
  ],
  'HAR-K1': [
    'a swap of cards',
    'With a Karama, take as many cards as you like from one player at random, then give back as many of your choice.',
  ],
};
