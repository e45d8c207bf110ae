import type { Choice } from '@landsraad/kernel';
import { asks, type Scene } from './scene.ts';
import type { Why } from './words.ts';

/* Why the coach suggests what it suggests, where that can be said in a line and is true now. */

interface Reason {
  readonly why: Why;
  readonly holds?: (scene: Scene) => boolean;
}

/** An Agent turn, by its space. */
const SPACES: Readonly<Record<string, Reason>> = {
  arrakeen: { why: 'arrakeen' },
  stillsuits: { why: 'stillsuits', holds: ({ me }) => me.garrison > 0 },
  'imperial-basin': {
    why: 'basin',
    holds: ({ snapshot }) => (snapshot.view.bonusSpice['imperial-basin'] ?? 0) > 0,
  },
  secrets: { why: 'secrets' },
  'hall-of-oratory': {
    why: 'oratory',
    holds: ({ snapshot, me }) =>
      snapshot.view.turn?.sending?.cards.includes('signet-ring') === true &&
      me.leader === 'paul-atreides',
  },
  'hardy-warriors': { why: 'warriors', holds: ({ me }) => me.influence.fremen === 1 },
};

/** Anything else, by its id. */
const OTHERS: Readonly<Record<string, Reason>> = {
  'acquire:chani': { why: 'chani' },
  'acquire:choam-directorship': { why: 'directorship' },
  'intrigue:guild-authorization': {
    why: 'authorization',
    holds: ({ me }) => me.influence['spacing-guild'] === 1,
  },
  'intrigue:master-tactician/1': {
    why: 'tactician',
    holds: ({ snapshot, seat, me }) =>
      snapshot.view.players.every((rival, other) =>
        other === seat ? true : rival.strength < me.strength + 3,
      ),
  },
  'fremen,emperor': {
    why: 'two',
    holds: ({ snapshot: { view }, me }) =>
      me.influence.fremen === 3 &&
      view.alliances.fremen === null &&
      me.influence.emperor === 1 &&
      me.vp + 2 >= view.options.pointsToWin,
  },
};

export function reasonFor(scene: Scene, choice: Choice): Why | null {
  const reasons = asks(scene, 'agent.space') ? SPACES : OTHERS;
  const id = String(choice);
  const reason = Object.hasOwn(reasons, id) ? reasons[id]! : null;
  return reason && (reason.holds?.(scene) ?? true) ? reason.why : null;
}
