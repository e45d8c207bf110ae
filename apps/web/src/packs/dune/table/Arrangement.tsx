import { amountOf, strongholdsHeld } from '@landsraad/dune';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useKit } from '../../../table/desk/Desk.tsx';
import { useWording } from '../../../table/desk/wording.ts';
import { Frame } from '../../../table/frame/Frame.tsx';
import { type Tab, turnsSince } from '../../../table/frame/tabs.ts';
import type { ArrangementProps } from '../../../table/kit.ts';
import { Opponents } from '../../../table/plates/Opponents.tsx';
import type { Room } from '../../../table/room/room.ts';
import { FactionMark } from '../FactionMark.tsx';
import { GoingProvider } from '../going/useGoing.tsx';
import { countOf } from '../map/standing.ts';
import { AutoBidder } from '../orders/AutoBidder.tsx';
import { useDune, useOwnFaction } from './desk.ts';
import { FactionPlate, Factions } from './Factions.tsx';
import { useHidden } from './hidden.ts';
import { MapArea } from './MapArea.tsx';
import { SeenCards } from './SeenCards.tsx';
import style from './Shield.module.css';
import { Hand, Shield } from './Shield.tsx';
import { SpiceHex } from './SpiceHex.tsx';
import { words } from './words.ts';

const Deals = lazy(() => import('../deals/Deals.tsx'));

/** What lies where: the shield, the map, the factions and the log. */
export function Arrangement(props: ArrangementProps) {
  const me = useOwnFaction();
  const tabs = useTabs(props.room, props.log);
  const say = useWords(words).tabs;
  return (
    <GoingProvider>
      <AutoBidder />
      <Frame
        {...props}
        board={{ icon: 'maker', label: say.board, holds: isOnMap, content: <MapArea /> }}
        tabs={tabs}
        own={me && <Shield />}
        ownLies="beside"
        boardLies="across"
        above={<Factions />}
        hand={me && hasHandRow(props.room) && <HandRow />}
        opponents={<Opponents plate={FactionPlate} />}
        purse={me && <Purse />}
      />
    </GoingProvider>
  );
}

/** Where the shield lies open as a tab, it has the cards. */
const hasHandRow = (room: Room): boolean => !(room.shape === 'phone' && room.panes === 'above');

export const isOnMap = (spot: string): boolean => /^(?:cell|territory):/.test(spot);
const isBehindShield = (spot: string): boolean => /^(?:card|leader|reserves)/.test(spot);

export function useTabs(room: Room, log: ReactNode): readonly Tab[] {
  const { log: events, seat, snapshot } = useDune();
  const { story } = useKit();
  const say = useWords(words).tabs;
  const me = useOwnFaction();
  const seats = snapshot.seats.length;
  const turns = useMemo(() => {
    const passages = story.chaptersOf(events, seats).flatMap((chapter) => chapter.passages);
    return turnsSince(passages, seat);
  }, [story, events, seats, seat]);
  const awaiting = snapshot.view.standing.filter(({ to }) => to === seat).length;
  const phone = room.shape === 'phone';
  // Where the side board lies open the factions stand above it. Whom one may choose stands in the
  // panel as well: their tab opens over the map only for whoever wants it.
  const apart = room.shape === 'wide' && room.level === 0 && room.sides === 1;
  return [
    ...(phone && me
      ? [
          {
            name: 'shield',
            icon: 'hand' as const,
            label: say.shield,
            holds: isBehindShield,
            content: <Shield />,
          },
        ]
      : []),
    // Where all panes lie open the first stands over the decision.
    { name: 'log', icon: 'log', label: say.log, news: turns, content: log },
    ...(apart || phone
      ? []
      : [
          {
            name: 'factions',
            icon: 'opponents' as const,
            label: say.factions,
            content: <Factions />,
          },
        ]),
    { name: 'deals', icon: 'chat', label: say.deals, news: awaiting, content: <DealsHere /> },
    { name: 'cards', icon: 'cards', label: say.cards, content: <SeenCards /> },
  ];
}

const DealsHere = () => (
  <Suspense fallback={null}>
    <Deals />
  </Suspense>
);

/** On a phone: what one has, always in sight. */
function Purse() {
  const me = useOwnFaction();
  const { language } = useWording();
  const say = useWords(words);
  const { snapshot, seat } = useDune();
  const { hidden } = useHidden();
  if (!me || seat === null) return null;
  const { held, needed } = strongholdsHeld(snapshot.view, seat);
  return (
    <section className={style.purse} data-part="purse" aria-label={say.purse}>
      <FactionMark faction={me.id} size={1.2} />
      {!hidden && <SpiceHex n={me.spice ?? 0} />}
      <span title={amountOf(countOf(me.reserves), 'force', language)}>
        {say.reserves} <b>{countOf(me.reserves)}</b>
      </span>
      <span>
        <Icon name="water" size={1} title={say.tanks} /> <b>{countOf(me.tanks)}</b>
      </span>
      <span>
        <Icon name="cards" size={1} title={say.cards(me.hand.length)} /> <b>{me.hand.length}</b>
      </span>
      <span>
        <Icon name="garrison" size={1} title={say.strongholds} />{' '}
        <b>
          {held}/{needed}
        </b>
      </span>
    </section>
  );
}

/** The cards in a row, where the shield is a tab. */
function HandRow() {
  const me = useOwnFaction();
  const { hidden } = useHidden();
  if (!me || hidden || me.hand.length === 0) return null;
  return (
    <div className={style.handRow} data-tops="">
      <Hand cards={me.hand} />
    </div>
  );
}
