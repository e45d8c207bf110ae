import type { Choice, OpenDecision } from '@landsraad/kernel';
import type { Order, Playable, Topic } from '../games/playable.ts';
import { padded } from '../screen/layout.ts';
import type { Text } from '../text/text.ts';
import { bestFit, plain } from './explain.ts';

/** Room for a topic and its mode. */
const WIDEST = 19;

const WORDS: Readonly<Record<string, Order>> = {
  never: 'never',
  jamais: 'never',
  able: 'able',
  utile: 'able',
  always: 'always',
  toujours: 'always',
};

/** The topic of everything else that may be left unasked. */
export const OTHERS = 'others';

/**
 * A person's standing orders: which questions they want to see. The others are answered with the
 * default, as the person would; nobody else can tell, since everybody is asked either way.
 */
export class Orders {
  private readonly playable: Playable;
  private readonly given = new Map<string, Order>();
  /** Topics passed for the rest of a phase. */
  private readonly skipped = new Map<string, string>();

  constructor(playable: Playable) {
    this.playable = playable;
    for (const { id, order } of playable.topics) this.given.set(id, order);
  }

  /** The answer that the orders give, or null where the person is asked. */
  answer(decision: OpenDecision, phase: string): Choice | null {
    const topic = this.playable.topicOf(decision);
    if (topic === null) return null;
    const order = this.given.get(topic) ?? 'able';
    if (order === 'never' || this.skipped.get(topic) === phase) return decision.fallback;
    return order === 'able' && isSole(decision) ? decision.fallback : null;
  }

  /** Asks no more about the decision's topic in this phase. False for what must be decided. */
  skip(decision: OpenDecision, phase: string): boolean {
    const topic = this.playable.topicOf(decision);
    if (!this.playable.topics.some(({ id }) => id === topic)) return false;
    this.skipped.set(topic!, phase);
    return true;
  }

  /** Changes an order, or lists them all. */
  obey(words: string, text: Text): string[] {
    const { topics } = this.playable;
    const say = text.play.orders;
    if (topics.length === 0) return [say.none];
    const [name = '', mode = ''] = words.split(/\s+/);
    if (name === '')
      return [say.heading, ...topics.map((topic) => this.line(topic, text)), say.how];
    const order = WORDS[mode.toLowerCase()];
    const everything = ['all', 'tout'].includes(name.toLowerCase());
    const found = everything
      ? topics
      : bestFit(plain(name), topics, ({ word, name }) =>
          [word.en, word.fr, name.en, name.fr].map(plain),
        );
    if (found.length === 0 || (!everything && found.length > 1)) return [say.unknown(name)];
    if (order === undefined) return [...found.map((topic) => this.line(topic, text)), say.how];
    for (const { id } of found) this.set(id, order);
    // What has no topic is never passed over, but may always be asked.
    if (everything) this.set(OTHERS, order === 'never' ? 'able' : order);
    return found.map((topic) => say.set(topic.name[text.language], say.modes[order]));
  }

  private set(topic: string, order: Order): void {
    this.given.set(topic, order);
    this.skipped.delete(topic);
  }

  private line({ id, word, name }: Topic, { language, play, pair }: Text): string {
    const mode = play.orders.modes[this.given.get(id)!];
    return `  ${padded(pair(word[language], mode), WIDEST)} ${name[language]}`;
  }
}

/** There is nothing to choose: everybody is asked so that nothing shows who could. */
function isSole(decision: OpenDecision): boolean {
  switch (decision.shape) {
    case 'one':
    case 'order':
      return decision.options.length === 1;
    case 'number':
      return decision.min === decision.max;
    case 'some':
      return decision.max === 0 || decision.min === decision.options.length;
    case 'form':
      return false;
  }
}
