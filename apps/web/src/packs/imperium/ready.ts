import { learn, MODULES, type ModuleId, unpack } from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';

/** Has all that these modules print at hand, and what a language says of it. */
export async function ready(language: Language, modules: readonly string[]): Promise<void> {
  const wanted: readonly ModuleId[] = MODULES.filter((id) => modules.includes(id));
  await Promise.all([unpack(wanted), learn(language, wanted)]);
}
