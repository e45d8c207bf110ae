import type { Choice, Field, OpenDecision, Option } from '@landsraad/kernel';
import { padded, wrapped } from '../screen/layout.ts';
import { type Reading, readAnswer, type Understood } from './answer.ts';
import { type Asking, optionLines } from './choices.ts';

type Form = Extract<OpenDecision, { readonly shape: 'form' }>;

/** A form being filled in, field by field, then confirmed as a whole. */
export class Draft {
  readonly form: Form;
  private readonly values: Record<string, Choice> = {};
  /** The field being asked for; null when all are filled in. */
  private asked: string | null;

  constructor(form: Form) {
    this.form = form;
    for (const [name, field] of Object.entries(form.fields)) {
      const sole = soleValue(field);
      if (sole !== null) this.values[name] = sole;
    }
    this.asked = this.next();
  }

  /** Fields with something to choose, in their order. */
  private get open(): string[] {
    return Object.entries(this.form.fields).flatMap(([name, field]) =>
      soleValue(field) === null ? [name] : [],
    );
  }

  private next(): string | null {
    return this.open.find((name) => this.values[name] === undefined) ?? null;
  }

  /** Goes back by one field; false at the first one. */
  back(): boolean {
    const { open } = this;
    const last = this.asked === null ? open.at(-1) : open[open.indexOf(this.asked) - 1];
    if (last === undefined) return false;
    delete this.values[last];
    this.asked = last;
    return true;
  }

  lines(asking: Asking): string[] {
    return this.asked === null ? this.summary(asking) : this.question(this.asked, asking);
  }

  private question(name: string, asking: Asking): string[] {
    const { playable, look } = asking;
    const { text, style } = look;
    const field = this.form.fields[name]!;
    const label = playable.wording.fieldQuestion(name, asking.decision, text.language);
    if (field.shape === 'number')
      return [style.bold(`${label} ${text.play.form.range(field.min, field.max)}`)];
    return [style.bold(label), ...optionLines(asking, field.options)];
  }

  private summary(asking: Asking): string[] {
    const { playable, look } = asking;
    const { text, style, width } = look;
    const { form: say } = text.play;
    const label = (name: string) => playable.wording.field(name, text.language);
    const filled = Object.keys(this.form.fields)
      .filter((name) => this.open.includes(name) || !isNothing(this.values[name]!))
      .map((name) => text.pair(label(name), this.shown(name, asking)));
    const choices = [say.confirm, ...this.open.map((name) => say.change(label(name)))];
    return [
      style.bold(say.summary),
      ...filled.flatMap((line) => wrapped(`    ${line}`, width, '      ')),
      ...choices.map((choice, i) => style.bold(`  ${padded(`${i + 1}.`, 2)} ${choice}`)),
    ];
  }

  private shown(name: string, { playable, decision, context, look }: Asking): string {
    const value = this.values[name];
    const field = this.form.fields[name]!;
    if (field.shape === 'number')
      return playable.wording.fieldNumber(Number(value), name, decision);
    const ids = Array.isArray(value) ? value : [value];
    return field.options
      .filter(({ id }) => ids.includes(id))
      .map((option) => playable.wording.option(option, context, look.text.language, decision))
      .join(', ');
  }

  /** Takes a line; gives the whole form once it is confirmed, null while it is not. */
  read(line: string, reading: Reading): Understood | null {
    if (this.asked === null) return this.confirm(line, reading);
    const field = this.form.fields[this.asked]!;
    const { seat, kind, refused } = this.form;
    const understood = readAnswer(
      line,
      { seat, kind, refused, fallback: '', ...field } as unknown as OpenDecision,
      reading,
    );
    if ('problem' in understood) return understood;
    this.values[this.asked] = understood.choice;
    this.asked = this.next();
    return null;
  }

  private confirm(line: string, reading: Reading): Understood | null {
    const options: Option[] = ['', ...this.open].map((id) => ({ id }));
    const decision = { ...this.form, shape: 'one', options } as unknown as OpenDecision;
    const understood = readAnswer(line, decision, { ...reading, namesOf: () => [] });
    if ('problem' in understood) return understood;
    if (understood.choice === '') return { choice: { ...this.values } };
    this.asked = String(understood.choice);
    return null;
  }
}

/** Not worth a line where nothing else could be filled in. */
const isNothing = (value: Choice): boolean =>
  value === 0 || value === 'no' || value === 'none' || (Array.isArray(value) && value.length === 0);

function soleValue(field: Field): Choice | null {
  if (field.shape === 'number') return field.min === field.max ? field.min : null;
  if (field.shape === 'some') return field.max === 0 ? [] : null;
  return field.options.length === 1 ? field.options[0]!.id : null;
}
