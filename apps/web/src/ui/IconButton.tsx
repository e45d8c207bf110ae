import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.tsx';
import style from './Button.module.css';
import { type ButtonLook, buttonClass } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';
import type { TipSide } from './tip-place.ts';

interface IconButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: IconName;
  /** Its name, and what the tooltip says. */
  readonly label: string;
  readonly pressed?: boolean;
  readonly side?: TipSide;
}

export function IconButton({
  icon,
  label,
  variant = 'plain',
  size,
  pressed,
  side,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} side={side}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        {...rest}
        className={buttonClass({ variant, size }, style.square, className)}
      >
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
