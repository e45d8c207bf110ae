import {
  allOf,
  type Card,
  cardOf,
  type Effect,
  intrigueOf,
  SHIPPING,
  wordEffects,
} from '@landsraad/imperium';
import { LANGUAGES } from '@landsraad/kernel/wording';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { effectsOfMode, groupsOf } from '../src/packs/imperium/effects/glyphs.ts';
import { inWords } from '../src/packs/imperium/effects/in-words.ts';

/** Everything that is printed, with the name of what prints it. */
const PRINTED: readonly (readonly [string, readonly Effect[]])[] = [
  ...allOf('cards').flatMap(({ id, agent, reveal, onAcquire, onTrash }) =>
    [agent, reveal, onAcquire, onTrash].map((effects) => [id, effects] as const),
  ),
  ...allOf('intrigue').flatMap(({ id, modes }) =>
    modes.map((mode) => [id, effectsOfMode(mode)] as const),
  ),
  ...allOf('conflicts').flatMap(({ id, rewards }) =>
    rewards.map((effects) => [id, effects] as const),
  ),
  ...allOf('spaces').map(({ id, effects }) => [id, effects] as const),
  ...allOf('tiles').flatMap(({ id, onAcquire, use, roundStart, reveal, onWin, endgame }) =>
    [onAcquire, use, roundStart, reveal, onWin, endgame].map((effects) => [id, effects] as const),
  ),
  ...SHIPPING.steps.map(({ bonus }, n) => [`shipping ${n}`, bonus] as const),
  ...allOf('leaders').map(({ id, signet }) => [id, signet.effects] as const),
  ...allOf('tracks').flatMap(({ faction, steps }) =>
    steps.map(({ bonus }) => [faction, bonus] as const),
  ),
].filter(([, effects]) => effects.length > 0);

/** The pieces as a browser in this language would have them. */
async function browserIn(language: string) {
  vi.stubGlobal('navigator', { languages: [language] });
  vi.resetModules();
  const { EffectIcons } = await import('../src/packs/imperium/effects/EffectIcons.tsx');
  const { EffectText } = await import('../src/packs/imperium/effects/EffectText.tsx');
  const { DrawnEffects } = await import('../src/packs/imperium/effects/DrawnEffects.tsx');
  const { explained } = await import('../src/packs/imperium/icons/list.ts');
  return { EffectIcons, EffectText, DrawnEffects, explained };
}

const iconsIn = (markup: string): string[] =>
  [...markup.matchAll(/data-icon="([^"]+)"/g)].map(([, icon]) => icon!);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('shows every printed effect as icons, read out as its sentence', async () => {
    const { EffectIcons } = await browserIn(language);
    for (const [name, effects] of PRINTED) {
      const markup = renderToStaticMarkup(<EffectIcons effects={effects} />);
      const label = /role="img" aria-label="([^"]+)"/.exec(markup)?.[1];
      expect(label, name).toBe(
        wordEffects(effects, language).replaceAll('"', '&quot;').replaceAll("'", '&#x27;'),
      );
      expect(iconsIn(markup).length, name).toBeGreaterThan(0);
    }
  });

  it('writes every printed effect out', async () => {
    const { EffectText } = await browserIn(language);
    for (const [name, effects] of PRINTED)
      expect(renderToStaticMarkup(<EffectText effects={effects} />), name).toMatch(/<p>[^<]{4,}/);
  });

  it('says every printed effect in few words, each icon among them', async () => {
    await browserIn(language);
    for (const [name, effects] of PRINTED) {
      const said = inWords(groupsOf(effects), language);
      expect(said, name).toMatch(/\p{L}/u);
      // An icon without a word would leave a gap.
      expect(said, name).not.toMatch(/ {2}|^ | $|undefined/);
      expect(said.length, `${name}: ${said}`).toBeLessThan(130);
    }
  });

  it('puts icons that belong together into one phrase, and a comma between others', async () => {
    await browserIn(language);
    const said = (id: string, row: (card: Card) => readonly Effect[]) =>
      inWords(groupsOf(row(cardOf(id))), language).replaceAll('\u00a0', ' ');
    const sacrifice = groupsOf(effectsOfMode(intrigueOf('gruesome-sacrifice').modes[0]!));
    expect([
      said('usurp', ({ agent }) => agent),
      said('duncan-idaho', ({ agent }) => agent),
      said('liet-kynes', ({ reveal }) => reveal),
      inWords(sacrifice, language).replaceAll('\u00a0', ' '),
    ]).toEqual(
      language === 'en'
        ? [
            'graft a card of the Row, then trash it',
            '1 water → 1 troop, 1 card',
            '2 Persuasion per Fremen card',
            '−2 troops in the Conflict → 1 Tleilaxu step, 2 specimens',
          ]
        : [
            'greffer une carte de la Rangée, puis la détruire',
            '1 eau → 1 troupe, 1 carte',
            '2 Persuasion par carte Fremen',
            '−2 troupes au Conflit → 1 cran Tleilaxu, 2 Spécimens',
          ],
    );
  });

  it('explains every icon that effects show', async () => {
    const { EffectIcons, explained } = await browserIn(language);
    const shown = new Set(
      PRINTED.flatMap(([, effects]) =>
        iconsIn(renderToStaticMarkup(<EffectIcons effects={effects} />)),
      ),
    );
    expect([...shown].filter((icon) => !explained(icon as never, language))).toEqual([]);
  });
});

it('draws the same icons inside a drawing, within the width it is given', async () => {
  const { EffectIcons, DrawnEffects } = await browserIn('en');
  for (const [name, effects] of PRINTED) {
    const drawn = renderToStaticMarkup(
      <DrawnEffects effects={effects} x={50} y={50} size={10} maxWidth={60} />,
    );
    expect(iconsIn(drawn), name).toEqual(
      iconsIn(renderToStaticMarkup(<EffectIcons effects={effects} />)),
    );
    const [, x, width] = /x="([\d.]+)"[^>]* width="([\d.]+)"/.exec(drawn)!.map(Number);
    expect(width, name).toBeLessThanOrEqual(60.001);
    expect(x! + width! / 2, name).toBeCloseTo(50);
  }
});

it('shows different effects differently', async () => {
  const { EffectIcons } = await browserIn('en');
  const effectsOf = new Map<string, string>();
  for (const [name, effects] of PRINTED) {
    const markup = renderToStaticMarkup(<EffectIcons effects={effects} />).replace(
      / (title|aria-label)="[^"]*"/g,
      '',
    );
    const said = wordEffects(effects, 'en')
      .replace(/control of [\w ]+/, 'control')
      // Whether one may or must is a matter of words.
      .replace(/^You may a/, 'A');
    expect(effectsOf.get(markup) ?? said, name).toBe(said);
    effectsOf.set(markup, said);
  }
});
