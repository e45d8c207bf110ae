import {
  cardOf,
  conflictOf,
  FACTIONS,
  factionName,
  type ImperiumView,
  intrigueOf,
  isLeader,
  leaderOf,
  nameOf,
  type PlayerView,
  RESOURCES,
  resourceName,
} from '@landsraad/imperium';
import { countedNames } from '@landsraad/kernel/wording';
import { useLanguage, useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { SeatName } from '../../../table/seats/SeatName.tsx';
import { isRival } from '../seats/rivals.ts';
import type { ImperiumLog } from '../snapshot.ts';
import style from './Held.module.css';
import { conflictsWon } from './points.ts';
import { words } from './words.ts';

interface HeldProps {
  /** With all cards open. */
  readonly view: ImperiumView;
  readonly log: ImperiumLog;
  readonly order: readonly number[];
  readonly name: (seat: number) => string;
}

/** What everyone had when the game ended, best first. */
export function Held({ view, log, order, name }: HeldProps) {
  return (
    <div className={style.all}>
      {order.map((seat) => (
        <SeatHeld key={seat} seat={seat} view={view} log={log} name={name(seat)} />
      ))}
    </div>
  );
}

interface SeatHeldProps {
  readonly seat: number;
  readonly view: ImperiumView;
  readonly log: ImperiumLog;
  readonly name: string;
}

function SeatHeld({ seat, view, log, name }: SeatHeldProps) {
  const text = useWords(words).held;
  const language = useLanguage();
  const player = view.players[seat]!;
  const won = conflictsWon(log, seat).map((id) => nameOf(conflictOf(id), language));
  const zones = zonesOf(player);
  const owned = zones.reduce((sum, { cards }) => sum + cards.length, 0);
  const rival = isRival(view, seat);
  const leader = isLeader(player.leader) ? nameOf(leaderOf(player.leader), language) : '';
  return (
    <section className={style.seat} style={{ borderTopColor: `var(--seat-${seat})` }}>
      <h4>
        <SeatName seat={seat} name={name} />
      </h4>
      {leader !== name && <p className={style.leader}>{leader}</p>}
      <ul className={style.amounts} aria-label={text.resources}>
        {RESOURCES.map((resource) => (
          <li key={resource}>
            <Icon name={resource} title={resourceName(resource, language)} /> {player[resource]}
          </li>
        ))}
        <li>
          <Icon name="garrison" title={text.garrison(player.garrison)} /> {player.garrison}
        </li>
      </ul>
      <ul className={style.amounts} aria-label={text.influence}>
        {FACTIONS.map((faction) => (
          <li key={faction}>
            <Icon name={faction} title={factionName(faction, language)} />{' '}
            {player.influence[faction]}
            {view.alliances[faction] === seat && (
              <Icon name="alliance" title={text.alliance(factionName(faction, language))} />
            )}
          </li>
        ))}
      </ul>
      <dl className={style.lists}>
        <dt>{text.conflicts(won.length)}</dt>
        {won.length > 0 && <dd>{won.join(', ')}</dd>}
        <dt>{text.intrigue}</dt>
        <dd>
          {countedNames(player.intrigue.map((id) => nameOf(intrigueOf(id), language))).join(', ') ||
            text.none}
        </dd>
      </dl>
      {!rival && (
        <details>
          <summary>{text.cards(owned)}</summary>
          <dl className={style.lists}>
            {zones
              .filter(({ cards }) => cards.length > 0)
              .map(({ zone, cards }) => (
                <div key={zone}>
                  <dt>{text.zones[zone]}</dt>
                  <dd>
                    {countedNames(cards.map((id) => nameOf(cardOf(id), language))).join(', ')}
                  </dd>
                </div>
              ))}
          </dl>
        </details>
      )}
    </section>
  );
}

const zonesOf = ({ hand, inPlay, discard, deckCards }: PlayerView) =>
  [
    { zone: 'hand', cards: hand },
    { zone: 'play', cards: inPlay },
    { zone: 'discard', cards: discard },
    { zone: 'deck', cards: deckCards ?? [] },
  ] as const;
