import { describe, expect, it } from 'vitest';
import { commandAt, commandOf, type Focus, stepTo } from '../../src/table/keys.ts';

const calm: Focus = { typing: false, pressable: false, elsewhere: false };

describe('the keys of the table', () => {
  it('are letters, digits and a few others', () => {
    expect(commandOf({ key: 'u' })).toEqual({ do: 'undo' });
    expect(commandOf({ key: 'U', shiftKey: true })).toEqual({ do: 'undo-turn' });
    expect(commandOf({ key: 'U' })).toEqual({ do: 'undo' });
    expect(commandOf({ key: 'H' })).toEqual({ do: 'hint' });
    expect(commandOf({ key: '?' })).toEqual({ do: 'help' });
    expect(commandOf({ key: '3' })).toEqual({ do: 'digit', n: 3 });
    expect(commandOf({ key: 'm' })).toEqual({ do: 'letter', letter: 'm' });
    expect(commandOf({ key: 'F5' })).toBeNull();
  });

  it('find digits by their place, with or without Shift', () => {
    const azerty = ['&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'];
    for (const [i, key] of azerty.entries())
      expect(commandOf({ key, code: `Digit${i + 1}` })).toEqual({ do: 'digit', n: i + 1 });
    expect(commandOf({ key: '1', code: 'Digit1' })).toEqual({ do: 'digit', n: 1 });
    expect(commandOf({ key: '7', code: 'Numpad7' })).toEqual({ do: 'digit', n: 7 });
    expect(commandOf({ key: 'Home', code: 'Numpad7' })).toBeNull();
    expect(commandOf({ key: '?', code: 'KeyM' })).toEqual({ do: 'help' });
  });

  it('leave the browser its own, but for taking back', () => {
    expect(commandOf({ key: 'z', ctrlKey: true })).toEqual({ do: 'undo' });
    expect(commandOf({ key: 'z', metaKey: true })).toEqual({ do: 'undo' });
    expect(commandOf({ key: 'l', ctrlKey: true })).toBeNull();
    expect(commandOf({ key: 't', altKey: true })).toBeNull();
  });

  it('are not heard while somebody types or a dialog is open', () => {
    expect(commandAt({ key: 'u' }, { ...calm, typing: true })).toBeNull();
    expect(commandAt({ key: '1' }, { ...calm, elsewhere: true })).toBeNull();
  });

  it('leave Enter to the button that has the focus', () => {
    expect(commandAt({ key: 'Enter' }, calm)).toEqual({ do: 'confirm' });
    expect(commandAt({ key: 'Enter' }, { ...calm, pressable: true })).toBeNull();
    expect(commandAt({ key: '2' }, { ...calm, pressable: true })).toEqual({ do: 'digit', n: 2 });
  });

  it('walk around a row', () => {
    expect(stepTo('ArrowRight', 4, 5)).toBe(0);
    expect(stepTo('ArrowLeft', 0, 5)).toBe(4);
    expect(stepTo('End', 0, 5)).toBe(4);
    expect(stepTo('a', 0, 5)).toBeNull();
  });
});
