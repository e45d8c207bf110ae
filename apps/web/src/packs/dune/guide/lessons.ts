import { STRONGHOLDS, territoryOf } from '@landsraad/dune';
import type { Lesson } from '../../../guide/guidance.ts';
import { asks, ownOf, type Scene, spiceCells, toldOf } from './scene.ts';
import type { words } from './words.ts';

type Id = keyof typeof words.en.lessons;

export interface DuneLesson extends Lesson<Scene> {
  readonly id: Id;
}

const strongholds = STRONGHOLDS.map((id) => `cell:${territoryOf(id).cells[0]}`);
const spice = (scene: Scene): string[] => spiceCells(scene).map((cell) => `cell:${cell}`);
const nowhere = () => [];
const later = ({ view, asked }: Scene): boolean => asked !== null && view.turn > 1;

/** What is read is told once before the first question of its kind, what is done beside it. */
export const LESSONS: readonly DuneLesson[] = [
  {
    id: 'treason',
    by: 'read',
    core: false,
    when: (scene) => toldOf(scene, 'traitor-called').length > 0,
    points: nowhere,
  },
  {
    id: 'fought',
    by: 'read',
    core: true,
    when: (scene) => scene.view.battle === null && ownOf(scene, 'battle-won').length > 0,
    points: nowhere,
  },
  {
    id: 'aim',
    by: 'read',
    core: true,
    when: (scene) => asks(scene, 'traitor.pick'),
    points: () => strongholds,
  },
  {
    id: 'traitor',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'traitor.pick'),
    points: () => ['part:decision'],
  },
  {
    id: 'storm',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'storm.first', 'storm.dial'),
    points: () => ['part:decision'],
  },
  { id: 'blow', by: 'read', core: true, when: (scene) => asks(scene, 'bid'), points: spice },
  {
    id: 'bidding',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'bid'),
    points: () => ['part:decision'],
  },
  { id: 'price', by: 'do', core: true, when: (scene) => asks(scene, 'ship'), points: nowhere },
  {
    id: 'ornithopters',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'move'),
    points: nowhere,
  },
  { id: 'harvest', by: 'do', core: true, when: (scene) => asks(scene, 'collect'), points: spice },
  {
    id: 'prescience',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'prescience'),
    points: () => ['part:decision'],
  },
  {
    id: 'plan',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'plan'),
    points: () => ['part:decision'],
  },
  {
    id: 'nexus',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'alliance.propose'),
    points: () => ['part:decision'],
  },
  { id: 'pause', by: 'read', core: true, when: later, points: () => strongholds },
  {
    id: 'deal',
    by: 'read',
    core: true,
    when: (scene) => later(scene) && asks(scene, 'bid'),
    points: () => ['part:deals'],
  },
  {
    id: 'revival',
    by: 'do',
    core: true,
    when: (scene) => asks(scene, 'revive.forces'),
    points: nowhere,
  },
];
