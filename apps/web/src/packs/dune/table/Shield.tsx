import {
  FACTIONS,
  type FactionView,
  factionName,
  factionOf,
  type LeaderId,
  leaderOf,
  strongholdsHeld,
  type TreacheryId,
  treacheryOf,
  treacheryTypeName,
} from '@landsraad/dune';
import type { ReactNode } from 'react';
import { useWords } from '../../../app/language.ts';
import { useActs, useDraft } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { thingMark } from '../../../table/explain/pointed.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CardPicture, Disc } from '../art/Art.tsx';
import { FactionMark } from '../FactionMark.tsx';
import { useGoing } from '../going/useGoing.tsx';
import { drag } from '../map/drag.ts';
import type { Component } from '../spots.ts';
import { useDune, useOwnFaction } from './desk.ts';
import { turnShield, useHidden } from './hidden.ts';
import { leaderNote } from './leaders.ts';
import { Powers } from './Powers.tsx';
import style from './Shield.module.css';
import { SpiceHex } from './SpiceHex.tsx';
import { words } from './words.ts';

/** All that is behind one's own shield. */
export function Shield() {
  const me = useOwnFaction();
  const { snapshot, seat } = useDune();
  const { language } = useWording();
  const { inspect } = useActs();
  const { hidden } = useHidden();
  const say = useWords(words);
  if (!me || seat === null) return null;
  const { held, needed } = strongholdsHeld(snapshot.view, seat);
  return (
    <section className={style.shield} data-part="shield" aria-label={say.shield}>
      <header className={style.head}>
        <h2>
          <button
            type="button"
            className={style.name}
            {...thingMark({ kind: 'faction', id: me.id })}
            onClick={() => inspect({ kind: 'faction', id: me.id })}
          >
            <FactionMark faction={me.id} size={1.1} /> {factionName(me.id, language)}
          </button>
        </h2>
        <IconButton
          icon="eye"
          size="small"
          label={hidden ? say.show : say.hide}
          pressed={hidden}
          onClick={turnShield}
        />
        {!hidden && <SpiceHex n={me.spice ?? 0} />}
      </header>
      {me.bribes > 0 && <p className={style.note}>{say.bribes(me.bribes)}</p>}
      <dl className={style.counts}>
        <Reserves faction={me} />
        <Count label={say.tanks} value={forcesOf(me.tanks)} />
        <Count
          label={say.strongholds}
          value={`${held}/${needed}`}
          title={say.strongholdsOf(held, needed)}
        />
      </dl>
      <Leaders seat={seat} />
      {hidden ? <p className={style.note}>{say.hidden}</p> : <Secrets me={me} />}
      <Powers me={me} />
    </section>
  );
}

/** What nobody else may see. */
function Secrets({ me }: { readonly me: FactionView }) {
  const { language } = useWording();
  const say = useWords(words);
  const picks = usePicksTraitors();
  return (
    <>
      {me.kh && (
        <p className={style.note}>
          {say.is(say.kh, me.kh.dead ? say.khDead : say.khLosses(me.kh.losses))}
        </p>
      )}
      <h3>{say.hand(me.hand.length, factionOf(me.id).handLimit)}</h3>
      <Hand cards={me.hand} />
      {me.traitors && me.traitors.length > 0 && (
        <>
          <h3>{say.traitors}</h3>
          <ul className={style.cards}>
            {me.traitors.map((id) => (
              <li key={id}>
                <Held component={{ kind: 'leader', id }} spot={picks ? `leader:${id}` : null}>
                  <Disc of={id} /> <FactionMark faction={ownerOf(id)} />{' '}
                  {leaderOf(id).name[language]}
                  <VisuallyHidden>{leaderOf(id).strength}</VisuallyHidden>
                </Held>
              </li>
            ))}
          </ul>
        </>
      )}
      {me.prediction && me.prediction !== 'hidden' && (
        <>
          <h3>{say.prediction}</h3>
          <p className={style.note}>
            {say.predicted(factionName(me.prediction.faction, language), me.prediction.turn)}
          </p>
        </>
      )}
    </>
  );
}

const forcesOf = ({ normal, special }: FactionView['reserves']): string =>
  special > 0 ? `${normal} + ${special} ✦` : String(normal);

/** A leader's faction, by the sheets. */
const ownerOf = (leader: LeaderId) =>
  FACTIONS.find((id) => factionOf(id).leaders.some((one) => one.id === leader))!;

