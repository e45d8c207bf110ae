import {
  battlesAhead,
  factionName,
  factionOf,
  nameOf,
  phaseName,
  placeName,
  printedSector,
  STRONGHOLDS,
  territoryOf,
} from '@landsraad/dune';
import { clockwise } from '@landsraad/kernel';
import { useWords } from '../../../app/language.ts';
import { useBeside } from '../../../table/beside.ts';
import { useActs } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import Deals from '../deals/Deals.tsx';
import { occupiedCells } from '../map/standing.ts';
import { AutoBidder } from '../orders/AutoBidder.tsx';
import { AutoBidForm, AutoBidNote } from '../orders/AutoBidForm.tsx';
import type { Component } from '../spots.ts';
import { forcesText } from './cell-text.ts';
import { useDune, useOwnFaction } from './desk.ts';
import { FactionDetails } from './Factions.tsx';
import { SeenCards } from './SeenCards.tsx';
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
  const battles = view.phase === 'over' ? [] : battlesAhead(view);
  const captives = Object.keys(view.leaders).filter((id) => {
    const { owner, holder } = view.leaders[id]!;
    return seat !== null && holder === seat && owner !== seat;
  });
  const others = clockwise(seat ?? 0, view.factions.length).slice(seat === null ? 0 : 1);
  return (
    <>
      <AutoBidder />
      <AutoBidText />
      {me && seat !== null && (
        <section>
          <h2>{say.shield}</h2>
          <FactionDetails seat={seat} />
          <h3>{say.hand(me.hand.length, factionOf(me.id).handLimit)}</h3>
          <Things of={me.hand.map((id) => ({ kind: 'treachery', id }))} />
          {me.kh && <p>{say.is(say.kh, me.kh.dead ? say.khDead : say.khLosses(me.kh.losses))}</p>}
          {captives.length > 0 && (
            <>
              <h3>{say.captives}</h3>
              <Things of={captives.map((id) => ({ kind: 'leader', id }))} />
            </>
          )}
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
        {battles.length > 0 && (
          <>
            <h3>{say.text.battles}</h3>
            <ul>
              {battles.map((id) => (
                <li key={id}>{nameOf(territoryOf(id), language)}</li>
              ))}
            </ul>
          </>
        )}
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
        </ul>
      </section>
      <section>
        <h2>{say.tabs.cards}</h2>
        <SeenCards />
      </section>
      <section>
        <h2>{say.tabs.deals}</h2>
        <Deals />
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

/** The card on sale, and bids that are made without asking. */
function AutoBidText() {
  const { decision, snapshot } = useDune();
  const say = useWords(words).auction;
  const { short } = useWording();
  const { auction } = snapshot.view;
  if (!auction || snapshot.view.phase !== 'bidding') return null;
  const bids = decision?.kind === 'bid' && decision.shape === 'one' ? decision.options : [];
  const numbers = bids.flatMap((option) => (option.type === 'bid' ? [option.n] : []));
  return (
    <section>
      <h2>{say.card(auction.left)}</h2>
      <p>{auction.bidder === null ? say.none : say.bid(auction.bid, short(auction.bidder))}</p>
      <AutoBidNote />
      {numbers.length > 0 && <AutoBidForm least={numbers[0]!} most={numbers.at(-1)!} />}
    </section>
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
