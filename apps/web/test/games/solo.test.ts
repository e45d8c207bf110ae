import { describe, expect, it } from 'vitest';
import {
  bot,
  choiceFor,
  device,
  newGame,
  openPage,
  person,
  tab,
  untilQuiet,
} from './house-at-home.ts';

const SEATS = [person('Ada'), bot(), bot(), bot()];

describe('a game against bots', () => {
  it.each(['instant', 'normal'] as const)('is played to its end at the pace %s', async (pace) => {
    const at = device();
    const house = tab(at);
    const id = await house.create(newGame(SEATS, `solo/${pace}`));
    const page = await openPage(house, id);
    page.table.prefer({ pace, confirm: true });
    await untilQuiet(at);
    while (!page.snapshot.result) {
      const { position, viewer, curtain, waiting, thinking } = page.snapshot;
      expect({ viewer, curtain, waiting, thinking }).toEqual({
        viewer: 0,
        curtain: null,
        waiting: [0],
        thinking: null,
      });
      await page.table.answer(position, choiceFor(page.snapshot));
      await untilQuiet(at);
    }
    expect(page.faults).toEqual([]);
    expect(page.snapshot.result).toHaveLength(4);
    expect(await house.list()).toMatchObject([
      { id, over: true, position: page.snapshot.position, seats: SEATS },
    ]);
  });
});
