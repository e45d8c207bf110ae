import type { DuneEvent, FactionView } from '@landsraad/dune';
import type { Heard, Seat } from '@landsraad/kernel';
import { useMemo } from 'react';
import { useWords } from '../../../app/language.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { DrawnMark } from '../FactionMark.tsx';
import { dotAt } from '../map/Track.tsx';
import { isAwaited, useDune } from './desk.ts';
import style from './MapArea.module.css';
import { words } from './words.ts';

type Pair = readonly [Seat, Seat];

/** Whether a Nexus is held now, and who has just proposed what to whom. */
export function nexusIn(log: readonly Heard<DuneEvent>[]): {
  readonly held: boolean;
  readonly proposed: Pair | null;
} {
  const since = log.findLastIndex(({ type }) => type === 'nexus');
  const held = since >= 0 && !log.slice(since).some(({ type }) => type === 'phase-started');
  const last = held ? log.findLast(({ type }) => SPOKEN.has(type)) : undefined;
  return {
    held,
    proposed: last?.type === 'alliance-proposed' ? [last.seat, last.to] : null,
  };
}

const SPOKEN: ReadonlySet<DuneEvent['type']> = new Set([
  'nexus',
  'alliance-proposed',
  'alliance-made',
  'alliance-refused',
]);

const alliedIn = (factions: readonly FactionView[]): readonly Pair[] =>
  factions.flatMap(({ allies }, seat) =>
    allies.filter((ally) => ally > seat).map((ally): Pair => [seat, ally]),
  );

/** As far as they sit from the planet on the map, made small. */
const SMALL = 0.33;

/** At a Nexus and while anybody is allied: who sits where around the planet, and who is with whom. */
export function Nexus() {
  const { log, snapshot } = useDune();
  const { short } = useWording();
  const say = useWords(words).nexus;
  const { view, waiting } = snapshot;
  const { factions } = view;
  const { held, proposed } = useMemo(() => nexusIn(log), [log]);
  const allied = alliedIn(factions);
  if ((!held && allied.length === 0) || view.phase === 'bidding') return null;
  const spotOf = (seat: Seat) => dotAt(factions[seat]!.dot).map((n) => n * SMALL);
  const line = ([a, b]: Pair) => `M${spotOf(a)}L${spotOf(b)}`;
  const told = [
    ...allied.map(([a, b]) => say.allied(short(a), short(b))),
    ...(proposed ? [say.proposed(short(proposed[0]), short(proposed[1]))] : []),
  ];
  return (
    <figure className={style.nexus} data-nexus={held ? 'held' : ''}>
      <figcaption>{held ? say.title : say.alliances}</figcaption>
      <svg viewBox="-46 -46 92 92" role="img" aria-label={told.join(', ') || say.nobody}>
        {allied.map((pair) => (
          <path key={pair.join()} d={line(pair)} data-allied={pair.join()} />
        ))}
        {proposed && <path d={line(proposed)} data-proposed={proposed.join()} />}
        {factions.map(({ id }, seat) => {
          const [x, y] = spotOf(seat);
          return (
            <g key={id} data-awaited={(held && isAwaited(waiting, seat)) || undefined}>
              <circle cx={x} cy={y} r={7.5} />
              <DrawnMark faction={id} x={x!} y={y!} size={9} />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
