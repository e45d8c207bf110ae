import { table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';
import { agentTurn, laid, revealTurn } from './changes.ts';

describe('Paul Atreides', () => {
  const leader = 'paul-atreides';

  it('[RUL-1] sees the top card of his own deck, and nobody else does', () => {
    const t = laid({ leader, deck: ['stilgar', 'dagger'] });
    expect(t.match.view(0).players[0]!.deckTop).toEqual(['stilgar']);
    expect(t.match.view(1).players[0]!.deckTop).toEqual([]);
    expect(t.match.view('spectator').players[0]!.deckTop).toEqual([]);
    expect(laid({ deck: ['stilgar'] }).match.view(0).players[0]!.deckTop).toEqual([]);
  });

  it('[IMP-26.11] [EX-55] [RUL-1] sees nothing of an empty deck, and nothing is shuffled', () => {
    const t = laid({ leader, deck: [], discard: ['stilgar', 'dagger'] });
    expect(t.match.view(0).players[0]!.deckTop).toEqual([]);
    expect(t.player(0)).toMatchObject({ deck: [], discard: ['stilgar', 'dagger'] });
  });

  it('[IMP-3.5] [IMP-30.4] Discipline draws a card', () => {
    expect(agentTurn('signet-ring', 'secure-contract', { leader }).changed).toEqual({
      solari: 3,
      cards: 1,
    });
  });

  it('[IMP-3.5] the ring does nothing when it is revealed', () => {
    expect(revealTurn({ leader, hand: ['signet-ring'] }).changed).toEqual({ persuasion: 1 });
  });
});

describe('Duke Leto Atreides', () => {
  const leader = 'duke-leto-atreides';

  it.each([
    ['high-council', 4],
    ['mentat', 1],
    ['swordmaster', 7],
    ['rally-troops', 3],
  ])('[AMB-38] pays 1 Solari less for %s', (space, price) => {
    const hand = ['arrakis-liaison'];
    const t = laid({ leader, hand, solari: price }).play('arrakis-liaison', space);
    expect(t.player(0).solari).toBe(0);
    const poor = laid({ leader, hand, solari: price - 1 }).choose('arrakis-liaison');
    expect(poor.why(space)).toMatchObject({ rule: 'IMP-11.1', args: { needs: price } });
    const another = laid({ hand, solari: price }).choose('arrakis-liaison');
    expect(another.why(space)).toMatchObject({ rule: 'IMP-11.1', args: { needs: price + 1 } });
  });

  it('[AMB-38] gains nothing at Hall of Oratory, and pays other spaces in full', () => {
    const { changed } = agentTurn('dagger', 'hall-of-oratory', { leader });
    expect(changed).toEqual({ garrison: 1 });
    const given = { leader, spice: 4, water: 2 };
    expect(agentTurn('diplomacy', 'conspire', given).changed).toEqual({
      spice: -4,
      solari: 5,
      emperor: 1,
      garrison: 2,
      intrigue: 1,
    });
    expect(agentTurn('reconnaissance', 'research-station', given).changed).toEqual({
      water: -2,
      cards: 3,
    });
  });

  it('[IMP-3.5] Prudent Diplomacy raises a Faction where an opponent is ahead, for 1 spice', () => {
    const t = laid(
      { leader, hand: ['signet-ring'], spice: 2, influence: { emperor: 1, fremen: 1 } },
      {
        players: [
          {},
          { influence: { emperor: 1, 'spacing-guild': 1 } },
          { influence: { 'bene-gesserit': 2, 'spacing-guild': 1, fremen: 2 } },
        ],
      },
    );
    t.play('signet-ring', 'secure-contract').choose('duke-leto-atreides/pay');
    expect(t.options).toEqual(['spacing-guild', 'bene-gesserit', 'fremen']);
    t.choose('bene-gesserit');
    expect(t.player(0)).toMatchObject({
      spice: 1,
      influence: { emperor: 1, 'spacing-guild': 0, 'bene-gesserit': 1, fremen: 1 },
    });
    expect(t.seat).toBe(1);
  });

  it('[IMP-12.2] Prudent Diplomacy may be declined, and needs spice and somebody ahead', () => {
    const ahead = { players: [{}, { influence: { emperor: 1 } }, {}] };
    const declined = agentTurn('signet-ring', 'secure-contract', { leader, spice: 1 }, [], ahead);
    expect(declined.changed).toEqual({ solari: 3 });
    for (const [spice, position] of [
      [0, ahead],
      [1, {}],
    ] as const) {
      const t = laid({ leader, hand: ['signet-ring'], intrigue: ['ambush'], spice }, position);
      t.play('signet-ring', 'secure-contract');
      expect(t.options).toEqual(['end']);
    }
  });
});

describe('Baron Vladimir Harkonnen', () => {
  const leader = 'baron-vladimir-harkonnen';
  const secretFactions = ['emperor', 'fremen'] as const;

  it('[IMP-2.20] [IMP-26.1] [IMP-27.1] chooses two Factions in secret before round 1', () => {
    const t = table({ round: 0, phase: 'leaders', players: [{ leader }, {}, {}] });
    expect([t.kind, t.seat, t.position.round]).toEqual(['baron.factions', 0, 0]);
    expect(t.options).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
    expect(() => t.choose(['emperor'])).toThrow('out-of-range');
    expect(() => t.choose(['emperor', 'fremen', 'spacing-guild'])).toThrow('out-of-range');
    t.choose(['fremen', 'emperor']);
    expect(t.position.round).toBe(1);
    expect(t.player(0)).toMatchObject({ secretFactions, masterstroke: 'hidden' });
  });

  it('[IMP-26.1] [IMP-3.15] nobody else learns which Factions he chose', () => {
    const t = table({ round: 0, phase: 'leaders', players: [{ leader }, {}, {}] });
    t.choose(['fremen', 'emperor']);
    expect(t.match.view(0).players[0]!.tokens).toEqual({
      factions: secretFactions,
      revealed: false,
    });
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(t.match.view(viewer).players[0]!.tokens).toEqual({ factions: null, revealed: false });
      const chosen = t.events(viewer).find(({ type }) => type === 'factions-chosen');
      expect(chosen).toBeDefined();
      expect(chosen).not.toHaveProperty('secret');
    }
  });

  it('[IMP-26.2] [AMB-50] Masterstroke comes with the fourth troop deployed in a turn', () => {
    const t = laid({ leader, secretFactions, hand: ['fremen-camp'], spice: 2, garrison: 3 });
    t.play('fremen-camp', 'imperial-basin').choose('fremen-camp/pay', 'deploy', 3);
    expect(t.player(0)).toMatchObject({ masterstroke: 'hidden', influence: { emperor: 0 } });
    t.choose('deploy', 1);
    expect(t.player(0)).toMatchObject({
      conflict: 4,
      masterstroke: 'revealed',
      influence: { emperor: 1, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 1 },
    });
    expect(t.match.view(1).players[0]!.tokens?.factions).toEqual(secretFactions);
  });

  it('[AMB-50] three troops now and one next turn are not four in a turn', () => {
    const t = laid({
      leader,
      secretFactions,
      hand: ['arrakis-recruiter', 'reconnaissance'],
      garrison: 3,
    });
    t.play('arrakis-recruiter', 'carthag').choose('carthag/intrigue', 'deploy', 3, 'end');
    t.choose('reveal', 'reveal');
    expect(t.player(0)).toMatchObject({ conflict: 3, masterstroke: 'hidden' });
    t.play('reconnaissance', 'arrakeen').choose('arrakeen/draw', 'deploy', 2);
    expect(t.player(0)).toMatchObject({ conflict: 5, masterstroke: 'hidden' });
  });

  it('[AMB-50] troops of every source add up: the space, a Plot card, Double Cross', () => {
    const t = laid(
      {
        leader,
        secretFactions,
        hand: ['dune-the-desert-planet'],
        intrigue: ['rapid-mobilization', 'double-cross'],
        solari: 1,
        garrison: 3,
      },
      { players: [{}, { conflict: 1 }, {}] },
    );
    t.choose('intrigue:double-cross');
    t.play('dune-the-desert-planet', 'imperial-basin').choose('deploy', 2);
    expect(t.player(0)).toMatchObject({ conflict: 3, masterstroke: 'hidden' });
    t.choose('intrigue:rapid-mobilization', 1);
    expect(t.player(0)).toMatchObject({ conflict: 4, masterstroke: 'revealed' });
  });

  it('[AMB-50] the Reveal turn counts as well', () => {
    const t = laid({
      leader,
      secretFactions,
      hand: ['sardaukar-legion', 'gun-thopter'],
      garrison: 4,
    });
    t.choose('reveal', 'sardaukar-legion/deploy', 3);
    expect(t.player(0).masterstroke).toBe('hidden');
    t.choose('gun-thopter/deploy', 1);
    expect(t.player(0).masterstroke).toBe('revealed');
  });

  it('[IMP-26.2] [IMP-27.1] happens once per game', () => {
    const t = laid({
      leader,
      secretFactions,
      masterstroke: 'revealed',
      influence: { emperor: 1, fremen: 1 },
      intrigue: ['rapid-mobilization'],
      garrison: 5,
    });
    t.choose('intrigue:rapid-mobilization', 5);
    expect(t.player(0)).toMatchObject({ conflict: 5, influence: { emperor: 1, fremen: 1 } });
  });

  it('[IMP-3.5] [IMP-12.2] Scheme buys an Intrigue card for 1 Solari', () => {
    const ring = (choices: string[], solari = 2) =>
      agentTurn('signet-ring', 'hall-of-oratory', { leader, solari }, choices).changed;
    expect(ring(['baron-vladimir-harkonnen/pay'])).toEqual({
      garrison: 1,
      solari: -1,
      intrigue: 1,
    });
    expect(ring([])).toEqual({ garrison: 1 });
    expect(() => ring(['baron-vladimir-harkonnen/pay'], 0)).toThrow();
  });
});

