import type { Faction } from '@landsraad/imperium';
import { memo } from 'react';
import { Painted } from '../../../pictures/Painted.tsx';
import { usePicture } from '../../../pictures/usePicture.ts';
import type { Box, Cut } from '../../../pictures/wish.ts';
import type { Rect } from '../../../table/board/geometry.ts';
import type { Component } from '../spots.ts';
import styles from './Art.module.css';

/** What kind of country it is: its colour is `--tint-…`. */
export type Country =
  | Faction
  | 'city'
  | 'landsraad'
  | 'spice-trade'
  | 'war'
  | 'ix'
  | 'tleilax'
  | 'none';

export const BOXES: readonly Box[] = ['base', 'ix', 'immortality'];

interface PictureProps {
  readonly of: Component;
  /** Its colour is seen until the picture is painted, and where none is wanted. */
  readonly country: Country;
  readonly cut?: Cut;
}

/** Fills the box it lies in. Decoration. */
export const Picture = memo(function Picture(props: PictureProps) {
  return (
    <svg className={styles.picture} aria-hidden="true">
      <Ground {...props} />
    </svg>
  );
});

/** The same inside another drawing. */
export const DrawnPicture = memo(function DrawnPicture({
  rect: { x, y, w, h },
  ...props
}: PictureProps & { readonly rect: Rect }) {
  return (
    <svg x={x} y={y} width={w} height={h} aria-hidden="true">
      <Ground {...props} />
    </svg>
  );
});

interface PlaceProps {
  readonly of: Faction | 'landsraad' | 'arrakis';
  readonly rect: Rect;
}

/** A part of the board as a place; nothing until it is painted. */
export const DrawnPlace = memo(function DrawnPlace({ of, rect: { x, y, w, h } }: PlaceProps) {
  const cut = w > 2.2 * h ? 'wide' : 'card';
  const url = usePicture({ name: `place/${of}`, cut, boxes: BOXES });
  return (
    <svg x={x} y={y} width={w} height={h} aria-hidden="true">
      {url && <Painted url={url} />}
    </svg>
  );
});

/** Arrakis behind a heading, fading towards what is read. Decoration. */
export const Scenery = memo(function Scenery() {
  const url = usePicture({ name: 'place/home', cut: 'wide', boxes: BOXES });
  return (
    <svg className={`${styles.picture} ${styles.scenery}`} aria-hidden="true">
      {url && <Painted url={url} />}
    </svg>
  );
});

function Ground({ of: { kind, id }, country, cut = 'card' }: PictureProps) {
  const url = usePicture({ name: `${kind}/${id}`, cut, boxes: BOXES });
  return (
    <>
      <rect width="100%" height="100%" className={styles.ground} data-country={country} />
      {url && <Painted url={url} />}
    </>
  );
}

/** A Leader's medallion. Decoration. */
export const Portrait = memo(function Portrait({ of }: { readonly of: string }) {
  const url = usePicture({ name: `leader/${of}`, cut: 'round', boxes: BOXES });
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.portrait}>
      <circle cx={50} cy={50} r={46} className={styles.nobody} />
      <path d={NOBODY} />
      {url && <Painted url={url} />}
    </svg>
  );
});

/** A bust in the ring of who has no Leader yet. */
const NOBODY =
  'M50 22a15 17 0 0 1 15 17v9a15 16 0 0 1-30 0v-9a15 17 0 0 1 15-17zM16 82q5-18 28-20h12q23 2 28 20a46 46 0 0 1-68 0z';
