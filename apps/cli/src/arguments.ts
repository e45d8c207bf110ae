import { parseArgs } from 'node:util';
import { Problem } from '@landsraad/kernel';
import type { Text } from './text/text.ts';

/** What an option takes: nothing, or a value. */
export type OptionKind = 'flag' | 'value';
export type OptionTable = Readonly<Record<string, OptionKind>>;

/** The options of every command. */
const COMMON: OptionTable = { help: 'flag', lang: 'value' };

/** The words and options after the command's name. Whatever is wrong is a `Problem`. */
export class Arguments {
  readonly words: readonly string[];
  private readonly values: ReadonlyMap<string, string | true>;
  private readonly text: Text;

  constructor(argv: readonly string[], table: OptionTable, text: Text) {
    const known: OptionTable = { ...COMMON, ...table };
    const { tokens } = parseArgs({
      args: [...argv],
      strict: false,
      tokens: true,
      options: Object.fromEntries(
        Object.entries(known).map(([name, kind]) => [
          name,
          { type: kind === 'flag' ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) },
        ]),
      ),
    });
    const words: string[] = [];
    const values = new Map<string, string | true>();
    for (const token of tokens) {
      if (token.kind === 'positional') words.push(token.value);
      if (token.kind !== 'option') continue;
      const { name, rawName, value, inlineValue } = token;
      if (!Object.hasOwn(known, name)) throw new Problem(text.errors.unknownOption(rawName));
      if (values.has(name)) throw new Problem(text.errors.optionTwice(rawName));
      if (known[name] === 'flag') {
        if (value !== undefined) throw new Problem(text.errors.optionTakesNothing(rawName));
        values.set(name, true);
      } else {
        if (value === undefined || value === '' || (!inlineValue && value.startsWith('--')))
          throw new Problem(text.errors.optionNeedsValue(rawName));
        values.set(name, value);
      }
    }
    this.words = words;
    this.values = values;
    this.text = text;
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  value(name: string): string | undefined {
    return this.values.get(name) as string | undefined;
  }

  integer(name: string, min: number, max: number): number | undefined {
    const given = this.value(name);
    if (given === undefined) return undefined;
    const n = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    if (!(n >= min && n <= max))
      throw new Problem(this.text.errors.notInRange(`--${name}`, given, min, max));
    return n;
  }

  oneOf<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const given = this.value(name);
    if (given === undefined) return undefined;
    if (!(allowed as readonly string[]).includes(given))
      throw new Problem(this.text.errors.notOneOf(`--${name}`, given, allowed));
    return given as T;
  }

  /** Several of them, separated by commas; none where nothing is given. */
  someOf<T extends string>(name: string, allowed: readonly T[]): readonly T[] {
    const given = this.value(name)?.split(',') ?? [];
    for (const one of given)
      if (!(allowed as readonly string[]).includes(one))
        throw new Problem(this.text.errors.notOneOf(`--${name}`, one, allowed));
    return given as T[];
  }

  /** Checks how many words there are; `names` word what is missing. */
  expectWords(...names: readonly string[]): void {
    const { words, text } = this;
    if (words.length < names.length)
      throw new Problem(text.errors.missingWord(names[words.length]!));
    if (words.length > names.length)
      throw new Problem(text.errors.unexpectedWord(words[names.length]!));
  }
}
