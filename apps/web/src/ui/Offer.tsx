import { type ReactNode, useId } from 'react';
import style from './Offer.module.css';

interface OfferProps {
  readonly title: string;
  readonly text?: string;
  /** Drawn to the eye. */
  readonly lit?: boolean;
  /** The ways to take it up. */
  readonly children: ReactNode;
}

/** Something to do that one may not have thought of. */
export function Offer({ title, text, lit, children }: OfferProps) {
  const id = useId();
  return (
    <section className={style.offer} data-lit={lit} aria-labelledby={id}>
      <div className={style.what}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      <div className={style.ways}>{children}</div>
    </section>
  );
}
