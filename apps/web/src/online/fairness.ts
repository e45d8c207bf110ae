import type { Imperium } from '@landsraad/imperium';
import type { MatchRecord } from '@landsraad/kernel';
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
}

/** `promised` is what this device was told at the start, not what the record says now. */
export async function proofOf(
  { record, salt, commitment }: FinishedRecord,
  promised: string | null,
): Promise<Proof> {
  const { seed } = record as MatchRecord<Imperium>;
  const computed = await sha256(`${salt}:${seed}`);
  const told = promised ?? commitment;
  return { seed: String(seed), salt, promised: told, computed, holds: computed === told };
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A finished game as a file that this client and the terminal can take up. */
export function fileOf({ record, seats }: FinishedRecord, infos: TableInfo['seats']): string {
  const sitting = infos.map((info, seat): Seating => {
    if (info.is === 'bot') return { is: 'bot', bot: info.bot };
    return { is: 'person', name: seats[seat]?.name ?? '' };
  });
  return fileText({ record: record as MatchRecord<Imperium>, seats: sitting, guide: false });
}
