import { createContext, type KeyboardEvent, type ReactNode, use } from 'react';
import { useWords } from '../../app/language.ts';
import { thingMark } from '../explain/pointed.ts';
import { DrawnSeatMark } from '../seats/SeatMark.tsx';
import { seatColour } from '../seats/shapes.ts';
import type { Pressable, Spot, Thing } from '../spots.ts';
import type { Mark } from '../stage/marks.ts';
import { useMarks } from '../stage/useStage.ts';
import type { Rect } from './geometry.ts';
import style from './Press.module.css';
import { asImage, DECORATION, inOneBreath } from './roles.ts';
import { words } from './words.ts';

const PressableContext = createContext<Pressable | null>(null);

/** What can be pressed on the drawing within. */
export const PressableProvider = PressableContext;

function usePressable(): Pressable {
  const pressable = use(PressableContext);
  if (!pressable) throw new Error('A part to be pressed outside of a board');
  return pressable;
}

interface PressProps {
  /** Null for what can only be inspected. */
  readonly spot: Spot | null;
  readonly rect: Rect;
  readonly radius?: number;
  readonly label: string;
  /** Opens large. */
  readonly component?: Thing;
  readonly children: ReactNode;
}

type SpotState = 'offered' | 'refused' | 'calm';

/**
 * A part of the board that can be pressed. What is offered or refused goes to whoever asked; what is
 * neither opens large. Right click and the key `i` always open it; pointing, focus and holding tell
 * what it is.
 */
export function Press({ spot, rect, radius = 8, label, component, children }: PressProps) {
  const { offers, picked, onPress, onInspect } = usePressable();
  const say = useWords(words);
  const state = stateOf(spot, offers);
  const isPicked = spot !== null && picked.has(spot);
  const mark = useMarks().get(spot ?? '');
  const inspect = component && (() => onInspect(component));
  const press = state === 'calm' || spot === null ? inspect : () => onPress(spot);
  const marks = {
    'data-spot': spot ?? undefined,
    'data-state': state,
    'data-picked': isPicked || undefined,
    ...(component && thingMark(component)),
  };
  if (!press)
    return (
      <g {...asImage(label)} {...marks}>
        {children}
        {mark && <LastMove mark={mark} rect={rect} radius={radius} />}
      </g>
    );
  const said = inOneBreath([
    label,
    state === 'offered' && say.mayChoose,
    state === 'refused' && say.mayNot,
    isPicked && say.picked,
  ]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={said}
      aria-disabled={state === 'refused' || undefined}
      aria-pressed={state === 'offered' ? isPicked : undefined}
      aria-keyshortcuts={inspect && 'i'}
      className={style.press}
      {...marks}
      onClick={press}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect?.();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const act = keyAct(event.key, press, inspect);
        if (!act) return;
        event.preventDefault();
        act();
      }}
    >
      {state === 'offered' && <Glow rect={rect} radius={radius} />}
      {children}
      {mark && <LastMove mark={mark} rect={rect} radius={radius} />}
      <rect {...frame(rect, 1.5)} rx={radius + 1.5} className={style.ring} />
    </g>
  );
}

function stateOf(spot: Spot | null, { may, mayNot }: { may: Has; mayNot: Has }): SpotState {
  if (spot === null) return 'calm';
  if (may.has(spot)) return 'offered';
  return mayNot.has(spot) ? 'refused' : 'calm';
}

type Has = Pick<ReadonlyMap<Spot, unknown>, 'has'>;

function keyAct(key: string, press: () => void, inspect: (() => void) | undefined) {
  if (key === 'Enter' || key === ' ') return press;
  return key === 'i' || key === 'I' ? inspect : undefined;
}

const frame = ({ x, y, w, h }: Rect, by: number) => ({
  x: x - by,
  y: y - by,
  width: w + 2 * by,
  height: h + 2 * by,
});

interface LastMoveProps {
  readonly mark: Mark;
  readonly rect: Rect;
  readonly radius: number;
}

/** Where somebody went, and when: an outline in their colour, and a number on its edge, beside the words. */
function LastMove({ mark: { n, seat }, rect, radius }: LastMoveProps) {
  const { x } = rect;
  // Under the first line, above what stands on the last.
  const y = rect.y + Math.min(29.5, rect.h - 30);
  return (
    <g {...DECORATION} data-mark={n} style={{ color: seatColour(seat) }}>
      <rect {...frame(rect, 2)} rx={radius + 2} className={style.mark} />
      <rect x={x - 8} y={y - 8.5} width={25} height={17} rx={8.5} className={style.tag} />
      <DrawnSeatMark seat={seat} x={x - 1} y={y} size={9} />
      <text x={x + 10} y={y + 4.5} textAnchor="middle" className={style.count}>
        {n}
      </text>
    </g>
  );
}

/** Light without a filter: rims that fade outwards. */
function Glow({ rect, radius }: { readonly rect: Rect; readonly radius: number }) {
  return (
    <g className={style.glow} {...DECORATION} data-glow="">
      {[4, 2.5, 1].map((by, i) => (
        <rect key={by} {...frame(rect, by)} rx={radius + by} opacity={[0.13, 0.24, 0.45][i]} />
      ))}
    </g>
  );
}
