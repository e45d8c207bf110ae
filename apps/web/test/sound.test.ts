import { describe, expect, it } from 'vitest';
import type { Frame } from '../src/games/log.ts';
import { stage as imperiumStage } from '../src/packs/imperium/stage/kit.tsx';
import { LINES } from '../src/packs/imperium/table/lines.ts';
import { story } from '../src/packs/imperium/table/story.ts';
import { earAt, newsFor, SOUND_OF, soundsIn } from '../src/sound/hearing.ts';
import { endOf, LONGEST, SOUNDS, VOICES } from '../src/sound/sounds.ts';
import {
  advanced,
  arrived,
  type Cutting,
  continued,
  isTold,
  opened,
  type Stage,
  seenAgain,
  skipped,
} from '../src/table/stage/stage.ts';
import { played } from './stage/games.ts';

const cutting = { story, stage: imperiumStage } as unknown as Cutting;
const telling = story as unknown as Parameters<typeof soundsIn>[1];
const GAMES: readonly (readonly Frame[])[] = [...played({}, 'sound')];
const FRAMES = GAMES.map(([first]) => first!);

describe('a sound', () => {
  it.each(SOUNDS)('%s is short, and unlike the others', (name) => {
    const voices = VOICES[name];
    expect(Math.max(...voices.map(endOf))).toBeLessThanOrEqual(LONGEST);
    expect(voices.every(({ loud, from }) => loud > 0 && loud <= 1 && from > 20)).toBe(true);
    const alike = SOUNDS.filter(
      (other) => JSON.stringify(VOICES[other]) === JSON.stringify(voices),
    );
    expect(alike).toEqual([name]);
  });
});

/** What the eye alone is told. */
const UNHEARD = ['signet', 'end-turn', 'eye', 'voice', 'persuasion', 'strength', 'supply', 'next'];

describe('what happens', () => {
  it('is heard, or is known not to be', () => {
    const silent = Object.values(LINES)
      .map(([icon]) => icon)
      .filter((icon) => !SOUND_OF[icon] && !/^(influence|opponent)/.test(icon));
    expect(new Set(silent)).toEqual(new Set(UNHEARD));
  });

  it('is heard once, in its order, beat by beat or all at once', () => {
    const step = (stage: Stage) => (isTold(stage) ? continued(stage) : advanced(stage));
    for (const watch of [step, skipped]) {
      let stage = opened(FRAMES[0]!, cutting);
      let ear = earAt(stage);
      const heard = [...FRAMES[0]!.log];
      const listen = () => {
        heard.push(...newsFor(ear, stage));
        ear = earAt(stage);
      };
      FRAMES.forEach((_, i) => {
        stage = arrived(stage, FRAMES.slice(Math.max(0, i - 20), i + 1), cutting);
        listen();
        for (let n = 0; n < 500 && stage.scenes.length > 0; n++) {
          const next = watch(stage);
          if (next === stage) break;
          stage = next;
          listen();
        }
      });
      expect(heard.length).toBe(FRAMES.at(-1)!.log.length);
      expect(heard).toEqual(FRAMES.at(-1)!.log);
    }
  });

  it('is silent in another past, and when it is seen again', () => {
    const [before, now] = [FRAMES[60]!, FRAMES[90]!];
    const ear = earAt(opened(before, cutting));
    const stage = opened(now, cutting);
    expect(newsFor(ear, stage).length).toBeGreaterThan(0);
    expect(newsFor(earAt(stage), opened(before, cutting))).toEqual([]);
    const [scene] = arrived(opened(before, cutting), FRAMES.slice(60, 91), cutting).scenes;
    expect(newsFor(ear, seenAgain(stage, [scene!]))).toEqual([]);
  });

  it('sounds the same to everybody: nothing is told by ear that is not told to all', () => {
    const [mine, ...others] = GAMES.at(-1)!.map(({ log }) =>
      log.map((event) => soundsIn([event], telling)),
    );
    for (const other of others) expect(other).toEqual(mine);
    expect(new Set(mine!.flat()).size).toBeGreaterThan(9);
  });

  it('is at most four sounds at once', () => {
    expect(soundsIn(FRAMES.at(-1)!.log, telling)).toHaveLength(4);
  });
});
