import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appearanceOf } from '../src/app/appearance.ts';
import { useSettings } from '../src/app/settings.ts';

const SHEET = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

const SURFACES = [
  'ground',
  'ground-lit',
  'ground-deep',
  'surface',
  'surface-raised',
  'surface-pressed',
];

/** Every colour that words, numbers or icons of the game are set in. */
const INKS = [
  'text',
  'text-soft',
  'brass',
  'spice',
  'spice-glow',
  'water',
  'solari',
  'blood',
  'good',
  'emperor',
  'spacing-guild',
  'bene-gesserit',
  'fremen',
  'ix',
  'tleilax',
  ...[0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`),
];

const PAIRS = [
  ...SURFACES.flatMap((surface) => INKS.map((ink) => [ink, surface] as const)),
  ['on-spice', 'spice'],
  ['on-spice', 'spice-glow'],
  ['on-blood', 'blood'],
] as const;

const normal = coloursIn(':root');
const high = { ...normal, ...coloursIn('html[data-contrast="high"]') };

describe.each([
  ['normal', normal, 4.5],
  ['high', high, 7],
] as const)('%s contrast', (_, colours, least) => {
  it(`sets every word at ${least} to 1 or better`, () => {
    const faint = PAIRS.map(([ink, surface]) => ({
      pair: `${ink} on ${surface}`,
      ratio: contrast(colours[ink]!, colours[surface]!),
    })).filter(({ ratio }) => !(ratio >= least));
    expect(faint).toEqual([]);
  });

  it('shows the edge of what can be pressed', () => {
    for (const surface of SURFACES)
      expect(contrast(colours['line-strong']!, colours[surface]!), surface).toBeGreaterThan(3);
  });
});

it('is the same high contrast by choice and by the wish of the system', () => {
  const settings = useSettings.getState();
  const chosen = appearanceOf({ ...settings, contrast: 'high' }, () => false);
  const wished = appearanceOf(
    { ...settings, contrast: 'system' },
    (wish) => wish === 'prefers-contrast: more',
  );
  expect(chosen['data-contrast']).toBe('high');
  expect(wished).toEqual(chosen);
  expect(SHEET).not.toContain('prefers-contrast');
});

describe('the reader’s own colours', () => {
  it('lie under all that is written in them', () => {
    const own = SHEET.slice(SHEET.indexOf('@media (forced-colors: active)'));
    const all = Object.fromEntries(
      Array.from(own.matchAll(/--([\w-]+): (\w+);/g), ([, name, value]) => [name, value]),
    );
    const grounds = [
      ...SURFACES,
      ...Object.keys(normal).filter((name) => name.startsWith('tint-')),
    ];
    expect(grounds.filter((name) => all[name] !== 'Canvas')).toEqual([]);
    const inks = INKS.filter((name) => !name.startsWith('seat-'));
    expect(inks.filter((name) => !/^(CanvasText|Highlight)$/.test(all[name] ?? ''))).toEqual([]);
  });
});

/** The colours of the first block with this selector. */
function coloursIn(selector: string): Record<string, string> {
  const from = SHEET.indexOf(`${selector} {`);
  const block = SHEET.slice(from, SHEET.indexOf('}', from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, colour]) => [name, colour]),
  );
}

/** As WCAG 2 computes it. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
