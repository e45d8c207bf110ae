import { describe, expect, it } from 'vitest';
import { battlefield, plans, told } from './battlefield.ts';

type Given = Parameters<typeof battlefield>[1][number];

/** Emperor attacks the Guild in the Basin; traitor calls are asked for. */
const duel = (emperor: Given = {}, guild: Given = {}, more: readonly Given[] = []) =>
  battlefield(
    'basic',
    [
      { id: 'emperor', board: { 'basin@8': 5 }, ...emperor },
      { id: 'spacing-guild', board: { 'basin@8': 4 }, ...guild },
      ...more,
    ],
    { listen: ['traitor.call'] },
  );

describe('calling traitor', () => {
  it('[DUN-10.33] is offered after the reveal to who holds the opposing leader, and may be refused', () => {
    const t = duel({ traitors: ['staban-tuek'] });
    plans(t, {
      emperor: { leader: 'caid', dial: 1 },
      'spacing-guild': { leader: 'staban-tuek', dial: 4 },
    });
    expect(t.options('emperor')).toEqual(['yes', 'no']);
    expect(t.options('spacing-guild')).toEqual(['no']);
    t.by('emperor', 'no').by('spacing-guild', 'no');
    expect(told(t, 'traitor-called')).toBeUndefined();
    expect(told(t, 'battle-won')).toMatchObject({ seat: 1 });
  });

  it('[DUN-10.33] is asked of both alike and in secret, so that the question tells nothing', () => {
    const t = duel({ traitors: ['staban-tuek'] });
    plans(t, { emperor: { leader: 'caid' }, 'spacing-guild': { leader: 'staban-tuek' } });
    expect(t.match.waiting).toEqual([
      { seat: 0, kind: null },
      { seat: 1, kind: null },
    ]);
    const before = t.events('spectator').length;
    const seen = JSON.stringify(t.view('spectator'));
    t.by('emperor', 'yes');
    expect(t.match.waiting).toEqual([{ seat: 1, kind: null }]);
    expect(JSON.stringify(t.view('spectator'))).toBe(seen);
    expect(JSON.stringify(t.view('spacing-guild'))).not.toContain('"calls"');
    expect(t.events('spectator')).toHaveLength(before);
  });

  it('[DUN-10.34] wins at once and loses nothing, whatever the weapons and the totals', () => {
    const t = duel({ traitors: ['staban-tuek'], hand: ['shield'] }, { hand: ['crysknife'] });
    plans(t, {
      emperor: { leader: 'caid', dial: 3, defense: 'shield' },
      'spacing-guild': { leader: 'staban-tuek', dial: 4, weapon: 'crysknife' },
    });
    t.by('emperor', 'yes').by('spacing-guild', 'no').choose([]);
    expect(told(t, 'traitor-called')).toMatchObject({ seat: 0, by: 0, leader: 'staban-tuek' });
    expect(t.of('emperor')).toMatchObject({
      board: { 'basin@8': 5 },
      tanks: { normal: 0 },
      hand: ['shield'],
      deadLeaders: [],
    });
  });

  it('[DUN-10.21] [DUN-10.34] comes before an explosion, which then does not happen', () => {
    const t = duel({ traitors: ['staban-tuek'], hand: ['lasgun'] }, { hand: ['shield'] });
    plans(t, {
      emperor: { leader: 'caid', weapon: 'lasgun' },
      'spacing-guild': { leader: 'staban-tuek', defense: 'shield' },
    });
    t.by('emperor', 'yes').by('spacing-guild', 'no').choose([]);
    expect(told(t, 'explosion')).toBeUndefined();
    expect(t.of('emperor')).toMatchObject({ board: { 'basin@8': 5 }, hand: ['lasgun'] });
  });

  it('[DUN-10.35] pays the traitor’s strength and kills no other leader', () => {
    const t = duel({ traitors: ['staban-tuek'] }, { hand: ['crysknife'] });
    plans(t, {
      emperor: { leader: 'hasimir-fenring' },
      'spacing-guild': { leader: 'staban-tuek', weapon: 'crysknife' },
    });
    t.by('emperor', 'yes').by('spacing-guild', 'no');
    expect(t.of('emperor')).toMatchObject({ spice: 5, deadLeaders: [] });
    expect(t.of('spacing-guild').deadLeaders).toEqual(['staban-tuek']);
  });

  it('[DUN-10.36] takes all forces there and all cards played from the betrayed', () => {
    const t = duel(
      { traitors: ['staban-tuek'] },
      { hand: ['crysknife', 'shield', 'karama'], board: { 'basin@8': 4, 'arsunt@10': 1 } },
    );
    plans(t, {
      emperor: { leader: 'caid' },
      'spacing-guild': { leader: 'staban-tuek', weapon: 'crysknife', defense: 'shield' },
    });
    t.by('emperor', 'yes').by('spacing-guild', 'no');
    expect(t.of('spacing-guild')).toMatchObject({
      board: { 'arsunt@10': 1 },
      tanks: { normal: 4 },
      hand: ['karama'],
    });
    expect(t.position.treacheryDiscard).toEqual(['shield', 'crysknife']);
  });

  it('[DUN-10.37] by both loses both their forces, cards and leaders, and nobody is paid', () => {
    const t = duel(
      { traitors: ['staban-tuek'], hand: ['shield'] },
      { traitors: ['caid'], hand: ['crysknife'] },
    );
    plans(t, {
      emperor: { leader: 'caid', defense: 'shield' },
      'spacing-guild': { leader: 'staban-tuek', weapon: 'crysknife' },
    });
    t.by('emperor', 'yes').by('spacing-guild', 'yes');
    expect(t.of('emperor')).toMatchObject({
      board: {},
      tanks: { normal: 5 },
      hand: [],
      spice: 0,
      deadLeaders: ['caid'],
    });
    expect(t.of('spacing-guild')).toMatchObject({
      board: {},
      tanks: { normal: 4 },
      hand: [],
      spice: 0,
      deadLeaders: ['staban-tuek'],
    });
    expect(told(t, 'battle-won')).toBeUndefined();
  });

  it('[DUN-10.39] [DUN-30.20] lets the caller keep or discard cards, Cheap Hero included', () => {
    const call = () => {
      const t = duel({ traitors: ['staban-tuek'], hand: ['cheap-hero', 'crysknife'] });
      plans(t, {
        emperor: { leader: 'cheap-hero', weapon: 'crysknife' },
        'spacing-guild': { leader: 'staban-tuek' },
      });
      return t.by('emperor', 'yes').by('spacing-guild', 'no');
    };
    expect(call().options('emperor')).toEqual(['cheap-hero', 'crysknife']);
    expect(call().choose([]).of('emperor').hand).toEqual(['cheap-hero', 'crysknife']);
    expect(call().choose(['cheap-hero']).of('emperor').hand).toEqual(['crysknife']);
  });

  it('[DUN-10.39] [DUN-30.19] binds the caller’s leader to that territory', () => {
    const t = duel(
      { traitors: ['staban-tuek'], board: { 'basin@8': 5, 'harg-pass@4': 2 } },
      { board: { 'basin@8': 4, 'harg-pass@4': 1 } },
    ).choose('basin/1');
    plans(t, { emperor: { leader: 'caid' }, 'spacing-guild': { leader: 'staban-tuek' } });
    t.by('emperor', 'yes').by('spacing-guild', 'no');
    expect(t.decision('emperor')).toMatchObject({
      fields: { leader: { options: [{}, {}, { id: 'burseg' }, { id: 'bashar' }] } },
    });
  });

  it('[DUN-10.40] leaves the card with its owner, open, to be used again', () => {
    const t = duel(
      { traitors: ['staban-tuek'], board: { 'basin@8': 5, 'harg-pass@4': 2 } },
      { board: { 'basin@8': 4, 'harg-pass@4': 1 }, hand: ['tleilaxu-ghola'] },
    ).choose('basin/1');
    const battle = { emperor: { leader: 'caid' }, 'spacing-guild': { leader: 'staban-tuek' } };
    plans(t, battle);
    t.match.answer(0, 'yes');
    t.match.answer(1, 'no');
    expect(t.view('spectator').factions[0]).toMatchObject({ shownTraitors: ['staban-tuek'] });
    expect(t.kind).toBe('anytime');
    t.by('spacing-guild', 'staban-tuek');
    plans(t, { ...battle, emperor: { leader: 'burseg' } });
    expect(t.options('emperor')).toEqual(['yes', 'no']);
  });
});

