import {
  type AnytimeEffect,
  MARKER_COLUMNS,
  RESEARCH,
  type ResearchStep,
  wordEffects,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { CSSProperties } from 'react';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useActs } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { thingMark } from '../../../../table/explain/pointed.ts';
import { CostIcons, EffectIcons } from '../../effects/EffectIcons.tsx';
import { isRival } from '../../seats/rivals.ts';
import { useImperium, usePlannedView } from '../../table/desk.ts';
import { markerOf } from './course.ts';
import styles from './Pane.module.css';
import { words } from './pane-words.ts';
import { Token } from './Token.tsx';

/** The research track: every space with its bonus, whose tokens are where, and where one's own goes next. */
export function Research() {
  return (
    <div className={styles.hexes}>
      {MARKER_COLUMNS.map((column) => (
        <Marker key={column} column={column} />
      ))}
      {RESEARCH.steps.map((step, n) => (
        <Hex key={step.id} n={n} {...step} />
      ))}
      <Researchers />
    </div>
  );
}

/* In radii of a hexagon: columns lie one and a half apart, rows half a hexagon. */
const HALF = 0.866;
const middleOf = ({ column, row }: Pick<ResearchStep, 'column' | 'row'>) => ({
  x: 1 + column * 1.5 + (column > 0 ? 0.5 : 0),
  y: row * HALF,
});
const at = (x: number, y: number) => ({ '--x': x, '--y': y }) as CSSProperties;

/** The column that gives a genetic marker, under its spaces. */
function Marker({ column }: { readonly column: number }) {
  const say = useWords(words);
  const n = markerOf(column);
  return (
    <span className={styles.marker} style={at(middleOf({ column, row: 0 }).x, 0)}>
      <span role="img" aria-label={say.marker(n)}>
        {Array.from({ length: n }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one sign is like another
          <Icon key={i} name="marker" size={1.15} />
        ))}
      </span>
    </span>
  );
}

function Hex({ n, next, bonus, ...place }: ResearchStep & { readonly n: number }) {
  const { snapshot, seat, offers } = useImperium();
  const { short, language } = useWording();
  const { press } = useActs();
  const say = useWords(words);
  const { view } = snapshot;
  const spot = `research:${n}`;
  const offered = offers.may.has(spot);
  const there = researchersOf(view).filter((one) => view.immortality!.seats[one]!.research === n);
  const own = seat === null ? null : view.immortality!.seats[seat]!.research;
  const follows = own !== null && RESEARCH.steps[own]!.next.includes(n);
  const label = [
    say.column(place.column),
    bonus.length > 0 && wordEffects(bonus, language),
    there.length > 0 && say.there(there.map(short).join(', ')),
    offered ? say.mayGo : follows && say.nextOne,
  ];
  const { x, y } = middleOf(place);
  return (
    <button
      type="button"
      className={styles.hex}
      style={at(x, y)}
      {...thingMark({ kind: 'research', id: String(n) })}
      data-step={n}
      data-spot={spot}
      data-offered={offered || undefined}
      data-next={follows || undefined}
      data-there={there.length > 0 || undefined}
      aria-label={label.filter(Boolean).join(', ')}
      aria-disabled={!offered || undefined}
      onClick={() => offered && press(spot)}
    >
      <Bonus effects={bonus} />
    </button>
  );
}

function Bonus({ effects }: { readonly effects: readonly AnytimeEffect[] }) {
  const [effect] = effects;
  return (
    <span className={styles.bonus} aria-hidden="true">
      {effect?.do === 'pay' ? (
        <>
          <span className={styles.paid}>
            <CostIcons cost={effect.cost} />
          </span>
          <EffectIcons effects={effect.effects} />
        </>
      ) : (
        <EffectIcons effects={effects} />
      )}
    </span>
  );
}

const researchersOf = ({
  players,
  options,
}: Parameters<typeof isRival>[0] & { readonly players: readonly unknown[] }): Seat[] =>
  players.flatMap((_, seat) => (isRival({ options }, seat) ? [] : [seat])); // IMM-13.5

/** Tokens stand at the foot of their space, side by side, and go on from there. */
function Researchers() {
  const { snapshot, seat } = useImperium();
  const then = usePlannedView();
  const { view } = snapshot;
  const stepOf = (one: Seat) => view.immortality!.seats[one]!.research;
  const all = researchersOf(view);
  const planned = seat === null ? undefined : then?.immortality?.seats[seat]?.research;
  return (
    <>
      {all.map((one) => {
        const here = all.filter((other) => stepOf(other) === stepOf(one));
        const aside = here.indexOf(one) - (here.length - 1) / 2;
        return <Token key={one} seat={one} style={foot(stepOf(one), aside)} />;
      })}
      {seat !== null && planned !== undefined && planned !== stepOf(seat) && (
        <Token seat={seat} ghost style={foot(planned, 0)} />
      )}
    </>
  );
}

function foot(step: number, aside: number): CSSProperties {
  const { x, y } = middleOf(RESEARCH.steps[step]!);
  return at(x + aside * 0.46, y + (step === 0 ? 0 : 0.56));
}
