import type { ReactNode } from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './Badge.module.css';

/** Persuasion to acquire a card. */
export function CostBadge({ cost, title }: { readonly cost: number; readonly title: string }) {
  return (
    <span className={styles.cost} role="img" aria-label={title}>
      {cost}
    </span>
  );
}

/** Several of them side by side. */
export function Badges({ children }: { readonly children: ReactNode }) {
  return <span className={styles.badges}>{children}</span>;
}

/** Specimens to acquire a Tleilaxu card. */
export function SpecimenBadge({ n, title }: { readonly n: number; readonly title: string }) {
  return (
    <span className={styles.specimens} role="img" aria-label={title}>
      <Icon name="specimen" size={0.95} />
      {n}
    </span>
  );
}

/** It is played together with another card. */
export function GraftBadge({ title }: { readonly title: string }) {
  return (
    <span className={styles.graft}>
      <Icon name="graft" title={title} size={1.25} />
    </span>
  );
}

/** A level in Roman numbers, or dots for how demanding a Leader is. */
export function PlainBadge({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={styles.plain} role="img" aria-label={title}>
      {children}
    </span>
  );
}

/** The combat bonus of a Hagal card. */
export function SwordBadge({ swords, title }: { readonly swords: number; readonly title: string }) {
  return (
    <span className={styles.swords} role="img" aria-label={title}>
      {swords}
      <Icon name="sword" size={1.2} />
    </span>
  );
}

/** What a space costs. */
export function PriceBadge({
  price,
  title,
}: {
  readonly price: readonly {
    readonly resource: 'solari' | 'spice' | 'water';
    readonly n: number;
  }[];
  readonly title: string;
}) {
  return (
    <span className={styles.price} role="img" aria-label={title}>
      {price.map(({ resource, n }) => (
        <span key={resource} data-resource={resource}>
          {n}
          <Icon name={resource} size={1.2} />
        </span>
      ))}
    </span>
  );
}
