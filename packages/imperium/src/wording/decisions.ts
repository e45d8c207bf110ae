import type { Decision, OpenDecision } from '@landsraad/kernel';
import {
  askedWithin,
  capitalised,
  decapitalised,
  type Language,
  WRITING,
} from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { DecisionKind, ImperiumOption } from '../choices.ts';
import { RESEARCH } from '../content/immortality/tracks.ts';
import { intrigueOf, isCard } from '../content/index.ts';
import type { Source } from '../state.ts';
import { LABEL, modePhrase, phrase } from './compose.ts';
import { type Context, speakerOf } from './speaker.ts';
import type { Prompt, Speaker, Wording } from './wording.ts';

/** Their question speaks of the source already, or has no need of it. */
const WITHOUT_SOURCE: readonly string[] = [
  'control.defend',
  'agent.space',
  'agent.piece',
  'alliance.give',
  'acquire.where',
  'graft.partner',
] satisfies DecisionKind[];

type Asked = Decision | OpenDecision;

/** The question put to the player who decides. */
export function wordDecision(decision: Asked, context: Context, language: Language): string {
  const { choices } = wordingOf(language);
  const { pair, typeset } = WRITING[language];
  const prompt = promptOf(decision, speakerOf(context, language));
  const ask = choices.prompts[decision.kind as DecisionKind] as
    | ((prompt: Prompt) => string)
    | undefined;
  const asked = ask?.(prompt) ?? choices.otherPrompt;
  const question =
    decision.shape === 'number' ? askedWithin(asked, decision.min, decision.max, language) : asked;
  const named = prompt.source && !WITHOUT_SOURCE.includes(decision.kind);
  return typeset(
    named ? pair(prompt.say.source(prompt.source), decapitalised(question)) : question,
  );
}

function promptOf({ about, ...decision }: Asked, say: Speaker): Prompt {
  const bounds = 'min' in decision ? decision : { min: 1, max: 1 };
  return {
    say,
    source: (about?.source as Source | undefined) ?? null,
    card: typeof about?.card === 'string' && isCard(about.card) ? about.card : null,
    n: typeof about?.n === 'number' ? about.n : 1,
    onBehalf: typeof about?.for === 'number' ? about.for : null,
    min: bounds.min,
    max: bounds.max,
  };
}

/** A short label for one thing that may be chosen. */
export function wordOption(option: ImperiumOption, context: Context, language: Language): string {
  const wording = wordingOf(language);
  return WRITING[language].typeset(label(option, speakerOf(context, language), wording));
}

function label(option: ImperiumOption, say: Speaker, wording: Wording): string {
  const { choices } = wording;
  switch (option.type) {
    case 'effect':
      return `${capitalised(phrase([option.effect], wording, LABEL))} (${say.source(option.source)})`;
    case 'branch':
      return capitalised(phrase(option.effects, wording, LABEL));
    case 'research':
      return capitalised(phrase(RESEARCH.steps[option.step]!.bonus, wording, LABEL));
    case 'intrigue': {
      const { modes } = intrigueOf(option.intrigue);
      const name = choices.intrigueOption(say.intrigue(option.intrigue));
      return modes.length > 1
        ? `${name} (${modePhrase(modes[option.mode]!, wording, LABEL)})`
        : name;
    }
    default: {
      const word = choices.options[option.type] as (option: ImperiumOption, say: Speaker) => string;
      return word(option, say);
    }
  }
}
