import { type Bot, greedy, random } from '@landsraad/bots';
import type { ImperiumView } from '@landsraad/imperium';
import { Problem } from '@landsraad/kernel';

/** The bots of this game by themselves: the registry would bring the other game's along. */
const BOTS: readonly Bot<ImperiumView>[] = [greedy, random];

export function botCalled(name: string): Bot<ImperiumView> {
  const bot = BOTS.find((candidate) => candidate.name === name);
  if (!bot) throw new Problem(`unknown bot: ${name.slice(0, 40)}`);
  return bot;
}
