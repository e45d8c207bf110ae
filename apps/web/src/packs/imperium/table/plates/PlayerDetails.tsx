import {
  besideLeader,
  FACTIONS,
  factionName,
  isLeader,
  leaderOf,
  nameOf,
  type PlayerView,
  spaceOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { faceOf } from '../../components.ts';
import { ModuleParts } from '../../modules/Parts.tsx';
import { useImperium } from '../desk.ts';
import { words } from '../words.ts';
import { Entry, Things } from './Entry.tsx';
import styles from './Plates.module.css';

interface PlayerDetailsProps {
  readonly player: PlayerView;
  readonly seat: Seat;
}

/** All that the viewer may know of a player, as named things that open. */
export function PlayerDetails({ player, seat }: PlayerDetailsProps) {
  const { snapshot } = useImperium();
  const { language } = useWording();
  const say = useWords(words);
  const { view } = snapshot;
  const own = view.viewer === seat || view.viewer === 'afterwards';
  const alliances = FACTIONS.filter((faction) => view.alliances[faction] === seat);
  const controls = Object.keys(view.control).filter((space) => view.control[space] === seat);
  const leader = isLeader(player.leader) ? leaderOf(player.leader) : null;
  return (
    <dl className={styles.details}>
      {leader && (
        <Entry term={say.abilities}>
          <Things of={[{ kind: 'leader', id: leader.id }]} />
          {faceOf({ kind: 'leader', id: leader.id }, language).parts.map(
            ({ id, heading, lines }) => (
              <p key={id} className={styles.ability}>
                <b>{heading}</b> {lines.join(' ')}
              </p>
            ),
          )}
        </Entry>
      )}
      <Entry term={say.influence}>
        {FACTIONS.map(
          (faction) => `${factionName(faction, language)} ${player.influence[faction]}`,
        ).join(', ')}
      </Entry>
      <Entry term={say.conflict}>
        {say.troops(player.supply, player.garrison, player.conflict)}
        {player.strength > 0 && `; ${say.strength} ${player.strength}`}
      </Entry>
      {alliances.length > 0 && (
        <Entry term={say.alliance}>
          {alliances.map((faction) => factionName(faction, language)).join(', ')}
        </Entry>
      )}
      {controls.length > 0 && (
        <Entry term={say.control}>
          {controls.map((space) => nameOf(spaceOf(space), language)).join(', ')}
        </Entry>
      )}
      <ModuleParts part="Entries" seat={seat} />
      {player.tokens && (
        <Entry term={say.secretFactions}>
          {player.tokens.factions?.map((faction) => factionName(faction, language)).join(', ') ??
            '?'}
        </Entry>
      )}
      <Cards term={say.inPlay(player.inPlay.length)} ids={player.inPlay} kind="card" />
      <Cards term={say.known} ids={own ? [] : player.hand} kind="card" />
      <Cards term={say.knownIntrigue} ids={own ? [] : player.intrigue} kind="intrigue" />
      <Cards term={say.waiting} ids={player.waiting} kind="intrigue" />
      <Cards term={say.setAside} ids={besideLeader(player)} kind="card" />
      <Cards term={say.deckTop} ids={own ? [] : player.deckTop} kind="card" />
      <Cards term={say.pile(say.discard, player.discard.length)} ids={player.discard} kind="card" />
      <Entry term={say.deck}>{player.deckSize}</Entry>
    </dl>
  );
}

interface CardsProps {
  readonly term: string;
  readonly ids: readonly string[];
  readonly kind: 'card' | 'intrigue';
}

function Cards({ term, ids, kind }: CardsProps) {
  if (ids.length === 0) return null;
  return (
    <Entry term={term}>
      <Things of={ids.map((id) => ({ kind, id }))} />
    </Entry>
  );
}
