import { intrigueOf } from '@landsraad/imperium';
import type { Chapter, Target } from '../../chapter.ts';
import {
  asks,
  atTurn,
  conflictsIn,
  offersType,
  ownOf,
  type Scene,
  type Seen,
} from '../../scene.ts';
import { CONFLICT } from './outline.ts';
import { words } from './words.ts';

type Id = keyof typeof words.en.lessons;

const conflictsWon = (seen: Seen): number =>
  conflictsIn(seen).filter(({ places }) => places[seen.seat] === 1).length;

const combatCards = ({ me }: Scene): Target[] =>
  me.intrigue
    .filter((id) => intrigueOf(id).modes.some(({ timing }) => timing === 'combat'))
    .map((id) => `intrigue:${id}` as const);

/** Secrets gives an Ambush, and it takes that to beat the strongest opponent, by one. */
export const conflict: Chapter<Id, 'conflicts' | 'intrigue'> = {
  outline: CONFLICT,
  words,
  aims: [
    { id: 'conflicts', icon: 'conflict', need: 1, have: conflictsWon },
    {
      id: 'intrigue',
      icon: 'intrigue',
      need: 1,
      have: (seen) => ownOf(seen, 'intrigue-played').length,
    },
  ],
  wishes: [
    { round: 1, card: 'diplomacy', space: 'secrets' },
    { round: 1, card: 'signet-ring', space: 'arrakeen', deploy: 3 },
  ],
  lessons: [
    { id: 'conflict', by: 'read', core: true, when: atTurn, points: () => ['part:conflict'] },
    {
      id: 'secret',
      by: 'read',
      core: true,
      when: (scene) => atTurn(scene) && combatCards(scene).length > 0,
      points: combatCards,
    },
    {
      id: 'signet',
      by: 'read',
      core: true,
      when: (scene) =>
        atTurn(scene) &&
        ownOf(scene, 'agent-sent').length > 0 &&
        scene.me.leader === 'paul-atreides' &&
        scene.me.hand.includes('signet-ring'),
      points: () => ['own-leader', 'hand:signet-ring'],
    },
    {
      id: 'swordmarks',
      by: 'do',
      core: true,
      when: (scene) => asks(scene, 'agent.space') && ownOf(scene, 'agent-sent').length > 0,
      points: () => ['space:arrakeen'],
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
      id: 'swords',
      by: 'read',
      core: true,
      when: (scene) => asks(scene, 'reveal.order') && scene.me.strength > 0,
      points: () => ['part:conflict'],
    },
    {
      id: 'combat',
      by: 'do',
      core: true,
      when: (scene) => asks(scene, 'combat.play'),
      points: () => ['part:conflict'],
    },
  ],
};
