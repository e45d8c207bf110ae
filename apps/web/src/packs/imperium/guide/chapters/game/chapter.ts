import { cardOf, conflictOf, FACTIONS, type SpaceId, spaceOf } from '@landsraad/imperium';
import type { Chapter, Target } from '../../chapter.ts';
import { asks, atTurn, optionsOf, ownOf, roundOf, type Scene } from '../../scene.ts';
import { GAME } from './outline.ts';
import { words } from './words.ts';

type Id = keyof typeof words.en.lessons;

const contested = ({ snapshot: { view } }: Scene): SpaceId | null =>
  view.conflict === null ? null : conflictOf(view.conflict).control;

const offeredMakers = (scene: Scene): SpaceId[] =>
  optionsOf(scene).flatMap((option) =>
    option.type === 'space' && spaceOf(option.space).maker !== null ? [option.space] : [],
  );

const offersLandsraad = (scene: Scene): boolean =>
  optionsOf(scene).some(
    (option) => option.type === 'card' && cardOf(option.card).icons.includes('landsraad'),
  );

const nearAlliance = ({ me }: Scene) => FACTIONS.filter((faction) => me.influence[faction] === 3);

const spaceTargets = (spaces: readonly (SpaceId | null)[]): Target[] =>
  spaces.flatMap((space) => (space === null ? [] : [`space:${space}` as const]));

/** Against opponents who play anyhow, a bot's advice wins in four rounds. */
export const game: Chapter<Id, 'win'> = {
  outline: GAME,
  words,
  aims: [
    {
      id: 'win',
      icon: 'point',
      need: 1,
      have: ({ snapshot: { result }, seat }) => (result?.[0]?.seat === seat ? 1 : 0),
    },
  ],
  wishes: [],
  lessons: [
    { id: 'ending', by: 'read', core: true, when: atTurn, points: () => ['part:score'] },
    {
      id: 'hint',
      by: 'read',
      core: true,
      when: atTurn,
      points: () => ['part:hint', 'part:decision'],
    },
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
      when: (scene) => roundOf(scene) > 1 && offeredMakers(scene).length > 0,
      points: (scene) => spaceTargets(offeredMakers(scene)),
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
      id: 'alliance',
      by: 'read',
      core: false,
      when: (scene) => scene.asked !== null && nearAlliance(scene).length > 0,
      points: (scene) => nearAlliance(scene).map((faction) => `faction:${faction}` as const),
    },
    {
      id: 'spice',
      by: 'read',
      core: true,
      when: (scene) => scene.asked !== null && ownOf(scene, 'harvested').length > 0,
      points: () => ['part:purse', 'space:sell-melange'],
    },
    {
      id: 'landsraad',
      by: 'read',
      core: true,
      when: (scene) => atTurn(scene) && roundOf(scene) > 1 && offersLandsraad(scene),
      points: () => ['space:high-council', 'space:mentat'],
    },
    {
      id: 'swordmaster',
      by: 'read',
      core: true,
      when: (scene) => atTurn(scene) && roundOf(scene) > 2,
      points: () => ['space:swordmaster'],
    },
    {
      id: 'sit-out',
      by: 'read',
      core: false,
      when: (scene) =>
        asks(scene, 'reveal.order') && scene.me.conflict === 0 && scene.me.swords > 0,
      points: () => ['part:conflict'],
    },
  ],
};
