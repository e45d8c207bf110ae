import { parseOptions } from '@landsraad/dune';
import { type FactionPosition, type Position, type Table, table } from '@landsraad/dune/scenario';
import { describe, expect, it } from 'vitest';

const DECK = ['crysknife', 'shield', 'stunner', 'lasgun', 'chaumas'];

const auction = (
  factions: readonly FactionPosition[],
  listen: Parameters<typeof table>[2] = [],
  more: Position = {},
) =>
  table({ phase: 'bidding', treacheryDeck: DECK, ...more, factions }, { mode: 'advanced' }, listen);

const notes = (t: Table) => t.view('atreides').notes?.map(({ card, owner }) => [card, owner]);

/** What Atreides can count on, by seat. */
const sure = (t: Table) => t.view('atreides').factions.map(({ hand }) => hand);

describe('the notes of Atreides', () => {
  it('[ATR-B2] [DUN-29.2] hold each card seen at the auction with its buyer, for Atreides alone', () => {
    const t = auction([
      { id: 'atreides', spice: 5 },
      { id: 'emperor', spice: 5 },
    ]);
    t.choose('pass', 'bid:1', 'pass');
    expect(notes(t)).toEqual([
      ['crysknife', 1],
      ['shield', null],
    ]);
    expect(sure(t)[1]).toEqual(['crysknife']);
    expect(t.view('emperor').notes).toBeNull();
    expect(t.view('spectator').notes).toBeNull();
  });

  it('[ATR-B2] keep a card that nobody bought, which lies on top of the deck', () => {
    const t = auction([
      { id: 'atreides', spice: 5 },
      { id: 'emperor', spice: 5 },
    ]);
    t.choose('pass', 'pass');
    expect(notes(t)).toEqual([['crysknife', null]]);
    expect(t.position.treacheryDeck[0]).toBe('crysknife');
    t.runUntil((game) => game.turn === 3 && game.auction !== null);
    expect(notes(t)).toEqual([['crysknife', null]]);
  });

  it('[ATR-B2] know that card again although the next look is stopped', () => {
    const t = auction(
      [
        { id: 'atreides', spice: 5 },
        { id: 'emperor', spice: 5, hand: ['karama'] },
      ],
      ['karama.stop'],
    );
    t.by('emperor', 'no').choose('pass', 'pass');
    t.runUntil((game) => game.turn === 3 && game.phase === 'bidding');
    t.runUntil('karama.stop');
    expect(t.decision('emperor').about).toMatchObject({ item: 'ATR-B1' });
    t.by('emperor', 'karama');
    expect(t.view('atreides').auction?.card).toBeNull();
    t.runUntil('bid');
    t.by('emperor', 'bid:1').by('atreides', 'pass');
    expect(notes(t)).toEqual([['crysknife', 1]]);
  });

  it('[ATR-B2] do not count what Atreides buy', () => {
    const t = auction([
      { id: 'atreides', spice: 5 },
      { id: 'emperor', spice: 5 },
    ]);
    t.choose('bid:1', 'pass');
    expect(notes(t)).toEqual([['shield', null]]);
  });

  it('[ATR-B2] strike a card when it is played', () => {
    const t = auction(
      [
        { id: 'atreides', spice: 5 },
        { id: 'emperor', spice: 5 },
      ],
      ['anytime'],
      { treacheryDeck: ['truthtrance', 'shield'] },
    );
    t.choose('pass', 'bid:1', 'pass');
    expect(notes(t)).toEqual([['truthtrance', 1]]);
    t.by('emperor', 'truthtrance', 'seat:0', 'spice', '3');
    expect(notes(t)).toEqual([['shield', null]]);
    expect(t.view('atreides').treacheryDiscard).toEqual(['truthtrance']);
  });

  it('[ATR-B2] hold the cards that a winner shows in battle and keeps', () => {
    const t = table(
      {
        phase: 'battle',
        begun: true,
        factions: [
          {
            id: 'harkonnen',
            board: { 'arrakeen@9': 3 },
            hand: ['lasgun', 'snooper', 'hajr'],
            spice: 3,
          },
          { id: 'emperor', board: { 'arrakeen@9': 1 }, hand: ['chaumas'] },
          { id: 'atreides' },
        ],
      },
      { mode: 'basic' },
    );
    const none = { spice: 0, kh: 'no' };
    t.by('harkonnen', {
      ...none,
      dial: 3,
      leader: 'feyd-rautha',
      weapon: 'lasgun',
      defense: 'snooper',
    });
    t.by('emperor', { ...none, dial: 0, leader: 'caid', weapon: 'chaumas', defense: 'none' });
    expect(t.kind).toBe('keep.cards');
    t.choose(['snooper']);
    expect(notes(t)).toEqual([['lasgun', 0]]);
  });
});

describe('the notes of Atreides when Harkonnen swap cards', () => {
  const swap = (victim: string, n: number, back: readonly string[], hand = ['karama', 'hajr']) => {
    const t = auction(
      [
        { id: 'atreides', spice: 5, hand: ['snooper'] },
        { id: 'emperor', spice: 5, hand: [] },
        { id: 'harkonnen', hand },
      ],
      ['anytime'],
      { treacheryDeck: ['crysknife', 'shield', 'stunner', 'kulon'] },
    );
    t.choose('pass', 'bid:1', 'pass', 'pass');
    for (const by of ['atreides', 'emperor'] as const) t.by(by, 'pass');
    t.by('harkonnen', 'swap', victim, n, back);
    return t;
  };

  it('[ATR-B2] [HAR-K1] do not tell which card was taken, but no longer count on it', () => {
    const t = swap('seat:1', 1, ['hajr']);
    expect(t.of('harkonnen').hand).toEqual(['crysknife']);
    expect(notes(t)).toEqual([['crysknife', 1]]);
    expect(sure(t)).toEqual([['snooper'], [], []]);
  });

  it('[ATR-B2] [HAR-K1] hold own cards that were taken', () => {
    const t = swap('seat:0', 1, ['hajr']);
    expect(t.of('atreides').hand).toEqual(['hajr']);
    expect(notes(t)).toEqual([
      ['crysknife', 1],
      ['snooper', 2],
    ]);
    expect(sure(t)).toEqual([['hajr'], ['crysknife'], ['snooper']]);
  });

  it('[ATR-B2] [HAR-K1] strike own cards that came back', () => {
    const t = swap('seat:0', 1, ['snooper']);
    expect(t.of('atreides').hand).toEqual(['snooper']);
    expect(notes(t)).toEqual([['crysknife', 1]]);
  });
});

describe('private notes of others', () => {
  it('[ATR-B2] are kept only where the table agreed on it, which all can see', () => {
    expect(parseOptions({}).privateNotes).toBeUndefined();
    const t = table({ factions: [{ id: 'harkonnen' }, { id: 'emperor' }] }, { privateNotes: true });
    expect(t.view('spectator').options.privateNotes).toBe(true);
    expect(t.view('harkonnen').notes).toBeNull();
  });
});
