import type { DuneEvent } from '@landsraad/dune';
import type { Line, Passage } from '../../../table/log/story.ts';
import type { Amount, Beat } from '../../../table/stage/beats.ts';
import type { Component } from '../spots.ts';
import type { Told } from '../table/story.ts';

/* What is seen of a passage, from what its viewer heard of it alone. */

type DuneBeat = Beat<Component>;

/** Milliseconds for what is seen; everything else is told by the log alone. */
const MS: Partial<Readonly<Record<DuneEvent['type'], number>>> = {
  'storm-moved': 700,
  'spice-card-turned': 600,
  'spice-placed': 400,
  'worm-came': 800,
  nexus: 600,
  'alliance-proposed': 400,
  'alliance-made': 700,
  'alliance-refused': 300,
  'alliance-broken': 500,
  charity: 200,
  'card-bought': 500,
  revived: 300,
  'leader-revived': 400,
  shipped: 500,
  moved: 500,
  'worm-ridden': 600,
  'advisor-placed': 250,
  'card-played': 700,
  'karama-stopped': 700,
  'karama-power': 700,
  'battle-named': 500,
  voice: 600,
  prescience: 500,
  'prescience-answered': 600,
  'plans-revealed': 900,
  'traitor-called': 900,
  explosion: 900,
  'leader-killed': 500,
  'battle-won': 700,
  'battle-lost-by-both': 700,
  'leader-captured': 800,
  'captive-killed': 800,
  'leader-returned': 500,
  'hands-swapped': 900,
  collected: 300,
};

export const beatsOf = ({ lines }: Passage<DuneEvent>): readonly DuneBeat[] =>
  lines.flatMap((line) => beatOf(line) ?? []);

function beatOf({ event, n }: Line<DuneEvent>): DuneBeat | null {
  const ms = MS[event.type];
  if (ms === undefined) return null;
  return {
    kind: event.type,
    seat: 'seat' in event ? event.seat : null,
    ms,
    things: thingsOf(event),
    place: placeOf(event),
    piece: PIECES.has(event.type) ? 'troop' : null,
    amounts: amountsOf(event),
    until: n,
  };
}

const PIECES: ReadonlySet<DuneEvent['type']> = new Set(['shipped', 'moved', 'worm-ridden']);

function thingsOf(event: Told): readonly Component[] {
  switch (event.type) {
    case 'spice-card-turned':
      return [{ kind: 'spice', id: event.card }];
    case 'card-played':
      return [{ kind: 'treachery', id: event.card }];
    case 'card-bought':
      return event.secret ? [{ kind: 'treachery', id: event.secret.card }] : [];
    case 'traitor-called':
    case 'leader-killed':
    case 'leader-returned':
      return [{ kind: 'leader', id: event.leader }];
    case 'leader-captured':
    case 'captive-killed':
      return event.secret ? [{ kind: 'leader', id: event.secret.leader }] : [];
    case 'leader-revived':
      return event.leader === 'kh' ? [] : [{ kind: 'leader', id: event.leader }];
    default:
      return [];
  }
}

function placeOf(event: Told): Component | null {
  switch (event.type) {
    case 'shipped':
    case 'moved':
    case 'worm-ridden':
      return event.to === null ? null : { kind: 'cell', id: event.to };
    case 'spice-placed':
    case 'advisor-placed':
      return { kind: 'cell', id: event.cell };
    case 'worm-came':
      return event.territory === null ? null : { kind: 'territory', id: event.territory };
    case 'battle-named':
    case 'explosion':
      return { kind: 'territory', id: event.territory };
    default:
      return null;
  }
}

function amountsOf(event: Told): readonly Amount[] {
  switch (event.type) {
    case 'charity':
    case 'collected':
      return [{ seat: event.seat, unit: 'spice', n: event.n }];
    case 'shipped':
      return event.cost > 0 ? [{ seat: event.seat, unit: 'spice', n: -event.cost }] : [];
    case 'card-bought':
      return [{ seat: event.seat, unit: 'card', n: 1 }];
    case 'hands-swapped':
      return [event.seat, event.with].map((seat) => ({ seat, unit: 'card', n: event.n }));
    case 'revived':
      return [{ seat: event.seat, unit: 'force', n: event.forces.normal + event.forces.special }];
    default:
      return [];
  }
}
