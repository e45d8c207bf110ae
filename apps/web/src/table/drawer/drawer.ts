import { createContext, useContext, useMemo, useState } from 'react';
import { useRequired } from '../desk/required.ts';

export const DRAWER_TABS = ['icons', 'rules', 'aid', 'log'] as const;
export type DrawerTab = (typeof DRAWER_TABS)[number];

/** What the drawer is opened at. */
export interface DrawerPlace {
  readonly tab: DrawerTab;
  /** The rule that is looked at, last, and those it was come to from. */
  readonly rules: readonly string[];
}

export interface Drawing {
  readonly open: (tab: DrawerTab) => void;
  readonly openRule: (rule: string) => void;
  readonly back: () => void;
  readonly close: () => void;
}

const DrawingContext = createContext<Drawing | null>(null);
export const DrawingProvider = DrawingContext.Provider;
/** What can be done with the drawer; it never changes. */
export const useDrawing = (): Drawing => useRequired(DrawingContext);

const PlaceContext = createContext<DrawerPlace | null>(null);
export const PlaceProvider = PlaceContext.Provider;
/** Null while it is closed. */
export const useDrawerPlace = (): DrawerPlace | null => useContext(PlaceContext);

export function useNewDrawer(): { readonly place: DrawerPlace | null; readonly drawing: Drawing } {
  const [place, setPlace] = useState<DrawerPlace | null>(null);
  const drawing = useMemo(
    (): Drawing => ({
      open: (tab) => setPlace((now) => ({ tab, rules: now?.rules ?? [] })),
      openRule: (rule) => setPlace((now) => ({ tab: 'rules', rules: followed(rule, now?.rules) })),
      back: () => setPlace((now) => now && { tab: 'rules', rules: now.rules.slice(0, -1) }),
      close: () => setPlace(null),
    }),
    [],
  );
  return { place, drawing };
}

const followed = (rule: string, before: readonly string[] = []): readonly string[] =>
  before.at(-1) === rule ? before : [...before, rule];
