import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '@landsraad/kernel';
import { readJson } from '../files.ts';
import type { Text } from '../text/text.ts';

/** A saved match may be saved over; anything else on the disk is somebody's. */
export async function mayReplace(cwd: string, file: string, text: Text): Promise<void> {
  if (!existsSync(path.resolve(cwd, file))) return;
  const refuse = () => new Problem(text.errors.notReplaced(file));
  const content = await readJson(cwd, file, text).catch(() => Promise.reject(refuse()));
  if ((content as { format?: unknown } | null)?.format !== 'landsraad-match') throw refuse();
}