describe('Glossu "The Beast" Rabban', () => {
  const leader = 'glossu-the-beast-rabban';

  it('[IMP-2.12] Arrakis Fiefdom starts him with 1 spice and 1 Solari more', () => {
    const players = [{ leader, water: 1 }, { leader: 'paul-atreides', water: 1 }, {}];
    const t = table({ round: 0, phase: 'leaders', players });
    expect(t.player(0)).toMatchObject({ solari: 1, spice: 1, water: 1 });
    expect(t.player(1)).toMatchObject({ solari: 0, spice: 0, water: 1 });
  });

  it.each([
    ['no Alliance', {}, { solari: 3, garrison: 1 }],
    ['another’s Alliance', { alliances: { emperor: 1 } }, { solari: 3, garrison: 1 }],
    ['an Alliance', { alliances: { fremen: 0 } }, { solari: 3, garrison: 2 }],
    ['any Alliance', { alliances: { emperor: 0 } }, { solari: 3, garrison: 2 }],
    ['two', { alliances: { fremen: 0, emperor: 0 } }, { solari: 3, garrison: 2 }],
  ])('[IMP-3.5] [IMP-5.18] Brutality with %s', (_, position, expected) => {
    const { changed } = agentTurn('signet-ring', 'secure-contract', { leader }, [], position);
    expect(changed).toEqual(expected);
  });
});
