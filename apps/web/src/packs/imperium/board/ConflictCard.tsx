import { conflictOf, type Effect, nameOf } from '@landsraad/imperium';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import { Press } from '../../../table/board/Press.tsx';
import { asImage } from '../../../table/board/roles.ts';
import { DrawnPicture } from '../art/Picture.tsx';
import { DrawnRow } from '../effects/DrawnEffects.tsx';
import { type GlyphGroup, groupsOf } from '../effects/glyphs.ts';
import { place } from '../effects/layout.ts';
import style from './Board.module.css';
import { inLines } from './text.ts';
import { useBoard } from './useBoard.ts';

const NAME = { most: 16, least: 14 };
const LEVELS = ['I', 'II', 'III'];
/** How large icons are, and how far two rows of them lie apart. */
const ICONS = { most: 19, least: 15.5, between: 3 };
const TALL_ICONS: typeof ICONS = { most: 19, least: 14, between: 1 };

/** What is fought for: its name over the country, its three rewards below. */
export function ConflictCard() {
  const { view, plan, say, language, id } = useBoard();
  const { x, y, w, h } = plan.card;
  if (view.conflict === null)
    return (
      <g {...asImage(say.noConflict)} data-conflict="none">
        <rect x={x} y={y} width={w} height={h} rx={8} className={style.cardBack} />
        <g color="var(--line-strong)" opacity={0.5}>
          <DrawnIcon name="conflict" x={x + w / 2} y={y + h / 2} size={56} />
        </g>
      </g>
    );
  const conflict = conflictOf(view.conflict);
  const name = nameOf(conflict, language);
  const { lines, size } = inLines(name, NAME, w - 40, 3);
  const each = plan.tall ? 23 : Math.min(40, Math.max(30, h * 0.16));
  const icons = plan.tall ? TALL_ICONS : ICONS;
  const rewards = inPlace(conflict.rewards, w, each, icons);
  const foot = rewards.at(-1)!.until;
  return (
    <Press
      spot={null}
      rect={plan.card}
      label={say.conflict(name, conflict.level)}
      component={{ kind: 'conflict', id: conflict.id }}
    >
      <g data-conflict={conflict.id} key={conflict.id} className={style.arrives}>
        <clipPath id={`${id}-card`}>
          <rect x={x} y={y} width={w} height={h} rx={8} />
        </clipPath>
        <g clipPath={`url(#${id}-card)`}>
          <DrawnPicture
            of={{ kind: 'conflict', id: conflict.id }}
            country="war"
            rect={plan.tall ? plan.card : { ...plan.card, h: h - foot + 10 }}
          />
          <rect x={x} y={y} width={w} height={h} className={style.cardVeil} />
          <rect x={x} y={y + h - foot} width={w} height={foot} className={style.cardFoot} />
        </g>
        <rect x={x} y={y} width={w} height={h} rx={8} className={style.cardRim} />
        <rect x={x + 7} y={y + 7} width={22} height={18} rx={4} className={style.level} />
        <text x={x + 18} y={y + 20.5} className={style.levelFigure}>
          {LEVELS[conflict.level - 1]}
        </text>
        <text className={style.name} fontSize={size} data-fits={w - 40}>
          {lines.map((line, i) => (
            <tspan key={line} x={x + 34} y={y + 21 + i * 17}>
              {line}
            </tspan>
          ))}
        </text>
        {rewards.map(({ rows, from, until }, i) => (
          <Reward
            // biome-ignore lint/suspicious/noArrayIndexKey: first, second and third place
            key={i}
            rank={i + 1}
            rows={rows}
            icons={icons}
            rect={{ x, y: y + h - foot + from, w, h: until - from }}
          />
        ))}
      </g>
    </Press>
  );
}

interface PlacedReward {
  readonly rows: readonly GlyphGroup[][];
  /** Where it lies below the first one's beginning. */
  readonly from: number;
  readonly until: number;
}

/** One below the other; what needs two rows is as high as they are. */
function inPlace(
  rewards: readonly (readonly Effect[])[],
  w: number,
  each: number,
  { least, between }: typeof ICONS,
): PlacedReward[] {
  let until = 0;
  return rewards.map((effects) => {
    const rows = inRows(groupsOf(effects), acrossIn(w) / least);
    const from = until;
    until += Math.max(each, rows.length * (least + between));
    return { rows, from, until };
  });
}

/** Beside its rank. */
const acrossIn = (w: number): number => w - 34;

interface RewardProps {
  readonly rank: number;
  readonly rows: readonly GlyphGroup[][];
  readonly icons: typeof ICONS;
  readonly rect: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

function Reward({ rank, rows, icons, rect: { x, y, w, h } }: RewardProps) {
  const size = Math.min(icons.most, h / rows.length - icons.between);
  return (
    <g data-reward={rank}>
      <path d={`M${x} ${y}h${w}`} className={style.step} />
      <text x={x + 9} y={y + h / 2 + 6} className={style.rank} data-rank={rank}>
        {rank}
      </text>
      {rows.map((groups, i) => (
        <DrawnRow
          // biome-ignore lint/suspicious/noArrayIndexKey: one above the other
          key={i}
          groups={groups}
          x={x + 28}
          y={y + (h / rows.length) * (i + 0.5)}
          from="start"
          size={size}
          maxWidth={acrossIn(w)}
        />
      ))}
    </g>
  );
}

/** What is too long to be read in one row is drawn in two. */
function inRows(groups: readonly GlyphGroup[], across: number): readonly GlyphGroup[][] {
  if (place(groups).width <= across) return [[...groups]];
  const parts = groups.length > 1 ? groups : groups.flatMap(choicesIn);
  const cut = Math.ceil(parts.length / 2);
  return [parts.slice(0, cut), parts.slice(cut)].filter((row) => row.length > 0);
}

/** Each with the sign that parts it from the one before. */
function choicesIn({ glyphs, framed }: GlyphGroup): GlyphGroup[] {
  const starts = [
    0,
    ...glyphs.flatMap((glyph, i) => ('sign' in glyph && glyph.sign === '/' ? i : [])),
  ];
  return starts.map((start, i) => ({ glyphs: glyphs.slice(start, starts[i + 1]), framed }));
}
