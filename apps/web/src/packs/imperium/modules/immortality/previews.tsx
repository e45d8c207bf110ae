import { amountOf, RESEARCH, TLEILAXU } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { PreviewLine } from '../../../../table/explain/explaining.ts';
import { type At, effectLine, mark, type Told } from '../../explain/lines.tsx';
import { contenders, isHouseHagal, isRival } from '../../seats/rivals.ts';
import type { Telling } from '../telling.ts';
import { courseFrom, gainsFrom, markerOf, stepAt } from './course.ts';
import { words as pane } from './pane-words.ts';
import { said } from './said.ts';
import { spiceOn } from './spice.ts';
import { warning } from './warning.ts';
import { words } from './words.ts';

/** What somebody has of Immortality. */
function lines(seat: Seat, { snapshot, language }: At): PreviewLine[] {
  const { view } = snapshot;
  if (!view.immortality || isHouseHagal(view, seat)) return [];
  const say = words[language];
  const { research, tleilaxu, specimens, atomics } = view.immortality.seats[seat]!;
  const { column } = stepAt(research);
  return [
    ...(isRival(view, seat)
      ? []
      : [
          { marks: mark('research', column), text: say.research(column) },
          { marks: mark('specimen', specimens), text: amountOf(specimens, 'specimen', language) },
        ]),
    { marks: mark('tleilaxu', tleilaxu), text: say.tleilaxu(tleilaxu) },
    ...(atomics ? [{ marks: mark('atomics'), text: say.atomics }] : []),
  ];
}

/** One space of the research track: what it gives, where it leads, who is there. */
function research(id: string, at: At): Told | null {
  const { snapshot, speaking, language } = at;
  const { view } = snapshot;
  const n = Number(id);
  if (!view.immortality || !(n in RESEARCH.steps)) return null;
  const say = pane[language];
  const { bonus, next, column } = stepAt(n);
  const course = courseFrom(n).slice(1);
  const there = contenders(view).filter(
    (seat) => !isRival(view, seat) && view.immortality!.seats[seat]!.research === n,
  );
  const linesOf = (effects: typeof bonus): PreviewLine[] =>
    effects.length > 0
      ? effects.map((effect) => effectLine(effect, null, at))
      : [{ text: say.nothing }];
  return {
    title: say.column(column),
    parts: [
      {
        heading: n > 0 ? say.gives : undefined,
        lines: [...linesOf(bonus), ...markerLines(column, at)],
      },
      ...course.map((step) => ({
        heading: say.goesOn,
        lines: [...linesOf(stepAt(step).bonus), ...markerLines(stepAt(step).column, at)],
      })),
      ...(course.length > 0
        ? []
        : [
            {
              heading: next.length > 0 ? say.leads : undefined,
              lines:
                next.length > 0
                  ? next.flatMap((step) => linesOf(gainsFrom(step)))
                  : [{ text: say.end }],
            },
          ]),
      { lines: there.map((seat) => ({ marks: mark('research'), text: speaking.seatName(seat) })) },
    ],
    thing: null,
    rules: ['IMM-2.2', 'IMM-2.5'],
  };
}

function markerLines(column: number, { language }: At): PreviewLine[] {
  const say = pane[language];
  const n = markerOf(column);
  return n === 0
    ? []
    : [{ marks: mark('marker'), text: n === 1 ? say.firstMarker : say.secondMarker }];
}

/** One space of the Tleilaxu track. */
function tleilaxu(id: string, at: At): Told | null {
  const { snapshot, speaking, language } = at;
  const { view } = snapshot;
  const n = Number(id);
  if (!view.immortality || !(n in TLEILAXU.steps)) return null;
  const say = pane[language];
  const { bonus } = TLEILAXU.steps[n]!;
  const spice = spiceOn(view, n);
  const there = contenders(view).filter((seat) => view.immortality!.seats[seat]!.tleilaxu === n);
  const lines: PreviewLine[] = [
    ...bonus.map((effect) => effectLine(effect, null, at)),
    ...(spice > 0
      ? [{ marks: mark('spice', spice), text: say.spice(amountOf(spice, 'spice', language)) }]
      : []),
  ];
  return {
    title: say.step(n),
    parts: [
      { lines: lines.length > 0 ? lines : [{ text: say.nothing }] },
      { lines: there.map((seat) => ({ marks: mark('tleilaxu'), text: speaking.seatName(seat) })) },
    ],
    thing: null,
    rules: n === 4 ? ['IMM-4.4', 'IMM-4.5'] : ['IMM-4.2'],
  };
}

export const telling: Telling = { said, lines, kinds: { research, tleilaxu }, warning };
