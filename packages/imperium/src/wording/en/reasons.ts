import { asNumber, KERNEL_REASONS } from '@landsraad/kernel/wording';
import { asFaction, asIcon, asResource, asSeat } from '../arguments.ts';
import type { ReasonWording } from '../wording.ts';
import { amount, THE_FACTION, terms } from './terms.ts';

export const reasons: ReasonWording = {
  'no-agent': () => 'You have no Agent left to send',
  'no-icon': ({ icon }) => {
    const known = asIcon(icon);
    return known
      ? `This card does not have the ${terms.icons[known]} icon`
      : 'This card does not have the icon of that space';
  },
  'reveal-only': () => 'This card has no Agent icon: it can only be revealed',
  'no-space': () => 'No space is open to this card now',
  occupied: ({ seat }, say) => {
    const known = asSeat(seat);
    return known === null
      ? 'An Agent already stands there'
      : `${say.seat(known)} already has an Agent there`;
  },
  'own-agent': () => 'You already have an Agent there',
  'named-with-voice': ({ seat }, say) => {
    const known = asSeat(seat);
    return known === null
      ? 'The Voice closes this space'
      : `${say.seat(known)} closed this space with the Voice`;
  },
  'once-per-game': () => 'You may visit this space only once per game',
  requirement: ({ faction, atLeast }) => {
    const known = asFaction(faction);
    const n = asNumber(atLeast);
    return known && n !== null
      ? `You need ${amount(n, 'influence')} with ${THE_FACTION[known]}`
      : 'You do not meet the requirement of this space';
  },
  'cannot-pay': ({ resource, needs, has }) => {
    const known = asResource(resource);
    const n = asNumber(needs);
    if (!known || n === null) return 'You cannot pay the cost';
    return `You need ${amount(n, known)}${owned(asNumber(has))}`;
  },
  'too-expensive': ({ cost, persuasion }) => {
    const n = asNumber(cost);
    if (n === null) return 'You do not have enough Persuasion';
    return `You need ${amount(n, 'persuasion')}${owned(asNumber(persuasion))}`;
  },
  'too-few-specimens': ({ cost, specimens }) => {
    const n = asNumber(cost);
    if (n === null) return 'You do not have enough specimens';
    return `You need ${amount(n, 'specimen')}${owned(asNumber(specimens))}`;
  },
  'needs-graft': () => 'This card is played only grafted to another one',
  'wrong-time': () => 'This card cannot be played now',
  'not-at-start': () => 'This card is played only at the very start of your turn',
  'after-agent': () => 'This card is played before you send an Agent',
  'only-after-win': () => 'This card is played only when you win a Conflict',
  'only-after-loss': () => 'This card is played only when you lose three troops after a Conflict',
  condition: () => 'The condition of this card is not met',
  'no-effect': () => 'This card would do nothing now',
  'swordmaster-denied': () => 'At this difficulty you may not gain the Swordmaster',
  ...KERNEL_REASONS.en,
  other: 'This is not allowed',
};

function owned(n: number | null): string {
  if (n === null) return '';
  return n === 0 ? ' and have none' : ` and have ${n}`;
}
