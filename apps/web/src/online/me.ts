import type { Me } from '@landsraad/protocol';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useSettings } from '../app/settings.ts';
import { api } from './api.ts';

/**
 * Who this browser is to the server. `none`: this server has no online play, or cannot be reached.
 */
type Known =
  | { readonly is: 'asking' | 'none'; readonly me: null }
  | { readonly is: 'known'; readonly me: Me };

const useKnown = create<Known>(() => ({ is: 'asking', me: null }));

let asked = false;

async function find(): Promise<void> {
  try {
    useKnown.setState({ is: 'known', me: await api.me() }, true);
  } catch {
    useKnown.setState({ is: 'none', me: null }, true);
  }
}

/** Asks once for the page's life; `again` when something may have changed. */
export function useMe(): Known & { readonly again: () => Promise<void> } {
  const known = useKnown();
  useEffect(() => {
    if (asked) return;
    asked = true;
    void find();
  }, []);
  return { ...known, again: find };
}

/** The server writes to somebody in the language that they chose here. */
function tellLanguage(): void {
  const { me } = useKnown.getState();
  const { language } = useSettings.getState();
  if (!me?.name || me.language === language) return;
  api.changeMe({ language }).then(knowMe, () => undefined); // told with the next change
}
useKnown.subscribe(tellLanguage);
useSettings.subscribe(tellLanguage);

/** Told when this browser takes a name or another one: what it opened before, it opened as somebody else. */
export const whenRenamed = (tell: () => void): (() => void) =>
  useKnown.subscribe((now, before) => {
    if (before.me && before.me.name !== now.me?.name) tell();
  });

/** What the server answered to a change. */
export const knowMe = (me: Me): void => useKnown.setState({ is: 'known', me }, true);
