import { greedy } from '@landsraad/bots';
import type { ImperiumOption } from '@landsraad/imperium';
import { type Choice, seeded } from '@landsraad/kernel';
import { WISHES, type Wish } from './guided-game.ts';
import { asks, optionsOf, type Scene } from './scene.ts';

/* What the coach would do. It is a suggestion: always among what is offered, never the only way. */

/** Greedy asks no chance. */
const NO_CHANCE = seeded('coach');

export function suggestion(scene: Scene): Choice | null {
  const { asked, snapshot } = scene;
  if (!asked) return null;
  return wished(scene) ?? greedy.decide(asked, () => snapshot.view, NO_CHANCE);
}

function wished(scene: Scene): Choice | null {
  const { asked, snapshot, me } = scene;
  const wish = wishNow(scene);
  if (!wish || !asked) return null;
  const offered = (id: string) => optionsOf(scene).find((option) => option.id === id);
  if (asks(scene, 'turn.kind')) return offered(wish.card) ? wish.card : null;
  if (asks(scene, 'agent.space')) return offered(wish.space) ? wish.space : null;
  const { turn } = snapshot.view;
  if (asks(scene, 'effects.order')) {
    const gain = optionsOf(scene).find(isGain);
    if (gain) return gain.id;
    if (turn?.deployed === 0 && wish.deploy && offered('deploy')) return 'deploy';
    return turn && turn.deployed > 0 && offered('end') ? 'end' : null;
  }
  if (asked.shape === 'number' && asks(scene, 'deploy'))
    return Math.min(asked.max, wish.deploy ?? 0, me.garrison);
  return null;
}

/** The wish of the turn that is open; at its start, the first of the round that can be done. */
function wishNow({ asked, snapshot }: Scene): Wish | undefined {
  const { round, turn, agents } = snapshot.view;
  const wishes = WISHES.filter((wish) => wish.round === round);
  if (asked?.kind !== 'turn.kind')
    return wishes.find(
      ({ card, space }) => turn?.sending?.cards.includes(card) && space === (turn.space ?? space),
    );
  const offered = 'options' in asked ? asked.options.map(({ id }) => id) : [];
  return wishes.find(
    ({ card, space }) => offered.includes(card) && agents.every((agent) => agent.space !== space),
  );
}

const isGain = (option: ImperiumOption): boolean =>
  option.type === 'effect' && option.effect.do !== 'trash' && option.effect.do !== 'pay';