describe('Harkonnen and an ally', () => {
  const allied = (listen = true) =>
    battlefield(
      'basic',
      [
        { id: 'emperor', board: { 'basin@8': 5 }, allies: [2] },
        { id: 'spacing-guild', board: { 'basin@8': 4 }, hand: ['karama'], traitors: ['caid'] },
        { id: 'harkonnen', traitors: ['staban-tuek', 'master-bewt'], allies: [0] },
      ],
      { listen: listen ? ['traitor.call', 'karama.stop'] : ['traitor.call'] },
    );
  const battle = { emperor: { leader: 'caid' }, 'spacing-guild': { leader: 'staban-tuek' } };

  it('[HAR-L1] [DUN-10.38] [DUN-28.14] Harkonnen calls for its ally, after both fighters', () => {
    const t = plans(allied(false), battle);
    expect(t.match.waiting.map(({ seat }) => seat)).toEqual([0, 1]);
    t.by('emperor', 'no').by('spacing-guild', 'no');
    expect(t.options('harkonnen')).toEqual(['yes', 'no']);
    t.by('harkonnen', 'yes');
    expect(told(t, 'traitor-called')).toMatchObject({ seat: 0, by: 2, leader: 'staban-tuek' });
    expect(told(t, 'battle-won')).toMatchObject({ seat: 0 });
    expect(t.of('emperor').spice).toBe(5);
    expect(t.of('harkonnen').spice).toBe(0);
  });

  it('[HAR-L1] is asked before anything is opened, even of a call already made', () => {
    const t = plans(allied(false), battle);
    t.by('emperor', 'no').by('spacing-guild', 'yes');
    expect(told(t, 'traitor-called')).toBeUndefined();
    t.by('harkonnen', 'yes');
    expect(told(t, 'battle-lost-by-both')).toBeDefined();
  });

  it('[HAR-L1] [DUN-30.42] can be stopped blind before plans are made', () => {
    const t = allied();
    expect(t.decision('spacing-guild')).toMatchObject({ about: { item: 'HAR-L1', user: 2 } });
    t.by('spacing-guild', 'karama');
    plans(t, battle);
    t.by('emperor', 'no').by('spacing-guild', 'no');
    expect(told(t, 'traitor-called')).toBeUndefined();
    expect(told(t, 'battle-won')).toMatchObject({ seat: 1 });
  });
});

