import {
  amountOf,
  type CardId,
  cardOf,
  describeCard,
  describeIntrigue,
  describeLeader,
  describeSpace,
  type Effect,
  type Face,
  type ImperiumOption,
  type ImperiumView,
  iconName,
  intrigueOf,
  isLeader,
  leaderOf,
  RESOURCES,
  type Space,
  spaceAt,
  wordEffects,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Language, Text } from '../../text/text.ts';
import { imperiumText } from './text.ts';

/** The component behind an option, in full. */
export function faceOf(
  option: ImperiumOption,
  { options }: ImperiumView,
  language: Language,
): Face | null {
  switch (option.type) {
    case 'card':
    case 'card-in-zone':
    case 'acquire':
    case 'graft':
      return describeCard(cardOf(option.card), language);
    case 'space':
    case 'placed-agent':
      return describeSpace(spaceAt(options, option.space), language);
    case 'intrigue':
      return describeIntrigue(intrigueOf(option.intrigue), language);
    case 'leader':
      return describeLeader(leaderOf(option.leader), language);
    default:
      return null;
  }
}

/**
 * A few words on what an option does, where its name alone does not say it. The Signet Ring does
 * what the reader's Leader says.
 */
export function glossOf(
  option: ImperiumOption,
  { options, players }: ImperiumView,
  seat: Seat,
  text: Text,
): string {
  const { leader } = players[seat]!;
  switch (option.type) {
    case 'card':
    case 'acquire':
    case 'graft':
      return cardGloss(option.card, leader, text);
    case 'space':
      return spaceGloss(spaceAt(options, option.space), text);
    case 'intrigue': {
      const intrigue = intrigueOf(option.intrigue);
      // One of several ways to play a card is already told by its name.
      if (intrigue.modes.length > 1) return '';
      return lines(describeIntrigue(intrigue, text.language));
    }
    case 'leader':
      return describeLeader(leaderOf(option.leader), text.language)
        .parts.filter(({ id }) => !leader || id === 'signet') // HAG-6.2: chosen for a Rival
        .map((part) => text.pair(part.heading, part.lines.join(' ')))
        .join(' ');
    default:
      return '';
  }
}

const lines = ({ parts }: Face): string => parts.flatMap((part) => part.lines).join(' ');

function cardGloss(id: CardId, leader: string, text: Text): string {
  const { language, pair } = text;
  const play = imperiumText(language);
  const { icons, reveal, onAcquire, ...card } = cardOf(id);
  const agent = card.agent.flatMap((effect) =>
    effect.do === 'signet' && isLeader(leader) ? leaderOf(leader).signet.effects : [effect],
  );
  const words = (label: string, effects: readonly Effect[]) =>
    effects.length > 0 ? pair(label, wordEffects(effects, language)) : '';
  return [
    icons.length > 0 ? `[${icons.map((icon) => iconName(icon, language)).join(', ')}]` : '',
    words(play.agentBox, agent),
    words(play.revealBox, reveal),
    words(play.acquireBox, onAcquire),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function spaceGloss(space: Space, { language }: Text): string {
  const prices = RESOURCES.flatMap((resource) => {
    const n = space.cost?.[resource];
    return n ? [amountOf(n, resource, language)] : [];
  });
  const effects = describeSpace(space, language).parts[0]?.lines.join(' ') ?? '';
  return [
    ...(prices.length > 0 ? [`(${prices.join(', ')})`] : []),
    effects,
    ...(space.combat ? [imperiumText(language).combatSpace] : []),
  ].join(' ');
}
