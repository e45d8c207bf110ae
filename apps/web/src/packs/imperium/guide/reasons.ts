import type { Choice } from '@landsraad/kernel';
import { asks, type Scene } from './scene.ts';
import type { Why } from './words.ts';

/* Why the coach suggests what it suggests, where that can be said in a line and is true now. */

interface Reason {
  readonly why: Why;
  readonly holds?: (scene: Scene) => boolean;
}

/** An Agent turn, by its space. */
const SPACES: Readonly<Record<string, readonly Reason[]>> = {
  arrakeen: [{ why: 'arrakeen' }],
  stillsuits: [{ why: 'stillsuits' }],
  secrets: [
    { why: 'sisterhood', holds: ({ me }) => me.influence['bene-gesserit'] === 1 },
    { why: 'secrets' },
  ],
  'hardy-warriors': [{ why: 'warriors', holds: ({ me }) => me.influence.fremen === 1 }],
};

/** Anything else, by its id. */
const OTHERS: Readonly<Record<string, readonly Reason[]>> = {
  'acquire:bene-gesserit-sister': [{ why: 'sister' }],
  'intrigue:know-their-ways': [{ why: 'ways', holds: ({ me }) => me.influence.fremen === 1 }],
  'intrigue:ambush': [
    {
      why: 'ambush',
      holds: ({ snapshot, seat, me }) =>
        snapshot.view.players.every(
          (rival, other) => other === seat || rival.strength < me.strength + 4,
        ),
    },
  ],
};

export function reasonFor(scene: Scene, choice: Choice): Why | null {
  const reasons = asks(scene, 'agent.space') ? SPACES : OTHERS;
  const id = String(choice);
  const told = Object.hasOwn(reasons, id) ? reasons[id]! : [];
  return told.find(({ holds }) => holds?.(scene) ?? true)?.why ?? null;
}
