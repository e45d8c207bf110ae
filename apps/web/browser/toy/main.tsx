import '../../src/style/base.css';
import { type Choice, Match, Refusal } from '@landsraad/kernel';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Snapshot } from '../../src/games/protocol.ts';
import type { OpenTable } from '../../src/games/useLocalTable.ts';
import { Laid } from '../../src/table/Laid.tsx';
import { type FairEvent, fair } from './game.ts';
import { drawn, kit } from './kit.tsx';

/* The fair on the table, with the match in the page: what the test asks of it is `toy`. */

export interface Toy {
  /** The answers of the first seat. */
  readonly given: Choice[];
  readonly drawn: Record<string, number>;
  /** Everybody else answers. */
  others(): void;
}

const match = Match.start(fair, {}, 'toy');
const given: Choice[] = [];

const shown = (): Snapshot => ({
  id: 'toy',
  game: fair.id,
  position: match.position,
  round: fair.round(match.state),
  viewer: 0,
  view: match.view(0),
  seats: [
    { is: 'person', name: 'Ada' },
    { is: 'person', name: 'Bo' },
  ],
  decision: match.decision(0),
  waiting: match.pending.map(({ seat }) => seat),
  curtain: null,
  thinking: null,
  canUndo: match.canUndo(0),
  result: match.result,
  eventsFrom: 0,
  events: match.events(0) as FairEvent[],
  guide: false,
});

function Page() {
  const [snapshot, setSnapshot] = useState(shown);
  const table = useMemo(() => {
    const toy: Toy = {
      given,
      drawn,
      others() {
        for (const { seat, fallback } of match.pending) if (seat > 0) match.answer(seat, fallback);
        setSnapshot(shown());
      },
    };
    Object.assign(globalThis, { toy });
    const done = async () => {
      setSnapshot(shown());
      return true;
    };
    return {
      answer: async (choice: Choice) => {
        try {
          match.answer(0, choice);
        } catch (error) {
          if (error instanceof Refusal) return false;
          throw error;
        }
        given.push(choice);
        return done();
      },
      whyNot: async (choice: Choice) => match.whyNot(0, choice),
      retract: null,
      teach: null,
      undo: async () => {
        match.undo(0);
        given.pop();
        return done();
      },
      act: async () => false,
      look: async () => false,
      advise: async () => [],
      adviseOn: async () => [],
      dismiss: () => undefined,
    };
  }, []);
  const open: OpenTable = { ...table, snapshot, log: snapshot.events, trail: [], fault: null };
  return <Laid kit={kit} table={open} snapshot={snapshot} save={() => undefined} />;
}

createRoot(document.getElementById('root')!).render(<Page />);
