import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.tsx';
import style from './Badge.module.css';

interface BadgeProps {
  readonly tone?: 'plain' | 'spice' | 'good' | 'danger';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A word or a number that qualifies what stands beside it. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={`${style.badge} ${style[tone]}`}>
      {icon && <Icon name={icon} size={1.1} />}
      {children}
    </span>
  );
}