describe('traitors in advanced combat', () => {
  const paid = (traitors: readonly string[], others: readonly string[] = []) => {
    const t = battlefield(
      'advanced',
      [
        { id: 'emperor', board: { 'basin@8': 5 }, spice: 4, traitors: [...traitors] },
        { id: 'spacing-guild', board: { 'basin@8': 4 }, spice: 4, traitors: [...others] },
      ],
      { listen: ['traitor.call'] },
    );
    return plans(t, {
      emperor: { leader: 'caid', dial: 4, spice: 2 },
      'spacing-guild': { leader: 'staban-tuek', dial: 6, spice: 3 },
    });
  };

  it('[DUN-17.6] [DUN-10.34] [DUN-30.21] the caller keeps the spice of the plan, the betrayed pays', () => {
    const t = paid(['staban-tuek']).by('emperor', 'yes').by('spacing-guild', 'no');
    expect(t.of('emperor').spice).toBe(4 + 5);
    expect(t.of('spacing-guild').spice).toBe(1);
  });

  it('[DUN-17.6] both pay when both are betrayed', () => {
    const t = paid(['staban-tuek'], ['caid']).by('emperor', 'yes').by('spacing-guild', 'yes');
    expect(t.of('emperor').spice).toBe(2);
    expect(t.of('spacing-guild').spice).toBe(1);
  });

  it('[DUN-17.6] both pay for an explosion', () => {
    const t = battlefield('advanced', [
      { id: 'emperor', board: { 'basin@8': 5 }, spice: 4, hand: ['lasgun'] },
      { id: 'spacing-guild', board: { 'basin@8': 4 }, spice: 4, hand: ['shield'] },
    ]);
    plans(t, {
      emperor: { leader: 'caid', dial: 4, spice: 2, weapon: 'lasgun' },
      'spacing-guild': { leader: 'staban-tuek', dial: 6, spice: 3, defense: 'shield' },
    });
    expect(t.of('emperor').spice).toBe(2);
    expect(t.of('spacing-guild').spice).toBe(1);
  });
});
