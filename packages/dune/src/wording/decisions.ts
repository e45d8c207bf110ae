import type { Decision, OpenDecision, Option } from '@landsraad/kernel';
import { askedWithin, type Language, WRITING } from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { DecisionKind, DuneOption } from '../choices.ts';
import { type Context, speakerOf } from './speaker.ts';
import type { About, OptionType, Prompt, Speaker } from './wording.ts';

type Asked = Decision | OpenDecision;

type AnyLabel = (option: DuneOption, say: Speaker, prompt: Prompt) => string;

/** The question put to the player who decides. */
export function wordDecision(decision: Asked, context: Context, language: Language): string {
  const { choices } = wordingOf(language);
  const ask = choices.prompts[decision.kind as DecisionKind] as
    | ((prompt: Prompt) => string)
    | undefined;
  const asked = ask?.(promptOf(decision, speakerOf(context, language))) ?? choices.otherPrompt;
  const question =
    decision.shape === 'number' ? askedWithin(asked, decision.min, decision.max, language) : asked;
  return WRITING[language].typeset(question);
}

/** Nothing but the options themselves is known. */
const UNASKED: Omit<Prompt, 'say'> = {
  seat: -1,
  about: {},
  number: false,
  offers: () => false,
  min: 1,
  max: 1,
};

function promptOf(decision: Asked, say: Speaker): Prompt {
  const bounds = 'min' in decision ? decision : UNASKED;
  const options: readonly Option[] = 'options' in decision ? decision.options : [];
  return {
    say,
    seat: decision.seat,
    about: (decision.about ?? {}) as About,
    number: decision.shape === 'number',
    offers: (type) => options.some((option) => (option as DuneOption).type === type),
    min: bounds.min,
    max: bounds.max,
  };
}

/** A short label for one thing that may be chosen; it says more where the decision is given. */
export function wordOption(
  option: DuneOption,
  context: Context,
  language: Language,
  asked?: Asked,
): string {
  const { options, precise } = wordingOf(language).choices;
  const say = speakerOf(context, language);
  const prompt = asked ? promptOf(asked, say) : { ...UNASKED, say };
  const here: Partial<Record<OptionType, unknown>> | undefined =
    asked && precise[asked.kind as keyof typeof precise];
  const label = (here?.[option.type] ?? options[option.type]) as AnyLabel;
  return WRITING[language].typeset(label(option, say, prompt));
}
