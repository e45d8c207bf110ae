import type { Decision, OpenDecision } from '@landsraad/kernel';
import type { DecisionKind, ImperiumOption } from '../choices.ts';
import { intrigueOf, isCard } from '../content/index.ts';
import type { Source } from '../state.ts';
import { capitalised, decapitalised, LABEL, modePhrase, phrase } from './compose.ts';
import type { Language } from './language.ts';
import { wordingOf } from './languages.ts';
import { type Context, speakerOf } from './speaker.ts';
import type { Prompt, Speaker, Wording } from './wording.ts';

/** Their question speaks of the source already, or has no need of it. */
const WITHOUT_SOURCE: readonly string[] = [
  'control.defend',
  'agent.space',
  'agent.piece',
  'alliance.give',
  'acquire.where',
] satisfies DecisionKind[];

type Asked = Decision | OpenDecision;

/** The question put to the player who decides. */
export function wordDecision(decision: Asked, context: Context, language: Language): string {
  const { choices, typeset } = wordingOf(language);
  const prompt = promptOf(decision, speakerOf(context, language));
  const ask = choices.prompts[decision.kind as DecisionKind] as
    | ((prompt: Prompt) => string)
    | undefined;
  const question = withRange(decision, ask?.(prompt) ?? choices.otherPrompt, wordingOf(language));
  const named = prompt.source && !WITHOUT_SOURCE.includes(decision.kind);
  return typeset(
    named
      ? `${prompt.say.source(prompt.source)}${choices.colon}${decapitalised(question)}`
      : question,
  );
}

function promptOf({ about, ...decision }: Asked, say: Speaker): Prompt {
  const bounds = 'min' in decision ? decision : { min: 1, max: 1 };
  return {
    say,
    source: (about?.source as Source | undefined) ?? null,
    card: typeof about?.card === 'string' && isCard(about.card) ? about.card : null,
    n: typeof about?.n === 'number' ? about.n : 1,
    min: bounds.min,
    max: bounds.max,
  };
}

/** "How many troops do you deploy (0 to 3)?" */
function withRange(decision: Asked, question: string, { choices }: Wording): string {
  if (decision.shape !== 'number') return question;
  return question.replace(
    / ?\?$/,
    (mark) => ` ${choices.range(decision.min, decision.max)}${mark}`,
  );
}

/** A short label for one thing that may be chosen. */
export function wordOption(option: ImperiumOption, context: Context, language: Language): string {
  const wording = wordingOf(language);
  return wording.typeset(label(option, speakerOf(context, language), wording));
}

function label(option: ImperiumOption, say: Speaker, wording: Wording): string {
  const { choices } = wording;
  switch (option.type) {
    case 'effect':
      return `${capitalised(phrase([option.effect], wording, LABEL))} (${say.source(option.source)})`;
    case 'branch':
      return capitalised(phrase(option.effects, wording, LABEL));
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
