import type { CardText, CardWording } from '../wording.ts';

const IN_A_PLAN = 'In your battle plan, with a leader or a Cheap Hero.';
const KEPT_BY_WINNER = 'The winner of the battle may keep it; the loser discards it.';

const weapon = (...effect: string[]): CardText => ({
  effect,
  when: IN_A_PLAN,
  after: KEPT_BY_WINNER,
});

export const cards: CardWording = {
  types: {
    'weapon-projectile': weapon(
      'Kills the opposing leader or Cheap Hero, unless protected by a Shield.',
    ),
    'weapon-poison': weapon(
      'Kills the opposing leader or Cheap Hero, unless protected by a Snooper.',
    ),
    'weapon-lasgun': weapon(
      'Kills the opposing leader or Cheap Hero: no defense helps.',
      'If a Shield is in either plan of the battle, yours included, everything explodes: all forces and all spice in the territory are lost, both leaders die, all cards of both plans are discarded, and nobody wins.',
    ),
    'defense-projectile': weapon(
      'Saves your leader or Cheap Hero from a projectile weapon.',
      'Explodes with a Lasgun in either plan of the battle.',
    ),
    'defense-poison': weapon('Saves your leader or Cheap Hero from a poison weapon.'),
    'special-leader': {
      effect: [
        'Takes the place of a leader, with strength 0; a weapon and a defense may go with it.',
        'You may play it even if you have a leader, and must if you have none.',
        'Never a traitor, and worth no spice when killed.',
      ],
      when: 'In your battle plan, in place of a leader.',
      after: 'Always discarded, unless you win by calling a traitor.',
    },
    worthless: {
      effect: [
        'Has no effect of its own, but may take the place of a weapon or of a defense.',
        'In the advanced game, the Bene Gesserit may play it as a Karama.',
      ],
      when: IN_A_PLAN,
      after: KEPT_BY_WINNER,
    },
  },
  specials: {
    'tleilaxu-ghola': {
      effect: [
        'Revive for free one of your leaders, whichever you like, or up to 5 of your forces.',
        'This comes on top of your usual revivals.',
      ],
      when: 'At any time.',
      after: 'Discard it.',
    },
    'family-atomics': {
      effect: [
        'Destroy the Shield Wall: all forces on it are lost.',
        'For the rest of the game, the Imperial Basin, Arrakeen, and Carthag no longer protect from the storm.',
      ],
      when: 'From turn 2 on, just before the storm moves, if you have a force on the Shield Wall or next to it.',
      after: 'Remove it from the game.',
    },
    hajr: {
      effect: ['Move once more, with the same forces or with others.'],
      when: 'On your turn, before or after your movement.',
      after: 'Discard it.',
    },
    karama: {
      effect: [
        'Stop one use of an opponent’s advantage.',
        'Or ship your forces from off-planet at half price, paid to the bank.',
        'Or take a card you won at auction without paying; for this you may bid more than you have.',
        'Or, in the advanced game, use your faction’s own Karama power, once per game.',
      ],
      when: 'At the moment it applies to; against an advantage in battle, before the plans are revealed.',
      after: 'Discard it.',
    },
    truthtrance: {
      effect: [
        'Ask another player one question about the game that can be answered with yes or no. The answer is given at once, in public, and is true.',
      ],
      when: 'At any time.',
      after: 'Discard it.',
    },
    'weather-control': {
      effect: ['Decide how far the storm moves: 0 to 10 sectors.'],
      when: 'From turn 2 on, just before the storm moves.',
      after: 'Discard it.',
    },
  },
};
