import { nameOf, SHIPPING, tileOf } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { PreviewLine } from '../../../../table/explain/explaining.ts';
import { type At, effectLine, mark, type Told } from '../../explain/lines.tsx';
import type { Telling } from '../telling.ts';
import { said } from './said.ts';
import { recallOf } from './shipping.ts';
import { words } from './words.ts';

/** What somebody has of Ix. */
function lines(seat: Seat, { snapshot, language }: At): PreviewLine[] {
  const { ix } = snapshot.view;
  if (!ix) return [];
  const say = words[language];
  const { freighter, dreadnoughts, tiles } = ix.seats[seat]!;
  const { supply, garrison, conflict } = dreadnoughts;
  return [
    { marks: mark('freighter', freighter), text: say.freighter(freighter) },
    {
      marks: mark('dreadnought', garrison + conflict),
      text: say.dreadnoughts(supply, garrison, conflict),
    },
    ...tiles.map(({ tile, flipped }) => ({
      marks: mark('tech'),
      text: nameOf(tileOf(tile), language),
      note: flipped ? say.used : undefined,
    })),
  ];
}

/** One step of the shipping track: what lies there, and what comes home from there. */
function shipping(id: string, at: At): Told | null {
  const { snapshot, seat, speaking, language } = at;
  const { view } = snapshot;
  const n = Number(id);
  if (!view.ix || !(n in SHIPPING.steps)) return null;
  const say = words[language];
  const { bonus } = SHIPPING.steps[n]!;
  const there = view.ix.seats.flatMap(({ freighter }, at) => (freighter === n ? [at] : []));
  const whole = recallOf(view, seat ?? 0, n);
  return {
    title: say.step(n),
    parts: [
      {
        heading: n > 0 ? say.stepGives : undefined,
        lines:
          bonus.length > 0
            ? bonus.map((effect) => effectLine(effect, null, at))
            : [{ text: say.nothing }],
      },
      ...(n > 1
        ? [
            {
              heading: say.recallFrom(n),
              lines: whole.map((effect) => effectLine(effect, null, at)),
            },
          ]
        : []),
      {
        lines: there.map((one) => ({
          marks: mark('freighter'),
          text: speaking.seatName(one),
        })),
      },
    ],
    thing: null,
    rules: n > 0 ? ['IX-6.2', 'IX-6.5'] : ['IX-6.2'],
  };
}

export const telling: Telling = { said, lines, kinds: { shipping } };
