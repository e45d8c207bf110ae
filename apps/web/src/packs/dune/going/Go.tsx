import {
  type CellId,
  type DuneOption,
  type Forces,
  factionOf,
  placeName,
  rangeOf,
  shipPrice,
  territoryOfCell,
} from '@landsraad/dune';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useWords } from '../../../app/language.ts';
import { RuleLink } from '../../../rules/RuleLink.tsx';
import { inOneBreath } from '../../../table/board/roles.ts';
import { useDraft } from '../../../table/desk/draft.ts';
import { useWording } from '../../../table/desk/wording.ts';
import { OptionButton } from '../../../table/panel/OptionList.tsx';
import { Why } from '../../../table/panel/Why.tsx';
import { words as panelWords } from '../../../table/panel-words.ts';
import { Stepper } from '../../../table/plan/Stepper.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CELLS } from '../map/planet.ts';
import { countOf } from '../map/standing.ts';
import type { DuneAsked } from '../spots.ts';
import { ShipPrice } from '../table/controls/ShipPrice.tsx';
import { useDune } from '../table/desk.ts';
import style from './Go.module.css';
import {
  type Going,
  mostTo,
  originOf,
  type Source,
  standing,
  takenFrom,
  takenOf,
} from './going.ts';
import { useGoing } from './useGoing.tsx';
import { words } from './words.ts';

type One = Extract<DuneAsked, { shape: 'one' }>;

/** A shipment or a move, put together: from where, where to, how many, at what price. */
export function Go({ decision }: { readonly decision: DuneAsked }) {
  const desk = useGoing();
  if (!desk || decision.shape !== 'one') return null;
  const { going, offers, refused } = desk;
  const places = [...offers.may].flatMap(([spot, options]) => (isPlace(spot) ? options : []));
  return (
    <div className={style.go} data-going={going?.by ?? ''}>
      {going?.to != null ? (
        <Counted going={going} to={going.to} decision={decision} />
      ) : (
        <>
          <Whither going={going} decision={decision} />
          <Places options={places} decision={decision} />
        </>
      )}
      <div className={style.why} role="status">
        {refused && <Why reason={refused} />}
      </div>
      {going?.to == null && <Others decision={decision} />}
    </div>
  );
}

const isPlace = (spot: string): boolean => /^(?:cell|territory):/.test(spot);

/** What is to be pressed next. */
function Whither({ going, decision }: { readonly going: Going | null; readonly decision: One }) {
  const { view } = useDune().snapshot;
  const { language } = useWording();
  const say = useWords(words);
  const desk = useGoing()!;
  if (!going) return <p className={style.note}>{say.whoGoes}</p>;
  if (going.by === 'move') {
    const [from] = going.from as readonly CellId[];
    const { id } = territoryOfCell(from!);
    const range = rangeOf(view, decision.seat, view.factions[decision.seat]!.advisors.includes(id));
    return (
      <>
        <p className={style.note}>
          <b>{say.from(placeName(id, language))}</b> {say.whereGo(range)}{' '}
          {range === 3 && say.thopters}
        </p>
        <Button size="small" onClick={desk.back}>
          {say.otherForces}
        </Button>
      </>
    );
  }
  const from = originOf(going);
  const [stronghold, elsewhere] = (['arrakeen@9', 'polar-sink'] as const).map(
    (to) => shipPrice(view, decision.seat, 2, { from, to }) / 2,
  );
  return (
    <p className={style.note}>
      {stronghold === 0
        ? say.whereFree
        : say.whereTo(numberIn(stronghold!, language), numberIn(elsewhere!, language))}
    </p>
  );
}

const numberIn = (n: number, language: string): string => n.toLocaleString(language);

interface PlacesProps {
  readonly options: readonly DuneOption[];
  readonly decision: One;
}

/** As many as are shown although they lie on the map. */
const FEW = 4;

/** The same places for whoever would rather read. */
function Places({ options, decision }: PlacesProps) {
  const desk = useGoing()!;
  const say = useWords(panelWords);
  if (options.length === 0) return null;
  const list = (
    <ul className={style.places}>
      {options.map((option) => (
        <li key={option.id}>
          <OptionButton
            option={option}
            decision={decision}
            n={null}
            onPress={() => desk.press(`${option.type}:${option.id}`)}
          />
        </li>
      ))}
    </ul>
  );
  if (options.length <= FEW) return list;
  return (
    <details className={style.listed} data-listed="">
      <summary>{say.listed(options.length)}</summary>
      {list}
    </details>
  );
}

