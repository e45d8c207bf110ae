import {
  amountOf,
  type Effect,
  type Faction,
  nameOf,
  type Space as PrintedSpace,
  type SpaceId,
} from '@landsraad/imperium';
import type { ReactNode } from 'react';
import { colourOf } from '../../../icons/colours.ts';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import type { Rect } from '../../../table/board/geometry.ts';
import { Press } from '../../../table/board/Press.tsx';
import { inOneBreath } from '../../../table/board/roles.ts';
import { DrawnSeatMark } from '../../../table/seats/SeatMark.tsx';
import { DrawnCondition, DrawnEffects } from '../effects/DrawnEffects.tsx';
import { isRival } from '../seats/rivals.ts';
import style from './Board.module.css';
import { isDenied, spaceAt, tokenOn } from './house-rules.ts';
import { placeOf } from './layout.ts';
import { Flag, VoiceTag } from './pieces.tsx';
import { councilSlot } from './places.ts';
import { agentSlot, lowerSlot, SEATS } from './slots.ts';
import { inTwoLines } from './text.ts';
import { type BoardState, namesOf, useBoard } from './useBoard.ts';

const NAME = { most: 15, least: 13.4 };
const ICONS = 22;
/** Below this width a space gives its name what it can. */
const NARROW = 125;
const AMPLE = { disc: { x: 18, r: 12.5 }, badge: 11 };
const CLOSE = { disc: { x: 14, r: 11 }, badge: 9 };

/** A board space as it is printed, with what lies on it. Agents are drawn above the whole board. */
export function Space({ id }: { readonly id: SpaceId }) {
  const board = useBoard();
  const { view } = board;
  const space = spaceAt(view, id);
  const denied = isDenied(view, id);
  const rect = placeOf(board.plan, id)!;
  return (
    <Press
      spot={`space:${space.id}`}
      rect={rect}
      label={labelOf(space, board)}
      component={{ kind: 'space', id }}
    >
      <g
        data-space={id}
        data-region={space.region}
        data-denied={denied || undefined}
        className={style.space}
      >
        <rect x={rect.x} y={rect.y} width={rect.w} height={rect.h} rx={8} className={style.plate} />
        <Heading space={space} rect={rect} name={nameOf(space, board.language)} />
        <g opacity={denied ? 0.35 : 1}>
          <Offer space={space} rect={rect} />
        </g>
        <Lower space={space} rect={rect} />
        {denied && <Denied rect={rect} />}
        <Token space={space} rect={rect} />
      </g>
    </Press>
  );
}

interface PartProps {
  readonly space: PrintedSpace;
  readonly rect: Rect;
}

function Heading({ space, rect, name }: PartProps & { readonly name: string }) {
  const { x, y, w } = rect;
  const { disc, badge } = w < NARROW ? CLOSE : AMPLE;
  const text = x + disc.x + disc.r + 4;
  const { lines, size } = inTwoLines(name, NAME, x + w - text - (space.combat ? badge + 4 : 4));
  return (
    <>
      <circle cx={x + disc.x} cy={y + 19} r={disc.r} className={style.disc} />
      <g color={iconColour(space)}>
        <DrawnIcon name={space.icon} x={x + disc.x} y={y + 19} size={disc.r * 1.44} />
      </g>
      <text className={style.name} fontSize={size}>
        {lines.map((line, i) => (
          <tspan key={line} x={text} y={y + (lines.length === 1 ? 24.5 : 17 + i * 15.5)}>
            {line}
          </tspan>
        ))}
      </text>
      {space.combat && (
        <g color="var(--blood)">
          <circle cx={x + w - badge + 1} cy={y + badge - 1} r={badge} className={style.combat} />
          <DrawnIcon name="combat" x={x + w - badge + 1} y={y + badge - 1} size={badge * 1.45} />
        </g>
      )}
    </>
  );
}

const iconColour = ({ icon }: PrintedSpace): string => {
  if (icon === 'landsraad') return 'var(--brass)';
  if (icon === 'city') return 'var(--water)';
  return icon === 'spice-trade' ? 'var(--spice)' : colourOf(icon);
};

