import { colourOf } from '../../icons/colours.ts';
import { Icon } from '../../icons/Icon.tsx';
import { RuleLink } from '../../rules/RuleLink.tsx';
import type { Explained } from './explaining.ts';
import styles from './Preview.module.css';

interface IconTipProps {
  readonly tip: Explained;
  /** What the icon is called where it stands, if that says more. */
  readonly label: string | null;
  /** Under no preview, but by itself. */
  readonly alone: boolean;
}

/** An icon in words. */
export function IconTip({ tip: { icon, name, sentence, rule }, label, alone }: IconTipProps) {
  const more = label !== null && label.toLowerCase() !== name.toLowerCase();
  return (
    <p className={styles.tip} data-tip={icon} data-alone={alone || undefined}>
      <span style={{ color: colourOf(icon) }}>
        <Icon name={icon} size={1.3} />
      </span>
      <span>
        <b>{more ? label : name}</b> {more && `${name}. `}
        {sentence} <RuleLink rule={rule} />
      </span>
    </p>
  );
}
