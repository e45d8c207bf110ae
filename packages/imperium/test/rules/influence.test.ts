import { FACTIONS, type Faction } from '@landsraad/imperium';
import { type Position, type Table, table } from '@landsraad/imperium/scenario';
import { describe, expect, it } from 'vitest';

type Levels = Partial<Record<Faction, number>>;

/** Seat 0 is about to play; the others stand where they are on the Emperor's track. */
const emperor = (
  own: number,
  others: readonly number[],
  { holder = null, ...position }: { holder?: number | null } & Omit<Position, 'alliances'> = {},
): Table =>
  table({
    ...position,
    alliances: { emperor: holder },
    players: [own, ...others].map((level, seat) => ({
      influence: { emperor: level, 'bene-gesserit': 1 },
      vp: 5,
      ...position.players?.[seat],
    })),
  });

const LOSES = { hand: ['shifting-allegiances', 'dagger'], spice: 2 };

/** Shifting Allegiances: one step down with the Emperor; where the two steps up go is open. */
const loseEmperor = (t: Table): Table =>
  t.play('shifting-allegiances', 'secure-contract').choose('shifting-allegiances/pay', 'emperor');

const vp = (t: Table) => t.position.players.map((player) => player.vp);
const holds = (t: Table) => t.position.alliances.emperor;
const levels = (t: Table, seat = 0): Levels => t.player(seat).influence;

describe('the four tracks', () => {
  it.each([
    ['emperor', 'wealth'],
    ['spacing-guild', 'foldspace'],
    ['bene-gesserit', 'secrets'],
    ['fremen', 'stillsuits'],
  ] as const)(
    '[IMP-5.3] an Agent to a space of %s gains 1 Influence there alone',
    (faction, space) => {
      const t = table({ players: [{ hand: ['diplomacy', 'dagger'] }] }).play('diplomacy', space);
      expect(levels(t)).toEqual({
        ...{ emperor: 0, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 0 },
        [faction]: 1,
      });
    },
  );

  it('[IMP-5.4] [IMP-5.17] [IMP-5.20] other effects move the cubes too: one down where there is something to lose, two up with one Faction of choice', () => {
    const t = table({
      players: [{ ...LOSES, influence: { 'spacing-guild': 3, fremen: 1 } }],
    });
    t.play('shifting-allegiances', 'secure-contract').choose('shifting-allegiances/pay');
    expect([t.kind, t.options]).toEqual(['influence.lose', ['spacing-guild', 'fremen']]);
    t.choose('spacing-guild');
    expect([t.kind, t.options]).toEqual(['influence.gain', [...FACTIONS]]);
    t.choose('bene-gesserit');
    expect(levels(t)).toEqual({ emperor: 0, 'spacing-guild': 2, 'bene-gesserit': 2, fremen: 1 });
  });

  it('[IMP-5.20] by itself with none that would cost a VP or an Alliance, then with the highest', () => {
    const lost = (influence: Levels, alliances = {}) => {
      const t = table({ alliances, players: [{ ...LOSES, influence }] });
      t.play('shifting-allegiances', 'secure-contract').choose('shifting-allegiances/pay');
      return t.match.decision(0)!.fallback;
    };
    const none = { emperor: 0, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 0 };
    expect(lost({ ...none, emperor: 2, fremen: 1 })).toBe('fremen');
    expect(lost({ ...none, 'spacing-guild': 1, fremen: 3 })).toBe('fremen');
    expect(lost({ ...none, emperor: 4, fremen: 1 }, { emperor: 0 })).toBe('fremen');
    expect(lost({ ...none, emperor: 2, fremen: 2 })).toBe('emperor');
  });

  it('[IMP-5.20] without any Influence the cost cannot be paid', () => {
    const t = table({ players: [{ ...LOSES, intrigue: ['ambush'] }] });
    t.play('shifting-allegiances', 'secure-contract');
    expect(t.options).toEqual(['end']);
  });

  it('[IMP-5.1] [IMP-5.2] a cube stops at 6, and the step is lost', () => {
    const t = table({
      players: [
        {
          influence: { emperor: 5, fremen: 6 },
          intrigue: ['favored-subject', 'know-their-ways', 'bribery'],
          solari: 2,
          vp: 4,
        },
      ],
      alliances: { emperor: 0, fremen: 0 },
    });
    t.choose('intrigue:favored-subject', 'intrigue:know-their-ways');
    expect(levels(t)).toMatchObject({ emperor: 6, fremen: 6 });
    t.choose('intrigue:bribery');
    expect(t.options).toEqual([...FACTIONS]);
    t.choose('emperor');
    expect(levels(t)).toMatchObject({ emperor: 6, fremen: 6 });
    expect(t.player(0)).toMatchObject({ vp: 4, solari: 0, water: 0, garrison: 3 });
  });
});

