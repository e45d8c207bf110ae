import { type Language, WRITING } from './languages.ts';
import { capitalised } from './text.ts';

/** A component in words, for a terminal, a card browser and a screen reader alike. */
export interface Face<F extends string = string, P extends string = string> {
  readonly kind: string;
  readonly name: string;
  /** "Cost: 4 points" */
  readonly facts: readonly Fact<F>[];
  readonly parts: readonly Part<P>[];
}

export interface Fact<F extends string = string> {
  /** The same in both languages. */
  readonly id: F;
  readonly label: string;
  readonly value: string;
}

export interface Part<P extends string = string> {
  /** The same in both languages. */
  readonly id: P;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Without what the component does not have, and as a printer would set it. */
export function finishedFace<F extends string, P extends string>(
  language: Language,
  { kind, name, facts, parts }: Face<F, P>,
): Face<F, P> {
  const { typeset } = WRITING[language];
  return {
    kind,
    name: typeset(name),
    facts: facts
      .filter(({ value }) => value !== '')
      .map(({ id, label, value }) => ({ id, label, value: typeset(capitalised(value)) })),
    parts: parts
      .filter(({ lines }) => lines.length > 0)
      .map(({ id, heading, lines }) => ({
        id,
        heading: typeset(heading),
        lines: lines.map(typeset),
      })),
  };
}

/** A face as plain lines, from its name to its last effect. */
export function faceLines({ kind, name, facts, parts }: Face, language: Language): string[] {
  const { pair, typeset } = WRITING[language];
  return [
    pair(name, kind),
    ...facts.map(({ label, value }) => pair(label, value)),
    ...parts.map(({ heading, lines }) => pair(heading, lines.join(' '))),
  ].map(typeset);
}