function Count({ label, value, title }: { label: string; value: string; title?: string }) {
  return (
    <div title={title}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Forces are shipped from them, or back to them. */
function Reserves({ faction }: { readonly faction: FactionView }) {
  const { offers } = useDune();
  const { press } = useActs();
  const say = useWords(words);
  const desk = useGoing();
  const value = forcesOf(faction.reserves);
  if (desk && !desk.said && desk.going?.from.includes('reserves'))
    return (
      <div
        className={style.lifts}
        title={say.dragReserves}
        onPointerDown={(event) =>
          drag(event, { onLift() {}, onOver() {}, onLay: (cell) => cell && desk.lay(cell) })
        }
      >
        <dt>{say.reserves}</dt>
        <dd>{value}</dd>
      </div>
    );
  if (!offers.may.has('reserves')) return <Count label={say.reserves} value={value} />;
  return (
    <div>
      <dt>{say.reserves}</dt>
      <dd>
        <button
          type="button"
          className={style.offered}
          data-spot="reserves"
          data-state="offered"
          onClick={() => press('reserves')}
        >
          {value}
        </button>
      </dd>
    </div>
  );
}

/** A traitor is chosen among the cards, everything else that leaders are asked about among the leaders. */
const usePicksTraitors = (): boolean => useDune().decision?.kind === 'traitor.pick';

function Leaders({ seat }: { readonly seat: number }) {
  const { view } = useDune().snapshot;
  const picks = usePicksTraitors();
  const { language } = useWording();
  const say = useWords(words);
  const own = factionOf(view.factions[seat]!.id).leaders.map(({ id }) => id);
  const captives = Object.entries(view.leaders).flatMap(([id, { owner, holder }]) =>
    holder === seat && owner !== seat ? [id] : [],
  );
  // Those whom one holds are not away.
  const noteOf = (id: LeaderId): string | null =>
    view.leaders[id]!.status === 'captured' && captives.includes(id)
      ? null
      : leaderNote(view, id, language);
  const line = (id: LeaderId): ReactNode => {
    const { name, strength } = leaderOf(id);
    const note = noteOf(id);
    return (
      <li key={id}>
        <Held
          component={{ kind: 'leader', id }}
          spot={picks ? null : `leader:${id}`}
          faded={note !== null}
        >
          <Disc of={id} /> {name[language]}
          <VisuallyHidden>{strength}</VisuallyHidden>
          {note && <small>{note}</small>}
        </Held>
      </li>
    );
  };
  return (
    <>
      <h3>{say.leaders}</h3>
      <ul className={style.leaders}>{own.map(line)}</ul>
      {captives.length > 0 && (
        <>
          <h3>{say.captives}</h3>
          <ul className={style.leaders}>{captives.map(line)}</ul>
        </>
      )}
    </>
  );
}

/** The treachery cards, to be read and played. */
export function Hand({ cards }: { readonly cards: readonly TreacheryId[] }) {
  const { language } = useWording();
  const say = useWords(words);
  if (cards.length === 0) return <p className={style.note}>{say.noCards}</p>;
  return (
    <ul className={style.cards}>
      {cards.map((id, i) => {
        const { name, type } = treacheryOf(id);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards lie side by side
          <li key={`${id}/${i}`}>
            <Held component={{ kind: 'treachery', id }} spot={`card:${id}`}>
              <CardPicture of={id} />
              <span>
                {name[language]}
                <small>{treacheryTypeName(type, language)}</small>
              </span>
            </Held>
          </li>
        );
      })}
    </ul>
  );
}

interface HeldProps {
  readonly component: Component;
  /** Null where it is not what is asked about. */
  readonly spot: string | null;
  readonly faded?: boolean;
  readonly children: ReactNode;
}

/** Something behind the shield: chosen where that is asked, else opened large. */
function Held({ component, spot, faded, children }: HeldProps) {
  const { offers } = useDune();
  const { picked } = useDraft();
  const { press, inspect } = useActs();
  const offered = spot !== null && offers.may.has(spot);
  const refused = spot !== null && offers.mayNot.has(spot);
  return (
    <button
      type="button"
      className={style.held}
      data-spot={spot ?? undefined}
      data-state={offered ? 'offered' : refused ? 'refused' : 'calm'}
      data-picked={(spot !== null && picked.has(spot)) || undefined}
      data-faded={faded || undefined}
      {...thingMark(component)}
      onClick={() => (spot !== null && (offered || refused) ? press(spot) : inspect(component))}
      onContextMenu={(event) => {
        event.preventDefault();
        inspect(component);
      }}
    >
      {children}
    </button>
  );
}
