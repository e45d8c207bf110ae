import {
  amountOf,
  type Effect,
  nameOf,
  type Space as PrintedSpace,
  type SpaceId,
} from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import { memo } from 'react';
import { colourOf } from '../../../icons/colours.ts';
import { DrawnIcon } from '../../../icons/Icon.tsx';
import type { Rect } from '../../../table/board/geometry.ts';
import { Press } from '../../../table/board/Press.tsx';
import { inOneBreath } from '../../../table/board/roles.ts';
import { useMarks } from '../../../table/stage/useStage.ts';
import { useWordsOn } from '../../../table/words-on.ts';
import { DrawnPicture } from '../art/Picture.tsx';
import { DrawnRow } from '../effects/DrawnEffects.tsx';
import {
  boughtGroups,
  conditionGlyphs,
  type GlyphGroup,
  groupsOf,
  offerGroups,
} from '../effects/glyphs.ts';
import { inWords } from '../effects/in-words.ts';
import { place } from '../effects/layout.ts';
import { onBoard } from '../effects/words.ts';
import style from './Board.module.css';
import { isDenied, shipOn, spaceAt, tokenOn } from './house-rules.ts';
import { placeOf } from './layout.ts';
import { Extras } from './SpaceExtras.tsx';
import { extraSlot } from './slots.ts';
import { inLines, widthOf, wrapped } from './text.ts';
import { type BoardState, namesOf, useBoard } from './useBoard.ts';

const NAME = { most: 14, least: 12.8, line: 14.5 };
const ICONS = 17;
const SAID = { size: 12.8, line: 14 };
/** As far down the number of a last move reaches. */
const MARK = 40;
/** As much of a line as an Agent hides, and the edge behind the first. */
const AGENT = { each: 19, edge: 7 };
const RADIUS = 7;

