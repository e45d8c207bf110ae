import type { Language } from '@landsraad/kernel/wording';
import { use } from 'react';
import { beforeLanguage, useLanguage } from '../app/language.ts';
import { useSettings } from '../app/settings.ts';
import type { Snapshot } from '../games/protocol.ts';
import { foresee } from '../pictures/usePicture.ts';
import type { TableKit } from '../table/kit.ts';
import { dune } from './dune/index.ts';
import { optionsIn } from './engine.ts';
import { imperium } from './imperium/index.ts';
import type { Pack, Parts, WholePack, With } from './pack.ts';

export const PACKS: readonly Pack[] = [imperium, dune];

/** The game that a record or a table names. */
export function packCalled(id: string): Pack {
  const pack = PACKS.find((one) => one.id === id);
  if (!pack) throw new Error(`unknown game: ${id}`);
  return pack;
}

/** Whether a server's table can be laid here: other games are played elsewhere. */
export const isPlayedHere = ({ game }: { readonly game: string }): boolean =>
  PACKS.some(({ id, parts }) => id === game && parts.agreement);

/** The game of such a table. */
export function onlinePack(game: string): With<'agreement'> {
  const pack = packCalled(game);
  if (!isPlayedHere({ game })) throw new Error(`not played online: ${game}`);
  return pack as Pack & With<'agreement'>;
}

/** The games whose components can be looked through. */
export const CATALOGUED = PACKS.filter(({ parts }) => parts.catalogue) as readonly (Pack &
  With<'catalogue'>)[];

/** The games that a coach teaches. */
export const TAUGHT = PACKS.filter(({ parts }) => parts.welcome) as readonly (Pack &
  With<'welcome'>)[];

/** Meant where an address names no game. */
export const USUAL: WholePack = imperium;

/** Whatever was asked for, by who asked for it. */
const asked = new Map<string, (language: Language) => Promise<unknown>>();
const coming = new Map<string, Promise<unknown>>();

/* Nobody waits before a screen that already stood: its parts are there before it speaks anew. */
beforeLanguage((language) => Promise.all([...asked.values()].map((fetch) => fetch(language))));

/** A part of a game, for all that may be added to it; who asks for it first waits, as for a screen. */
export function usePart<P extends keyof Parts>(pack: With<P>, part: P): Parts[P] {
  return useLoaded(pack, part, pack.modules);
}

/** What a table is laid with. */
export function useKit({ game, view }: Pick<Snapshot, 'game' | 'view'>): TableKit {
  const pack = packCalled(game);
  return useLoaded(pack, 'table', pack.modulesAt(optionsIn(view)));
}

/** Has the table fetched that will be wanted; what is added to the game comes when it is known. */
export function fetchTable(pack: Pack): void {
  const { language } = useSettings.getState();
  loaded(pack, 'table', language, []).catch(() => undefined); // whoever wants it asks again
}

/** Whoever waits for it is told. */
const noKit = () => undefined;

function useLoaded<P extends keyof Parts>(
  pack: With<P>,
  part: P,
  modules: readonly string[],
): Parts[P] {
  return use(loaded(pack, part, useLanguage(), modules));
}

function loaded<P extends keyof Parts>(
  pack: With<P>,
  part: P,
  language: Language,
  modules: readonly string[],
): Promise<Parts[P]> {
  const name = [pack.id, part, ...modules].join('/');
  asked.set(name, (other) => loaded(pack, part, other, modules));
  const spoken = `${name}/${language}`;
  const known = coming.get(spoken) as Promise<Parts[P]> | undefined;
  if (known) return known;
  const loading = pack.parts[part](language, modules);
  if (part === 'table') loading.then((kit) => foresee((kit as TableKit).pictures?.() ?? []), noKit);
  coming.set(spoken, loading);
  loading.then(
    // As React marks what it has waited for: nobody waits who sees it for the first time.
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    // What did not come, for want of a line, is asked for again.
    () => coming.delete(spoken),
  );
  return loading;
}
