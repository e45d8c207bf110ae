import { expect, it } from 'vitest';
import { fingerprintOf } from '../../src/tables/fingerprint.ts';

it('a position has the fingerprint that older versions stored for it', () => {
  const state = { round: 3, hand: ['dagger', null, true], share: 0.5, counted: 2 ** 40 + 7 };
  expect(fingerprintOf(state as never)).toBe('aedgtv');
  expect(fingerprintOf({ ...state, counted: 7 } as never)).not.toBe(fingerprintOf(state as never));
});
