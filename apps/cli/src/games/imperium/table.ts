import {
  cardOf,
  conflictOf,
  describeConflict,
  FACTIONS,
  type ImperiumView,
  intrigueOf,
  type PlayerView,
  phaseName,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { labelled, padded, paddedLeft, titled, wrapped } from '../../screen/layout.ts';
import type { Look } from '../../screen/look.ts';
import { boardLines } from './board.ts';
import { seatNames } from './names.ts';
import { imperiumText } from './text.ts';

/** The whole table as the seat sees it. */
export function tableLines(view: ImperiumView, seat: Seat, look: Look): string[] {
  return [
    headingLine(view, look),
    ...conflictLines(view, look),
    '',
    ...playerLines(view, seat, look),
    '',
    ...boardLines(view, look),
    '',
    ...rowLines(view, look),
    ...ownLines(view.players[seat]!, look),
  ];
}

/** What one decision inside a turn needs to know again. */
export function statusLines(view: ImperiumView, seat: Seat, look: Look): string[] {
  const play = imperiumText(look.text.language);
  const player = view.players[seat]!;
  const { turn } = view;
  const parts = [
    play.victoryPoints(player.vp),
    play.resources(player.solari, player.spice, player.water),
    play.troops(player.garrison, player.conflict, player.strength),
    ...(turn?.kind === 'reveal' && turn.seat === seat ? [play.persuasion(turn.persuasion)] : []),
  ];
  return wrapped(parts.join(' · '), look.width, '  ').map(look.style.dim);
}

function headingLine(view: ImperiumView, { text, style, width }: Look): string {
  const { language } = text;
  const play = imperiumText(language);
  const { seatName } = seatNames(view.players, text);
  const parts = [
    ...(view.round > 0 ? [play.round(view.round)] : []),
    phaseName(view.phase, language),
    play.firstPlayer(seatName(view.firstPlayer)),
  ];
  return style.heading(titled(parts.join(' · '), width));
}

function conflictLines(view: ImperiumView, { text, style, width }: Look): string[] {
  if (view.conflict === null) return [];
  const conflict = conflictOf(view.conflict);
  const play = imperiumText(text.language);
  const { name, parts } = describeConflict(conflict, text.language);
  const seats = view.options.players;
  return [
    play.conflict(style.bold(name), 'I'.repeat(conflict.level), view.conflictDeckSize),
    // IMP-22.2: the third reward is for four players.
    ...parts
      .slice(0, seats === 4 || view.options.tieForSecondBelowFour === 'third' ? 3 : 2)
      .flatMap(({ lines }, i) =>
        wrapped(`  ${text.pair(play.places[i]!, lines.join(' '))}`, width, '     '),
      ),
  ];
}

const NAME = 10;
const NARROW = 4;

function playerLines(view: ImperiumView, seat: Seat, look: Look): string[] {
  const { text, style } = look;
  const { columns } = imperiumText(text.language);
  const { seatName } = seatNames(view.players, text);
  const row = (name: string, cells: readonly string[]) =>
    (padded(name, NAME) + cells.map((cell) => paddedLeft(cell, NARROW)).join('')).trimEnd();
  return [
    style.dim(row('', columns)),
    ...view.players.map((player, i) => {
      const line = row(`${i === seat ? '►' : ' '} ${seatName(i)}`, cells(view, player, i, look));
      return i === seat ? style.own(line) : line;
    }),
  ];
}

function cells(view: ImperiumView, player: PlayerView, seat: Seat, { text }: Look): string[] {
  const play = imperiumText(text.language);
  const mentat = view.mentat === seat ? '+M' : '';
  const flags = [player.council ? play.council : '', player.revealed ? play.revealed : ''];
  return [
    player.vp,
    player.solari,
    player.spice,
    player.water,
    player.garrison,
    player.conflict,
    player.strength,
    `${player.agents}${mentat}`,
    ...FACTIONS.map(
      (faction) => `${player.influence[faction]}${view.alliances[faction] === seat ? '*' : ''}`,
    ),
    player.handSize,
    player.deckSize,
    player.discard.length,
    player.intrigueCount,
    flags.join(''),
  ].map(String);
}

function rowLines(view: ImperiumView, { text, style, width }: Look): string[] {
  const { language } = text;
  const play = imperiumText(language);
  const priced = (id: string) => {
    const { name, cost } = cardOf(id);
    return `${name[language]} ${style.dim(`(${cost ?? '–'})`)}`;
  };
  const reserve = Object.entries(view.reserve).map(([id, n]) => `${priced(id)} ×${n}`);
  return [
    ...labelled(play.row, view.row.map(priced), width, style.bold),
    ...labelled(play.reserve, reserve, width, style.bold),
  ];
}

function ownLines(player: PlayerView, { text, style, width }: Look): string[] {
  const { language } = text;
  const play = imperiumText(language);
  const card = (id: string) => cardOf(id).name[language];
  const intrigue = (id: string) => intrigueOf(id).name[language];
  const lists: [string, readonly string[]][] = [
    [play.hand, player.hand.map(card)],
    [play.inPlay, player.inPlay.map(card)],
    [play.intrigue, player.intrigue.map(intrigue)],
    [play.waiting, player.waiting.map(intrigue)],
    [play.setAside, player.setAside ? [card(player.setAside)] : []],
    [play.knownTop, player.deckTop.map(card)],
  ];
  return lists.flatMap(([label, names]) =>
    names.length > 0 ? labelled(label, names, width, style.bold) : [],
  );
}
