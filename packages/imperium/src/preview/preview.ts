import {
  against,
  type Choice,
  copyRandom,
  type Decision,
  type Flow,
  type Heard,
  heard,
  type OpenDecision,
  type Option,
  opened,
  type Reason,
  type Seat,
  sameRandom,
} from '@landsraad/kernel';
import type { ImperiumOption } from '../choices.ts';
import { spaceAt } from '../content/printed.ts';
import { UNKNOWN } from '../content/unknown.ts';
import type { ImperiumEvent } from '../events.ts';
import type { SupposableGame } from '../game.ts';
import type { SpaceId } from '../ids.ts';
import { whyNotSendTo } from '../rules/board.ts';
import { extensionsOf } from '../rules/extension.ts';
import { restOfTurn } from '../rules/player-turn.ts';
import { sendingOf } from '../rules/sending.ts';
import type { Imperium } from '../state.ts';
import type { ImperiumView } from '../view.ts';

/** A question of the turn, with its answer. */
export interface PlannedStep {
  readonly decision: OpenDecision<ImperiumOption>;
  readonly choice: Choice;
}

/** What would come of some answers, as far as their seat can know it. */
export interface Preview {
  /** The answers that would be taken, each with its question. */
  readonly steps: readonly PlannedStep[];
  /** Why the next one would not; null when all are. */
  readonly why: Reason | null;
  /** What would be asked next, without the options that nobody can know of yet. */
  readonly decision: OpenDecision<ImperiumOption> | null;
  /** Where the answers lead: to a question, to the end of the turn, or to what nobody can know. */
  readonly leads: 'on' | 'to-the-end' | 'into-the-unknown';
  /** What would happen, as everybody would hear it: how many cards are drawn, never which. */
  readonly events: readonly Heard<ImperiumEvent>[];
  /** The table as it would then lie before the seat, with unknown cards for what it draws. */
  readonly view: ImperiumView;
}

/**
 * What the viewer's next answers would pay and certainly gain: on the open turn, from its menu on, or
 * on the next one, as things stand. Null where no turn of theirs can come. The rules themselves run,
 * at a table that is made of the view alone, so nothing hidden can show; what is drawn from a pile or
 * shuffled is unknown, and where chance or somebody else decides the preview ends.
 */
export function previewOf(
  view: ImperiumView,
  choices: readonly Choice[],
  game: SupposableGame,
): Preview | null {
  const rehearsal = rehearsalOf(view, game);
  if (!rehearsal) return null;
  const steps: PlannedStep[] = [];
  let why: Reason | null = null;
  for (const choice of choices) {
    const { asked } = rehearsal;
    if (!asked) break;
    why = against(asked, choice);
    if (why) break;
    steps.push({ decision: opened(asked), choice });
    rehearsal.give(choice);
  }
  const { state, seat, asked, leads } = rehearsal;
  return {
    steps,
    why,
    decision: asked && opened(asked),
    leads,
    events: state.events!.map((event) => heard(event, 'spectator')),
    view: game.view(state, seat),
  };
}

/** The answers that put cards of the own hand together, and why these do not reach a space; null when they do. */
export interface Reach {
  readonly answers: readonly string[];
  readonly why: Reason | null;
}

/** Which of the viewer's cards reach a space on their turn, the open one or the next. */
export function reach(view: ImperiumView, space: SpaceId, game: SupposableGame): readonly Reach[] {
  const rehearsal = rehearsalOf(view, game);
  if (rehearsal?.state.turn?.kind !== 'choosing') return [];
  const { state, seat } = rehearsal;
  const there = spaceAt(state.options, space);
  const alone = [...new Set(state.players[seat]!.hand)].map((card) => ({
    answers: [card],
    sending: sendingOf(state, seat, [card]),
  }));
  const together = extensionsOf(state).flatMap(({ pairs }) => pairs?.(state, seat) ?? []);
  return [...alone, ...together].map(({ answers, sending }) => ({
    answers,
    why: whyNotSendTo(state, seat, sending, there),
  }));
}

function rehearsalOf(view: ImperiumView, game: SupposableGame): Rehearsal | null {
  const { viewer } = view;
  if (typeof viewer !== 'number' || !hasTurn(view, viewer)) return null;
  return new Rehearsal(game, game.suppose(view, viewer), viewer);
}

/** A turn that is over, or in the middle of sending an Agent, has no menu to go on from. */
function hasTurn({ phase, players, turn, options }: ImperiumView, seat: Seat): boolean {
  if (phase !== 'turns' || seat >= options.players) return false;
  if (turn?.seat !== seat) return !players[seat]!.revealed;
  return !turn.ended && !(turn.kind === 'agent' && turn.space === null);
}

type Asked = Decision<ImperiumOption>;

/** A turn that is played to nobody. */
class Rehearsal {
  readonly state: Imperium;
  readonly seat: Seat;
  private readonly flow: Flow;
  asked: Asked | null = null;
  leads: Preview['leads'] = 'on';

  constructor(game: SupposableGame, state: Imperium, seat: Seat) {
    this.state = state;
    this.seat = seat;
    state.events = [];
    this.flow = state.turn ? restOfTurn(state, seat) : game.next(state)!;
    this.follow(this.flow.next());
  }

  give(choice: Choice): void {
    const before = copyRandom(this.state.random);
    this.follow(this.flow.next({ seat: this.seat, choice }));
    if (!sameRandom(before, this.state.random)) this.end('into-the-unknown');
  }

  private follow(step: ReturnType<Flow['next']>): void {
    if (step.done) {
      this.end('to-the-end');
      return;
    }
    const [decision, ...others] = step.value as readonly Asked[];
    this.asked = others.length === 0 && decision?.seat === this.seat ? known(decision) : null;
    if (!this.asked) this.end('into-the-unknown');
  }

  private end(leads: Preview['leads']): void {
    this.asked = null;
    this.leads = leads;
  }
}

const isUnknown = (thing: object): boolean => Object.values(thing).includes(UNKNOWN);

/** The question without what nobody can know of; null where nothing else is left of it. */
function known(decision: Asked): Asked | null {
  if (decision.about && isUnknown(decision.about)) return null;
  if (decision.shape !== 'one') {
    const options: readonly Option[] = 'options' in decision ? decision.options : [];
    return options.some(isUnknown) ? null : decision;
  }
  const { refused } = decision;
  const options = decision.options.filter((option) => !isUnknown(option));
  if (options.length === 0) return null;
  return {
    ...decision,
    options,
    refused: refused && (() => refused().filter(({ option }) => !isUnknown(option))),
  };
}
