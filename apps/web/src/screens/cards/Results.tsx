import { memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useWords } from '../../app/language.ts';
import { PressableCard } from '../../packs/imperium/cards/PressableCard.tsx';
import { keyOf } from '../../packs/imperium/components.ts';
import type { Component } from '../../packs/imperium/spots.ts';
import style from './Cards.module.css';
import { type Entry, KINDS } from './catalogue.ts';
import { nextInGrid } from './grid-keys.ts';
import { words } from './words.ts';

interface ResultsProps {
  readonly entries: readonly Entry[];
  readonly onOpen: (component: Component) => void;
}

/** Kind by kind. One card is in the order of the Tab key; the arrows go on from it. */
export function Results({ entries, onOpen }: ResultsProps) {
  const say = useWords(words);
  const shown = useDeferredValue(entries);
  const root = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState<string | null>(null);
  const here = shown.some(({ component }) => keyOf(component) === reached)
    ? reached
    : shown[0] && keyOf(shown[0].component);

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

  const [inspect] = useState(() => (component: Component) => open.current(component));
  return (
    <div ref={root}>
      <p className={style.keys}>{say.keys}</p>
      {KINDS.map((kind) => {
        const ofKind = shown.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} className={style.kind}>
            <h2>
              {say.kinds[kind]} <small>{ofKind.length}</small>
            </h2>
            <ul className={style.grid}>
              {ofKind.map(({ component }) => (
                <Cell
                  key={keyOf(component)}
                  component={component}
                  reachable={keyOf(component) === here}
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

const Cell = memo(function Cell({
  component,
  reachable,
  onOpen,
}: {
  readonly component: Component;
  readonly reachable: boolean;
  readonly onOpen: (component: Component) => void;
}) {
  return (
    <li className={style.cell} data-key={keyOf(component)}>
      <PressableCard
        component={component}
        size="hand"
        tabIndex={reachable ? 0 : -1}
        onInspect={onOpen}
      />
    </li>
  );
});