describe('2 Influence', () => {
  it('[IMP-5.5] reaching 2 from below scores 1 VP, 3 scores nothing more', () => {
    const at = (level: number) =>
      vp(
        emperor(level, [0, 0], { players: [{ hand: ['diplomacy'] }] }).play('diplomacy', 'wealth'),
      );
    expect([at(0), at(1), at(2)].map(([own]) => own)).toEqual([5, 6, 5]);
  });

  it('[IMP-3.2] [IMP-5.6] [EX-20] dropping below 2 loses the VP, climbing back scores it again', () => {
    const t = emperor(2, [0, 0], {
      players: [{ ...LOSES, hand: ['shifting-allegiances', 'diplomacy'] }],
    });
    loseEmperor(t).choose('fremen');
    expect(vp(t)[0]).toBe(5); // one lost with the Emperor, one gained with the Fremen
    expect(t.events().filter(({ type }) => type.startsWith('vp'))).toEqual([
      { type: 'vp-lost', seat: 0, n: 1, total: 4 },
      { type: 'vp-gained', seat: 0, n: 1, total: 5 },
    ]);
    t.runUntil(({ active }) => active === 0).play('diplomacy', 'wealth');
    expect(vp(t)[0]).toBe(6);
  });

  it('[IMP-5.6] from 3 to 2 nothing is lost', () => {
    const t = loseEmperor(emperor(3, [0, 0], { players: [LOSES] }));
    expect(vp(t)[0]).toBe(5);
  });

  it('[IMP-5.16] [EX-22] two steps from 1 pass 2 and score its VP', () => {
    const t = emperor(1, [0, 0], { players: [{ hand: ['power-play', 'dagger'] }] });
    t.play('power-play', 'wealth');
    expect([levels(t).emperor, vp(t)[0]]).toEqual([3, 6]);
  });
});

describe('4 Influence', () => {
  it.each([
    ['emperor', 'wealth', { garrison: 5, supply: 7, solari: 2, water: 0, intrigue: [] }],
    ['spacing-guild', 'foldspace', { garrison: 3, solari: 3, water: 0, intrigue: [] }],
    ['fremen', 'stillsuits', { garrison: 3, solari: 0, water: 2, intrigue: [] }],
  ] as const)('[IMP-5.7] the bonus of the track of %s', (faction, space, gained) => {
    const t = table({
      players: [{ hand: ['diplomacy', 'dagger'], influence: { [faction]: 3 } }],
      intrigueDeck: ['windfall'],
    });
    t.play('diplomacy', space);
    expect(t.player(0)).toMatchObject(gained);
  });

  it('[IMP-5.7] the bonus of the track of bene-gesserit is an Intrigue card', () => {
    const t = table({
      players: [{ hand: ['diplomacy'], influence: { 'bene-gesserit': 3 } }],
      intrigueDeck: ['windfall', 'ambush', 'charisma'],
    });
    t.play('diplomacy', 'secrets').choose('secrets/influence');
    expect(t.player(0).intrigue).toEqual(['windfall']);
  });

  it('[IMP-5.16] two steps from 3 pass 4: bonus, Alliance and its VP', () => {
    const t = emperor(3, [0, 0], { players: [{ hand: ['power-play', 'dagger'] }] });
    t.play('power-play', 'wealth');
    expect(t.player(0)).toMatchObject({ influence: { emperor: 5 }, garrison: 5, vp: 6 });
    expect(holds(t)).toBe(0);
  });

  it('[IMP-5.8] the bonus is not given back below 4, and comes again at 4', () => {
    const t = emperor(4, [0, 0], {
      holder: 0,
      players: [{ ...LOSES, hand: ['shifting-allegiances', 'diplomacy'] }],
    });
    loseEmperor(t).choose('fremen');
    expect(t.player(0)).toMatchObject({ influence: { emperor: 3 }, garrison: 3, supply: 9 });
    t.runUntil(({ active }) => active === 0).play('diplomacy', 'wealth');
    expect(t.player(0)).toMatchObject({ influence: { emperor: 4 }, garrison: 5, supply: 7 });
  });
});

