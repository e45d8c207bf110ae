import type { ImperiumOption } from '@landsraad/imperium';
import { useLanguage } from '../../../app/language.ts';
import type { Advice } from '../../../games/protocol.ts';
import { wordMotives } from './motives.ts';

interface MotivesProps {
  readonly advice: Advice;
  readonly option: ImperiumOption | undefined;
}

export default function Motives({ advice, option }: MotivesProps) {
  return wordMotives(advice, useLanguage(), option);
}
