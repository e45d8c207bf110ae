import {
  type DuneOption,
  type FactionId,
  type LeaderId,
  leaderOf,
  type TreacheryId,
} from '@landsraad/dune';
import { memo } from 'react';
import { Painted } from '../../../pictures/Painted.tsx';
import { usePicture } from '../../../pictures/usePicture.ts';
import type { Cut } from '../../../pictures/wish.ts';
import type { Component } from '../spots.ts';
import style from './Art.module.css';

/* The pictures of Dune's components, all of them decoration: the words stand beside. */

const BOXES = ['dune'] as const;

const useDunePicture = (kind: string, id: string, cut: Cut): string | null =>
  usePicture({ name: `${kind}/${id}`, cut, boxes: BOXES });

/** A leader's disc with the strength on it. */
export const Disc = memo(function Disc({ of }: { readonly of: LeaderId }) {
  const url = useDunePicture('disc', of, 'round');
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={style.disc}>
      <circle cx={50} cy={50} r={47} className={style.rim} />
      {url && <Painted url={url} />}
      <g className={style.badge}>
        <circle cx={74} cy={74} r={26} />
        <text x={74} y={89}>
          {leaderOf(of).strength}
        </text>
      </g>
    </svg>
  );
});

/** What lies around the planet: stars, its two moons, a Heighliner that waits. */
export function Orbit() {
  const url = useDunePicture('place', 'orbit', 'square');
  return url && <img src={url} alt="" className={style.orbit} />;
}

/** A faction's emblem. */
export function Emblem({ of }: { readonly of: FactionId }) {
  const url = useDunePicture('faction', of, 'round');
  return (
    url && (
      <svg aria-hidden="true" className={style.emblem}>
        <Painted url={url} />
      </svg>
    )
  );
}

/** A treachery card, small. */
export const CardPicture = memo(function CardPicture({ of }: { readonly of: TreacheryId }) {
  const url = useDunePicture('treachery', of, 'card');
  return (
    <svg aria-hidden="true" className={style.card}>
      {url && <Painted url={url} />}
    </svg>
  );
});

/** Who or what an option is about, where that has a picture. */
export function OptionPicture({ option }: { readonly option: DuneOption }) {
  if (option.type === 'leader') return <Disc of={option.leader} />;
  return option.type === 'card' ? <CardPicture of={option.card} /> : null;
}

/** Where a component's picture is kept; territories have none but the map. */
const SHELVES = {
  treachery: 'treachery',
  spice: 'spice',
  leader: 'disc',
  faction: 'faction',
  territory: null,
  cell: null,
} as const satisfies Record<Component['kind'], string | null>;

/** A component large, where it has a picture. */
export function LargePicture({ of: { kind, id } }: { readonly of: Component }) {
  const shelf = SHELVES[kind];
  const round = shelf === 'disc' || shelf === 'faction';
  const url = useDunePicture(shelf ?? 'none', id, round ? 'round' : 'large');
  return (
    url && (
      <svg aria-hidden="true" className={style.large} data-round={round || undefined}>
        <Painted url={url} />
      </svg>
    )
  );
}
