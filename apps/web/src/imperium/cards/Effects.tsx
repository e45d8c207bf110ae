import { type Effect, wordEffects } from '@landsraad/imperium';
import { useLanguage } from '../../app/language.ts';

/** Words until the icons are drawn. */
export function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  return <span>{wordEffects(effects, useLanguage())}</span>;
}
