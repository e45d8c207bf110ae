import {
  type CardId,
  cardOf,
  type Effect,
  type ImperiumOption,
  type ImperiumView,
  intrigueOf,
} from '@landsraad/imperium';
import type { ReactNode } from 'react';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import type { IconName } from '../../../../icons/paths.tsx';
import { spaceAt } from '../../board/house-rules.ts';
import { printedEffects } from '../../board/Space.tsx';
import { EffectIcons } from '../../effects/EffectIcons.tsx';
import { effectsOfMode } from '../../effects/glyphs.ts';
import styles from './Faces.module.css';

/**
 * What a card or a space does, in icons: enough to choose by where the thing itself does not lie
 * beside the decision. Its words are one long press away.
 */
export function gist(option: ImperiumOption, view: ImperiumView): ReactNode {
  const rows = rowsOf(option, view);
  if (rows.length === 0) return null;
  return rows.map(({ signs, effects, of }) => (
    <span key={of} className={styles.gist} data-of={of}>
      {signs.map((icon) => (
        <span key={icon} style={{ color: colourOf(icon) }}>
          <Icon name={icon} size={1.3} />
        </span>
      ))}
      {effects.length > 0 && <EffectIcons effects={effects} />}
    </span>
  ));
}

interface GistRow {
  readonly of: 'agent' | 'reveal' | 'intrigue' | 'space';
  readonly signs: readonly IconName[];
  readonly effects: readonly Effect[];
}

function rowsOf(option: ImperiumOption, view: ImperiumView): readonly GistRow[] {
  switch (option.type) {
    case 'card':
    case 'card-in-zone':
    case 'acquire':
      return cardRows(option.card);
    case 'intrigue': {
      const { modes } = intrigueOf(option.intrigue);
      return modes.length === 1
        ? [{ of: 'intrigue', signs: [], effects: effectsOfMode(modes[0]!) }]
        : [];
    }
    case 'space': {
      const space = spaceAt(view, option.space);
      const signs: IconName[] = space.combat ? ['combat'] : [];
      return [{ of: 'space', signs, effects: printedEffects(space) }];
    }
    default:
      return [];
  }
}

function cardRows(id: CardId): readonly GistRow[] {
  const { icons, agent, reveal } = cardOf(id);
  const rows: GistRow[] = [
    { of: 'agent', signs: icons, effects: agent },
    { of: 'reveal', signs: [], effects: reveal },
  ];
  return rows.filter(({ signs, effects }) => signs.length + effects.length > 0);
}
