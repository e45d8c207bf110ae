import { describe, expect, it } from 'vitest';
import { battlefield, plans, told } from './battlefield.ts';

type Given = Parameters<typeof battlefield>[1][number];

/** Emperor attacks the Guild in the Basin; Fenring 6, Caid 3, Tuek 5, Sook 2. */
const duel = (emperor: Given = {}, guild: Given = {}, more: readonly Given[] = []) =>
  battlefield('basic', [
    { id: 'emperor', board: { 'basin@8': 5 }, ...emperor },
    { id: 'spacing-guild', board: { 'basin@8': 4 }, ...guild },
    ...more,
  ]);

describe('weapons and defenses', () => {
  it.each([
    ['[DUN-10.22] [DUN-19.1]', 'crysknife', 'none', true],
    ['[DUN-10.22] [DUN-19.1]', 'maula-pistol', 'snooper', true],
    ['[DUN-10.22] [DUN-19.1] [DUN-19.5]', 'slip-tip', 'shield', false],
    ['[DUN-10.22] [DUN-19.1] [DUN-19.5]', 'stunner', 'shield', false],
    ['[DUN-10.22] [DUN-19.2]', 'chaumas', 'none', true],
    ['[DUN-10.22] [DUN-19.2]', 'chaumurky', 'shield', true],
    ['[DUN-10.22] [DUN-19.2] [DUN-19.5]', 'gom-jabbar', 'snooper', false],
    ['[DUN-10.22] [DUN-19.2] [DUN-19.5]', 'ellaca-drug', 'snooper', false],
    ['[DUN-19.3]', 'lasgun', 'none', true],
    ['[DUN-19.3]', 'lasgun', 'snooper', true],
    ['[DUN-10.16] [DUN-19.7]', 'baliset', 'none', false],
    ['[DUN-10.16] [DUN-19.7]', 'crysknife', 'baliset', true],
  ])('%s %s against %s kills: %s', (_rules, weapon, defense, dies) => {
    const hand = defense === 'none' ? [] : [defense];
    const t = duel({ hand: [weapon] }, { hand });
    plans(t, {
      emperor: { leader: 'caid', weapon },
      'spacing-guild': { leader: 'staban-tuek', defense },
    });
    expect(t.of('spacing-guild').deadLeaders).toEqual(dies ? ['staban-tuek'] : []);
    expect(t.of('emperor').deadLeaders).toEqual([]);
  });

  it('[DUN-10.22] [DUN-10.26] may kill both, and the winner is paid for both', () => {
    const t = duel({ hand: ['crysknife'] }, { hand: ['chaumas'] });
    plans(t, {
      emperor: { leader: 'hasimir-fenring', dial: 2, weapon: 'crysknife' },
      'spacing-guild': { leader: 'staban-tuek', dial: 1, weapon: 'chaumas' },
    });
    expect(t.of('emperor')).toMatchObject({ spice: 11, deadLeaders: ['hasimir-fenring'] });
    expect(t.of('spacing-guild')).toMatchObject({ spice: 0, deadLeaders: ['staban-tuek'] });
    expect(told(t, 'battle-won')).toMatchObject({ totals: [4, 2] });
  });

  it('[DUN-10.22] [DUN-19.6] kills a Cheap Hero, for whom nobody is paid', () => {
    const t = duel({ hand: ['crysknife'] }, { hand: ['cheap-hero'] });
    plans(t, {
      emperor: { leader: 'caid', dial: 1, weapon: 'crysknife' },
      'spacing-guild': { leader: 'cheap-hero' },
    });
    expect(t.of('emperor').spice).toBe(0);
    expect(t.position.treacheryDiscard).toContain('cheap-hero');
  });
});

describe('the totals', () => {
  it('[DUN-10.23] are the number dialed and the strength of a living leader', () => {
    const t = duel({}, { hand: ['crysknife'] });
    plans(t, {
      emperor: { leader: 'hasimir-fenring', dial: 5 },
      'spacing-guild': { leader: 'soo-soo-sook', dial: 4, weapon: 'crysknife' },
    });
    expect(told(t, 'battle-won')).toMatchObject({ seat: 1, over: 0, totals: [10, 12] });
  });

  it.each([
    [4, 1],
    [5, 0],
  ])(
    '[DUN-10.24] with %i against 5 the winner is seat %i: a tie is the aggressor’s',
    (dial, seat) => {
      const t = duel({ deadLeaders: [] }, {});
      plans(t, {
        emperor: { leader: 'bashar', dial: dial - 2 },
        'spacing-guild': { leader: 'master-bewt', dial: 2 },
      });
      expect(told(t, 'battle-won')).toMatchObject({ seat });
    },
  );
});

