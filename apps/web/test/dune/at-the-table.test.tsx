import { duneBots } from '@landsraad/bots/dune';
import { botIn } from '@landsraad/bots/roster';
import { type Dune, type DuneOptions, type DuneView, dune, FACTIONS } from '@landsraad/dune';
import { type Decision, Match, type Seat, seeded } from '@landsraad/kernel';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import type { Frame, HeardLog } from '../../src/games/log.ts';
import Composer from '../../src/packs/dune/battle/Composer.tsx';
import type { DuneAsked } from '../../src/packs/dune/spots.ts';
import { Factions } from '../../src/packs/dune/table/Factions.tsx';
import { table as kit } from '../../src/packs/dune/table/kit.tsx';
import { BesideProvider } from '../../src/table/beside.ts';
import { Desk } from '../../src/table/desk/Desk.tsx';
import type { Sending } from '../../src/table/desk/draft.ts';
import type { TableKit } from '../../src/table/kit.ts';
import { StayedProvider, useStage } from '../../src/table/stage/useStage.ts';
import { frameOf } from '../stage/games.ts';

/* What a table of Dune shows, without a browser. */

type DuneMatch = Match<Dune, DuneOptions, DuneView>;

/** Bots play until somebody owes such a decision. */
function playedTo(enough: (decision: Decision, match: DuneMatch) => boolean): DuneMatch {
  for (let n = 0; n < 20; n++) {
    const options = { factions: FACTIONS.slice(), mode: 'advanced', turns: 3 };
    const match: DuneMatch = Match.start(dune, dune.parseOptions(options), `table/${n}`);
    const random = seeded(`table/${n}`);
    const bot = botIn(duneBots, 'random');
    while (!match.over) {
      const decision = match.pending[0]!;
      const { seat } = decision;
      if (enough(decision, match)) return match;
      match.answer(
        seat,
        bot.decide(
          decision,
          () => match.view(seat),
          random,
          () => null,
        ),
      );
    }
  }
  throw new Error('never seen');
}

const seenBy = (match: DuneMatch, viewer: Seat): Frame =>
  frameOf(match, viewer, match.events(viewer) as HeardLog);

const KIT = kit as unknown as TableKit;
const nothing = async () => null as never;

function shown({ snapshot, log }: Frame, what: ReactNode): string {
  const sending: Sending = { send: nothing, act: null, whyNot: nothing, inspect: () => {} };
  return renderToStaticMarkup(
    <Router ssrPath="/">
      <Desk kit={KIT} snapshot={snapshot} log={log as never} {...sending}>
        {what}
      </Desk>
    </Router>,
  );
}

describe('the composer of a battle plan', () => {
  it('[ATR-B4, BEN-B3] pins what is bound, with its rule, until the battle is over', () => {
    const match = playedTo(
      ({ kind }, { state: { battle } }) =>
        kind === 'plan' && battle!.prescience !== null && battle!.voice === null,
    );
    const frame = seenBy(match, match.pending[0]!.seat);
    const asked = frame.snapshot.decision as unknown as DuneAsked;
    const bound = shown(frame, <Composer decision={asked} />);
    expect(bound.match(/data-bound="[a-z-]+"/g)).toEqual(['data-bound="prescience-answered"']);
    expect(bound).toContain('ATR-B4');
    const view = frame.snapshot.view as DuneView;
    const free = { ...view, battle: { ...view.battle!, prescience: null } };
    const unbound = { ...frame, snapshot: { ...frame.snapshot, view: free } };
    expect(shown(unbound, <Composer decision={asked} />)).not.toContain('data-bound');
  });
});

describe('the pane of factions', () => {
  it('[DUN-2.7] has everybody in storm order, with allies and whoever is awaited', () => {
    const match = playedTo(
      ({ kind, seat }, { state }) =>
        kind === 'bid' && seat !== 0 && state.factions.some(({ allies }) => allies.length > 0),
    );
    const page = shown(seenBy(match, 0), <Factions />);
    const plates = page.split('data-spot="seat:').slice(1);
    const seats = plates.map((plate) => Number.parseInt(plate, 10));
    expect(seats.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(seats[0]).toBe(match.state.firstPlayer);
    for (const [i, seat] of seats.entries()) {
      const allied = match.state.factions[seat]!.allies.length > 0;
      expect(/aria-label="[^"]*alli(?:ed with|ance :)/.test(plates[i]!)).toBe(allied);
      expect(/is awaited|est attendu/.test(plates[i]!)).toBe(seat === match.pending[0]!.seat);
    }
  });
});

describe('whoever plays for two by days', () => {
  const DAYS = 3 * 24 * 3_600_000;
  const beside = { left: () => DAYS } as never;

  function Scenes({ trail }: { readonly trail: readonly Frame[] }) {
    return useStage(KIT, trail).stage.scenes.length;
  }

  it('sees what happened when they come, and not again when they only change their shield', () => {
    let before: Frame | null = null;
    const match = playedTo(({ kind, seat }, match) => {
      if (kind === 'traitor.pick' && seat === 0) before = seenBy(match, 0);
      return kind === 'move' && seat === 0;
    });
    const trail = [before!, seenBy(match, 0)];
    const scenes = (stayed: boolean) =>
      Number(
        renderToStaticMarkup(
          <BesideProvider value={beside}>
            <StayedProvider value={stayed}>
              <Scenes trail={trail} />
            </StayedProvider>
          </BesideProvider>,
        ),
      );
    expect(scenes(false)).toBeGreaterThan(0);
    expect(scenes(true)).toBe(0);
  });
});
