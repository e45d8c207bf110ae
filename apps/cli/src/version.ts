import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './root.ts';

export function version(): string {
  const file = path.join(projectRoot(), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