/** What is paid and what comes of it, as one row. */
function Offer({ space, rect }: PartProps) {
  const { x, y, w, h } = rect;
  if (space.exchange.length > 0) return <Exchange space={space} rect={rect} />;
  const row = { y: y + 39 + (h - 70) / 2, size: ICONS };
  if (!space.requirement)
    return (
      <DrawnEffects effects={printedEffects(space)} x={x + w / 2} {...row} maxWidth={w - 10} />
    );
  return (
    <>
      <DrawnCondition condition={space.requirement} x={x + 28} {...row} size={20} />
      <text x={x + 54} y={row.y + 5} className={style.sign}>
        {':'}
      </text>
      <DrawnEffects
        effects={printedEffects(space)}
        x={x + 85}
        {...row}
        size={20}
        maxWidth={w - 64}
      />
    </>
  );
}

/** Struck out: it lies there, but it is not for this table. */
function Denied({ rect: { x, y, w, h } }: Pick<PartProps, 'rect'>) {
  const middle = y + 39 + (h - 70) / 2;
  return (
    <g className={style.denied}>
      <path d={`M${x + 14} ${middle + 12}L${x + w - 14} ${middle - 12}`} />
    </g>
  );
}

/** On the corner of the space that it makes dearer. */
function Token({ space, rect: { x, y, w } }: PartProps) {
  const { view } = useBoard();
  const solari = tokenOn(view, space.id);
  if (solari === null) return null;
  return (
    <g data-token={solari}>
      <circle cx={x + w - 12} cy={y + 11} r={12} className={style.token} />
      <text x={x + w - 18} y={y + 16} className={style.tokenFigure}>
        {solari}
      </text>
      <g color="var(--solari)">
        <DrawnIcon name="solari" x={x + w - 6.5} y={y + 11} size={10} />
      </g>
    </g>
  );
}

/** What a space costs and gives, as effects. */
export function printedEffects(space: PrintedSpace): readonly Effect[] {
  const effects = space.effects.map(
    (effect): Effect =>
      effect.do === 'harvest' && space.maker ? { do: 'gain', spice: space.maker } : effect,
  );
  if (space.persuasion > 0) effects.push({ do: 'persuasion', n: space.persuasion });
  return space.cost ? [{ do: 'pay', cost: space.cost, effects }] : effects;
}

/** Closer where the numbers are short. */
const EXCHANGE_COLUMNS = [0, 0.28, 0.61, 1];