/** A board space as it is printed, with what lies on it. Agents are drawn above the whole board. */
export function Space({ id }: { readonly id: SpaceId }) {
  const board = useBoard();
  const { view, language } = board;
  const space = spaceAt(view, id);
  const denied = isDenied(view, id);
  const rect = placeOf(board.plan, id)!;
  const agents = view.agents.filter((agent) => agent.space === id).length;
  return (
    <Press
      spot={`space:${space.id}`}
      rect={rect}
      radius={RADIUS}
      label={labelOf(space, board)}
      component={{ kind: 'space', id }}
    >
      <g
        data-space={id}
        data-region={space.region}
        data-denied={denied || undefined}
        className={style.space}
      >
        <Vignette space={space} rect={rect} board={board.id} />
        <Heading space={space} rect={rect} language={language} />
        <g opacity={denied ? 0.35 : 1}>
          <Offer space={space} rect={rect} language={language} agents={agents} />
        </g>
        <Extras space={space} rect={rect} />
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

/* What is printed is drawn once, whatever happens at the table. */

interface SaidProps extends PartProps {
  readonly language: Language;
}

/** The country behind it, dark where words stand. */
const Vignette = memo(function Vignette({
  space,
  rect,
  board,
}: PartProps & { readonly board: string }) {
  const { x, y, w, h } = rect;
  const box = { x, y, width: w, height: h, rx: RADIUS };
  const clip = `${board}-${space.id}`;
  return (
    <>
      <clipPath id={clip}>
        <rect {...box} />
      </clipPath>
      <rect {...box} className={style.stone} />
      <g clipPath={`url(#${clip})`} className={style.vignette}>
        <DrawnPicture
          of={{ kind: 'space', id: space.id }}
          country={space.faction ?? space.icon}
          rect={rect}
        />
      </g>
      <rect {...box} fill={`url(#${board}-dusk)`} />
      <rect {...box} className={style.rim} />
    </>
  );
});

const Heading = memo(function Heading({ space, rect, language }: SaidProps) {
  const { x, y, w } = rect;
  const from = 21;
  const across = w - from - besideName(space);
  const { lines, size } = inLines(nameOf(space, language), NAME, across);
  // One long word that may not be smaller: its letters stand closer.
  const tight = lines.some((line) => widthOf(line, size) > across);
  return (
    <>
      <circle cx={x + 10} cy={y + 11} r={9.5} className={style.disc} />
      <g color={iconColour(space)}>
        <DrawnIcon name={space.icon} x={x + 10} y={y + 11} size={13} />
      </g>
      <text
        className={style.name}
        fontSize={size}
        letterSpacing={tight ? '-0.025em' : undefined}
        data-fits={across}
      >
        {lines.map((line, i) => (
          <tspan key={line} x={x + from} y={y + 15.5 + i * NAME.line}>
            {line}
          </tspan>
        ))}
      </text>
      {space.combat && (
        <g color="var(--blood)">
          <circle cx={x + w - 5} cy={y + 5} r={9} className={style.combat} />
          <DrawnIcon name="combat" x={x + w - 5} y={y + 5} size={12} />
        </g>
      )}
    </>
  );
});

/** What stands in the upper right corner. */
function besideName({ combat, faction, id }: PrintedSpace): number {
  if (combat) return 15;
  if (faction) return 34;
  return id === 'high-council' || id === 'mentat' ? 30 : 4;
}

const iconColour = ({ icon }: PrintedSpace): string => {
  if (icon === 'landsraad') return 'var(--good)';
  if (icon === 'city') return 'var(--water)';
  return icon === 'spice-trade' ? 'var(--spice)' : colourOf(icon);
};

interface OfferProps extends SaidProps {
  /** So many Agents stand there. */
  readonly agents: number;
}

/** What is paid, in a box, and what comes of it. */
const Offer = memo(function Offer({ space, rect, language, agents }: OfferProps) {
  const words = useWordsOn();
  const marked = useMarks().has(`space:${space.id}`);
  const { x, y, w, h } = rect;
  const { lines } = inLines(nameOf(space, language), NAME, w - 21 - besideName(space));
  const named = lines.length * NAME.line + 6;
  const top = marked ? Math.max(named, MARK) : named;
  const hidden = agents === 0 ? 0 : AGENT.edge + agents * AGENT.each;
  const beside = { ...rect, w: rect.w - hidden };
  const offer = offerOf(space);
  // Words that an Agent would hide give way to icons that it would not.
  const clear = agents > 0 && place(offer).width * ICONS <= beside.w - 9;
  const said =
    words &&
    (saidOf(space, beside, top, language) ?? (clear ? null : saidOf(space, rect, top, language)));
  if (said)
    return (
      <text className={style.said} data-said={space.id}>
        {said.map((line, i) => (
          <tspan
            key={line}
            x={
              x +
              7 +
              (i === 0 && said.length > linesBelow(space, rect) ? besideWords(space).left : 0)
            }
            y={y + h - 7 - (said.length - 1 - i) * SAID.line}
          >
            {line}
          </tspan>
        ))}
      </text>
    );
  return (
    <DrawnRow groups={offer} x={x + 6} y={y + h - 14} from="start" size={ICONS} maxWidth={w - 9} />
  );
});

/** What it costs and gives in words, line by line; null where there is no room for all of it. */
function saidOf(
  space: PrintedSpace,
  rect: Rect,
  /** Where they may begin. */
  top: number,
  language: Language,
): readonly string[] | null {
  const offer = offerOf(space);
  const names = onBoard[language];
  // With whom is said by its badge; where room is short, the badge says all of it.
  const visit: readonly GlyphGroup[] = space.faction ? [VISIT] : [];
  const inLong = inWords([...offer, ...visit], language, names);
  const room = Math.floor((rect.h - top - 4) / SAID.line);
  return (
    linesIn(inLong, space, rect, room) ??
    linesIn(inWords(offer, language, names), space, rect, room)
  );
}

const VISIT: GlyphGroup = { glyphs: [{ icon: 'influence-up' }], framed: false };

/** The words in so many lines at most, clear of what lies there; null where they need more. */
function linesIn(
  text: string,
  space: PrintedSpace,
  rect: Rect,
  room: number,
): readonly string[] | null {
  const across = rect.w - 12;
  const whole = wrapped(text, SAID.size, across);
  const below = linesBelow(space, rect);
  const hasExtra = below < Number.POSITIVE_INFINITY;
  if (whole.length <= Math.min(room, below) && (!hasExtra || room > 1)) return whole;
  // Its flag or its spice lies beside the first of them.
  const { left, right } = besideWords(space);
  const lines = wrapped(text, SAID.size, across, across - left - right);
  const fits = widthOf(lines[0]!, SAID.size) <= across - left - right;
  return fits && lines.length === below + 1 && lines.length <= room ? lines : null;
}

/** How many lines there are under its flag or its spice; the last one at least. */
function linesBelow({ controlBonus, maker }: PrintedSpace, rect: Rect): number {
  if (controlBonus === null && maker === null) return Number.POSITIVE_INFINITY;
  const under = extraSlot(rect, 0).y + HALF - rect.y;
  return Math.max(1, Math.floor((rect.h - 18 - under) / SAID.line) + 1);
}
/** Of what lies there. */
const HALF = 9;

/** What a flag takes on the left of a line, and spice on its right. */
const besideWords = ({ controlBonus, maker }: PrintedSpace) => ({
  left: controlBonus === null ? 0 : 36,
  right: maker === null ? 0 : 44,
});

function offerOf(space: PrintedSpace): readonly GlyphGroup[] {
  const [least, most] = [space.exchange[0], space.exchange.at(-1)];
  if (least && most)
    return boughtGroups(
      [{ icon: 'spice', n: `${least.spice}–${most.spice}` }],
      [{ glyphs: [{ icon: 'solari', n: `${least.solari}–${most.solari}` }], framed: false }],
    );
  const gains = groupsOf(gainsOf(space));
  return space.requirement
    ? boughtGroups(conditionGlyphs(space.requirement), gains)
    : offerGroups(space.cost, gains);
}

/** Struck out: it lies there, but it is not for this table. */
function Denied({ rect: { x, y, w, h } }: Pick<PartProps, 'rect'>) {
  return <path d={`M${x + 6} ${y + h - 6}L${x + w - 34} ${y + h - 23}`} className={style.denied} />;
}

/** On the corner of the space that it makes dearer. */
function Token({ space, rect: { x, y, w } }: PartProps) {
  const { view } = useBoard();
  const solari = tokenOn(view, space.id);
  if (solari === null) return null;
  return (
    <g data-token={solari}>
      <rect x={x + w - 34} y={y - 7} width={34} height={19} rx={9.5} className={style.token} />
      <text x={x + w - 22} y={y + 7} className={style.tokenFigure}>
        {solari}
      </text>
      <g color="var(--solari)">
        <DrawnIcon name="solari" x={x + w - 10} y={y + 2.5} size={13} />
      </g>
    </g>
  );
}

/** What an Agent gets here, whatever it costs. */
function gainsOf(space: PrintedSpace): Effect[] {
  const effects = space.effects.map(
    (effect): Effect =>
      effect.do === 'harvest' && space.maker ? { do: 'gain', spice: space.maker } : effect,
  );
  return space.persuasion > 0 ? [...effects, { do: 'persuasion', n: space.persuasion }] : effects;
}

/** What a space costs and gives, as effects. */
export function printedEffects(space: PrintedSpace): readonly Effect[] {
  const effects = gainsOf(space);
  return space.cost ? [{ do: 'pay', cost: space.cost, effects }] : effects;
}

/** Who stands where, in words. */
function labelOf(space: PrintedSpace, board: BoardState): string {
  const { view, say, language, seatName } = board;
  const standing = view.agents
    .filter((agent) => agent.space === space.id)
    .map(({ seat, mentat }) => (mentat ? say.mentatOf(seatName(seat)) : seatName(seat)));
  const ship = shipOn(view, space.id);
  const owner = view.control[space.id] ?? null;
  const bonus = view.bonusSpice[space.id] ?? 0;
  const token = tokenOn(view, space.id);
  const seated = view.players.flatMap(({ council }, seat) => (council ? [seat] : []));
  return inOneBreath([
    nameOf(space, language),
    token !== null && say.costs(amountOf(token, 'solari', language)),
    isDenied(view, space.id) && say.denied,
    standing.length > 0 && say.agents(standing.join(', ')),
    ship !== null && say.heldByShip(seatName(ship)),
    ship === null && owner !== null && say.control(seatName(owner)),
    bonus > 0 && say.bonusSpice(bonus),
    space.id === 'high-council' && seated.length > 0 && say.council(namesOf(seated, board)),
    space.id === 'mentat' && view.mentat === 'home' && say.mentatHere,
    ...view.voices.filter((v) => v.space === space.id).map(({ by }) => say.voice(seatName(by))),
  ]);
}
