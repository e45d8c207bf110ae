import { ORDERS } from '@landsraad/dune';
import { randomChoice, seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { LocalGame } from '../../src/games/local-game.ts';
import { begun } from '../../src/games/recorded.ts';
import { engine as dune } from '../../src/packs/dune/engine.ts';
import type { Engine } from '../../src/packs/engine.ts';
import { bot, person } from './at-home.ts';

const engine = dune as unknown as Engine;
const PERSONS = { alone: 1, 'two at one device': 2 };

/** Plays on; the kinds of decision that a person was asked. */
function play(game: LocalGame, most: number): string[] {
  const chance = seeded('orders');
  const kinds: string[] = [];
  while (kinds.length < most) {
    const step = game.next();
    if (step) {
      game.play(step);
      continue;
    }
    const { curtain, decision, position } = game.snapshot('orders');
    if (curtain !== null) game.look();
    else if (decision) {
      kinds.push(decision.kind);
      game.answer(position, randomChoice(decision, chance));
    } else break;
  }
  return kinds;
}

const laid = (persons: number): LocalGame => {
  const seats = [person('Ada'), persons > 1 ? person('Ben') : bot('random'), bot('random')];
  const options = { mode: 'advanced', turns: 4 };
  return new LocalGame(engine, begun(engine, 3, options, 'orders'), { seats, guide: false });
};

describe('standing orders at a table of Dune', () => {
  it.each(Object.entries(PERSONS))('spare a question, %s', (_, persons) => {
    const asked = laid(persons);
    expect(play(asked, 120)).toEqual(expect.arrayContaining(['deal.offer', 'charity.claim']));
    const spared = laid(persons);
    spared.orders = ['deals', 'charity'];
    const kinds = play(spared, 120);
    expect(kinds.length).toBeGreaterThan(60);
    expect(kinds).not.toContain('deal.offer');
    expect(kinds).not.toContain('charity.claim');
  });

  it('call nobody to the device for what they answer', () => {
    const game = laid(2);
    game.orders = ORDERS;
    const chance = seeded('called');
    let called = 0;
    for (;;) {
      const step = game.next();
      const { curtain, decision, position, result } = game.snapshot('called');
      if (result) break;
      // Nothing comes by itself while a curtain is down: it would fall for somebody and rise again.
      if (curtain !== null) expect(step?.decision.seat).not.toBe(curtain);
      if (step) game.play(step);
      else if (curtain !== null) {
        called++;
        game.look();
      } else game.answer(position, randomChoice(decision!, chance));
    }
    expect(called).toBeGreaterThan(20);
  });
});
