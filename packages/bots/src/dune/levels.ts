import type { DuneView } from '@landsraad/dune';
import { thinkers } from '#dune-thinkers';
import type { Bot } from '../bot.ts';
import type { LevelName } from '../names.ts';
import { WEIGHTS } from './greedy/weights.ts';
import { knowing } from './knowing/index.ts';

/** Hoards spice and cards, and sees neither who is about to win nor what friends are for. */
const NEWCOMER = {
  ...WEIGHTS,
  plenty: 30,
  harvest: 1.4,
  purse: 0.9,
  force: 2.2,
  stronghold: 5,
  nearVictory: 0,
  denial: 0,
  denialSoon: 0,
  boldness: 0,
  synergy: 0,
  allyStronghold: 0,
};

export const levels: Readonly<Record<LevelName, Bot<DuneView>>> = {
  ...thinkers,
  'level-2': knowing('level-2', WEIGHTS),
  'level-1': knowing('level-1', NEWCOMER),
};
