import type { Option, Seat } from '@landsraad/kernel';
import { memo, type ReactNode, useEffect } from 'react';
import { Press, PressableProvider } from '../../src/table/board/Press.tsx';
import { Viewport } from '../../src/table/board/Viewport.tsx';
import { useActs, useDraft } from '../../src/table/desk/draft.ts';
import { type Known, useKnown } from '../../src/table/desk/known.ts';
import { useWording } from '../../src/table/desk/wording.ts';
import type { Explaining } from '../../src/table/explain/explaining.ts';
import { Frame } from '../../src/table/frame/Frame.tsx';
import type { ArrangementProps, TableKit } from '../../src/table/kit.ts';
import { Opponents } from '../../src/table/plates/Opponents.tsx';
import { Plate } from '../../src/table/plates/Plate.tsx';
import type { Pressable } from '../../src/table/spots.ts';
import type { Recapping } from '../../src/table/stage/kit.ts';
import type { FairEvent, FairView } from './game.ts';

/* What the fair brings to the table: as little as a game can. */

/** How often each part was drawn, for whoever wants to know what a press costs. */
export const drawn: Record<string, number> = {};

function useCounted(part: string): void {
  useEffect(() => {
    drawn[part] = (drawn[part] ?? 0) + 1;
  });
}

const useFair = useKnown as () => Known<FairView, Option, FairEvent>;

const STALLS = ['north', 'east', 'south', 'silk', 'salt', 'tea'];
const LENGTH = 60;
const placeOf = (spot: string) => {
  const at = STALLS.indexOf(spot.slice('stall:'.length));
  return at < 0 ? null : { x: 10 + at * (LENGTH + 10), y: 10, w: LENGTH, h: LENGTH };
};
const COMPOSITIONS = {
  plans: { only: { width: 440, height: 80 } },
  roaming: 'only',
  legible: 0,
  largest: 4,
} as const;

const compose = () => COMPOSITIONS;

function Board() {
  const { offers } = useFair();
  const { picked } = useDraft();
  const { press, inspect } = useActs();
  const draw = () => <Stalls offers={offers} picked={picked} onPress={press} onInspect={inspect} />;
  return (
    <div style={{ height: '10rem' }}>
      <Viewport compose={compose} offers={offers} placeOf={placeOf} draw={draw} />
    </div>
  );
}

const Stalls = memo(function Stalls(pressable: Pressable) {
  useCounted('stalls');
  return (
    <PressableProvider value={pressable}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its parts have names */}
      <svg viewBox="0 0 440 80" width="100%">
        {STALLS.map((id) => (
          <Press
            key={id}
            spot={`stall:${id}`}
            rect={placeOf(`stall:${id}`)!}
            label={id}
            component={{ kind: 'stall', id }}
          >
            <rect {...asAttributes(placeOf(`stall:${id}`)!)} fill="var(--surface)" />
          </Press>
        ))}
      </svg>
    </PressableProvider>
  );
});

const asAttributes = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({
  x,
  y,
  width: w,
  height: h,
});

function Sitter({ seat }: { readonly seat: Seat }) {
  const { view, waiting } = useFair().snapshot;
  useCounted('plate');
  return (
    <Plate
      seat={seat}
      active={waiting.includes(seat)}
      face={null}
      score={view.bids[seat]}
      label={`Seat ${seat}`}
      details={<p>{`day ${view.day}`}</p>}
      look="strip"
    />
  );
}

const isStall = (spot: string): boolean => spot.startsWith('stall:');

function Arrangement(props: ArrangementProps): ReactNode {
  const { name } = useWording();
  useCounted('arrangement');
  const opponents = <Opponents plate={Sitter} />;
  return (
    <Frame
      {...props}
      board={{ icon: 'maker', label: 'Fair', holds: isStall, content: <Board /> }}
      tabs={[
        { name: 'log', icon: 'log', label: 'Log', content: props.log },
        { name: 'players', icon: 'person', label: name(0), content: opponents },
      ]}
      own={<p>{name(0)}</p>}
      hand={null}
      opponents={opponents}
      purse={null}
    />
  );
}