/** A small table: so much spice for so many Solari. */
function Exchange({ space, rect }: PartProps) {
  const { x, y, w, h } = rect;
  const rows = [y + h / 2 + 6, y + h - 16];
  const columns = EXCHANGE_COLUMNS.map((part) => x + 27 + part * (w - 64));
  return (
    <>
      <g color="var(--spice)">
        <DrawnIcon name="spice" x={x + 13} y={rows[0]!} size={16} />
      </g>
      <g color="var(--solari)">
        <DrawnIcon name="solari" x={x + 13} y={rows[1]!} size={16} />
      </g>
      <g className={style.figure} fontSize={14.5}>
        {space.exchange.map(({ spice, solari }, i) => (
          <g key={spice}>
            <text x={columns[i]} y={rows[0]! + 5}>
              {spice}
            </text>
            <text x={columns[i]} y={rows[1]! + 5}>
              {solari}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}

/** The lower line: seats, flags, spice, a Voice; and the place for an Agent. */
function Lower({ space, rect }: PartProps) {
  const { view } = useBoard();
  const slot = agentSlot(rect, 0);
  const voice = view.voices.find((one) => one.space === space.id);
  const parts: ReactNode[] = [];
  if (space.faction)
    parts.push(<Visit key="visit" faction={space.faction} at={lowerSlot(rect, 24)} />);
  if (space.controlBonus)
    parts.push(<Control key="control" space={space} at={lowerSlot(rect, 16)} />);
  if (space.maker !== null) {
    const at = lowerSlot(rect, space.controlBonus ? 74 : 27);
    parts.push(<BonusSpice key="spice" n={view.bonusSpice[space.id] ?? 0} at={at} />);
  }
  if (space.effects.some(({ do: verb }) => verb === 'council-seat'))
    parts.push(<CouncilSeats key="seats" rect={rect} />);
  if (space.id === 'mentat') parts.push(<MentatPlace key="mentat" at={lowerSlot(rect, 20)} />);
  return (
    <>
      <circle cx={slot.x} cy={slot.y} r={11} className={style.slot} />
      {parts}
      {voice && <VoiceTag seat={voice.by} x={rect.x + rect.w - 44} y={rect.y + 1} />}
    </>
  );
}

interface At {
  readonly at: { readonly x: number; readonly y: number };
}

/** The Influence that every visit gives. */
function Visit({ faction, at }: At & { readonly faction: Faction }) {
  return (
    <g opacity={0.75}>
      <DrawnEffects effects={[{ do: 'influence', n: 1, with: faction }]} {...at} size={16} />
    </g>
  );
}

function Control({ space, at }: At & { readonly space: PrintedSpace }) {
  const { view } = useBoard();
  const { resource, n } = space.controlBonus!;
  const owner = view.control[space.id] ?? null;
  return (
    <g data-control={space.id} data-owner={owner ?? 'none'}>
      <Flag seat={owner} x={at.x} y={at.y} />
      <g opacity={owner === null ? 0.55 : 1}>
        <DrawnEffects effects={[{ do: 'gain', [resource]: n }]} x={at.x + 24} y={at.y} size={16} />
      </g>
    </g>
  );
}

function BonusSpice({ n, at }: At & { readonly n: number }) {
  return (
    <g data-bonus={n} opacity={n === 0 ? 0.4 : 1}>
      <ellipse cx={at.x} cy={at.y} rx={21} ry={11.5} className={style.sand} />
      {n > 0 && (
        <>
          <text x={at.x + 2} y={at.y + 5} className={style.bonus}>
            {`+${n}`}
          </text>
          <g color="var(--spice-glow)">
            <DrawnIcon name="spice" x={at.x + 10.5} y={at.y} size={15} />
          </g>
        </>
      )}
    </g>
  );
}

function CouncilSeats({ rect }: { readonly rect: Rect }) {
  const { view } = useBoard();
  return Array.from({ length: SEATS }, (_, seat) => {
    const { x, y } = councilSlot(rect, seat);
    const there = seat < view.players.length && !isRival(view, seat);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the seats of the table
      <g key={seat} opacity={there ? 0.6 : 0.2}>
        <circle cx={x} cy={y} r={8.5} className={style.slot} />
        {there && <DrawnSeatMark seat={seat} x={x} y={y} size={9} hollow />}
      </g>
    );
  });
}

function MentatPlace({ at }: At) {
  return (
    <g opacity={0.4}>
      <circle cx={at.x} cy={at.y} r={11} className={style.slot} />
      <DrawnIcon name="mentat" x={at.x} y={at.y} size={15} />
    </g>
  );
}

/** Who stands where, in words. */
function labelOf(space: PrintedSpace, board: BoardState): string {
  const { view, say, language, seatName } = board;
  const standing = view.agents
    .filter((agent) => agent.space === space.id)
    .map(({ seat, mentat }) => (mentat ? say.mentatOf(seatName(seat)) : seatName(seat)));
  const owner = view.control[space.id] ?? null;
  const bonus = view.bonusSpice[space.id] ?? 0;
  const token = tokenOn(view, space.id);
  const seated = view.players.flatMap(({ council }, seat) => (council ? [seat] : []));
  return inOneBreath([
    nameOf(space, language),
    token !== null && say.costs(amountOf(token, 'solari', language)),
    isDenied(view, space.id) && say.denied,
    standing.length > 0 && say.agents(standing.join(', ')),
    owner !== null && say.control(seatName(owner)),
    bonus > 0 && say.bonusSpice(bonus),
    space.id === 'high-council' && seated.length > 0 && say.council(namesOf(seated, board)),
    space.id === 'mentat' && view.mentat === 'home' && say.mentatHere,
    ...view.voices.filter((v) => v.space === space.id).map(({ by }) => say.voice(seatName(by))),
  ]);
}
