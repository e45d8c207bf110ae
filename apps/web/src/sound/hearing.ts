import type { GameEvent } from '@landsraad/kernel';
import { continues, type Frame } from '../games/log.ts';
import type { IconName } from '../icons/paths.tsx';
import type { StoryKit } from '../table/kit.ts';
import type { Thing } from '../table/spots.ts';
import type { Stage } from '../table/stage/stage.ts';
import type { SoundName } from './sounds.ts';

/* What is to be heard of what happens: by the pictures that its lines in the log have. */

export const SOUND_OF: Partial<Readonly<Record<IconName, SoundName>>> = {
  draw: 'card',
  hand: 'card',
  acquire: 'card',
  reveal: 'card',
  discard: 'card',
  trash: 'card',
  shuffle: 'card',
  swap: 'card',
  agent: 'agent',
  recall: 'agent',
  mentat: 'agent',
  swordmaster: 'agent',
  solari: 'solari',
  spice: 'spice',
  maker: 'spice',
  water: 'water',
  troop: 'troop',
  deploy: 'troop',
  retreat: 'troop',
  garrison: 'troop',
  control: 'troop',
  dreadnought: 'troop',
  emperor: 'influence',
  'spacing-guild': 'influence',
  'bene-gesserit': 'influence',
  fremen: 'influence',
  'any-faction': 'influence',
  alliance: 'influence',
  council: 'influence',
  point: 'point',
  intrigue: 'intrigue',
  'steal-intrigue': 'intrigue',
  sword: 'sword',
  freighter: 'freighter',
  tech: 'freighter',
  negotiator: 'freighter',
  research: 'research',
  tleilaxu: 'research',
  specimen: 'research',
  atomics: 'drum',
  conflict: 'drum',
  endgame: 'drum',
};

/** At once; more would be noise. */
const MOST = 4;

type Telling = Pick<StoryKit<GameEvent, Thing>, 'loudness' | 'markOf'>;

/** Each sound once, in the order of what happened. */
export function soundsIn(events: Frame['log'], { loudness, markOf }: Telling): SoundName[] {
  const names = events
    .filter((event) => loudness(event) !== 'silent')
    .flatMap((event) => SOUND_OF[markOf(event).icon] ?? []);
  return [...new Set(names)].slice(0, MOST);
}

/** How far somebody has heard the game. */
export interface Ear {
  readonly frame: Frame;
  readonly events: number;
}

/** How many events the screen has told by now; a scene tells them beat by beat. */
function toldBy({ scenes, at, shown }: Stage): number {
  const beats = scenes[0]?.beats;
  const beat = beats?.[Math.min(at, beats.length - 1)];
  return beat ? beat.until + 1 : shown.log.length;
}

export const earAt = (stage: Stage): Ear => ({ frame: stage.live, events: toldBy(stage) });

/** What happened on the screen since `ear`; nothing in another past, or when it is seen again. */
export function newsFor(ear: Ear, stage: Stage): Frame['log'] {
  if (stage.again || !continues(ear.frame, stage.live)) return [];
  return stage.live.log.slice(ear.events, toldBy(stage));
}
