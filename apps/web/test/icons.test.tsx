import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DrawnIcon, Icon } from '../src/icons/Icon.tsx';
import { ICONS, PATHS } from '../src/icons/paths.tsx';

it('has a drawing for every name, and no drawing for two', () => {
  const namesOf = new Map<string, string[]>();
  for (const name of ICONS) {
    const drawing = renderToStaticMarkup(PATHS[name]);
    expect(drawing, name).toMatch(/<path d="M[^"]{8,}"/);
    namesOf.set(drawing, [...(namesOf.get(drawing) ?? []), name]);
  }
  expect([...namesOf.values()].filter((names) => names.length > 1)).toEqual([]);
  expect(Object.keys(PATHS).sort()).toEqual([...ICONS].sort());
});

it('keeps every drawing inside its square, in the colour of the text', () => {
  for (const name of ICONS) {
    const drawing = renderToStaticMarkup(PATHS[name]);
    expect(drawing, name).not.toMatch(/NaN|undefined|#[0-9a-f]{3}/);
    for (const [, x, y] of drawing.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g))
      for (const length of [Number(x), Number(y)])
        expect(length, name).toSatisfy((n: number) => n >= 1 && n <= 23);
  }
});

it('names an icon when asked, and hides it when not', () => {
  expect(renderToStaticMarkup(<Icon name="spice" title="Spice" />)).toContain(
    'role="img" aria-label="Spice"',
  );
  expect(renderToStaticMarkup(<Icon name="spice" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<DrawnIcon name="spice" x={0} y={0} size={8} />)).toContain(
    'aria-hidden="true"',
  );
});
