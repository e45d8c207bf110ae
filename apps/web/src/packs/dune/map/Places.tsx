import { type CellId, type DuneView, STRONGHOLDS, territoryOf } from '@landsraad/dune';
import type { Language } from '@landsraad/kernel/wording';
import { memo } from 'react';
import { DECORATION } from '../../../table/board/roles.ts';
import { LOOKS } from '../factions.ts';
import type { Distance } from './distance.ts';
import { n1, spot } from './geometry.ts';
import { joinedOutline, streaks } from './land.ts';
import style from './Map.module.css';
import { CELLS, cellOf } from './planet.ts';
import { shownNames } from './shown-names.ts';
import { holderOf } from './standing.ts';

/* What stands on the land for good, and changes with the game. */

/** Battlements along the inside of the wall; in the colour of whoever alone holds the place. */
export const Strongholds = memo(function Strongholds({ view }: { readonly view: DuneView }) {
  return (
    <g {...DECORATION}>
      {STRONGHOLDS.map((id) => {
        const [cell] = territoryOf(id).cells;
        const holder = holderOf(view, cell!);
        return (
          <Bastion
            key={id}
            cell={cell!}
            colour={holder ? LOOKS[holder.faction].colour : undefined}
          />
        );
      })}
    </g>
  );
});

const Bastion = memo(function Bastion({ cell, colour }: { cell: CellId; colour?: string }) {
  const { d } = cellOf(cell);
  const clip = `dune-wall-${cell.replace('@', '-')}`;
  return (
    <g
      className={style.bastion}
      style={colour ? ({ '--wall': colour } as React.CSSProperties) : undefined}
    >
      <clipPath id={clip}>
        <path d={d} />
      </clipPath>
      <path d={d} transform="translate(.9 1.3)" className={style.shadow} />
      <path d={d} className={style.floor} />
      <g clipPath={`url(#${clip})`}>
        <path d={d} className={style.battlements} />
        <path d={d} className={style.moat} />
      </g>
      <path d={d} className={style.wall} />
    </g>
  );
});

/** What Family Atomics leave of the Shield Wall. */
export const Rubble = memo(function Rubble() {
  const stones = territoryOf('shield-wall').cells.flatMap((cell) => {
    const { anchor, room } = cellOf(cell);
    return [-0.6, 0, 0.6].map(
      (at) => `M${spot([anchor[0] + at * room, anchor[1] - 1])}l1.6 2.4l-2.6-.6l1.2 2`,
    );
  });
  return <path {...DECORATION} d={stones.join('')} className={style.rubble} />;
});

/** Exactly the cells of the sector: what is covered is in the storm. */
export const Storm = memo(function Storm({ sector }: { readonly sector: number }) {
  const d = joinedOutline([...CELLS.values()].filter((cell) => cell.sector === sector));
  const { thin, broad } = streaks(sector);
  return (
    <g {...DECORATION} data-storm={sector}>
      <clipPath id="dune-storm">
        <path d={d} />
      </clipPath>
      <path d={d} className={style.stormDark} />
      <path d={d} className={style.stormLight} />
      <g clipPath="url(#dune-storm)" className={style.streaks}>
        <path d={broad} data-wide="" />
        <path d={thin} />
      </g>
    </g>
  );
});

interface NamesProps {
  readonly language: Language;
  readonly distance: Distance;
}

export const Names = memo(function Names({ language, distance }: NamesProps) {
  return (
    <g {...DECORATION}>
      {shownNames(language, distance).map(({ territory, lines, size, at, tilt }) => (
        <text
          key={territory.id}
          className={style.name}
          data-type={territory.type}
          data-name={territory.id}
          fontSize={size}
          transform={`translate(${spot(at)}) rotate(${tilt})`}
        >
          {lines.map((line, i) => (
            <tspan
              key={line}
              x="0"
              y={n1((i - (lines.length - 1) / 2) * size * 1.02 + size * 0.34)}
            >
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
});
