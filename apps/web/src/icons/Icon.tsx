import { type IconName, PATHS } from './paths.tsx';

interface IconProps {
  readonly name: IconName;
  /** Said by screen readers, and first when it is pointed at; without it the icon is decoration. */
  readonly title?: string;
  /** In `em`, so that icons grow with the text. */
  readonly size?: number;
  readonly className?: string;
}

/** An icon in a line of text. */
export function Icon({ name, title, size = 1.25, className }: IconProps) {
  const length = `${size}em`;
  const frame = {
    viewBox: '0 0 24 24',
    width: length,
    height: length,
    className,
    'data-icon': name,
  };
  if (!title)
    return (
      <svg {...frame} aria-hidden="true">
        {PATHS[name]}
      </svg>
    );
  return (
    <svg {...frame} role="img" aria-label={title}>
      {PATHS[name]}
    </svg>
  );
}

interface DrawnIconProps {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** An icon inside another drawing, centred on a point. Decoration: the drawing itself is named. */
export function DrawnIcon({ name, x, y, size }: DrawnIconProps) {
  return (
    <svg
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      data-icon={name}
      aria-hidden="true"
    >
      {PATHS[name]}
    </svg>
  );
}
