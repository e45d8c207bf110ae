import {
  amountOf,
  cardOf,
  type DecisionKind,
  type Effect,
  FACTIONS,
  type Faction,
  factionName,
  type ImperiumOption,
  intrigueOf,
  isCard,
  isIntrigue,
  isLeader,
  isSpace,
  leaderOf,
  nameOf,
  RESOURCES,
  type Resources,
  type Space,
  spaceOf,
} from '@landsraad/imperium';
import { type Language, WRITING } from '@landsraad/kernel/wording';
import type { Advice } from '../../../games/protocol.ts';
import { motiveWords } from './words.ts';

type Motive = Advice['motives'][number];
type Words = (typeof motiveWords)[Language];
type Code = keyof Words['for'];

/** A second motive is said where it weighs at least so much of the first. */
const WORTH_SAYING = 0.25;

/**
 * Why the adviser would choose this, in one or two sentences; empty where it has no motive. Of a part
 * of an effect it says what the option brings.
 */
export function wordMotives(
  { motives }: Pick<Advice, 'motives'>,
  language: Language,
  option?: ImperiumOption,
): string {
  const [first, ...others] = [...motives].sort((a, b) => b.worth - a.worth);
  if (!first) return '';
  const [second] = others.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const both = second && Math.abs(second.worth) >= WORTH_SAYING * Math.abs(first.worth);
  const said = both ? [first, second] : [first];
  return said.map((motive) => wordMotive(motive, language, option)).join(' ');
}

function wordMotive(motive: Motive, language: Language, option?: ImperiumOption): string {
  const words = motiveWords[language];
  const { about = '', worth } = motive;
  if (worth === 0 && NOTHING.includes(about)) return words.nothing;
  const code = codeOf(motive.why);
  const name = nameOfAbout(about, language);
  const more = list(moreOf(code, about, language, option), language);
  if (worth > 0 || (worth === 0 && !ALTERNATIVES.includes(code)))
    return sentence(words.for[code], name, more);
  const against: Partial<Record<Code, Sentence>> = words.against;
  return sentence(against[code] ?? words.against.other, name, more);
}

type Sentence = (name: string, more: string) => string;
const sentence = (say: Sentence, name: string, more: string): string => say(name, more);

/** Choices that leave things as they are. */
const NOTHING: readonly string[] = ['pass', 'no', 'none', '0'];

/** Choices between two things: one that is worth 0 stands for what speaks against the other. */
const ALTERNATIVES: readonly Code[] = ['acquire.where', 'agent.piece', 'bindu'];

/** Codes that are said like another. */
const LIKE: { readonly [C in DecisionKind]?: Code } = {
  'choose.one': 'branch',
  'choose.two': 'branch',
  humanity: 'branch',
  'influence.gain.two': 'influence.gain',
  'trash.cost': 'trash.choose',
  'acquire.effect': 'acquire',
};

/** What has no words of its own is an effect of a card or a space, by the name of its verb. */
function codeOf(why: string): Code {
  const code = LIKE[why as DecisionKind] ?? why;
  return Object.hasOwn(motiveWords.en.for, code) ? (code as Code) : 'effect';
}

/** What a motive is about: the id of a component, alone or within an option's id. */
function componentOf(about: string): string {
  const bare = about.replace(/#\d+/, '');
  return /^[a-z-]+:([a-z-]+)/.exec(bare)?.[1] ?? /^[a-z0-9-]+/.exec(bare)?.[0] ?? '';
}

function nameOfAbout(about: string, language: Language): string {
  const id = componentOf(about);
  if (isCard(id)) return setApart(nameOf(cardOf(id), language), language);
  if (isSpace(id)) return nameOf(spaceOf(id), language);
  if (isIntrigue(id)) return nameOf(intrigueOf(id), language);
  if (isLeader(id)) return nameOf(leaderOf(id), language);
  if (isFaction(id)) return factionName(id, language);
  return '';
}

/** A name with a comma of its own would break the sentence. */
const setApart = (name: string, language: Language): string =>
  name.includes(',') ? WRITING[language].typeset(WRITING[language].quote(name)) : name;

const isFaction = (id: string): id is Faction => (FACTIONS as readonly string[]).includes(id);

/** The price of a visit; what a visit, a card or a part brings, as far as nouns can say it. */
function moreOf(code: Code, about: string, language: Language, option?: ImperiumOption): string[] {
  const brings = (effects: readonly Effect[]) =>
    effects.flatMap((effect) => goods(effect, language));
  if (code === 'cost' && isSpace(about)) return amounts(spaceOf(about).cost ?? {}, language);
  if (code === 'space' && isSpace(about)) return brings(visitEffects(spaceOf(about)));
  if (code === 'agent-box' && isCard(about)) return brings(cardOf(about).agent);
  if (code === 'branch' && option?.type === 'branch') return brings(option.effects);
  return [];
}

function visitEffects({ faction, maker, effects, persuasion }: Space): Effect[] {
  return [
    ...(faction ? [{ do: 'influence', n: 1, with: faction } as const] : []),
    ...(maker === null ? [] : [{ do: 'gain', spice: maker } as const]),
    ...effects,
    ...(persuasion > 0 ? [{ do: 'persuasion', n: persuasion } as const] : []),
  ];
}

function goods(effect: Effect, language: Language): string[] {
  const words = motiveWords[language];
  switch (effect.do) {
    case 'gain':
      return amounts(effect, language);
    case 'recruit':
      return [amountOf(effect.n, 'troop', language)];
    case 'draw':
      return [amountOf(effect.n, 'card', language)];
    case 'intrigue':
      return [amountOf(effect.n, 'intrigue', language)];
    case 'persuasion':
      return [amountOf(effect.n, 'persuasion', language)];
    case 'vp':
      return [amountOf(effect.n, 'vp', language)];
    case 'influence': {
      const influence = amountOf(effect.n, 'influence', language);
      const { with: whom } = effect;
      if (typeof whom === 'string' && isFaction(whom)) return [words.with[whom](influence)];
      return [words.goods.anyFaction(influence)];
    }
    case 'mentat':
    case 'swordmaster':
    case 'council-seat':
    case 'foldspace':
      return [words.goods[effect.do]];
    default:
      return [];
  }
}

const amounts = (resources: Partial<Resources>, language: Language): string[] =>
  RESOURCES.flatMap((resource) => {
    const n = resources[resource] ?? 0;
    return n > 0 ? [amountOf(n, resource, language)] : [];
  });

const list = (items: readonly string[], language: Language): string =>
  WRITING[language].list(items, 'and');
