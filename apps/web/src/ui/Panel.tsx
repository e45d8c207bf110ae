import { type ReactNode, useId } from 'react';
import style from './Panel.module.css';

interface PanelProps {
  readonly title?: string;
  readonly level?: 2 | 3;
  /** Small controls at the end of the title's line. */
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A framed part of a screen; with a title it is a landmark. */
export function Panel({ title, level = 2, aside, className, children }: PanelProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      className={`${style.panel} ${className ?? ''}`}
      aria-labelledby={title ? titleId : undefined}
    >
      {(title || aside) && (
        <header className={style.head}>
          {title && (
            <Heading id={titleId} className={style.title}>
              {title}
            </Heading>
          )}
          {aside && <div className={style.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
