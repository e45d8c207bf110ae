import { type Effect, wordEffectLines } from '@landsraad/imperium';
import { useLanguage } from '../../../app/language.ts';
import style from './EffectText.module.css';

interface EffectTextProps {
  readonly effects: readonly Effect[];
  readonly className?: string;
}

/** Effects in words, one line for each sentence. */
export function EffectText({ effects, className }: EffectTextProps) {
  const lines = wordEffectLines(effects, useLanguage());
  return (
    <div className={`${style.text} ${className ?? ''}`}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
