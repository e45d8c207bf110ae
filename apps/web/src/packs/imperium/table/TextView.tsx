import {
  amountOf,
  FACTIONS,
  factionName,
  nameOf,
  phaseName,
  printedAt,
  RESOURCES,
  spaceOf,
} from '@landsraad/imperium';
import { clockwise, type Seat } from '@landsraad/kernel';
import { faceLines, WRITING } from '@landsraad/kernel/wording';
import { Suspense } from 'react';
import { useWords } from '../../../app/language.ts';
import { useBeside } from '../../../table/beside.ts';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { isDenied, shipOn, tokenOn } from '../board/house-rules.ts';
import { faceOf } from '../components.ts';
import { useModules } from '../modules/Parts.tsx';
import { isHouseHagal, isRival } from '../seats/rivals.ts';
import { useImperium, useOwnPlayer } from './desk.ts';
import { Things } from './plates/Entry.tsx';
import { PlayerDetails } from './plates/PlayerDetails.tsx';
import { LastTurn } from './rivals/LastTurn.tsx';
import { RivalDetails } from './rivals/RivalDetails.tsx';
import { words as rivalWords } from './rivals/words.ts';
import styles from './TextView.module.css';
import { words } from './words.ts';

/** The board and everybody's things as headings and lists. */
export default function TextView() {
  const me = useOwnPlayer();
  const { snapshot, seat } = useImperium();
  const { language } = useWording();
  const say = useWords(words);
  const { view } = snapshot;
  const modules = useModules();
  const others = clockwise(seat ?? 0, view.players.length).slice(seat === null ? 0 : 1);
  return (
    <>
      {me && seat !== null && (
        <section>
          <h2>{say.dock}</h2>
          <Summary seat={seat} />
          <h3>{say.hand(me.hand.length)}</h3>
          <Things of={me.hand.map((id) => ({ kind: 'card', id }))} />
          <h3>{say.intrigue(me.intrigue.length)}</h3>
          <Things of={me.intrigue.map((id) => ({ kind: 'intrigue', id }))} />
          <h3>{say.pile(say.deck, me.deckSize)}</h3>
          <p>{say.deckContent}</p>
          <Things of={(me.deckCards ?? []).map((id) => ({ kind: 'card', id }))} />
          <PlayerDetails player={me} seat={seat} />
        </section>
      )}
      <section>
        <h2>{say.board}</h2>
        <p>
          {say.round(view.round)}, {phaseName(view.phase, language)}.{' '}
          {say.conflictsLeft(view.conflictDeckSize)}.
        </p>
        <h3>{say.conflict}</h3>
        {view.conflict ? (
          <ul>
            {faceLines(faceOf({ kind: 'conflict', id: view.conflict }, language), language).map(
              (line) => (
                <li key={line}>{line}</li>
              ),
            )}
          </ul>
        ) : (
          <p>{say.noConflict}</p>
        )}
        <h3>{say.spaces}</h3>
        <Spaces />
        <h3>{say.influence}</h3>
        <Influence />
        <h3>{say.row}</h3>
        <Things of={view.row.map((id) => ({ kind: 'card', id }))} />
        <h3>{say.reserve}</h3>
        <Things of={Object.keys(view.reserve).map((id) => ({ kind: 'card', id }))} />
        {modules.map(({ id, Board }) => (
          <Suspense key={id} fallback={null}>
            <Board />
          </Suspense>
        ))}
      </section>
      <section>
        <h2>{say.players}</h2>
        {others.map((other) => (
          <Other key={other} seat={other} />
        ))}
      </section>
    </>
  );
}

function Other({ seat }: { readonly seat: Seat }) {
  const { snapshot } = useImperium();
  const { name } = useWording();
  const beside = useBeside();
  return (
    <section>
      <h3>{name(seat)}</h3>
      {beside && <p>{beside.seat(seat)}</p>}
      <Summary seat={seat} />
      {isRival(snapshot.view, seat) ? (
        <>
          <RivalDetails player={snapshot.view.players[seat]!} seat={seat} />
          <LastTurn seat={seat} />
        </>
      ) : (
        <PlayerDetails player={snapshot.view.players[seat]!} seat={seat} />
      )}
    </section>
  );
}

function Summary({ seat }: { readonly seat: Seat }) {
  const { snapshot } = useImperium();
  const { language } = useWording();
  const say = useWords(words);
  const rivals = useWords(rivalWords);
  const { view } = snapshot;
  const player = view.players[seat]!;
  const rival = isRival(view, seat);
  const plain = isHouseHagal(view, seat);
  return (
    <ul>
      {rival && <li>{rivals.rival}</li>}
      {!plain && <li>{amountOf(player.vp, 'vp', language)}</li>}
      {!plain &&
        RESOURCES.map((resource) => (
          <li key={resource}>{amountOf(player[resource], resource, language)}</li>
        ))}
      <li>{say.troops(player.supply, player.garrison, player.conflict)}</li>
      <li>{say.pile(say.agents, player.agents + (view.mentat === seat ? 1 : 0))}</li>
      {!rival && <li>{say.hasHand(player.handSize)}</li>}
      {!plain && <li>{say.hasIntrigue(player.intrigueCount)}</li>}
      {view.firstPlayer === seat && <li>{say.firstPlayer}</li>}
      {player.council && <li>{say.council}</li>}
      {player.swordmaster && <li>{rival ? rivals.thirdAgent : say.swordmaster}</li>}
      {player.revealed && <li>{say.revealed}</li>}
    </ul>
  );
}

function Spaces() {
  const { snapshot } = useImperium();
  const { name, language } = useWording();
  const { inspect } = useActs();
  const say = useWords(words);
  const { view } = snapshot;
  return (
    <ul className={styles.spaces}>
      {printedAt(view.options).spaces.map(({ id }) => {
        const agents = view.agents.filter((agent) => agent.space === id);
        const ship = shipOn(view, id);
        const owner = view.control[id] ?? null;
        const spice = view.bonusSpice[id] ?? 0;
        const token = tokenOn(view, id);
        const notes = [
          agents.length > 0
            ? agents
                .map(({ seat, mentat }) => `${name(seat)}${mentat ? ` (${say.mentat})` : ''}`)
                .join(', ')
            : say.free,
          ship !== null && say.heldByShip(name(ship)),
          owner !== null && say.controlledBy(name(owner)),
          spice > 0 && say.bonusSpice(spice),
          token !== null && say.costs(amountOf(token, 'solari', language)),
          isDenied(view, id) && say.denied,
        ];
        return (
          <li key={id} data-space={id}>
            <button type="button" onClick={() => inspect({ kind: 'space', id })}>
              {nameOf(spaceOf(id), language)}
            </button>{' '}
            {WRITING[language].apart(notes.filter((note) => note !== false))}
          </li>
        );
      })}
    </ul>
  );
}

function Influence() {
  const { snapshot } = useImperium();
  const { name, language } = useWording();
  const say = useWords(words);
  const { players, alliances } = snapshot.view;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say.players}</th>
          {FACTIONS.map((faction) => (
            <th key={faction} scope="col">
              {factionName(faction, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the seats of the table
          <tr key={seat}>
            <th scope="row">{name(seat)}</th>
            {FACTIONS.map((faction) => (
              <td key={faction}>
                {player.influence[faction]}
                {alliances[faction] === seat && ` (${say.alliance})`}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
