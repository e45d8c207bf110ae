import { DEFAULT_OPTIONS, type ImperiumEvent, imperium } from '@landsraad/imperium';
import { type PlayerPosition, type Position, table } from '@landsraad/imperium/scenario';
import { Match } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';

const FIVE = ['dagger', 'dagger', 'diplomacy', 'scout', 'chani'];
const DONE: PlayerPosition = { revealed: true };

describe('the course of a game', () => {
  it('[IMP-7.1] [IMP-7.2] Round Start, Player Turns, Combat, Makers, Recall, and again', () => {
    const t = table({ phase: 'round-start', round: 0, players: [{ deck: FIVE }, {}, {}] });
    t.choose('reveal').runUntil(({ round }) => round === 2);
    const steps: ImperiumEvent['type'][] = [
      'round-started',
      'drew',
      'turn-ended',
      'conflict-resolved',
      'bonus-spice-added',
      'agents-recalled',
    ];
    const seen = t.events().flatMap(({ type }) => (steps.includes(type) ? [type] : []));
    const inOrder = seen.filter((type, i) => type !== seen[i - 1]);
    expect(inOrder).toEqual([...steps, 'round-started', 'drew']);
    expect(t.position.round).toBe(2);
  });

  it('[IMP-7.3] lasts ten rounds when nobody reaches the score', () => {
    const match = Match.start(imperium, DEFAULT_OPTIONS, 'ten rounds');
    while (!match.over) match.answer(match.pending[0]!.seat, match.pending[0]!.fallback);
    const events = match.events('spectator') as ImperiumEvent[];
    const rounds = events.flatMap((event) => (event.type === 'round-started' ? [event.round] : []));
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(events).toContainEqual({ type: 'endgame-started', reason: 'conflicts' });
    expect(match.result).toHaveLength(4);
  });
});

describe('Round Start', () => {
  const start = (position: Position) =>
    table({
      phase: 'round-start',
      conflictDeck: ['siege-of-carthag', 'grand-vision'],
      ...position,
    });

  it('[IMP-8.1] the top Conflict card is turned up for all to see', () => {
    const t = start({ players: [{ deck: FIVE }] });
    expect(t.position).toMatchObject({
      conflict: 'siege-of-carthag',
      conflictDeck: ['grand-vision'],
    });
    expect(t.match.view('spectator')).toMatchObject({
      conflict: 'siege-of-carthag',
      conflictDeckSize: 1,
    });
  });

  it('[IMP-8.4] everybody draws five cards', () => {
    const deck = [...FIVE, 'stilgar'];
    const t = start({ players: [{ deck }, { deck }, { deck }] });
    for (const seat of [0, 1, 2])
      expect(t.player(seat)).toMatchObject({ hand: FIVE, deck: ['stilgar'] });
  });

  it('[IMP-8.2] [IMP-8.5] [EX-33] who controls the space may deploy a troop from the supply, before drawing', () => {
    const t = start({ control: { carthag: 1 }, players: [{ deck: FIVE }, { deck: FIVE }, {}] });
    expect([t.seat, t.kind, t.options]).toEqual([1, 'control.defend', ['no', 'yes']]);
    expect(t.position.conflict).toBe('siege-of-carthag');
    expect(t.position.players.map(({ hand }) => hand)).toEqual([[], [], []]);
    t.choose('yes');
    expect(t.player(1)).toMatchObject({ conflict: 1, supply: 8, garrison: 3, hand: FIVE });
  });

  it('[IMP-8.3] the defence may be left', () => {
    const t = start({ control: { carthag: 1 } }).choose('no');
    expect(t.player(1)).toMatchObject({ conflict: 0, supply: 9, garrison: 3 });
  });

  it('[IMP-8.3] it needs a troop in the supply', () => {
    const t = start({ control: { carthag: 1 }, players: [{}, { garrison: 12 }, {}] });
    expect(t.kind).toBe('turn.kind');
    expect(t.player(1)).toMatchObject({ conflict: 0, garrison: 12 });
  });

  it('[IMP-8.2] control of another space defends nothing', () => {
    const t = start({ control: { arrakeen: 1, 'imperial-basin': 2 } });
    expect(t.kind).toBe('turn.kind');
  });
});

