import type { CellId } from '@landsraad/dune';
import { type KeyboardEvent, type MouseEvent, memo, useMemo } from 'react';
import { useWords } from '../../../app/language.ts';
import { DECORATION, inOneBreath } from '../../../table/board/roles.ts';
import { words as boardWords } from '../../../table/board/words.ts';
import { thingMark } from '../../../table/explain/pointed.ts';
import type { Offers, Spot } from '../../../table/spots.ts';
import { drag } from './drag.ts';
import style from './Map.module.css';
import { offersNear, spotOfCell } from './offered.ts';
import { CELLS, LINES } from './planet.ts';

interface OffersProps {
  readonly offers: Offers;
  readonly picked: ReadonlySet<Spot>;
}

/** What may be chosen glows as one area: bright around it, faint inside. */
export const OfferedArea = memo(function OfferedArea({ offers, picked }: OffersProps) {
  const open = [...CELLS.values()].filter(({ cell }) => offers.may.has(spotOfCell(offers, cell)));
  const names = new Set(open.map(({ cell }) => cell));
  const drawn = { edge: '', inner: '' };
  for (const { sides, d } of LINES) {
    const n = sides.filter((side) => names.has(side)).length;
    if (n === 1) drawn.edge += d;
    else if (n === 2) drawn.inner += d;
  }
  return (
    <g {...DECORATION} className={style.offers}>
      {open.map(({ cell, d }) => (
        <path
          key={cell}
          d={d}
          className={style.offered}
          data-picked={picked.has(spotOfCell(offers, cell)) || undefined}
        />
      ))}
      <path d={drawn.edge} className={style.halo} />
      <path d={drawn.edge} className={style.edge} />
      <path d={drawn.inner} className={style.inner} />
    </g>
  );
});

/** How forces are dragged over the map. */
export interface Dragged {
  /** Whether those of this cell may be. */
  readonly takes: (cell: CellId) => boolean;
  readonly onTake: (cell: CellId) => void;
  readonly onLay: (cell: CellId) => void;
}

/** Where a finger was laid, and the offers within its reach, the nearest first. */
export interface Miss {
  readonly at: { readonly x: number; readonly y: number };
  /** What lies there itself. */
  readonly spot: Spot;
  readonly near: readonly Spot[];
}

interface TargetsProps extends OffersProps {
  readonly dragged: Dragged | null;
  /** What is said of a cell. */
  readonly label: (cell: CellId) => string;
  readonly onPress: (spot: Spot) => void;
  /** A finger was laid beside the offers: those that it may have meant. */
  readonly onMiss: (miss: Miss) => void;
  readonly onInspect: (territory: string) => void;
  /** The cell under the pointer or with the focus. */
  readonly onPoint: (cell: CellId | null) => void;
}

