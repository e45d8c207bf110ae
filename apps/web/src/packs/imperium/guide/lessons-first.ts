import { cardOf, FACTIONS } from '@landsraad/imperium';
import { ALL_TRACKS, type Lesson } from './lesson.ts';
import { asks, heardOf, offersType, optionsOf, type Scene } from './scene.ts';

const atTurn = (scene: Scene) => asks(scene, 'turn.kind');

const agentsSent = ({ log, seat }: Scene): number =>
  log.filter((event) => event.type === 'agent-sent' && event.seat === seat).length;

const factionCards = (scene: Scene) =>
  optionsOf(scene).flatMap((option) =>
    option.type === 'card' && cardOf(option.card).icons.some((icon) => isFaction(icon))
      ? [option.card]
      : [],
  );

const isFaction = (icon: string): boolean => FACTIONS.some((faction) => faction === icon);

/** In the order in which they are told when several could be. */
export const FIRST_ROUND: readonly Lesson[] = [
  { id: 'aim', by: 'read', core: true, when: atTurn, points: () => ['part:score'] },
  { id: 'round', by: 'read', core: true, when: atTurn, points: () => ['own-leader'] },
  {
    id: 'hand',
    by: 'read',
    core: true,
    when: (scene) => atTurn(scene) && scene.me.hand.length > 0,
    points: () => ['part:hand'],
  },
  {
    id: 'icons',
    by: 'do',
    core: true,
    when: (scene) => atTurn(scene) && offersType(scene, 'card'),
    points: () => [],
  },
  {
    id: 'spaces',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'agent.space'),
    points: () => [],
  },
  {
    id: 'effects',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'effects.order') && offersType(scene, 'effect'),
    points: () => ['part:decision'],
  },
  {
    id: 'conflict',
    by: 'read',
    core: true,
    when: (scene) => asks(scene, 'effects.order') && offersType(scene, 'deploy'),
    points: () => ['part:conflict'],
  },
  {
    id: 'troops',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'effects.order') && offersType(scene, 'deploy'),
    points: () => ['garrison'],
  },
  {
    id: 'strength',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'deploy'),
    points: () => ['part:conflict'],
  },
  {
    id: 'take-back',
    by: 'do',
    core: true,
    when: (scene) =>
      asks(scene, 'effects.order') && optionsOf(scene).length === 1 && scene.snapshot.canUndo,
    points: () => ['part:undo'],
  },
  {
    id: 'rivals',
    by: 'read',
    core: true,
    when: (scene) =>
      atTurn(scene) &&
      scene.log.some((event) => event.type === 'turn-ended' && event.seat !== scene.seat),
    points: () => ['part:opponents', 'part:log'],
  },
  {
    id: 'factions',
    by: 'read',
    core: true,
    when: (scene) => atTurn(scene) && agentsSent(scene) > 0 && factionCards(scene).length > 0,
    points: () => ALL_TRACKS,
  },
  {
    id: 'resources',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'agent.space'),
    points: () => ['part:purse'],
  },
  {
    id: 'why-not',
    by: 'read',
    core: true,
    when: (scene) => asks(scene, 'effects.order') && agentsSent(scene) > 1,
    points: () => [],
  },
  {
    id: 'reveal',
    by: 'do',
    core: true,
    when: (scene) => atTurn(scene) && !offersType(scene, 'card'),
    points: () => ['part:hand'],
  },
  {
    id: 'persuasion',
    by: 'read',
    core: true,
    when: (scene) => asks(scene, 'reveal.order') && (scene.snapshot.view.turn?.persuasion ?? 0) > 0,
    points: () => ['part:row'],
  },
  {
    id: 'acquire',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'reveal.order') && offersType(scene, 'acquire'),
    points: () => ['part:row'],
  },
  {
    id: 'swords',
    by: 'read',
    core: true,
    when: (scene) => asks(scene, 'reveal.order') && scene.me.strength > 0,
    points: () => ['part:conflict'],
  },
  {
    id: 'battle',
    by: 'read',
    core: true,
    when: (scene) => heardOf(scene, 'conflict-resolved') !== undefined && scene.asked !== null,
    points: () => ['part:log'],
  },
  {
    id: 'new-round',
    by: 'read',
    core: true,
    when: (scene) => atTurn(scene) && scene.snapshot.view.round > 1,
    points: () => ['part:hand', 'part:conflict'],
  },
];
