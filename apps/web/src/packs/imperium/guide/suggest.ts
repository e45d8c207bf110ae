import { greedy } from '@landsraad/bots';
import type { CardId, ImperiumOption, SpaceId } from '@landsraad/imperium';
import { type Choice, type OpenDecision, seeded } from '@landsraad/kernel';
import { asks, optionsOf, type Scene } from './scene.ts';

/* What the coach would do. It is a suggestion: always among what is offered, never the only way. */

/** An Agent turn that the coach has in mind; it speaks of it only where it can be done. */
export interface Wish {
  readonly round: number;
  readonly card: CardId;
  readonly space: SpaceId;
  /** Troops for the Conflict; where nothing is said, as many as a bot would send. */
  readonly deploy?: number;
}

/** Greedy asks no chance. */
const NO_CHANCE = seeded('coach');

/** Where a wish is open, that; else what a bot would do. */
export function suggestion(scene: Scene, wishes: readonly Wish[]): Choice | null {
  const { asked, snapshot } = scene;
  if (!asked) return null;
  const wish = wishNow(scene, wishes);
  const choice = wish ? wished(scene, wish) : null;
  if (choice !== null) return choice;
  const weighed = wish?.deploy === 0 ? withoutDeploying(asked) : asked;
  return greedy.decide(weighed, () => snapshot.view, NO_CHANCE);
}

function wished(scene: Scene, wish: Wish): Choice | null {
  const { asked, snapshot, me } = scene;
  const offered = (id: string) => optionsOf(scene).find((option) => option.id === id);
  if (asks(scene, 'turn.kind')) return offered(wish.card) ? wish.card : null;
  if (asks(scene, 'agent.space')) return offered(wish.space) ? wish.space : null;
  if (!wish.deploy) return null;
  const { turn } = snapshot.view;
  if (asks(scene, 'effects.order')) {
    const gain = optionsOf(scene).find(isGain);
    if (gain) return gain.id;
    if (turn?.deployed === 0 && offered('deploy')) return 'deploy';
    return turn && turn.deployed > 0 && offered('end') ? 'end' : null;
  }
  if (asked?.shape === 'number' && asks(scene, 'deploy'))
    return Math.min(asked.max, wish.deploy, me.garrison);
  return null;
}

/** The wish of the turn that is open; at its start, the first of the round that can be done. */
function wishNow({ asked, snapshot }: Scene, wishes: readonly Wish[]): Wish | undefined {
  const { round, turn, agents } = snapshot.view;
  const ofRound = wishes.filter((wish) => wish.round === round);
  if (asked?.kind !== 'turn.kind')
    return ofRound.find(
      ({ card, space }) => turn?.sending?.cards.includes(card) && space === (turn.space ?? space),
    );
  const offered = 'options' in asked ? asked.options.map(({ id }) => id) : [];
  return ofRound.find(
    ({ card, space }) => offered.includes(card) && agents.every((agent) => agent.space !== space),
  );
}

const isGain = (option: ImperiumOption): boolean =>
  option.type === 'effect' && option.effect.do !== 'trash' && option.effect.do !== 'pay';

function withoutDeploying(asked: OpenDecision<ImperiumOption>): OpenDecision<ImperiumOption> {
  if (asked.kind !== 'effects.order' || !('options' in asked)) return asked;
  return { ...asked, options: asked.options.filter(({ type }) => type !== 'deploy') };
}