/** The cells, to be pressed. Tab walks those that may be chosen, arrows their neighbours. */
export const Targets = memo(function Targets(props: TargetsProps) {
  const { offers, picked, label, onPress, onMiss, onInspect, onPoint, dragged } = props;
  const say = useWords(boardWords);
  const neighbours = useMemo(neighboursOf, []);
  return (
    <g>
      {[...CELLS.values()].map(({ cell, d, territory }) => {
        const spot = spotOfCell(offers, cell);
        const state = offers.may.has(spot)
          ? 'offered'
          : offers.mayNot.has(spot)
            ? 'refused'
            : 'calm';
        const inspect = () => onInspect(territory.id);
        const press = state === 'calm' ? inspect : () => onPress(spot);
        const said = inOneBreath([
          label(cell),
          state === 'offered' && say.mayChoose,
          state === 'refused' && say.mayNot,
          picked.has(spot) && say.picked,
        ]);
        return (
          // biome-ignore lint/a11y/useSemanticElements: there is no button element inside a drawing
          <path
            key={cell}
            role="button"
            tabIndex={state === 'offered' || cell === FIRST ? 0 : -1}
            aria-label={said}
            aria-disabled={state === 'refused' || undefined}
            aria-pressed={state === 'offered' ? picked.has(spot) : undefined}
            d={d}
            className={style.cell}
            data-cell={cell}
            data-spot={spot}
            data-state={state}
            {...thingMark({ kind: 'cell', id: cell })}
            data-lifts={dragged?.takes(cell) || undefined}
            onPointerDown={(event) => {
              if (!dragged?.takes(cell)) return;
              drag(event, {
                onLift: () => dragged.onTake(cell),
                onOver: onPoint,
                onLay: (goal) => goal !== null && goal !== cell && dragged.onLay(goal),
              });
            }}
            onClick={(event) => {
              const near = state === 'offered' ? [] : touched(event, offers);
              if (near.length === 0) return press();
              onMiss({ at: { x: event.clientX, y: event.clientY }, spot, near });
            }}
            onPointerEnter={({ pointerType }) => pointerType === 'touch' || onPoint(cell)}
            onPointerLeave={({ pointerType }) => pointerType === 'touch' || onPoint(null)}
            onFocus={() => onPoint(cell)}
            onBlur={() => onPoint(null)}
            onContextMenu={(event) => {
              event.preventDefault();
              inspect();
            }}
            onKeyDown={(event) => {
              if (event.ctrlKey || event.metaKey || event.altKey) return;
              const act = keyAct(event, press, inspect, neighbours.get(cell)!);
              if (!act) return;
              event.preventDefault();
              event.stopPropagation();
              act();
            }}
          />
        );
      })}
    </g>
  );
});

/** How far a finger may be off, in pixels of the screen. */
const REACH = 22;

/** What a finger may have meant; a pointer means what it points at. */
function touched({ nativeEvent, clientX, clientY, currentTarget }: Clicked, offers: Offers) {
  const pointed = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  const matrix = pointed && currentTarget.getScreenCTM();
  if (!matrix) return [];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return offersNear([x, y], REACH / matrix.a, offers);
}

type Clicked = MouseEvent<SVGPathElement>;

/** The pole: the way into the map where nothing may be chosen. */
const FIRST: CellId = 'polar-sink';

function keyAct(
  { key, currentTarget }: KeyboardEvent<SVGElement>,
  press: () => void,
  inspect: () => void,
  around: Readonly<Record<string, CellId>>,
): (() => void) | undefined {
  if (key === 'Enter' || key === ' ') return press;
  if (key === 'i' || key === 'I') return inspect;
  const next = around[key];
  if (next === undefined) return undefined;
  return () =>
    currentTarget.parentElement?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** For every cell and arrow the neighbour that lies most in that direction. */
function neighboursOf(): ReadonlyMap<CellId, Readonly<Record<string, CellId>>> {
  const beside = new Map<CellId, CellId[]>();
  for (const { sides, kind } of LINES) {
    if (kind === 'rim') continue;
    for (const [i, side] of sides.entries())
      beside.set(side, [...(beside.get(side) ?? []), sides[1 - i]!]);
  }
  return new Map(
    [...beside].map(([cell, others]) => [
      cell,
      Object.fromEntries(
        Object.entries(ARROWS).flatMap(([key, way]) => {
          const next = mostInDirection(cell, others, way);
          return next ? [[key, next]] : [];
        }),
      ),
    ]),
  );
}

function mostInDirection(
  cell: CellId,
  others: readonly CellId[],
  [x, y]: readonly [number, number],
): CellId | null {
  const from = CELLS.get(cell)!.anchor;
  let best: { cell: CellId; worth: number } | null = null;
  for (const other of others) {
    const to = CELLS.get(other)!.anchor;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const worth = (dx * x + dy * y) / (Math.hypot(dx, dy) || 1);
    if (worth > 0.35 && (!best || worth > best.worth)) best = { cell: other, worth };
  }
  return best?.cell ?? null;
}
