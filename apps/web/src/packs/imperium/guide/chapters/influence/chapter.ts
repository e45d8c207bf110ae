import { ALL_TRACKS, type Chapter, type Target } from '../../chapter.ts';
import {
  asks,
  atTurn,
  offersType,
  optionsOf,
  ownOf,
  pointsReached,
  roundOf,
  type Scene,
} from '../../scene.ts';
import { INFLUENCE } from './outline.ts';
import { words } from './words.ts';

type Id = keyof typeof words.en.lessons;

const offersTrash = (scene: Scene): boolean =>
  optionsOf(scene).some((option) => option.type === 'effect' && /^trash/.test(option.effect.do));

const plots = (scene: Scene): Target[] =>
  asks(scene, 'effects.order') || asks(scene, 'reveal.order')
    ? optionsOf(scene).flatMap((option) =>
        option.type === 'intrigue' ? [`intrigue:${option.intrigue}` as const] : [],
      )
    : [];

const cameBack = (scene: Scene): Target[] =>
  ownOf(scene, 'acquired')
    .filter(({ card }) => scene.me.hand.includes(card))
    .map(({ card }) => `hand:${card}` as const);

/** A card of the Bene Gesserit, acquired in the first round, is back in the second hand. */
export const influence: Chapter<Id, 'points' | 'cards'> = {
  outline: INFLUENCE,
  words,
  aims: [
    { id: 'points', icon: 'point', need: 2, have: pointsReached },
    { id: 'cards', icon: 'acquire', need: 3, have: (seen) => ownOf(seen, 'acquired').length },
  ],
  wishes: [
    { round: 1, card: 'seek-allies', space: 'secrets' },
    { round: 1, card: 'reconnaissance', space: 'arrakeen', deploy: 0 },
    { round: 2, card: 'bene-gesserit-sister', space: 'secrets' },
    { round: 2, card: 'diplomacy', space: 'hardy-warriors', deploy: 0 },
  ],
  lessons: [
    { id: 'deck', by: 'read', core: true, when: atTurn, points: () => ['part:hand'] },
    { id: 'tracks', by: 'read', core: true, when: atTurn, points: () => ALL_TRACKS },
    {
      id: 'effects',
      by: 'do',
      core: true,
      when: (scene) => asks(scene, 'effects.order') && offersType(scene, 'effect'),
      points: () => ['part:decision'],
    },
    { id: 'trash', by: 'do', core: true, when: offersTrash, points: () => ['part:decision'] },
    {
      id: 'take-back',
      by: 'do',
      core: true,
      when: (scene) =>
        asks(scene, 'effects.order') && optionsOf(scene).length === 1 && scene.snapshot.canUndo,
      points: () => ['part:undo'],
    },
    {
      id: 'intrigue',
      by: 'read',
      core: true,
      when: (scene) => atTurn(scene) && scene.me.intrigue.length > 0,
      points: ({ me }) => me.intrigue.slice(0, 1).map((id) => `intrigue:${id}` as const),
    },
    {
      id: 'why-not',
      by: 'read',
      core: true,
      when: (scene) => asks(scene, 'effects.order') && ownOf(scene, 'agent-sent').length > 1,
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
      when: (scene) =>
        asks(scene, 'reveal.order') && (scene.snapshot.view.turn?.persuasion ?? 0) > 0,
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
      id: 'new-round',
      by: 'read',
      core: true,
      when: (scene) => atTurn(scene) && roundOf(scene) > 1,
      points: () => ['part:hand', 'part:conflict'],
    },
    {
      id: 'came-back',
      by: 'read',
      core: true,
      when: (scene) => atTurn(scene) && cameBack(scene).length > 0,
      points: cameBack,
    },
    { id: 'plot', by: 'do', core: true, when: (scene) => plots(scene).length > 0, points: plots },
    {
      id: 'reserve',
      by: 'read',
      core: true,
      when: (scene) =>
        asks(scene, 'reveal.order') &&
        roundOf(scene) > 1 &&
        (scene.snapshot.view.reserve['the-spice-must-flow'] ?? 0) > 0,
      points: () => ['reserve:the-spice-must-flow', 'reserve:arrakis-liaison'],
    },
  ],
};
