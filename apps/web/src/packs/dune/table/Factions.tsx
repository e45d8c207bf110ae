import {
  amountOf,
  type FactionView,
  factionOf,
  placeName,
  stormOrder,
  strongholdsHeld,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { Plate } from '../../../table/plates/Plate.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FactionMark } from '../FactionMark.tsx';
import { countOf } from '../map/standing.ts';
import { isAwaited, useDune } from './desk.ts';
import style from './Factions.module.css';
import { leaderNote } from './leaders.ts';
import { words } from './words.ts';

/** Everybody at the table, in storm order. */
export function Factions() {
  const { view } = useDune().snapshot;
  const say = useWords(words);
  return (
    <section className={style.factions} data-part="factions" aria-label={say.tabs.factions}>
      {stormOrder(view).map((seat) => (
        <FactionPlate key={seat} seat={seat} />
      ))}
    </section>
  );
}

/** A faction in one line: what everybody may know of it; a press opens the rest. */
export function FactionPlate({ seat }: { readonly seat: Seat }) {
  const { snapshot } = useDune();
  const { name, short } = useWording();
  const say = useWords(words);
  const { view, waiting } = snapshot;
  const faction = view.factions[seat]!;
  const allied = faction.allies.length > 0 ? say.ally(faction.allies.map(short).join(', ')) : '';
  const { held, needed } = strongholdsHeld(view, seat);
  const label = say.plate(
    name(seat),
    [
      `${say.strongholds} ${say.strongholdsOf(held, needed)}`,
      say.cards(faction.handSize),
      `${say.tanks} ${countOf(faction.tanks)}`,
      allied,
      view.turn > 0 && view.firstPlayer === seat && say.first,
      isAwaited(waiting, seat) && say.awaited,
    ]
      .filter(Boolean)
      .join(', '),
  );
  return (
    <Plate
      seat={seat}
      look="strip"
      active={isAwaited(waiting, seat)}
      face={<Badge faction={faction} />}
      label={label}
      score={
        <span className={style.counts}>
          <span className={style.mark}>
            <FactionMark faction={faction.id} size={1.2} />
          </span>
          <span title={say.strongholds}>
            <Icon name="garrison" size={1} /> {held}
          </span>
          <span title={say.cards(faction.handSize)}>
            <Icon name="cards" size={1} /> {faction.handSize}
          </span>
          <span className={style.tanks} title={say.tanks}>
            <Icon name="water" size={1} /> {countOf(faction.tanks)}
          </span>
          {faction.allies.length > 0 && (
            <span className={style.allies} title={allied}>
              <Icon name="alliance" size={1} />
              {faction.allies.map((ally) => (
                <FactionMark key={ally} faction={view.factions[ally]!.id} />
              ))}
            </span>
          )}
        </span>
      }
      details={<FactionDetails seat={seat} />}
    />
  );
}

const Badge = ({ faction }: { readonly faction: FactionView }) => (
  <span className={style.badge}>
    <FactionMark faction={faction.id} size={1.3} />
  </span>
);

/** All that the viewer may know of a faction. */
export function FactionDetails({ seat }: { readonly seat: Seat }) {
  const { view } = useDune().snapshot;
  const { short, language } = useWording();
  const { inspect } = useActs();
  const say = useWords(words);
  const faction = view.factions[seat]!;
  const { held, needed } = strongholdsHeld(view, seat);
  const leaders = factionOf(faction.id).leaders.map(({ id, name, strength }) => {
    const note = leaderNote(view, id, language);
    return `${name[language]}\u00a0${strength}${note ? ` (${note})` : ''}`;
  });
  const forces = (n: FactionView['tanks']) =>
    n.special > 0 ? `${n.normal} + ${n.special} ✦` : String(n.normal);
  return (
    <ul className={style.details}>
      <li>{say.is(say.strongholds, say.strongholdsOf(held, needed))}</li>
      {faction.spice !== null && <li>{amountOf(faction.spice, 'spice', language)}</li>}
      {faction.allies.length > 0 && <li>{say.ally(faction.allies.map(short).join(', '))}</li>}
      <li>{say.is(say.reserves, forces(faction.reserves))}</li>
      <li>{say.is(say.tanks, forces(faction.tanks))}</li>
      <li>{say.cards(faction.handSize)}</li>
      <li>{say.is(say.leaders, leaders.join(', '))}</li>
      <li>
        {say.is(
          say.forcesOn,
          Object.entries(faction.board)
            .map(([cell, there]) => `${placeName(cell, language)} ${forces(there)}`)
            .join(', ') || say.nowhere,
        )}
      </li>
      <li className={style.sheet}>
        <Button size="small" onClick={() => inspect({ kind: 'faction', id: faction.id })}>
          {say.sheet}
        </Button>
      </li>
    </ul>
  );
}
