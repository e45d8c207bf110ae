import { conflictOf, nameOf, type Conflict as PrintedConflict } from '@landsraad/imperium';
import { colourOf } from '../../../icons/colours.ts';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/paths.tsx';
import type { Rect } from '../../../table/board/geometry.ts';
import { Press } from '../../../table/board/Press.tsx';
import { asGroup, asImage } from '../../../table/board/roles.ts';
import { DrawnEffects } from '../effects/DrawnEffects.tsx';
import style from './Board.module.css';
import { Camp } from './Camp.tsx';
import { inTwoLines, widthOf } from './text.ts';
import { useBoard } from './useBoard.ts';

const NAME = { most: 17, least: 14 };
const ROUND = 17;
const LEVELS = ['I', 'II', 'III'];

/** The card that is fought for, the camps around it, and what is left of the decks. */
export function ConflictArea() {
  const { view, say } = useBoard();
  return (
    <g {...asGroup(say.conflictArea)}>
      <ConflictCard />
      <Counts />
      {view.players.map((player, seat) => (
        <Camp key={player.leader || seat} seat={seat} />
      ))}
    </g>
  );
}

function ConflictCard() {
  const { view, plan, say, language } = useBoard();
  const { x, y, w, h } = plan.card;
  if (view.conflict === null)
    return (
      <g {...asImage(say.noConflict)} data-conflict="none">
        <rect x={x} y={y} width={w} height={h} rx={10} className={style.cardBack} />
        <g color="var(--line-strong)" opacity={0.5}>
          <DrawnIcon name="conflict" x={x + w / 2} y={y + h / 2} size={64} />
        </g>
      </g>
    );
  const conflict = conflictOf(view.conflict);
  const name = nameOf(conflict, language);
  return (
    <Press
      spot={null}
      rect={plan.card}
      radius={10}
      label={say.conflict(name, conflict.level)}
      component={{ kind: 'conflict', id: conflict.id }}
    >
      <g data-conflict={conflict.id} key={conflict.id} className={style.arrives}>
        <rect x={x} y={y} width={w} height={h} rx={10} className={style.card} />
        <rect x={x + 4} y={y + 4} width={w - 8} height={h - 8} rx={7} className={style.cardRim} />
        <g color="var(--blood)" opacity={0.07}>
          <DrawnIcon name="conflict" x={x + w * 0.62} y={y + h * 0.6} size={150} />
        </g>
        <Title conflict={conflict} name={name} rect={plan.card} />
        <Rewards conflict={conflict} rect={plan.card} />
      </g>
    </Press>
  );
}

interface CardPart {
  readonly conflict: PrintedConflict;
  readonly rect: Rect;
}

function Title({ conflict, name, rect: { x, y, w } }: CardPart & { readonly name: string }) {
  const { lines, size } = inTwoLines(name, NAME, w - 64);
  return (
    <>
      <path
        d={`M${x + 26} ${y + 11}l15 15-15 15-15-15z`}
        className={style.level}
        data-level={conflict.level}
      />
      <text x={x + 26} y={y + 31} className={style.levelFigure}>
        {LEVELS[conflict.level - 1]}
      </text>
      <text className={style.title} fontSize={size}>
        {lines.map((line, i) => (
          <tspan key={line} x={x + 48} y={y + (lines.length === 1 ? 32 : 23 + i * 18)}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

function Rewards({ conflict, rect: { x, y, w, h } }: CardPart) {
  const top = y + 52;
  const each = (h - 60) / conflict.rewards.length;
  return conflict.rewards.map((effects, i) => {
    const middle = top + each * (i + 0.5);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: first, second and third place
      <g key={i} data-reward={i + 1}>
        <path d={`M${x + 12} ${top + each * i}h${w - 24}`} className={style.step} />
        <circle cx={x + 26} cy={middle} r={13} className={style.rank} data-rank={i + 1} />
        <text x={x + 26} y={middle + 5.5} className={style.rankFigure}>
          {i + 1}
        </text>
        <DrawnEffects
          effects={effects}
          x={x + 46 + (w - 58) / 2}
          y={middle}
          size={i === 0 ? 26 : 22}
          maxWidth={w - 58}
        />
      </g>
    );
  });
}

/** The round, and how many cards lie in the two decks. */
function Counts() {
  const { view, plan, say } = useBoard();
  const [round, conflict, intrigue] = countPlaces(plan.counts);
  const text = view.round > 0 ? say.round(view.round) : '—';
  const size = Math.min(ROUND, (ROUND * (round.w - 10)) / widthOf(text, ROUND));
  return (
    <>
      <g {...asImage(say.round(view.round))} data-round={view.round}>
        <rect
          x={round.x}
          y={round.y}
          width={round.w}
          height={round.h}
          rx={8}
          className={style.plate}
        />
        <text
          x={round.x + round.w / 2}
          y={round.y + round.h / 2 + 6}
          className={style.round}
          fontSize={size}
        >
          {text}
        </text>
      </g>
      <Deck
        rect={conflict}
        icon="conflict"
        n={view.conflictDeckSize}
        label={say.conflictDeck(view.conflictDeckSize)}
      />
      <Deck
        rect={intrigue}
        icon="intrigue"
        n={view.intrigueDeckSize}
        label={say.intrigueDeck(view.intrigueDeckSize)}
      />
    </>
  );
}

/** In a strip side by side, else the round above the decks. */
function countPlaces({ x, y, w, h }: Rect): readonly [round: Rect, deck: Rect, deck: Rect] {
  if (h < w / 2) {
    const round = w * 0.44;
    const deck = (w - round - 12) / 2;
    return [
      { x, y, w: round, h },
      { x: x + round + 6, y, w: deck, h },
      { x: x + round + deck + 12, y, w: deck, h },
    ];
  }
  const upper = h * 0.36;
  const lower = { y: y + upper + 9, w: (w - 6) / 2, h: h - upper - 9 };
  return [
    { x, y, w, h: upper },
    { x, ...lower },
    { x: x + lower.w + 6, ...lower },
  ];
}

interface DeckProps {
  readonly rect: Rect;
  readonly icon: IconName;
  readonly n: number;
  readonly label: string;
}

/** A stack of cards seen from above, with its icon and its number. */
function Deck({ rect: { x, y, w, h }, icon, n, label }: DeckProps) {
  return (
    <g {...asImage(label)} data-deck={icon} data-left={n}>
      <title>{label}</title>
      {n > 1 && (
        <rect x={x + 3} y={y - 3} width={w - 3} height={h} rx={6} className={style.under} />
      )}
      <rect
        x={x}
        y={y}
        width={w - 3}
        height={h}
        rx={6}
        className={n > 0 ? style.deck : style.none}
      />
      <g color={colourOf(icon)}>
        <DrawnIcon name={icon} x={x + w / 2 - 12} y={y + h / 2} size={19} />
      </g>
      <text x={x + w / 2 + 10} y={y + h / 2 + 5.5} className={style.figure} fontSize={16}>
        {n}
      </text>
    </g>
  );
}
