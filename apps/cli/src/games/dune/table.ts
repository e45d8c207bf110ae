import {
  amountOf,
  type DuneView,
  type FactionView,
  type Forces,
  factionName,
  factionOf,
  type LeaderId,
  leaderOf,
  phaseName,
  printedSector,
  spiceCardOf,
  treacheryOf,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { labelled, padded, paddedLeft, titled, wrapped } from '../../screen/layout.ts';
import type { Look } from '../../screen/look.ts';
import { battleLines } from './battle.ts';
import { letterOf, mapSummary } from './map.ts';
import { duneText } from './text.ts';

/** The whole table as the seat sees it. */
export function tableLines(view: DuneView, seat: Seat, look: Look): string[] {
  return [
    headingLine(view, look),
    ...factionLines(view, seat, look),
    '',
    ...mapSummary(view, look),
    ...noticeLines(view, look),
    ...auctionLines(view, look),
    ...battleLines(view, look),
    ...ownLines(view, seat, look),
  ];
}

/** Bids and plans leave the board as it is: then the status is enough. */
export function tableKey({ turn, phase, storm, factions, spice, battle }: DuneView): string {
  const boards = factions.map(({ board, advisors, tanks, allies }) => [
    board,
    advisors,
    tanks,
    allies,
  ]);
  return JSON.stringify([turn, phase, storm, boards, spice, battle?.territory]);
}

/** What one decision inside a turn needs to know again. */
export function statusLines(view: DuneView, seat: Seat, look: Look): string[] {
  const say = duneText(look.text.language);
  const { id, spice, reserves, tanks, hand } = view.factions[seat]!;
  const cards = hand.map((card) => treacheryOf(card).name[look.text.language]);
  const parts = [
    factionName(id, look.text.language),
    amountOf(spice ?? 0, 'spice', look.text.language),
    say.reserves(number(reserves)),
    say.tanks(number(tanks)),
    ...(cards.length > 0 ? [cards.join(', ')] : []),
  ];
  return [
    ...wrapped(parts.join(' · '), look.width, '  ').map(look.style.dim),
    ...auctionLines(view, look),
    ...battleLines(view, look),
  ];
}

function headingLine(view: DuneView, { text, style, width }: Look): string {
  const say = duneText(text.language);
  const parts = [
    ...(view.turn > 0 ? [say.turn(view.turn, view.options.turns)] : []),
    phaseName(view.phase, text.language),
    ...(view.storm === null ? [] : [say.storm(printedSector(view.storm))]),
    ...(view.storm === null
      ? []
      : [say.first(factionName(view.factions[view.firstPlayer]!.id, text.language))]),
  ];
  return style.heading(titled(parts.join(' · '), width));
}

const NAME = 19;
const WIDTHS = [7, 9, 7, 6, 9] as const;

/** "8+3*": normal and special forces. */
const number = ({ normal, special }: Forces): string =>
  special > 0 ? `${normal}+${special}*` : String(normal);

function factionLines(view: DuneView, seat: Seat, look: Look): string[] {
  const { text, style, width } = look;
  const say = duneText(text.language);
  const row = (name: string, cells: readonly string[], rest: string) => {
    const figures = cells.map((cell, i) => paddedLeft(cell, WIDTHS[i]!)).join('');
    return `${padded(name, NAME)}${figures}  ${rest}`.trimEnd();
  };
  return [
    style.dim(row('', say.columns, say.allies)),
    ...view.factions.map((faction, i) => {
      const name = `${i === seat ? '►' : ' '} ${letterOf(faction.id)} ${factionName(faction.id, text.language)}`;
      const allies = faction.allies.map((ally) =>
        factionName(view.factions[ally]!.id, text.language),
      );
      const line = row(name, figures(view, faction, i), allies.join(', '));
      return (i === seat ? style.own : (plain: string) => plain)(line.slice(0, width));
    }),
  ];
}

function figures(view: DuneView, faction: FactionView, seat: Seat): string[] {
  const leaders = Object.values(view.leaders).filter(({ owner }) => owner === seat);
  const able = leaders.filter(({ status }) => status === 'ready' || status === 'unknown').length;
  const doubt = leaders.some(({ status }) => status === 'unknown') ? '?' : '';
  const kh = faction.kh && !faction.kh.dead && faction.kh.losses >= 7 ? '+KH' : '';
  return [
    faction.spice === null ? '?' : String(faction.spice),
    number(faction.reserves),
    number(faction.tanks),
    String(faction.handSize),
    `${able}${doubt}/${leaders.length}${kh}`,
  ];
}

/** What is rare enough to be said only when it is so. */
function noticeLines(view: DuneView, { text, width }: Look): string[] {
  const say = duneText(text.language);
  const { language } = text;
  const known = view.factions.flatMap(({ id, hand }, seat) => {
    const cards = hand.map((card) => treacheryOf(card).name[language]);
    return seat === view.viewer || cards.length === 0
      ? []
      : [say.known(factionName(id, language), cards)];
  });
  const notices = [
    ...(view.shieldWall ? [] : [say.noShieldWall]),
    ...(view.stormCard === null ? [] : [say.stormCard(view.stormCard)]),
    ...(view.spiceTop === null ? [] : [say.spiceTop(spiceCardOf(view.spiceTop).name[language])]),
    ...known,
  ];
  return notices.flatMap((notice) => wrapped(` ${notice}`, width, '   '));
}

function auctionLines({ auction, factions }: DuneView, { text, width }: Look): string[] {
  if (!auction) return [];
  const say = duneText(text.language);
  const { left, bid, bidder, card } = auction;
  const name = bidder === null ? null : factionName(factions[bidder]!.id, text.language);
  const what = card === null ? null : treacheryOf(card).name[text.language];
  return wrapped(` ${say.auction(left, bid, name, what)}`, width, '   ');
}

function ownLines(view: DuneView, seat: Seat, look: Look): string[] {
  const { text, style, width } = look;
  const { language } = text;
  const say = duneText(language);
  const own = view.factions[seat]!;
  const leader = (id: LeaderId) => `${leaderOf(id).name[language]} ${leaderOf(id).strength}`;
  const leaders = factionOf(own.id).leaders.map(({ id }) => {
    const { status, usedIn } = view.leaders[id]!;
    return `${leader(id)}${say.leaderStates[usedIn && status === 'ready' ? 'used' : status]}`;
  });
  const captives = Object.entries(view.leaders).flatMap(([id, { owner, holder }]) =>
    holder === seat && owner !== seat ? [leader(id)] : [],
  );
  const { prediction } = own;
  const foreseen =
    prediction === null || prediction === 'hidden'
      ? []
      : [say.predicted(factionName(prediction.faction, language), prediction.turn)];
  const kh = own.kh && !own.kh.dead && own.kh.losses < 7 ? [say.kh(own.kh.losses)] : [];
  const lists: [string, readonly string[]][] = [
    [say.hand, own.hand.map((card) => treacheryOf(card).name[language])],
    [say.leaders, leaders],
    [say.captives, captives],
    [say.traitors, (own.traitors ?? []).map(leader)],
    [say.secret, [...foreseen, ...kh]],
  ];
  return lists.flatMap(([label, names]) =>
    names.length > 0 ? labelled(` ${label}`, names, width, style.bold) : [],
  );
}
