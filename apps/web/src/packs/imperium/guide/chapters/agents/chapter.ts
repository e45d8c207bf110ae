import { cardOf, FACTIONS } from '@landsraad/imperium';
import { ALL_TRACKS, type Chapter } from '../../chapter.ts';
import {
  asks,
  atTurn,
  offersType,
  optionsOf,
  ownOf,
  pointsReached,
  type Scene,
} from '../../scene.ts';
import { AGENTS } from './outline.ts';
import { words } from './words.ts';

type Id = keyof typeof words.en.lessons;

const sent = (scene: Scene): number => ownOf(scene, 'agent-sent').length;

const offersFaction = (scene: Scene): boolean =>
  optionsOf(scene).some(
    (option) =>
      option.type === 'card' &&
      cardOf(option.card).icons.some((icon) => FACTIONS.some((faction) => faction === icon)),
  );

const courted = ({ me }: Scene) => FACTIONS.filter((faction) => me.influence[faction] === 1);

/** Two cards for the Factions in the first hand: both Agents go to the Fremen. */
export const agents: Chapter<Id, 'points'> = {
  outline: AGENTS,
  words,
  aims: [{ id: 'points', icon: 'point', need: 1, have: pointsReached }],
  wishes: [
    { round: 1, card: 'diplomacy', space: 'stillsuits', deploy: 0 },
    { round: 1, card: 'seek-allies', space: 'hardy-warriors', deploy: 0 },
  ],
  lessons: [
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
      id: 'garrison',
      by: 'do',
      core: true,
      when: (scene) => asks(scene, 'effects.order') && offersType(scene, 'deploy'),
      points: () => ['garrison'],
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
      when: (scene) => atTurn(scene) && courted(scene).length > 0,
      points: () => ALL_TRACKS,
    },
    {
      id: 'second',
      by: 'do',
      core: true,
      when: (scene) =>
        atTurn(scene) && sent(scene) === 1 && courted(scene).length > 0 && offersFaction(scene),
      points: (scene) => courted(scene).map((faction) => `faction:${faction}` as const),
    },
    {
      id: 'resources',
      by: 'do',
      core: true,
      when: (scene) => asks(scene, 'agent.space') && sent(scene) > 0,
      points: () => ['part:purse'],
    },
  ],
};
