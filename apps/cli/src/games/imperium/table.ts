import {
  amountOf,
  besideLeader,
  cardOf,
  conflictOf,
  describeConflict,
  FACTIONS,
  type HagalView,
  hagalOf,
  type ImmortalityView,
  type ImperiumView,
  type IxView,
  intrigueOf,
  markersAt,
  nameOf,
  type PlayerView,
  phaseName,
  type RevealedHagal,
  skippedReason,
  spaceOf,
  tileOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { labelled, padded, paddedLeft, titled, wrapped } from '../../screen/layout.ts';
import type { Look } from '../../screen/look.ts';
import type { Text } from '../../text/text.ts';
import { boardLines } from './board.ts';
import { columnNames, isHouseHagal, isRival, seatNames } from './names.ts';
import { imperiumText } from './text.ts';

/** The whole table as the seat sees it. */
export function tableLines(view: ImperiumView, seat: Seat, look: Look): string[] {
  return [
    headingLine(view, look),
    ...conflictLines(view, look),
    '',
    ...playerLines(view, seat, look),
    ...(view.hagal ? hagalLines(view, view.hagal, look) : []),
    ...(view.ix ? ixLines(view, view.ix, look) : []),
    ...(view.immortality ? immortalityLines(view, view.immortality, look) : []),
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
  const { seatName } = seatNames(view, text);
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
  const { seatName } = columnNames(view, text);
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
  const rival = isRival(view.options, seat);
  const house = isHouseHagal(view.options, seat);
  const flags = [player.council ? play.council : '', player.revealed ? play.revealed : ''];
  return [
    ...unless(house, [player.vp, player.solari, player.spice, player.water]),
    player.garrison,
    player.conflict,
    player.strength,
    `${player.agents}${mentat}`,
    ...FACTIONS.map(
      (faction) => `${player.influence[faction]}${view.alliances[faction] === seat ? '*' : ''}`,
    ),
    ...unless(rival, [player.handSize, player.deckSize, player.discard.length]),
    ...unless(house, [player.intrigueCount]),
    ...(rival ? [] : [flags.join('')]),
  ].map(String);
}

/** What somebody does not have at all is not even none. */
const unless = (without: boolean, figures: readonly number[]): readonly (number | string)[] =>
  without ? figures.map(() => '–') : figures;

/** What was revealed last for each Rival, and why cards were ignored. */
function hagalLines(view: ImperiumView, hagal: HagalView, { text, width }: Look): string[] {
  const play = imperiumText(text.language);
  const { seatName } = columnNames(view, text);
  return [
    play.hagalDeck(hagal.deckSize, hagal.discard.length),
    ...hagal.shown.flatMap(({ seat, bonus, cards }) => {
      const whose = bonus ? play.combatBonus(seatName(seat)) : seatName(seat);
      const said = cards.map((card) => revealedWords(card, bonus, text)).join(' · ');
      return wrapped(`  ${text.pair(whose, said)}`, width, '    ');
    }),
  ];
}

function revealedWords({ card, space, skipped }: RevealedHagal, bonus: boolean, text: Text) {
  const { language } = text;
  const play = imperiumText(language);
  const { swords, ...face } = hagalOf(card);
  const name = nameOf(face, language);
  if (skipped === 'reshuffle') return name;
  if (skipped) return play.cardIgnored(name, skippedReason(skipped, language));
  if (bonus) return `${name} (${swords ? amountOf(swords, 'sword', language) : play.noSword})`;
  return play.cardSends(name, space ? nameOf(spaceOf(space), language) : name);
}

/** The open tiles, then what everybody has of Ix. */
function ixLines(view: ImperiumView, ix: IxView, { text, style, width }: Look): string[] {
  const { language } = text;
  const play = imperiumText(language);
  const { seatName } = columnNames(view, text);
  const name = (id: string) => nameOf(tileOf(id), language);
  const open = ix.stacks.map(({ top, size }) =>
    top ? `${name(top)} ${style.dim(`(${tileOf(top).cost})`)} +${size - 1}` : '–',
  );
  return [
    ...labelled(play.techTiles, open, width, style.bold),
    ...ix.seats.flatMap((own, seat) => {
      const tiles = own.tiles.map(({ tile, flipped }) =>
        flipped ? style.dim(`(${name(tile)})`) : name(tile),
      );
      const said = [play.ofIx(own), ...tiles].join(', ');
      return wrapped(`  ${text.pair(seatName(seat), said)}`, width, '    ');
    }),
  ];
}

/** The Tleilaxu Row, then what everybody has on the Bene Tleilax board. */
function immortalityLines(
  view: ImperiumView,
  { row, deckSize, seats }: ImmortalityView,
  { text, style, width }: Look,
): string[] {
  const { language } = text;
  const play = imperiumText(language);
  const { seatName } = columnNames(view, text);
  const priced = (id: string) =>
    `${nameOf(cardOf(id), language)} ${style.dim(`(${cardOf(id).specimens})`)}`;
  const cards = [...row, 'reclaimed-forces'].map(priced);
  return [
    ...labelled(play.tleilaxuRow, [...cards, `+${deckSize}`], width, style.bold),
    ...seats.flatMap((own, seat) => {
      if (isHouseHagal(view.options, seat)) return [];
      const said = play.ofImmortality(own, markersAt(own.research), !isRival(view.options, seat));
      return wrapped(`  ${text.pair(seatName(seat), said)}`, width, '    ');
    }),
  ];
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
    [play.setAside, besideLeader(player).map(card)],
    [play.knownTop, player.deckTop.map(card)],
  ];
  return lists.flatMap(([label, names]) =>
    names.length > 0 ? labelled(label, names, width, style.bold) : [],
  );
}
