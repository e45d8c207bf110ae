import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.tsx';
import style from './Button.module.css';

export interface ButtonLook {
  /** `primary` is what can be done now: at most one or two on a screen. */
  readonly variant?: 'primary' | 'quiet' | 'plain' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  readonly children: ReactNode;
  readonly icon?: IconName;
  /** For what stays down: read out as a toggle. */
  readonly pressed?: boolean;
  /** A path of this site: the button is then a link that looks like one. */
  readonly asLink?: string;
}

export function Button({
  variant,
  size,
  icon,
  pressed,
  asLink,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonClass({ variant, size }, className);
  const face = (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
  if (asLink !== undefined)
    return (
      <Link
        href={asLink}
        className={look}
        aria-label={rest['aria-label']}
        onClick={rest.onClick as never}
      >
        {face}
      </Link>
    );
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={look}>
      {face}
    </button>
  );
}

export const buttonClass = (
  { variant = 'quiet', size = 'medium' }: ButtonLook,
  ...more: (string | undefined)[]
): string => [style.button, style[variant], style[size], ...more].filter(Boolean).join(' ');
