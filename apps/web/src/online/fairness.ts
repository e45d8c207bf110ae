import { HOUSE_BOT, isBotName } from '@landsraad/bots/names';
import type { GameState, MatchRecord } from '@landsraad/kernel';
import type { FinishedRecord, TableInfo } from '@landsraad/protocol';
import { fileText } from '../games/file-text.ts';
import type { Seating } from '../games/protocol.ts';

/* The shuffle was promised before the first card was seen: anybody can check the promise here. */

export interface Proof {
  readonly seed: string;
  readonly salt: string;
  /** What was told when the game began. */
  readonly promised: string;
  /** What seed and salt give, computed on this device. */
  readonly computed: string;
  readonly holds: boolean;
  /** This device was told the promise while it still was one. */
  readonly witnessed: boolean;
}

/** Browsers compute hashes only for pages with https, or of this very machine. */
export const canProve = (): boolean => globalThis.crypto?.subtle !== undefined;

/** `promised` is what this device was told during the game; null if it was not there. */
export async function proofOf(
  { record, salt, commitment }: FinishedRecord,
  promised: string | null,
): Promise<Proof> {
  const { seed } = record as MatchRecord<GameState>;
  const computed = await sha256(`${salt}:${seed}`);
  const told = promised ?? commitment;
  const holds = computed === told;
  return {
    seed: String(seed),
    salt,
    promised: told,
    computed,
    holds,
    witnessed: promised !== null,
  };
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A finished game as a file that this client and the terminal can take up. */
export function fileOf({ record, seats }: FinishedRecord, infos: TableInfo['seats']): string {
  const sitting = infos.map((info, seat): Seating => {
    if (info.is === 'person') return { is: 'person', name: seats[seat]?.name ?? '' };
    // A seat that was given up was played by a bot; one that only the server has is as good as ours.
    const known = info.is === 'bot' && isBotName(info.bot);
    return { is: 'bot', bot: known ? info.bot : HOUSE_BOT };
  });
  return fileText({ record: record as MatchRecord<GameState>, seats: sitting, guide: false });
}
