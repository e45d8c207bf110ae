import { type ImperiumView, nameOf, printedAt, type Space } from '@landsraad/imperium';
import { padded, wrapped } from '../../screen/layout.ts';
import type { Look } from '../../screen/look.ts';
import { columnNames } from './names.ts';
import { imperiumText } from './text.ts';

/** The board by region: who stands where, who controls what, the bonus spice. */
export function boardLines(view: ImperiumView, look: Look): string[] {
  const { text, style, width } = look;
  const board = printedAt(view.options).spaces;
  const inOrder = [...new Set(board.map(({ region }) => region))];
  const { regions } = imperiumText(text.language);
  const names = inOrder.map((region) => regions[region]);
  const label = Math.max(...names.map(({ length }) => length)) + 1;
  return inOrder.flatMap((region, i) => {
    const spaces = board.filter((space) => space.region === region);
    // The separators are where a line may break, not the names.
    const items = spaces.map((space) => spaceWords(view, space, look).replaceAll(' ', '\u00a0'));
    const lines = wrapped(items.join('\u00a0· '), width - label - 1);
    return lines.map((line, n) => {
      const head = padded(n === 0 ? names[i]! : '', label);
      return ` ${style.dim(head)}${line.replaceAll('\u00a0', ' ')}`.trimEnd();
    });
  });
}

function spaceWords(view: ImperiumView, space: Space, { text, style }: Look): string {
  const { seatName } = columnNames(view, text);
  const play = imperiumText(text.language);
  const standing = view.agents
    .filter((agent) => agent.space === space.id)
    .map(({ seat, mentat }) => (mentat ? `${seatName(seat)} (M)` : seatName(seat)));
  const bonus = view.bonusSpice[space.id] ?? 0;
  const held = view.ix?.holding.find((one) => one.space === space.id)?.seat;
  const controller = held ?? view.control[space.id] ?? null;
  const named = view.voices.some((voice) => voice.space === space.id);
  return [
    nameOf(space, text.language),
    ...(bonus > 0 ? [style.good(play.bonusSpice(bonus))] : []),
    ...(controller === null ? [] : [style.dim(play.controlledBy(seatName(controller)))]),
    ...(named ? [style.bad(play.named)] : []),
    ...(standing.length > 0 ? [style.own(`[${standing.join(', ')}]`)] : []),
  ].join(' ');
}
