import {
  amountOf,
  FACTIONS,
  factionName,
  isLeader,
  LEVELS,
  leaderOf,
  nameOf,
  type PlayerView,
  spaceOf,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../../app/language.ts';
import { colourOf } from '../../../../icons/colours.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useWording } from '../../../../table/desk/wording.ts';
import { faceOf } from '../../components.ts';
import { ModuleParts } from '../../modules/Parts.tsx';
import { isHouseHagal } from '../../seats/rivals.ts';
import { useImperium } from '../desk.ts';
import { Entry, Things } from '../plates/Entry.tsx';
import plates from '../plates/Plates.module.css';
import { words as side } from '../words.ts';
import styles from './Rivals.module.css';
import { setsOf } from './reveals.ts';
import { words } from './words.ts';

interface RivalProps {
  readonly player: PlayerView;
  readonly seat: Seat;
}

/** A Rival's board: its Leader's ring, what it saves up, its third Agent, its troops. */
export function RivalDetails({ player, seat }: RivalProps) {
  const { snapshot } = useImperium();
  const { language } = useWording();
  const say = useWords(words);
  const around = useWords(side);
  const { view } = snapshot;
  const plain = isHouseHagal(view, seat);
  const alliances = FACTIONS.filter((faction) => view.alliances[faction] === seat);
  const controls = Object.keys(view.control).filter((space) => view.control[space] === seat);
  return (
    <dl className={plates.details} data-rival={seat}>
      {plain && <Entry term={say.rival}>{say.noScore}</Entry>}
      <RivalLeader leader={player.leader} />
      {!plain && (
        <Entry term={say.sets}>
          <Sets player={player} />
        </Entry>
      )}
      {!plain && (
        <Entry term={say.thirdAgent}>
          <ThirdAgent there={player.swordmaster} />
        </Entry>
      )}
      <Entry term={around.influence}>
        {FACTIONS.map(
          (faction) => `${factionName(faction, language)} ${player.influence[faction]}`,
        ).join(', ')}
      </Entry>
      <Entry term={around.conflict}>
        {around.troops(player.supply, player.garrison, player.conflict)}
        {player.strength > 0 && `; ${around.strength} ${player.strength}`}
      </Entry>
      {alliances.length > 0 && (
        <Entry term={around.alliance}>
          {alliances.map((faction) => factionName(faction, language)).join(', ')}
        </Entry>
      )}
      {controls.length > 0 && (
        <Entry term={around.control}>
          {controls.map((space) => nameOf(spaceOf(space), language)).join(', ')}
        </Entry>
      )}
      <ModuleParts part="Entries" seat={seat} />
    </dl>
  );
}

/** By the difficulty, from a certain round on (HAG-6.19). */
function ThirdAgent({ there }: { readonly there: boolean }) {
  const { snapshot } = useImperium();
  const say = useWords(words);
  if (there) return say.thirdAgentThere;
  return say.thirdAgentComes(LEVELS[snapshot.view.options.difficulty].thirdAgents);
}

/** Only the ring is used; the rest is there to be read (HAG-6.2). */
function RivalLeader({ leader }: { readonly leader: string }) {
  const { language } = useWording();
  const say = useWords(words);
  const around = useWords(side);
  if (!isLeader(leader)) return null;
  const { id } = leaderOf(leader);
  const { parts } = faceOf({ kind: 'leader', id }, language);
  return (
    <Entry term={around.abilities}>
      <Things of={[{ kind: 'leader', id }]} />
      {parts
        .toSorted((a, b) => Number(b.id === 'signet') - Number(a.id === 'signet'))
        .map(({ id: part, heading, lines }) =>
          part === 'signet' ? (
            <p key={part} className={plates.ability}>
              <Icon name="signet" size={1} /> <b>{heading}</b> {lines.join(' ')}
            </p>
          ) : (
            <p key={part} className={styles.unused}>
              <b>{heading}</b> ({say.unused}) <s>{lines.join(' ')}</s>
            </p>
          ),
        )}
    </Entry>
  );
}

/** One row for each thing it saves up: a box for each piece of the set, those it has filled. */
function Sets({ player }: { readonly player: PlayerView }) {
  const { language } = useWording();
  const say = useWords(words);
  const around = useWords(side);
  return (
    <ul className={styles.sets}>
      {setsOf(player).map(({ what, held, n }) => (
        <li key={what} style={{ color: colourOf(what) }}>
          <Icon name={what} size={1.1} />
          <span className={styles.pips} aria-hidden="true">
            {Array.from({ length: n }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal boxes in a row
              <i key={i} data-full={i < held || undefined} />
            ))}
          </span>
          <span className={styles.toGo}>
            {say.toGo(
              what === 'intrigue'
                ? around.hasIntrigue(n - held)
                : amountOf(n - held, what, language),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
