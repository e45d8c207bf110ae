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
const ICON = { most: 19, least: 15.5 };

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
  const rewards = y + h - each * conflict.rewards.length;
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
            rect={plan.tall ? plan.card : { ...plan.card, h: rewards - y + 10 }}
          />
          <rect x={x} y={y} width={w} height={h} className={style.cardVeil} />
          <rect x={x} y={rewards} width={w} height={y + h - rewards} className={style.cardFoot} />
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
        {conflict.rewards.map((effects, i) => (
          <Reward
            // biome-ignore lint/suspicious/noArrayIndexKey: first, second and third place
            key={i}
            rank={i + 1}
            effects={effects}
            rect={{ x, y: rewards + i * each, w, h: each }}
          />
        ))}
      </g>
    </Press>
  );
}

interface RewardProps {
  readonly rank: number;
  readonly effects: readonly Effect[];
  readonly rect: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

function Reward({ rank, effects, rect: { x, y, w, h } }: RewardProps) {
  const across = w - 34;
  const rows = inRows(groupsOf(effects), across / ICON.least);
  const size = Math.min(ICON.most, h / rows.length - 3);
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
          maxWidth={across}
        />
      ))}
    </g>
  );
}

/** What is too long to be read in one row is drawn in two. */
function inRows(groups: readonly GlyphGroup[], across: number): readonly GlyphGroup[][] {
  if (place(groups).width <= across || groups.length < 2) return [[...groups]];
  const cut = Math.ceil(groups.length / 2);
  return [groups.slice(0, cut), groups.slice(cut)];
}
