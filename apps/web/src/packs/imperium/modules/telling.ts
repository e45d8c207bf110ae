import { type ImperiumOptions, type ImperiumView, modulesAt } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { PreviewLine } from '../../../table/explain/explaining.ts';
import type { At, Told } from '../explain/lines.tsx';
import type { ImperiumChoices } from './module.ts';
import { TABLE_MODULES } from './modules.ts';

/** What is said of an expansion: fetched with its parts, and there before a table with it is shown. */
export interface Telling {
  /** A plate's part in one breath. */
  readonly said: (view: ImperiumView, seat: Seat, language: Language) => readonly string[];
  /** Previews of what lies on its board, and of what somebody has of it. */
  readonly kinds: Readonly<Record<string, (id: string, at: At) => Told | null>>;
  readonly lines: (seat: Seat, at: At) => readonly PreviewLine[];
  /** What is said before an answer of it that nothing takes back. */
  readonly warning?: NonNullable<ImperiumChoices['warning']>;
}

const fetched = new Map<string, Telling>();

export async function fetchTelling(modules: readonly string[]): Promise<void> {
  const wanted = TABLE_MODULES.filter(({ id }) => modules.includes(id));
  await Promise.all(wanted.map(async ({ id, telling }) => fetched.set(id, await telling())));
}

export const tellingAt = (options: ImperiumOptions): readonly Telling[] =>
  modulesAt(options).flatMap((id) => fetched.get(id) ?? []);
