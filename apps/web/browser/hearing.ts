import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { LONGEST } from '../src/sound/sounds.ts';

/* What a page plays, kept as numbers: how loud it is, and how alike two sounds are. */

const RATE = 44_100;

/** In the page: a loudspeaker that keeps what it is told to play, from its first moment on. */
export function recordSounds(): void {
  class Recorder extends OfflineAudioContext {
    constructor() {
      super(1, 88_200, 44_100);
      Object.assign(globalThis, { recorder: this });
    }
    override resume = async () => undefined;
  }
  Object.assign(globalThis, { AudioContext: Recorder });
}

export interface Recorded {
  /** As long as the longest sound may be. */
  readonly samples: readonly number[];
  /** How loud it still is after that. */
  readonly later: number;
}

/** Whether anything was to be heard by now. */
export const hasSpoken = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'recorder' in globalThis);

export async function recorded(page: Page): Promise<Recorded> {
  await page.waitForFunction(() => 'recorder' in globalThis);
  const all = await page.evaluate(async () => {
    const { recorder } = globalThis as unknown as { recorder: OfflineAudioContext };
    return [...(await recorder.startRendering()).getChannelData(0)];
  });
  const end = (RATE * LONGEST) / 1000;
  return { samples: all.slice(0, end), later: loudestOf(all.slice(end + 100)) };
}

export const loudestOf = (samples: readonly number[]): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

const powerOf = (samples: readonly number[]): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0);

/** Decibels of the loudest fiftieth of a second, of which full scale has none. */
export function loudnessOf(samples: readonly number[]): number {
  const part = RATE / 50;
  const parts = Array.from({ length: Math.floor(samples.length / part) }, (_, n) =>
    powerOf(samples.slice(n * part, (n + 1) * part)),
  );
  return 10 * Math.log10(Math.max(...parts) / part);
}

/** From 40 Hz to 12 kHz, a twelfth of an octave apart. */
const PITCHES = Array.from({ length: 99 }, (_, n) => 40 * 2 ** (n / 12));

/** How much of a pitch is in it (Goertzel). */
function shareOf(samples: readonly number[], pitch: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * pitch) / RATE);
  let [before, last] = [0, 0];
  for (const sample of samples) [before, last] = [last, sample + turn * last - before];
  return Math.sqrt(Math.max(0, before * before + last * last - turn * before * last));
}

/** What is in a sound, and when: two lines of numbers, each of length one. */
function printOf(samples: readonly number[]): readonly number[] {
  const when = Array.from({ length: 20 }, (_, n) =>
    Math.sqrt(powerOf(samples.slice((n * samples.length) / 20, ((n + 1) * samples.length) / 20))),
  );
  return [PITCHES.map((pitch) => shareOf(samples, pitch)), when].flatMap((line) => {
    const length = Math.sqrt(powerOf(line));
    return line.map((number) => number / length);
  });
}

/** 1 where they are the same sound. */
export function likeness(one: readonly number[], other: readonly number[]): number {
  const print = printOf(other);
  return printOf(one).reduce((sum, number, n) => sum + number * print[n]!, 0) / 2;
}

/** As a file that can be listened to (16 bits, one channel). */
export function keepSound(name: string, samples: readonly number[]): void {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  for (const [at, value] of [
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
    [40, samples.length * 2],
  ] as const)
    file.writeUInt32LE(value, at);
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at);
  file.write('data', 36);
  for (const [n, sample] of samples.entries())
    file.writeInt16LE(Math.round(sample * 32_767), 44 + n * 2);
  const folder = path.join(import.meta.dirname, '..', 'screenshots');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.wav`), file);
}
