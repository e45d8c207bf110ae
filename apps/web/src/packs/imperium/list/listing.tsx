import {
  isLeader,
  type LeaderId,
  leaderOf,
  nameOf,
  settingName,
  settingValue,
  shortNameOf,
} from '@landsraad/imperium';
import { useLanguage, useWords } from '../../../app/language.ts';
import { SeatMark } from '../../../table/seats/SeatMark.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import type { Listed, Listing } from '../../pack.ts';
import { Portrait } from '../art/Picture.tsx';
import { seatName } from '../seats/names.ts';
import type { ImperiumSummary } from '../standing.ts';
import { words } from './words.ts';

/** A game of Imperium in a list. */
export const listing: Listing<ImperiumSummary> = {
  title({ leaders }, own, language) {
    const leader = leaders[own] ?? '';
    return isLeader(leader) ? nameOf(leaderOf(leader), language) : words[language].leaderless;
  },
  seatName: ({ seats, leaders }, seat, language) => seatName(seats, leaders, seat, language),
  fileMark: ({ difficulty }) => (difficulty ? `solo-${difficulty}` : null),
  Marks,
  Seats,
  playedName: (plays, language) => shortNameOf(leaderOf(plays as LeaderId), language),
  PlayedFace: ({ plays }) => <Portrait of={plays} />,
};

function Marks({ game }: Pick<Listed<ImperiumSummary>, 'game'>) {
  const text = useWords(words);
  const language = useLanguage();
  const { seats, winner, difficulty, ix, immortality } = game;
  const alone = seats.length === 1;
  return (
    <>
      {alone && winner !== null && (
        <Badge tone={winner === 0 ? 'spice' : 'plain'}>{winner === 0 ? text.won : text.lost}</Badge>
      )}
      {ix && <Badge>{settingName('ix', language)}</Badge>}
      {immortality && <Badge>{settingName('immortality', language)}</Badge>}
      {difficulty && <Badge>{settingValue('difficulty', difficulty, language)}</Badge>}
    </>
  );
}

function Seats({ game, own }: Listed<ImperiumSummary>) {
  const text = useWords(words);
  const language = useLanguage();
  const { seats, leaders, points } = game;
  // House Hagal has no points (HAG-5.4).
  const scores = (seat: number) => seats.length === 1 || seat < seats.length;
  const best = Math.max(...points);
  return points.map((n, seat) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
    <li key={seat} data-own={seat === own || undefined}>
      <SeatMark seat={seat} />
      <span>{seatName(seats, leaders, seat, language)}</span>
      {scores(seat) && <strong data-best={n === best || undefined}>{text.points(n)}</strong>}
    </li>
  ));
}