describe('after the battle', () => {
  it('[DUN-10.25] killed leaders lie in the tanks, face down if they had died before', () => {
    const revived = () =>
      battlefield(
        'basic',
        [
          { id: 'emperor', board: { 'basin@8': 5 }, hand: ['crysknife'] },
          {
            id: 'spacing-guild',
            board: { 'basin@8': 4 },
            spice: 5,
            hand: ['tleilaxu-ghola'],
            deadLeaders: ['staban-tuek'],
          },
        ],
        { listen: ['anytime'] },
      )
        .by('emperor', 'pass')
        .by('spacing-guild', 'staban-tuek');
    const first = duel({ hand: ['crysknife'] });
    const plan = {
      emperor: { leader: 'caid', weapon: 'crysknife' },
      'spacing-guild': { leader: 'staban-tuek' },
    };
    plans(first, plan);
    expect(first.of('spacing-guild')).toMatchObject({
      deadLeaders: ['staban-tuek'],
      faceDownLeaders: [],
    });
    const again = revived();
    while (again.kind === 'anytime') again.choose('pass');
    plans(again, plan);
    while (again.kind === 'anytime') again.choose('pass');
    expect(again.of('spacing-guild').faceDownLeaders).toEqual(['staban-tuek']);
  });

  it('[DUN-10.27] the loser loses forces and cards, not the leader', () => {
    const t = duel({}, { hand: ['crysknife', 'shield', 'karama'] });
    plans(t, {
      emperor: { leader: 'hasimir-fenring', dial: 5 },
      'spacing-guild': { leader: 'soo-soo-sook', weapon: 'crysknife', defense: 'shield' },
    });
    expect(told(t, 'battle-won')).toMatchObject({ seat: 0 });
    expect(t.of('spacing-guild')).toMatchObject({
      board: {},
      tanks: { normal: 4 },
      hand: ['karama'],
      deadLeaders: [],
    });
    expect(t.position.treacheryDiscard).toEqual(['shield', 'crysknife']);
  });

  it('[DUN-10.28] the winner keeps or discards each card played', () => {
    const t = duel({ hand: ['crysknife', 'shield'] });
    plans(t, {
      emperor: { leader: 'caid', dial: 1, weapon: 'crysknife', defense: 'shield' },
      'spacing-guild': { leader: 'soo-soo-sook' },
    });
    expect(t.kind).toBe('keep.cards');
    expect(t.options()).toEqual(['crysknife', 'shield']);
    t.choose(['shield']);
    expect(t.of('emperor').hand).toEqual(['crysknife']);
    expect(t.position.treacheryDiscard).toEqual(['shield']);
  });

  it('[DUN-10.28] [DUN-19.6] a winning Cheap Hero is discarded without being asked', () => {
    const t = duel({ hand: ['cheap-hero', 'crysknife'] });
    plans(t, {
      emperor: { leader: 'cheap-hero', dial: 5, weapon: 'crysknife' },
      'spacing-guild': { leader: 'soo-soo-sook' },
    });
    expect(t.options()).toEqual(['crysknife']);
    expect(t.of('emperor').hand).toEqual(['crysknife']);
    expect(t.position.treacheryDiscard).toEqual(['cheap-hero']);
  });

  it('[DUN-10.29] the winner takes losses from any of the cells of the group', () => {
    const t = duel(
      { board: { 'pasty-mesa@4': 3, 'pasty-mesa@5': 2, 'pasty-mesa@7': 1 } },
      {
        board: { 'pasty-mesa@5': 1 },
      },
    );
    plans(t, {
      emperor: { leader: 'hasimir-fenring', dial: 4 },
      'spacing-guild': { leader: 'soo-soo-sook' },
    });
    expect(t.decision()).toMatchObject({ kind: 'losses', rule: 'DUN-10.29' });
    expect(t.options()).toEqual(['1', '2', '3']);
    t.choose(1);
    expect(t.of('emperor').board).toEqual({ 'pasty-mesa@4': 2 });
  });

  it('[DUN-10.29] asks for every cell where there is a choice', () => {
    const t = duel(
      { board: { 'pasty-mesa@4': 3, 'pasty-mesa@5': 2, 'pasty-mesa@7': 1 } },
      {
        board: { 'pasty-mesa@5': 1 },
      },
    );
    plans(t, {
      emperor: { leader: 'hasimir-fenring', dial: 3 },
      'spacing-guild': { leader: 'soo-soo-sook' },
    });
    t.choose(1);
    expect(t.decision()).toMatchObject({ about: { cell: 'pasty-mesa@5' }, min: 1, max: 2 });
    t.choose(2);
    expect(t.of('emperor').board).toEqual({ 'pasty-mesa@4': 2, 'pasty-mesa@7': 1 });
  });

  it('[DUN-10.30] a kept weapon is used again in the same phase', () => {
    const t = duel(
      { hand: ['crysknife'], board: { 'basin@8': 5, 'harg-pass@4': 2 } },
      {
        board: { 'basin@8': 4, 'harg-pass@4': 1 },
      },
    );
    t.choose('basin/1');
    plans(t, {
      emperor: { leader: 'caid', weapon: 'crysknife' },
      'spacing-guild': { leader: 'soo-soo-sook' },
    });
    t.choose([]);
    plans(t, {
      emperor: { leader: 'bashar', weapon: 'crysknife' },
      'spacing-guild': { leader: 'staban-tuek' },
    });
    expect(t.of('spacing-guild').deadLeaders).toEqual(['staban-tuek', 'soo-soo-sook']);
  });
});

