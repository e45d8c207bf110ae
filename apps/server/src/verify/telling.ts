import type { Language } from '@landsraad/kernel/wording';
import type { Found, Verdict } from './verify.ts';
import { WORDS } from './words.ts';

/** How the operator hears of it. */
export interface Telling {
  found(found: Found, done: number, of: number): void;
  verdict(verdict: Verdict): void;
}

interface Outlets {
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean };
}

/** A line of JSON for each table, and a last one for all. */
export function inJson({ stdout }: Outlets): Telling {
  const line = (value: object) => stdout.write(`${JSON.stringify(value)}\n`);
  return { found: line, verdict: (verdict) => line({ verdict }) };
}

const EVERY_MS = 100;
const WIPED = '\r\u001b[K';

/** Only the tables of which there is something to say; how far it is, on a terminal. */
export function inWords({ stdout, stderr }: Outlets, language: Language): Telling {
  const words = WORDS[language];
  let shown = Number.NEGATIVE_INFINITY;
  const wipe = () => {
    if (stderr.isTTY && shown > 0) stderr.write(WIPED);
  };
  const progress = (done: number, of: number) => {
    if (!stderr.isTTY || performance.now() - shown < EVERY_MS) return;
    shown = performance.now();
    stderr.write(`${WIPED}${words.progress(done, of)}`);
  };
  return {
    found: ({ table, game, rules, status, finding }, done, of) => {
      if (finding.is !== 'same' && finding.is !== 'plausible') {
        wipe();
        const what = words.finding[finding.is](finding as never);
        stdout.write(`${table} (${game} ${rules}, ${words.status[status]}): ${what}\n`);
      }
      progress(done, of);
    },
    verdict: (verdict) => {
      wipe();
      stdout.write(`${words.verdict(verdict)}\n`);
    },
  };
}
