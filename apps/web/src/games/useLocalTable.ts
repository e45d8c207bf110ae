import type { Lesson } from '@landsraad/bots/teaching';
import type { Choice, OpenDecision, Reason } from '@landsraad/kernel';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { faultIn, games, type OpenGame } from './client.ts';
import { type Frame, type HeardLog, logWith, trailWith } from './log.ts';
import { OneAtATime } from './one-at-a-time.ts';
import type { Advice, Fault, Snapshot } from './protocol.ts';
import type { Watched } from './work.ts';

interface Shown {
  readonly id: string;
  readonly snapshot: Snapshot | null;
  readonly log: HeardLog;
  readonly trail: readonly Frame[];
}

/** A table on the screen. */
export interface OpenTable {
  /** Null until the game is open. */
  readonly snapshot: Snapshot | null;
  /** Everything that the viewer has heard so far. */
  readonly log: HeardLog;
  /** The positions that led to this one, which included. */
  readonly trail: readonly Frame[];
  /** The last thing that went wrong, until it is dismissed. */
  readonly fault: Fault | null;
  /** Also lets a game that stood still because of the fault try to go on. */
  readonly dismiss: () => void;
  /**
   * Answers the decision of the snapshot on the screen; true when it was taken and stored. A second
   * press before that does nothing.
   */
  readonly answer: (choice: Choice) => Promise<boolean>;
  /** Does something of the own accord, whoever is asked; true when it was taken and stored. */
  readonly act: (kind: string, choice: Choice) => Promise<boolean>;
  /** Why an answer would not be taken, or null where it would, or where that cannot be known. */
  readonly whyNot: (choice: Choice) => Promise<Reason | null>;
  readonly undo: () => Promise<boolean>;
  /** Back to the beginning of the last turn whatever was seen; null where others would have to agree. */
  readonly retract: (() => Promise<boolean>) | null;
  readonly look: () => Promise<boolean>;
  /** Empty where there is nothing to advise; null where everybody plays by themselves. */
  readonly advise: (() => Promise<readonly Advice[]>) | null;
  /** What the strongest would do and why, thought through; null where nobody can be asked. */
  readonly teach: ((watched: Watched) => Promise<Lesson | null>) | null;
  /** The same as advice, at a question that is only thought of; empty where that cannot be said. */
  readonly adviseOn: (decision: OpenDecision, view: unknown) => Promise<readonly Advice[]>;
}

const nothing = (id: string): Shown => ({ id, snapshot: null, log: [], trail: [] });

/** Opens the game while the component is there. */
export function useLocalTable(id: string): OpenTable {
  const confirm = useSettings((settings) => settings.confirm);
  const orders = useSettings((settings) => settings.orders);
  const [shown, setShown] = useState(() => nothing(id));
  const [fault, setFault] = useState<Fault | null>(null);
  const [game, setGame] = useState<OpenGame | null>(null);

  useEffect(() => {
    let gone = false;
    setShown(nothing(id));
    setFault(null);
    const opening = games.open(
      id,
      (snapshot) => {
        if (!gone) setShown((before) => shownWith(before, snapshot));
      },
      (told) => {
        if (!gone) setFault(told);
      },
    );
    opening.then(
      (opened) => {
        if (!gone) setGame(opened);
      },
      (error) => {
        if (!gone) setFault(faultIn(error));
      },
    );
    return () => {
      gone = true;
      setGame(null);
      opening.then((opened) => opened.close()).catch(() => undefined);
    };
  }, [id]);

  useEffect(() => game?.prefer({ confirm, orders }), [game, confirm, orders]);

  const current = shown.id === id ? shown : nothing(id);
  const position = current.snapshot?.position ?? 0;

  const turn = useMemo(() => new OneAtATime((error) => setFault(faultIn(error))), []);

  const acts = useMemo(
    () => ({
      dismiss: () => {
        setFault(null);
        game?.prefer({ confirm, orders });
      },
      act: (kind: string, choice: Choice) => turn.now(() => game?.act(kind, choice)),
      undo: () => turn.now(() => game?.undo()),
      retract: () => turn.now(() => game?.retract()),
      // The curtain is there before the answer that put it up is done with.
      look: () => turn.next(() => game?.look()),
      advise: async () => {
        try {
          return (await game?.advise()) ?? [];
        } catch (error) {
          setFault(faultIn(error));
          return [];
        }
      },
      teach: async (watched: Watched) => (await game?.teach(watched).catch(() => null)) ?? null,
    }),
    [game, confirm, orders, turn],
  );
  const name = current.snapshot?.game ?? '';
  const adviseOn = useAdviseOn(name);
  const answer = useCallback(
    (choice: Choice) => turn.now(() => game?.answer(position, choice)),
    [game, position, turn],
  );
  const whyNot = useCallback(
    async (choice: Choice) => (await game?.whyNot(position, choice).catch(() => null)) ?? null,
    [game, position],
  );
  const { snapshot, log, trail } = current;
  const alone = snapshot?.seats.filter(({ is }) => is === 'person').length === 1;
  const retract = alone ? acts.retract : null;
  return { snapshot, log, trail, fault, answer, whyNot, adviseOn, ...acts, retract };
}

/** What a bot would do at a question of that game, wherever it is played. */
export const useAdviseOn = (game: string): OpenTable['adviseOn'] =>
  useCallback((decision, view) => games.adviseOn({ game, decision, view }).catch(() => []), [game]);

function shownWith({ id, log: before, trail }: Shown, snapshot: Snapshot): Shown {
  const log = logWith(before, snapshot);
  return { id, snapshot, log, trail: trailWith(trail, { snapshot, log }) };
}
