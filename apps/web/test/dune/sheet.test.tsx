import { describeFaction, factionOf } from '@landsraad/dune';
import { table } from '@landsraad/dune/scenario';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Face } from '../../src/packs/dune/inspect/Face.tsx';
import Held from '../../src/packs/dune/stage/Held.tsx';

const at = (mode: 'basic' | 'advanced') =>
  table({ factions: [{ id: 'atreides' }, { id: 'harkonnen' }] }, { mode }).match.view(0);

const sheet = (view?: ReturnType<typeof at>): string =>
  renderToStaticMarkup(<Face component={{ kind: 'faction', id: 'atreides' }} view={view} />);

const marked = (page: string, usable: string): number =>
  page.split(`data-usable="${usable}"`).length - 1;

describe('a card that is held up for all to see', () => {
  it('says its name, and not all that it does: there is no room for that', () => {
    const component = { kind: 'treachery', id: 'karama' } as const;
    const [held, large] = [
      renderToStaticMarkup(<Held component={component} />),
      renderToStaticMarkup(<Face component={component} />),
    ];
    expect(held).toContain('<h4>Karama</h4>');
    expect(held).not.toContain('<section');
    expect(large).toContain('<section');
  });
});

describe('a faction sheet', () => {
  it('lights what can be used now, on a table alone', () => {
    const played = sheet(at('basic'));
    expect(marked(played, 'now')).toBeGreaterThan(0);
    expect(played.split('<mark>').length - 1).toBe(marked(played, 'now'));
    expect(sheet()).not.toContain('data-usable');
  });

  it('says what the game does not have, and of the advanced game only where it is not played', () => {
    const [basic, advanced] = [sheet(at('basic')), sheet(at('advanced'))];
    expect(marked(basic, 'never')).toBeGreaterThan(0);
    expect(basic).toMatch(/advanced game\)|jeu avancé\)/);
    expect(marked(advanced, 'never')).toBe(0);
    expect(advanced).not.toMatch(/advanced game\)|jeu avancé\)/);
    const { facts } = describeFaction(factionOf('fremen'), 'fr', 'advanced');
    expect(facts.find(({ id }) => id === 'special')!.value).toBe('3 Fedaykin');
  });
});
