import type { Chapter } from '../../chapter.ts';
import { asks, atTurn, offersType, ownOf, type Scene } from '../../scene.ts';
import { IX } from './outline.ts';
import { words } from './words.ts';

type Id = keyof typeof words.en.lessons;

const recalled = (scene: Scene): boolean => ownOf(scene, 'freighter-recalled').length > 0;

/** A Freighter on its way, and a tile of one's own. */
export const ix: Chapter<Id, 'freighter' | 'tiles'> = {
  outline: IX,
  words,
  aims: [
    {
      id: 'freighter',
      icon: 'freighter',
      need: 1,
      have: (seen) => ownOf(seen, 'freighter-advanced').length,
    },
    { id: 'tiles', icon: 'tech', need: 1, have: (seen) => ownOf(seen, 'tile-acquired').length },
  ],
  wishes: [],
  lessons: [
    { id: 'board', by: 'read', core: true, when: atTurn, points: () => ['part:ix'] },
    {
      id: 'spaces',
      by: 'read',
      core: true,
      when: atTurn,
      points: () => ['space:interstellar-shipping', 'space:tech-negotiation'],
    },
    {
      id: 'freighter',
      by: 'do',
      core: true,
      when: (scene) => asks(scene, 'freighter'),
      points: () => ['shipping:advance'],
    },
    {
      id: 'recalled',
      by: 'read',
      core: false,
      when: (scene) => scene.asked !== null && recalled(scene),
      points: () => ['part:ix'],
    },
    {
      id: 'tech',
      by: 'do',
      core: true,
      when: (scene) => asks(scene, 'tech.acquire'),
      points: () => ['part:ix'],
    },
    {
      id: 'dreadnought',
      by: 'do',
      core: false,
      when: (scene) => asks(scene, 'effects.order') && offersType(scene, 'launch'),
      points: () => ['dreadnoughts'],
    },
  ],
};