describe('Alliances', () => {
  const WEALTH = { hand: ['diplomacy', 'dagger'] };

  it('[IMP-5.9] [EX-15] the first to reach 4 takes the token and 1 VP', () => {
    const t = emperor(3, [3, 0], { players: [WEALTH] }).play('diplomacy', 'wealth');
    expect(holds(t)).toBe(0);
    expect(t.player(0)).toMatchObject({ vp: 6, garrison: 5 });
  });

  it('[IMP-5.11] [EX-16] equalling the holder brings the bonus but not the token', () => {
    const t = emperor(3, [4, 0], { holder: 1, players: [WEALTH] }).play('diplomacy', 'wealth');
    expect(holds(t)).toBe(1);
    expect(vp(t)).toEqual([5, 5, 5]);
    expect(t.player(0)).toMatchObject({ influence: { emperor: 4 }, garrison: 5 });
  });

  it('[IMP-5.10] [EX-16] passing the holder takes the token and its VP', () => {
    const t = emperor(4, [4, 0], { holder: 1, players: [WEALTH] }).play('diplomacy', 'wealth');
    expect(holds(t)).toBe(0);
    expect(vp(t)).toEqual([6, 4, 5]);
    expect(t.events()).toContainEqual({
      type: 'alliance-taken',
      seat: 0,
      faction: 'emperor',
      from: 1,
    });
  });

  it('[IMP-5.10] the holder who climbs on gains no second VP', () => {
    const t = emperor(4, [4, 0], { holder: 0, players: [WEALTH] }).play('diplomacy', 'wealth');
    expect([holds(t), vp(t)]).toEqual([0, [5, 5, 5]]);
  });

  it('[IMP-5.12] [EX-17] the holder who loses a step gives the token to the one it was tied with', () => {
    const t = loseEmperor(emperor(5, [5, 4], { holder: 0, players: [LOSES] }));
    expect(t.kind).toBe('influence.gain');
    expect([holds(t), vp(t)]).toEqual([1, [4, 6, 5]]);
  });

  it('[IMP-5.13] [EX-18] tied with several, the holder chooses who takes it', () => {
    const t = loseEmperor(emperor(4, [4, 4, 3], { holder: 0, players: [LOSES] }));
    expect([t.seat, t.kind, t.options]).toEqual([0, 'alliance.give', ['seat:1', 'seat:2']]);
    t.choose('seat:2');
    expect([holds(t), vp(t)]).toEqual([2, [4, 5, 6, 5]]);
  });

  it('[IMP-5.14] [EX-19] at 3 with nobody at 4 the token goes back and the VP is lost', () => {
    const t = loseEmperor(emperor(4, [3, 3], { holder: 0, players: [LOSES] }));
    expect([holds(t), vp(t)]).toEqual([null, [4, 5, 5]]);
    expect(t.player(0).garrison).toBe(3);
    expect(t.events('spectator')).toContainEqual({
      type: 'alliance-returned',
      seat: 0,
      faction: 'emperor',
    });
  });

  it('[IMP-5.12] [EX-21] not tied before the loss, the holder keeps the token', () => {
    const t = loseEmperor(emperor(5, [4, 0], { holder: 0, players: [LOSES] }));
    expect([holds(t), vp(t)]).toEqual([0, [5, 5, 5]]);
  });

  it('[IMP-5.15] a token back on its track goes to the next to reach 4', () => {
    const t = emperor(4, [3, 3], { holder: 0, players: [LOSES, WEALTH] });
    loseEmperor(t).choose('fremen');
    t.play('diplomacy', 'wealth');
    expect([holds(t), vp(t)]).toEqual([1, [5, 6, 5]]);
  });
});

describe('cards that ask for standing', () => {
  const persuasion = (position: Position) =>
    table({ ...position, players: [{ hand: ['firm-grip'], influence: { emperor: 4 } }] })
      .choose('reveal')
      .events()
      .find((event) => event.type === 'persuasion-gained')?.n;

  it('[IMP-5.18] an Alliance is the token, not the level', () => {
    expect(persuasion({ alliances: { emperor: 0 } })).toBe(4);
    expect(persuasion({ alliances: { emperor: 1 } })).toBeUndefined();
  });

  it('[IMP-5.18] it works only while the token is held', () => {
    const t = emperor(4, [4, 0], {
      holder: 0,
      players: [{ hand: ['dagger', 'firm-grip'] }, { hand: ['diplomacy', 'dagger'] }],
    });
    t.play('dagger', 'hall-of-oratory').play('diplomacy', 'wealth');
    t.choose('reveal');
    expect(t.position.alliances.emperor).toBe(1);
    expect(t.seat).toBe(0);
    t.choose('reveal');
    expect(t.events()).not.toContainEqual(
      expect.objectContaining({ type: 'persuasion-gained', seat: 0, n: 4 }),
    );
  });

  it.each([
    [1, []],
    [2, ['smugglers-thopter/draw']],
    [3, ['smugglers-thopter/draw']],
  ])('[IMP-5.19] with %i Influence of the 2 asked for', (level, offered) => {
    const t = table({
      players: [
        {
          hand: ['smugglers-thopter', 'dagger'],
          influence: { 'spacing-guild': level },
          deck: ['diplomacy', 'diplomacy'],
        },
      ],
    });
    t.play('smugglers-thopter', 'imperial-basin');
    expect(t.options.filter((id) => id.startsWith('smugglers-thopter'))).toEqual(offered);
  });
});