const RECAPPING = Promise.resolve<Recapping>({
  recapOf: ({ round }) => ({
    eyebrow: `Day ${round}`,
    headline: 'The fair is over',
    lines: [],
    players: [],
    next: { eyebrow: '', title: '', thing: null, lines: [] },
  }),
});

const EXPLAINING = Promise.resolve<Explaining>({
  icon: () => null,
  preview: ({ id }) => ({ title: `Stall ${id}`, parts: [], thing: null, rules: ['TOY-1'] }),
  icons: () => [{ name: 'Signs', icons: [] }],
  aid: () => [
    { heading: 'A day', lines: [{ icon: 'choose', text: 'Take a stall.', rule: 'TOY-1' }] },
  ],
});

export const kit: TableKit<FairView, Option, FairEvent> = {
  wording: {
    names: ({ seats }) =>
      seats.map((_, seat) => ({
        seat: `Seat ${seat}`,
        short: `S${seat}`,
        sitter: `S${seat}`,
      })),
    decision: ({ kind }) => `What about ${kind}?`,
    option: ({ id }) => `take ${id}`,
    spoken: () => undefined,
    reason: ({ code }) => `not possible: ${code}`,
    event: ({ seat, type, what }, { seatName }) => `${seatName(seat)} ${type} ${what}`,
    thing: ({ id }) => id,
    field: (name) => `the ${name}`,
    fieldNumber: (n) => `${n / 2} pounds`,
    behalf: (name) => name,
    tab: (name) => name,
    arrows: () => 'move between stalls',
  },
  choices: {
    spotOf: ({ id }) => (STALLS.includes(id) ? `stall:${id}` : null),
    thingOf: ({ id }) => (STALLS.includes(id) ? { kind: 'stall', id } : null),
    spotsOf: ({ id }) => [`stall:${id}`],
    sourceOf: () => null,
    behalfOf: () => null,
    groupsOf: (options) => [{ id: 'all', look: 'list', heading: null, options }],
    isStrong: () => false,
    counting: () => null,
    faces: () => [],
    accepts: () => false,
  },
  story: {
    chaptersOf: (log) => [
      {
        round: 1,
        passages: [{ kind: 'all', seat: null, lines: log.map((event, n) => ({ n, event })) }],
      },
    ],
    chapterName: () => 'The fair',
    passageName: () => null,
    topics: () => [{ id: 'bids', name: 'Bids' }],
    isAbout: ({ type }) => type === 'bid',
    seatOf: ({ seat }) => seat,
    reveals: () => false,
    concerns: (event, seat) => event.seat === seat,
    loudness: () => 'aloud',
    markOf: () => ({ icon: 'choose', rule: 'TOY-1' }),
    together: () => null,
    thingsIn: () => [],
  },
  stage: {
    beatsOf: () => [],
    lookOf: () => 'turn',
    recap: () => RECAPPING,
    Portrait: () => null,
    title: ({ round }) => `Day ${round}`,
    amount: ({ n, unit }) => `${n} ${unit}`,
    icon: () => 'choose',
    Face: ({ thing }) => <p>{thing.id}</p>,
    Whole: ({ children }) => children,
  },
  plan: null,
  tabKeys: { p: 'players' },
  explaining: () => EXPLAINING,
  moment: ({ round, waiting }) => ({
    roundName: `Day ${round}`,
    phase: 'fair',
    phaseName: 'Fair',
    phases: [],
    whose: waiting[0] ?? null,
    order: [0],
  }),
  parts: {
    Arrangement,
    TextView: () => <p>{'All there is to see.'}</p>,
    Still: () => null,
    BarNote: () => null,
    Meters: () => null,
    OptionFace: ({ option }) => <span>{`take ${option.id}`}</span>,
    gist: () => null,
    PickFace: ({ thing }) => <span>{thing.id}</span>,
    Motives: () => null,
    Coach: () => null,
    End: ({ snapshot }) => <p data-end="">{JSON.stringify(snapshot.result)}</p>,
    Inspect: ({ thing, onChange }) => (
      <dialog open data-inspected={thing.id}>
        <button type="button" onClick={() => onChange(null)}>
          {'close'}
        </button>
      </dialog>
    ),
  },
};
