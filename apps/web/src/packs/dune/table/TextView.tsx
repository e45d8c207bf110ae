import {
  factionName,
  factionOf,
  leaderOf,
  nameOf,
  phaseName,
  placeName,
  printedSector,
  STRONGHOLDS,
  territoryOf,
  treacheryOf,
} from '@landsraad/dune';
import { clockwise } from '@landsraad/kernel';
import { useWords } from '../../../app/language.ts';
import { useBeside } from '../../../table/beside.ts';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { occupiedCells } from '../map/standing.ts';
import type { Component } from '../spots.ts';
import { forcesText } from './cell-text.ts';
import { useDune, useOwnFaction } from './desk.ts';
import { FactionDetails } from './Factions.tsx';
import { turnName } from './story.ts';
import { words } from './words.ts';

/** The map and everybody's things as headings and lists. */
export default function TextView() {
  const me = useOwnFaction();
  const { snapshot, seat } = useDune();
  const { language, name } = useWording();
  const say = useWords(words);
  const beside = useBeside();
  const { view } = snapshot;
  const others = clockwise(seat ?? 0, view.factions.length).slice(seat === null ? 0 : 1);
  return (
    <>
      {me && seat !== null && (
        <section>
          <h2>{say.shield}</h2>
          <FactionDetails seat={seat} />
          <h3>{say.hand(me.hand.length, factionOf(me.id).handLimit)}</h3>
          <Things of={me.hand.map((id) => ({ kind: 'treachery', id }))} />
          <h3>{say.leaders}</h3>
          <ul>
            {factionOf(me.id).leaders.map(({ id, strength }) => (
              <li key={id}>
                {nameOf(leaderOf(id), language)} {strength}
                {view.leaders[id]?.status === 'tanks' && `, ${say.inTanks}`}
              </li>
            ))}
          </ul>
          {me.traitors && me.traitors.length > 0 && (
            <>
              <h3>{say.traitors}</h3>
              <Things of={me.traitors.map((id) => ({ kind: 'leader', id }))} />
            </>
          )}
          {me.prediction && me.prediction !== 'hidden' && (
            <p>
              {say.is(
                say.prediction,
                say.predicted(factionName(me.prediction.faction, language), me.prediction.turn),
              )}
            </p>
          )}
        </section>
      )}
      <section>
        <h2>{say.map}</h2>
        <p>
          {turnName(snapshot.round, language)}, {phaseName(view.phase, language)}.{' '}
          {view.storm !== null && `${say.storm(printedSector(view.storm))}.`}
        </p>
        <h3>{say.text.strongholds}</h3>
        <ul>
          {STRONGHOLDS.map((id) => (
            <li key={id} data-territory={id}>
              {say.is(
                nameOf(territoryOf(id), language),
                forcesText(view, territoryOf(id).cells[0]!, language) || say.text.free,
              )}
            </li>
          ))}
        </ul>
        <h3>{say.text.occupied}</h3>
        <ul>
          {occupiedCells(view).map((cell) => (
            <li key={cell}>
              {say.is(placeName(cell, language), forcesText(view, cell, language))}
            </li>
          ))}
        </ul>
        <h3>{say.text.spice}</h3>
        <ul>
          {Object.entries(view.spice).map(([cell, n]) => (
            <li key={cell}>{say.is(placeName(cell, language), String(n))}</li>
          ))}
        </ul>
        <h3>{say.text.piles}</h3>
        <ul>
          <li>{say.decks.spice(view.spiceDeckSize)}</li>
          <li>
            {say.decks.treachery(view.treacheryDeckSize)},{' '}
            {say.decks.discard(view.treacheryDiscard.length)}
          </li>
          {view.treacheryDiscard.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards lie on one pile
            <li key={i}>
              {nameOf(treacheryOf(card), language)}, {say.discarded}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{say.tabs.factions}</h2>
        {others.map((other) => (
          <section key={other}>
            <h3>{name(other)}</h3>
            {beside && <p>{beside.seat(other)}</p>}
            <FactionDetails seat={other} />
          </section>
        ))}
      </section>
    </>
  );
}

function Things({ of }: { readonly of: readonly Component[] }) {
  const { thing } = useWording();
  const { inspect } = useActs();
  const say = useWords(words);
  if (of.length === 0) return <p>{say.noCards}</p>;
  return (
    <ul>
      {of.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards lie side by side
        <li key={i}>
          <button type="button" onClick={() => inspect(one)}>
            {thing(one)}
          </button>
        </li>
      ))}
    </ul>
  );
}
