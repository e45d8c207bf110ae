import {
  type Effect,
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumView,
  wordEffects,
} from '@landsraad/imperium';
import { colourOf } from '../../../icons/colours.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/paths.tsx';
import type { Preview, PreviewLine, TableAt } from '../../../table/explain/explaining.ts';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import type { Component } from '../spots.ts';

/* What previews are made of. */

export type At = TableAt<ImperiumView, ImperiumOption, ImperiumEvent>;
export type Told = Preview<Component>;

export const mark = (icon: IconName, n?: number | string) => (
  <span style={{ color: colourOf(icon) }}>
    {n !== undefined && <b style={{ color: 'var(--text)' }}>{n}</b>}{' '}
    <Icon name={icon} size={1.25} />
  </span>
);

export function effectLine(effect: Effect, maker: number | null, { language }: At): PreviewLine {
  const said: Effect = effect.do === 'harvest' && maker ? { do: 'gain', spice: maker } : effect;
  return { marks: <EffectIcons effects={[said]} />, text: wordEffects([said], language) };
}