describe('lasgun and shield', () => {
  const explosion = (emperor: readonly string[], guild: readonly string[]) => {
    const place = (hand: readonly string[]) => ({
      weapon: hand.includes('lasgun') ? 'lasgun' : 'none',
      defense: hand.includes('shield') ? 'shield' : 'none',
    });
    const t = battlefield(
      'basic',
      [
        { id: 'emperor', board: { 'pasty-mesa@4': 5 }, hand: [...emperor, 'karama'] },
        { id: 'spacing-guild', board: { 'pasty-mesa@4': 4, 'basin@8': 1 }, hand: [...guild] },
        { id: 'harkonnen', board: { 'pasty-mesa@7': 3 } },
      ],
      { spice: { 'pasty-mesa@5': 6, 'basin@8': 4 }, storm: 6 },
    );
    return plans(t, {
      emperor: { leader: 'caid', dial: 1, ...place(emperor) },
      'spacing-guild': { leader: 'soo-soo-sook', ...place(guild) },
    });
  };

  it.each([
    ['both by one side', ['lasgun', 'shield'], []],
    ['one by each', ['lasgun'], ['shield']],
    ['one by each', ['shield'], ['lasgun']],
  ])('[DUN-10.32] [DUN-19.3] %s: everything there is lost and nobody wins', (_, emperor, guild) => {
    const t = explosion(emperor, guild);
    expect(t.of('emperor')).toMatchObject({
      board: {},
      tanks: { normal: 5 },
      deadLeaders: ['caid'],
      hand: ['karama'],
      spice: 0,
    });
    expect(t.of('spacing-guild')).toMatchObject({
      board: { 'basin@8': 1 },
      tanks: { normal: 4 },
      deadLeaders: ['soo-soo-sook'],
      hand: [],
    });
    expect([...t.position.treacheryDiscard].sort()).toEqual(['lasgun', 'shield']);
    expect(told(t, 'battle-won')).toBeUndefined();
  });

  it('[DUN-10.32] [DUN-19.4] takes spice and the forces of others, wherever in the territory', () => {
    const t = explosion(['lasgun'], ['shield']);
    expect(t.of('harkonnen')).toMatchObject({ board: {}, tanks: { normal: 3 } });
    expect(t.events().filter(({ type }) => type === 'spice-blown-away')).toMatchObject([
      { cell: 'pasty-mesa@5', n: 6 },
    ]);
    expect(t.position.spice).not.toHaveProperty('pasty-mesa@5');
  });

  it('[DUN-19.4] takes advisors too', () => {
    const t = battlefield('advanced', [
      { id: 'emperor', board: { 'basin@8': 5 }, hand: ['lasgun'] },
      { id: 'spacing-guild', board: { 'basin@8': 4 }, hand: ['shield'] },
      { id: 'bene-gesserit', board: { 'basin@8': 2 }, advisors: ['basin'] },
    ]);
    plans(t, {
      emperor: { leader: 'caid', weapon: 'lasgun' },
      'spacing-guild': { leader: 'soo-soo-sook', defense: 'shield' },
    });
    expect(t.of('bene-gesserit')).toMatchObject({ board: {}, tanks: { normal: 2 } });
  });
});
