import { type CardId, cardOf, spaceOf } from '@landsraad/imperium';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { statementsIn } from '@landsraad/rulebook';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { controls } from '../src/icons/drawings/interface.tsx';
import { ICONS } from '../src/icons/paths.tsx';
import { explaining } from '../src/packs/imperium/explain/explaining.ts';
import { glossary } from '../src/packs/imperium/glossary/glossary.ts';
import { LINES, markOf } from '../src/packs/imperium/table/lines.ts';
import { DOCUMENTS, loadDocument } from '../src/rules/library.ts';
import { played } from './stage/games.ts';

const documents = await Promise.all(DOCUMENTS.map((name) => loadDocument(name, 'en')));
const rules = new Set(documents.flatMap(statementsIn).map(({ id }) => id));

describe.each(LANGUAGES)('the list of icons in %s', (language) => {
  const listed = explaining.icons(language).flatMap(({ icons }) => icons);

  it('has every icon that is not the interface’s, once', () => {
    const drawn = ICONS.filter((icon) => !Object.hasOwn(controls, icon));
    expect(listed.map(({ icon }) => icon).toSorted()).toEqual([...drawn, 'eye', 'next'].toSorted());
  });

  it('gives each a name of its own, a sentence and a rule', () => {
    for (const { icon, name, sentence, rule } of listed) {
      expect(name, icon).toMatch(/^[\p{Lu}\d]/u);
      expect(sentence, icon).toMatch(/^\p{Lu}.*\.$/u);
      expect(rules, `${icon}: ${rule}`).toContain(rule);
    }
    const names = listed.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
  });

  it('is what tooltips say and what the glossary defines', () => {
    const defined = glossary.terms.map((term) => ({
      icon: glossary.iconOf(term),
      sentence: term[language].definition,
    }));
    for (const one of listed) {
      expect(explaining.icon(one.icon, language)).toEqual(one);
      expect(defined).toContainEqual({ icon: one.icon, sentence: one.sentence });
    }
    expect(explaining.icon('undo', language)).toBeNull();
  });
});

it('a plate still tells which card its player sent an Agent with, and where', () => {
  let told = 0;
  for (const [frame] of played({}, 'plates')) {
    const sent = frame!.log.findLast(
      (event) => event.type === 'agent-sent' && 'seat' in event && event.seat === 1,
    ) as { readonly cards: readonly CardId[]; readonly space: string } | undefined;
    const speaking = { seatName: String } as never;
    const at = { ...frame!, seat: 0, speaking, language: 'en' } as const;
    const preview = explaining.preview({ kind: 'seat', id: '1' }, at as never)!;
    const lines = preview.parts.flatMap((part) => part.lines.map(({ text }) => text));
    for (const card of sent?.cards ?? []) {
      const { name } = cardOf(card);
      expect(lines.join()).toContain(name.en);
      expect(lines.join()).toContain(spaceOf(sent!.space).name.en);
      told++;
    }
    if (told > 100) break;
  }
  expect(told).toBeGreaterThan(100);
});

it('shows what a preview tells of by picture and icons, as its words stand beside it', () => {
  const at = { speaking: { seatName: String }, seat: 0, language: 'en' } as never;
  for (const [kind, id] of [
    ['leader', 'baron-vladimir-harkonnen'],
    ['card', 'kwisatz-haderach'],
    ['card', 'dagger'],
  ] as const) {
    const face = renderToStaticMarkup(explaining.preview({ kind, id }, at)!.face);
    expect(face, id).toContain('<svg');
    expect(face, id).not.toContain('--lines');
  }
});

it('names a rule for every line of the player aid', () => {
  for (const language of LANGUAGES)
    for (const { lines } of explaining.aid(language))
      for (const { text, rule } of lines) {
        expect(text).toMatch(/\.$/);
        expect(rules, text).toContain(rule);
      }
});

it('puts an icon before every line of the log, and behind it a rule that there is', () => {
  for (const [type, [icon, rule]] of Object.entries(LINES)) {
    expect(explaining.icon(icon, 'en'), type).not.toBeNull();
    expect(rules, type).toContain(rule);
  }
  const paid = { type: 'paid', seat: 0, water: 2, source: { type: 'space', space: 'arrakeen' } };
  expect(markOf(paid as never).icon).toBe('water');
});
