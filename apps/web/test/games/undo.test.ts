import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bot,
  choiceFor,
  device,
  newGame,
  openPage,
  person,
  plain,
  seed,
  storedMatch,
  tab,
  truth,
  untilQuiet,
} from './at-home.ts';

const numbered = (text: string): number =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) | 0, 7);

describe('taking back', () => {
  it.each([true, false])(
    'leaves table, log and store as if it had never been (confirm: %s)',
    async (confirm) => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat(1000),
          fc.array(fc.nat(3), { minLength: 20, maxLength: 60 }),
          async (game, moves) => {
            const at = device();
            const here = tab(at);
            const seats = [person('Ada'), bot(), bot()];
            const id = await here.create(newGame(seats, `undo/${game}`));
            const page = await openPage(here, id);
            page.table.prefer({ confirm });
            await untilQuiet(at);
            for (const move of moves) {
              const { canUndo, position, result } = page.snapshot;
              if (result) break;
              if (move === 0 && canUndo) {
                await page.table.undo();
                expect(page.snapshot.position).toBeLessThan(position);
              } else if (move === 0) {
                await expect(page.table.undo()).rejects.toMatchObject({
                  fault: { fault: 'refused', reason: { code: 'cannot-undo' } },
                });
              } else await page.table.answer(position, choiceFor(page.snapshot, 'random'));
              await untilQuiet(at);
              const match = await storedMatch(at, id);
              expect(page.snapshot).toMatchObject(truth(match, 0));
              expect(page.log).toEqual(plain(match.events(0)));
              if (confirm) expect(page.snapshot.canUndo).toBe(match.canUndo(0));
            }
          },
        ),
        { numRuns: 8, seed: numbered(seed) },
      );
    },
  );

  it('goes back among bots to where the turn began, whatever was seen, and makes it practice', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame([person('Ada'), bot(), bot()], 'practice'));
    const page = await openPage(here, id);
    const starts: number[] = [];
    for (let n = 0; n < 40; n++) {
      await untilQuiet(at);
      const { position, decision } = page.snapshot;
      if (decision?.kind === 'turn.kind') starts.push(position);
      await page.table.answer(position, choiceFor(page.snapshot));
    }
    await untilQuiet(at);
    expect(page.snapshot.practice).toBeUndefined();
    const last = starts.findLast((position) => position < page.snapshot.position);
    await page.table.retract();
    await untilQuiet(at);
    expect(page.snapshot).toMatchObject({ position: last, practice: true });
    expect(page.snapshot.decision?.kind).toBe('turn.kind');
    const match = await storedMatch(at, id);
    expect(page.snapshot).toMatchObject(truth(match, 0));
    expect(page.log).toEqual(plain(match.events(0)));

    const again = await openPage(tab(at), id);
    expect(again.snapshot.practice).toBe(true);
    const copy = await here.fromFile(await here.toFile(id));
    expect((await openPage(here, copy)).snapshot.practice).toBe(true);
  });

  it('asks the others where there are some', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame([person('Ada'), person('Bo'), bot()], 'agreed'));
    const page = await openPage(here, id);
    await untilQuiet(at);
    await expect(page.table.retract()).rejects.toMatchObject({
      fault: { fault: 'refused', reason: { code: 'cannot-undo' } },
    });
  });

  it('may come while the bots still think', async () => {
    const at = device();
    const here = tab(at);
    const id = await here.create(newGame([person('Ada'), bot(), bot()], 'thinking'));
    const page = await openPage(here, id);
    for (;;) {
      await untilQuiet(at);
      expect(page.snapshot.result).toBeNull();
      const { position } = page.snapshot;
      await page.table.answer(position, choiceFor(page.snapshot));
      const { thinking, canUndo } = page.snapshot;
      if (thinking === null || !canUndo) continue;
      await page.table.undo();
      expect(page.snapshot).toMatchObject({ position, thinking: null, waiting: [0] });
      expect(at.clock.waiting).toBe(0);
      return;
    }
  });
});