describe('Player Turns', () => {
  it('[IMP-9.1] one turn each, clockwise from the First Player', () => {
    const two = { hand: ['dagger', 'signet-ring'] };
    const t = table({ firstPlayer: 2, players: [two, two, two] });
    t.play('dagger', 'hall-of-oratory');
    t.play('signet-ring', 'secure-contract');
    t.play('signet-ring', 'imperial-basin').choose('end');
    const sent = t.events().flatMap((event) => (event.type === 'agent-sent' ? [event.seat] : []));
    expect(sent).toEqual([2, 0, 1]);
    expect(t.seat).toBe(2);
  });

  it('[IMP-9.2] [IMP-9.3] [IMP-9.7] a card or the Reveal turn, Agents or not, and no pass', () => {
    const t = table({ players: [{ hand: ['dagger', 'signet-ring', 'convincing-argument'] }] });
    expect([t.kind, t.options]).toEqual(['turn.kind', ['dagger', 'signet-ring', 'reveal']]);
    t.choose('reveal');
    expect(t.player(0)).toMatchObject({ agents: 2, revealed: true });
    expect(t.player(0).inPlay).toHaveLength(3);
  });

  it('[IMP-9.4] without an Agent only the Reveal turn is left', () => {
    const t = table({
      players: [{ hand: ['dagger'], agents: 0, agentsOn: ['arrakeen', 'carthag'] }],
    });
    expect(t.options).toEqual(['reveal']);
    expect(t.why('dagger')).toEqual({ code: 'no-agent', rule: 'IMP-9.4' });
  });

  it('[IMP-9.4] without a card that can send one, too', () => {
    const t = table({
      players: [{ hand: ['dagger', 'convincing-argument'] }, { agentsOn: ['hall-of-oratory'] }],
    });
    expect(t.options).toEqual(['reveal']);
    expect(t.why('dagger')).toEqual({ code: 'no-space', rule: 'IMP-9.4' });
    expect(t.why('convincing-argument')?.rule).toBe('IMP-10.3');
  });

  it('[IMP-9.4] unless a card sends an Agent anyway', () => {
    const t = table({
      players: [
        { hand: ['kwisatz-haderach', 'dagger'], agents: 0, agentsOn: ['arrakeen', 'carthag'] },
      ],
    });
    expect(t.options).toEqual(['kwisatz-haderach', 'reveal']);
  });

  it('[IMP-9.5] [IMP-9.6] who has revealed is skipped, until all have', () => {
    const two = { hand: ['dagger', 'signet-ring'] };
    const t = table({ players: [two, {}, two] });
    t.play('dagger', 'hall-of-oratory').choose('reveal');
    expect(t.seat).toBe(2);
    t.choose('reveal');
    expect(t.seat).toBe(0);
    expect(t.position.phase).toBe('turns');
    t.play('signet-ring', 'secure-contract');
    expect([t.seat, t.kind]).toEqual([0, 'turn.kind']); // its own neighbour now
    t.choose('reveal');
    expect(t.position.round).toBe(2);
  });

  it('[IMP-9.7] only a card lets a turn go by', () => {
    const t = table({ players: [{ hand: ['dagger'], intrigue: ['bindu-suspension'] }] });
    expect(t.options).toEqual(['dagger', 'intrigue:bindu-suspension', 'reveal']);
    t.choose('intrigue:bindu-suspension');
    expect(t.seat).toBe(1);
    expect(t.player(0)).toMatchObject({ agents: 2, revealed: false });
    expect(t.events()).toContainEqual({ type: 'turn-passed', seat: 0 });
  });

  it('[IMP-9.8] [AMB-49] the Reveal turn is taken with an empty hand, and may buy', () => {
    const t = table({ players: [{ council: true }, DONE, DONE] });
    expect(t.options).toEqual(['reveal']);
    t.choose('reveal');
    expect(t.options).toEqual(['acquire:arrakis-liaison', 'end']);
    t.choose('acquire:arrakis-liaison');
    expect(t.events()).toContainEqual({ type: 'turn-ended', seat: 0, kind: 'reveal' });
  });
});
