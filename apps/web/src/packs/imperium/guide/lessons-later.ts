import { cardOf, conflictOf, FACTIONS, type SpaceId, spaceOf } from '@landsraad/imperium';
import type { Lesson, Target } from './lesson.ts';
import { asks, heardOf, optionsOf, type Scene } from './scene.ts';

const round = ({ snapshot }: Scene): number => snapshot.view.round;

const atTurn = (scene: Scene) => asks(scene, 'turn.kind');

const contested = ({ snapshot: { view } }: Scene): SpaceId | null =>
  view.conflict === null ? null : conflictOf(view.conflict).control;

const offeredMakers = (scene: Scene): SpaceId[] =>
  optionsOf(scene).flatMap((option) =>
    option.type === 'space' && spaceOf(option.space).maker !== null ? [option.space] : [],
  );

const offersIcon = (scene: Scene, icon: string): boolean =>
  optionsOf(scene).some(
    (option) =>
      option.type === 'card' && cardOf(option.card).icons.some((printed) => printed === icon),
  );

const offersTrash = (scene: Scene): boolean =>
  asks(scene, 'trash.choose') ||
  asks(scene, 'trash.cost') ||
  optionsOf(scene).some((option) => option.type === 'effect' && /^trash/.test(option.effect.do));

const plots = (scene: Scene): Target[] =>
  asks(scene, 'turn.kind') || asks(scene, 'effects.order') || asks(scene, 'reveal.order')
    ? optionsOf(scene).flatMap((option) =>
        option.type === 'intrigue' ? [`intrigue:${option.intrigue}` as const] : [],
      )
    : [];

const nearAlliance = ({ me }: Scene) => FACTIONS.filter((faction) => me.influence[faction] === 3);

const lead = ({ snapshot: { view } }: Scene): number =>
  Math.max(...view.players.map(({ vp }) => vp));

/** In the order in which they are told when several could be. */
export const LATER: readonly Lesson[] = [
  {
    id: 'control',
    by: 'read',
    core: true,
    when: (scene) => atTurn(scene) && contested(scene) !== null,
    points: (scene) => ['part:conflict', ...spaceTargets([contested(scene)])],
  },
  {
    id: 'makers',
    by: 'do',
    core: true,
    when: (scene) => round(scene) > 1 && offeredMakers(scene).length > 0,
    points: (scene) => spaceTargets(offeredMakers(scene)),
  },
  {
    id: 'combat',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'combat.play'),
    points: () => ['part:conflict'],
  },
  {
    id: 'defend',
    by: 'do',
    core: false,
    when: (scene) => asks(scene, 'control.defend'),
    points: () => ['part:conflict'],
  },
  {
    id: 'last-cards',
    by: 'do',
    core: false,
    when: (scene) => asks(scene, 'endgame.play'),
    points: () => [],
  },
  {
    id: 'trash',
    by: 'do',
    core: true,
    when: offersTrash,
    points: () => ['part:decision'],
  },
  {
    id: 'plot',
    by: 'do',
    core: true,
    when: (scene) => plots(scene).length > 0,
    points: plots,
  },
  {
    id: 'alliance',
    by: 'read',
    core: true,
    when: (scene) => scene.asked !== null && nearAlliance(scene).length > 0,
    points: (scene) => nearAlliance(scene).map((faction) => `faction:${faction}` as const),
  },
  {
    id: 'first-point',
    by: 'read',
    core: false,
    when: (scene) => scene.asked !== null && heardOf(scene, 'vp-gained', scene.seat) !== undefined,
    points: () => ['part:score'],
  },
  {
    id: 'ending',
    by: 'read',
    core: true,
    when: (scene) =>
      atTurn(scene) &&
      (round(scene) > 2 || lead(scene) >= scene.snapshot.view.options.pointsToWin - 2),
    points: () => ['part:score'],
  },
  {
    id: 'spice',
    by: 'read',
    core: true,
    when: (scene) => scene.asked !== null && heardOf(scene, 'harvested', scene.seat) !== undefined,
    points: () => ['part:purse', 'space:sell-melange'],
  },
  {
    id: 'intrigue',
    by: 'read',
    core: true,
    when: (scene) => scene.asked !== null && scene.me.intrigue.length > 0,
    points: ({ me }) => me.intrigue.slice(0, 1).map((id) => `intrigue:${id}` as const),
  },
  {
    id: 'hint',
    by: 'read',
    core: true,
    when: (scene) => atTurn(scene) && round(scene) > 1,
    points: () => ['part:hint', 'part:decision'],
  },
  {
    id: 'landsraad',
    by: 'read',
    core: true,
    when: (scene) => atTurn(scene) && round(scene) > 1 && offersIcon(scene, 'landsraad'),
    points: () => ['space:high-council', 'space:mentat'],
  },
  {
    id: 'signet',
    by: 'read',
    core: true,
    when: (scene) =>
      atTurn(scene) &&
      round(scene) > 1 &&
      scene.me.leader === 'paul-atreides' &&
      scene.me.hand.includes('signet-ring'),
    points: () => ['own-leader', 'hand:signet-ring'],
  },
  {
    id: 'swordmaster',
    by: 'read',
    core: true,
    when: (scene) => atTurn(scene) && round(scene) > 2,
    points: () => ['space:swordmaster'],
  },
  {
    id: 'sit-out',
    by: 'read',
    core: false,
    when: (scene) => asks(scene, 'reveal.order') && scene.me.conflict === 0 && scene.me.swords > 0,
    points: () => ['part:conflict'],
  },
  {
    id: 'reserve',
    by: 'read',
    core: true,
    when: (scene) =>
      asks(scene, 'reveal.order') &&
      round(scene) > 1 &&
      (scene.snapshot.view.reserve['the-spice-must-flow'] ?? 0) > 0,
    points: () => ['reserve:the-spice-must-flow', 'reserve:arrakis-liaison'],
  },
  {
    id: 'over',
    ends: true,
    by: 'read',
    core: true,
    when: (scene) => scene.snapshot.result !== null,
    points: () => [],
  },
];

const spaceTargets = (spaces: readonly (SpaceId | null)[]): Target[] =>
  spaces.flatMap((space) => (space === null ? [] : [`space:${space}` as const]));
