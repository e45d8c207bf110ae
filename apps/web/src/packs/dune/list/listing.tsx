import { type FactionId, factionName, settingValue } from '@landsraad/dune';
import { useLanguage } from '../../../app/language.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Listed, Listing } from '../../pack.ts';
import { Emblem } from '../art/Art.tsx';
import { FactionMark } from '../FactionMark.tsx';
import { seatName } from '../seats.ts';
import type { DuneSummary } from '../standing.ts';
import { words } from '../words.ts';

/** A game of Dune in a list. */
export const listing: Listing<DuneSummary> = {
  title: ({ factions }, own, language) =>
    `${words[language].name} · ${factionName(factions[own]!, language)}`,
  seatName: ({ seats, factions }, seat, language) => seatName(seats, factions, seat, language),
  fileMark: () => 'dune',
  Marks,
  Seats,
  playedName: (plays, language) => factionName(plays as FactionId, language),
  PlayedFace: ({ plays }) => <Emblem of={plays as FactionId} />,
};

function Marks({ game }: Pick<Listed<DuneSummary>, 'game'>) {
  const language = useLanguage();
  return <Badge>{settingValue('mode', game.mode, language)}</Badge>;
}

function Seats({ game, own }: Listed<DuneSummary>) {
  const language = useLanguage();
  const { seats, factions, winner } = game;
  return factions.map((faction, seat) => (
    <li key={faction} data-own={seat === own || undefined}>
      <FactionMark faction={faction} />
      <span>{seatName(seats, factions, seat, language)}</span>
      {winner === seat && <strong data-best="">{'★'}</strong>}
    </li>
  ));
}
