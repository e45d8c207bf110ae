import type { GameEvent, Heard, Option, Reason, Seat } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import { createContext, useMemo } from 'react';
import { useLanguage } from '../../app/language.ts';
import type { Snapshot } from '../../games/protocol.ts';
import type { Named, Speaking, TableKit } from '../kit.ts';
import type { SeatLook } from '../seats/shapes.ts';
import type { Asked, Thing } from '../spots.ts';
import { useRequired } from './required.ts';

/** What the game says, in the viewer's language and with the names of this table. It hardly changes. */
export interface Wording {
  readonly language: Language;
  /** Everybody around the table; those whom nobody plays come after the seats. */
  readonly names: readonly string[];
  readonly name: (seat: Seat) => string;
  /** Where there is little room. */
  readonly short: (seat: Seat) => string;
  readonly speaking: Speaking;
  /** The same with short names, for what is read in passing. */
  readonly brief: Speaking;
  /** How seats are marked, where the game has marks of its own. */
  readonly looks: readonly (SeatLook | undefined)[];
  readonly decision: (decision: Asked) => string;
  readonly option: (option: Option, decision: Asked) => string;
  readonly spoken: (option: Option) => string | undefined;
  readonly reason: (reason: Reason) => string;
  readonly event: (event: Heard<GameEvent>) => string;
  readonly thing: (thing: Thing) => string;
  readonly field: (name: string, decision: Asked) => string;
  readonly fieldNumber: (n: number, name: string, decision: Asked) => string;
  readonly behalf: (seat: Seat) => string;
}

const WordingContext = createContext<Wording | null>(null);
export const WordingProvider = WordingContext.Provider;

export const useWording = (): Wording => useRequired(WordingContext);

export function useNewWording(kit: TableKit, snapshot: Snapshot): Wording {
  const language = useLanguage();
  const speaking = useSpeaking(kit, snapshot);
  return useMemo((): Wording => {
    const { wording } = kit;
    return {
      language,
      names: speaking.names,
      name: (seat) => speaking.names[seat] ?? '',
      short: (seat) => speaking.shorts[seat] ?? '',
      speaking,
      brief: speaking.brief,
      looks: speaking.looks,
      decision: (decision) => wording.decision(decision, speaking, language),
      option: (option, decision) => wording.option(option, speaking, language, decision),
      spoken: (option) => wording.spoken(option, speaking, language),
      reason: (reason) => wording.reason(reason, speaking, language),
      event: (event) => wording.event(event, speaking.brief, language),
      thing: (thing) => wording.thing(thing, language),
      field: (name, decision) => wording.field(name, decision, language),
      fieldNumber: (n, name, decision) => wording.fieldNumber(n, name, decision, language),
      behalf: (seat) => wording.behalf(speaking.seatName(seat), language),
    };
  }, [kit, speaking, language]);
}

interface SpeakingHere extends Speaking {
  readonly names: readonly string[];
  readonly shorts: readonly string[];
  readonly brief: Speaking;
  readonly looks: readonly (SeatLook | undefined)[];
}

/** The names of the table; the same object until one of them changes. */
export function useSpeaking({ wording }: TableKit, snapshot: Snapshot): SpeakingHere {
  const written = JSON.stringify(wording.names(snapshot, useLanguage()));
  const reader = typeof snapshot.viewer === 'number' ? snapshot.viewer : null;
  return useMemo(() => {
    const named: readonly Named[] = JSON.parse(written);
    const sitterName = (seat: Seat) => named[seat]?.sitter ?? '';
    const played = named.flatMap(({ plays }) => plays ?? []);
    return {
      names: named.map(({ seat }) => seat),
      shorts: named.map(({ short }) => short),
      seatName: (seat) => named[seat]?.inSentence ?? named[seat]?.seat ?? '',
      sitterName,
      brief: {
        seatName: (seat) => named[seat]?.shortInSentence ?? named[seat]?.short ?? '',
        sitterName,
        reader,
        played,
      },
      reader,
      played,
      looks: named.map(({ mark }) => mark),
    };
  }, [written, reader]);
}
