import { cardOf, markersAt } from '@landsraad/imperium';
import type { Chapter, Target } from '../../chapter.ts';
import { asks, atTurn, optionsOf, ownOf, roundOf, type Scene, type Seen } from '../../scene.ts';
import { IMMORTALITY } from './outline.ts';
import { words } from './words.ts';

type Id = keyof typeof words.en.lessons;

const EXPERIMENTATION = 'experimentation';

const labOf = ({ snapshot, seat }: Seen) => snapshot.view.immortality!.seats[seat]!;

const bred = (seen: Seen): number =>
  ownOf(seen, 'acquired').filter(({ card }) => cardOf(card).origin === 'tleilaxu').length +
  ownOf(seen, 'forces-reclaimed').length;

/** What specimens could buy now. */
const forSpecimens = (scene: Scene): Target[] =>
  optionsOf(scene).flatMap((option) =>
    option.type === 'acquire' && (option.from === 'tleilaxu' || option.from === 'reclaimed')
      ? [`${option.from}:${option.card}` as const]
      : [],
  );

const grafts = (scene: Scene): Target[] =>
  optionsOf(scene).flatMap((option) =>
    option.type === 'graft' ? [`hand:${option.card}` as const] : [],
  );

/** Both Experimentations do research, and what they leave in the tanks buys a card. */
export const immortality: Chapter<Id, 'research' | 'bred'> = {
  outline: IMMORTALITY,
  words,
  aims: [
    {
      id: 'research',
      icon: 'research',
      need: 2,
      have: (seen) => ownOf(seen, 'research-advanced').length,
    },
    { id: 'bred', icon: 'specimen', need: 1, have: bred },
  ],
  wishes: [],
  lessons: [
    { id: 'board', by: 'read', core: true, when: atTurn, points: () => ['part:tleilax'] },
    {
      id: 'experimentation',
      by: 'read',
      core: true,
      when: (scene) => atTurn(scene) && scene.me.hand.includes(EXPERIMENTATION),
      points: () => [`hand:${EXPERIMENTATION}`],
    },
    {
      id: 'path',
      by: 'do',
      core: true,
      when: (scene) => asks(scene, 'research.path'),
      points: (scene) =>
        optionsOf(scene).flatMap((option) =>
          option.type === 'research' ? [`research:${option.step}` as const] : [],
        ),
    },
    {
      id: 'specimens',
      by: 'read',
      core: true,
      when: (scene) => (atTurn(scene) || asks(scene, 'reveal.order')) && labOf(scene).specimens > 0,
      points: () => ['specimens'],
    },
    {
      id: 'row',
      by: 'do',
      core: true,
      when: (scene) => asks(scene, 'reveal.order') && forSpecimens(scene).length > 0,
      points: forSpecimens,
    },
    {
      id: 'graft',
      by: 'do',
      core: false,
      when: (scene) => atTurn(scene) && grafts(scene).length > 0,
      points: grafts,
    },
    {
      id: 'marker',
      by: 'read',
      core: false,
      when: (scene) => atTurn(scene) && markersAt(labOf(scene).research) > 0,
      points: () => ['part:tleilax'],
    },
    {
      id: 'atomics',
      by: 'read',
      core: true,
      when: (scene) => atTurn(scene) && roundOf(scene) > 1 && labOf(scene).atomics,
      points: () => ['atomics'],
    },
  ],
};
