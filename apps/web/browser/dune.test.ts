import { below, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { atDune, playUntil } from './dune.ts';
import { picture, seed, withBrowser } from './visit.ts';

/* Dune at its own table: laid in the form, played by mouse to the end. */

withBrowser();

const dice = (name: string) => {
  const random = seeded(`${seed}/${name}`);
  return (n: number) => below(random, n);
};

describe('a game of Dune', () => {
  it('is played by mouse, from the form to the end', async () => {
    const page = await atDune({ players: 3, turns: 2, faction: 'atreides' });
    await picture(page, 'dune-first-question');
    // What is opened beside the board may not lie over what is asked.
    await page.setViewportSize({ width: 1280, height: 720 });
    const { kinds, over } = await playUntil(page, () => false, dice('basic'));
    expect(over).toBe(true);
    expect(kinds).toEqual(expect.arrayContaining(['traitor.pick', 'storm.first', 'bid', 'move']));
    await picture(page, 'dune-end');
  });

  it('is played by its advanced rules on a phone, in French', async () => {
    const page = await atDune({
      players: 4,
      turns: 1,
      mode: 'advanced',
      faction: 'harkonnen',
      visit: { device: 'phone', language: 'fr' },
    });
    const { over } = await playUntil(page, () => false, dice('advanced'));
    expect(over).toBe(true);
    await picture(page, 'dune-end-phone');
  });
});