/** What is no place on the map: a card, the reserves, not to go at all. */
function Others({ decision }: { readonly decision: One }) {
  const desk = useGoing()!;
  const others = decision.options.filter(({ type }) => type !== 'cell' && type !== 'territory');
  return (
    <ul className={style.others}>
      {others.map((option, i) => (
        <li key={option.id}>
          <OptionButton
            option={option}
            decision={decision}
            n={i + 1}
            onPress={option.type === 'to-reserves' ? () => desk.press('reserves') : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

interface CountedProps {
  readonly going: Going;
  readonly to: Source;
  readonly decision: DuneAsked;
}

/** How many of each, and what comes of it. */
export function Counted({ going, to, decision }: CountedProps) {
  const { view } = useDune().snapshot;
  const { language } = useWording();
  const { busy } = useDraft();
  const desk = useGoing()!;
  const say = useWords(words);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (to) confirm.current?.focus({ preventScroll: true });
  }, [to]);
  const { seat } = decision;
  const n = countOf(takenOf(going));
  const place = to === 'reserves' ? null : to;
  const onArrow = ({ key }: KeyboardEvent) => {
    const by = key === 'ArrowUp' || key === 'ArrowRight' ? 1 : ARROWS_DOWN.has(key) ? -1 : 0;
    const next = by && stepped(going, by, mostTo(to, decision), (at) => standing(view, seat, at));
    if (next) desk.count(next.source, next.forces);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows count wherever the focus is in it
    <div className={style.counted} onKeyDown={onArrow}>
      <p className={style.goal}>
        <b>{place ? say.to(placeName(place, language)) : say.toReserves}</b>
        {going.by === 'move' && <Far to={place!} seat={seat} />}
      </p>
      {going.from.map((source) => (
        <Steppers key={source} going={going} source={source} to={to} decision={decision} />
      ))}
      {going.by === 'ship' && (
        <>
          <div className={style.price}>
            <ShipPrice seat={seat} n={n} shipment={{ from: originOf(going), to: place }} />
            {going.from.includes('reserves') && (
              <p>{say.reserveLeft(countOf(standing(view, seat, 'reserves')) - n)}</p>
            )}
          </div>
          {place && CELLS.get(place)!.sector === view.storm && view.storm !== null && (
            <p className={style.warning}>
              {say.stormHalf} <RuleLink rule="FRE-A4" />
            </p>
          )}
        </>
      )}
      <div className={style.row}>
        <Button
          ref={confirm}
          variant="primary"
          icon="check"
          data-confirm=""
          disabled={n === 0 || busy || desk.said}
          onClick={desk.confirm}
        >
          {going.by === 'ship' ? say.ship(n) : say.move(n)}
        </Button>
        <Button onClick={desk.back}>{say.otherGoal}</Button>
      </div>
    </div>
  );
}

const ARROWS_DOWN: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowLeft']);

function Far({ to, seat }: { readonly to: CellId; readonly seat: number }) {
  const { view } = useDune().snapshot;
  const desk = useGoing()!;
  const say = useWords(words);
  const far = desk.distances.get(to);
  const [from] = (desk.going?.from ?? []) as readonly CellId[];
  if (far === undefined || !from) return null;
  const advisors = view.factions[seat]!.advisors.includes(territoryOfCell(from).id);
  return <span>{far === 0 ? say.within : say.far(far, rangeOf(view, seat, advisors))}</span>;
}

interface SteppersProps extends CountedProps {
  readonly source: Source;
}

/** The forces of one place, each kind by itself. */
function Steppers({ going, source, to, decision }: SteppersProps) {
  const { view } = useDune().snapshot;
  const { language } = useWording();
  const desk = useGoing()!;
  const say = useWords(words);
  const { seat } = decision;
  const there = standing(view, seat, source);
  const taken = takenFrom(going, source);
  const left = mostTo(to, decision) - countOf(takenOf(going));
  const { special } = factionOf(view.factions[seat]!.id);
  const many = going.from.length > 1 && source !== 'reserves';
  const named = (kind: string) => inOneBreath([kind, many && placeName(source, language)]);
  const row = (kind: keyof Forces, name: string) =>
    there[kind] > 0 && (
      <div className={style.stepped} data-force={kind}>
        <span>{name}</span>
        <Stepper
          label={name}
          value={taken[kind]}
          min={0}
          max={Math.min(there[kind], taken[kind] + Math.max(0, left))}
          all={say.all}
          onChange={(n) => desk.count(source, { ...taken, [kind]: n })}
        />
      </div>
    );
  return (
    <>
      {row('normal', named(say.forces))}
      {row('special', named(special?.name[language] ?? ''))}
    </>
  );
}

/** One more or one less, of whichever has room for it first. */
function stepped(
  going: Going,
  by: 1 | -1,
  most: number,
  thereAt: (source: Source) => Forces,
): { readonly source: Source; readonly forces: Forces } | null {
  if (by > 0 && countOf(takenOf(going)) >= most) return null;
  for (const source of going.from)
    for (const kind of ['normal', 'special'] as const) {
      const taken = takenFrom(going, source);
      const n = taken[kind] + by;
      if (n >= 0 && n <= thereAt(source)[kind]) return { source, forces: { ...taken, [kind]: n } };
    }
  return null;
}
