import { Link } from 'wouter';
import style from './Home.module.css';

interface WayProps {
  readonly href: string;
  readonly title: string;
  readonly hint: string;
  /** What most who come here want. */
  readonly lit?: boolean;
}

/** A large way on from the start screen. */
export function Way({ href, title, hint, lit }: WayProps) {
  return (
    <Link href={href} className={style.way} data-lit={lit || undefined}>
      <strong>{title}</strong>
      <span>{hint}</span>
    </Link>
  );
}
