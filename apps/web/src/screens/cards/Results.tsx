import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import type { Catalogue, CatalogueEntry } from '../../packs/pack.ts';
import { Near } from '../../pictures/Near.tsx';
import type { Thing } from '../../table/spots.ts';
import { keyOf } from '../../table/spots.ts';
import style from './Cards.module.css';
import { nextInGrid } from './grid-keys.ts';
import { words } from './words.ts';

interface ResultsProps {
  readonly catalogue: Catalogue;
  readonly entries: readonly CatalogueEntry[];
  readonly onOpen: (thing: Thing) => void;
}

/** Kind by kind. One card is in the order of the Tab key; the arrows go on from it. */
export function Results({ catalogue, entries, onOpen }: ResultsProps) {
  const say = useWords(words);
  const language = useLanguage();
  const shown = useDeferredValue(entries);
  const root = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const here = shown.some(({ thing }) => keyOf(thing) === reached)
    ? reached
    : shown[0] && keyOf(shown[0].thing);

  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  });
  useEffect(() => {
    const grid = root.current!;
    const reach = ({ target }: FocusEvent) =>
      setReached((target as Element).closest('li')?.dataset.key ?? null);
    const move = (event: KeyboardEvent) => {
      const cells = [...grid.querySelectorAll<HTMLElement>('li')];
      const at = cells.findIndex((cell) => cell.contains(event.target as Node));
      const next = nextInGrid(
        event.key,
        at,
        cells.map((cell) => cell.getBoundingClientRect()),
      );
      if (next === null) return;
      event.preventDefault();
      cells[next]?.querySelector('button')?.focus();
    };
    grid.addEventListener('focusin', reach);
    grid.addEventListener('keydown', move);
    return () => {
      grid.removeEventListener('focusin', reach);
      grid.removeEventListener('keydown', move);
    };
  }, []);

  const [inspect] = useState(() => (thing: Thing) => open.current(thing));
  return (
    <div ref={root}>
      <p className={style.keys}>{say.keys}</p>
      {catalogue.kinds.map((kind) => {
        const ofKind = shown.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} className={style.kind}>
            <h2>
              {catalogue.kindName(kind, language)} <small>{ofKind.length}</small>
            </h2>
            <ul className={style.grid}>
              {ofKind.map(({ thing }) => (
                <Cell
                  key={keyOf(thing)}
                  Card={catalogue.Card}
                  thing={thing}
                  reachable={keyOf(thing) === here}
                  onOpen={inspect}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

interface CellProps {
  readonly Card: Catalogue['Card'];
  readonly thing: Thing;
  readonly reachable: boolean;
  readonly onOpen: (thing: Thing) => void;
}

const Cell = memo(function Cell({ Card, thing, reachable, onOpen }: CellProps) {
  const cell = useRef<HTMLLIElement>(null);
  return (
    <li ref={cell} className={style.cell} data-key={keyOf(thing)}>
      <Near at={cell}>
        <Card thing={thing} tabIndex={reachable ? 0 : -1} onInspect={onOpen} />
      </Near>
    </li>
  );
});
