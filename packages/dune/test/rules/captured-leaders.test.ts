import { describe, expect, it } from 'vitest';
import { battlefield, offered, plans, told } from './battlefield.ts';

type Given = Parameters<typeof battlefield>[1][number];
type Listen = ('karama.stop' | 'traitor.call')[];

const HARKONNEN = [
  'feyd-rautha',
  'beast-rabban',
  'piter-de-vries',
  'captain-iakin-nefud',
  'umman-kudu',
];
const ALL_BUT_BEWT = ['staban-tuek', 'esmar-tuek', 'soo-soo-sook', 'guild-representative'];

/** Harkonnen attack the Guild in the Basin. */
const duel = (harkonnen: Given = {}, guild: Given = {}, listen: Listen = []) =>
  battlefield(
    'advanced',
    [
      { id: 'harkonnen', board: { 'basin@8': 5 }, ...harkonnen },
      { id: 'spacing-guild', board: { 'basin@8': 4 }, ...guild },
      { id: 'emperor' },
    ],
    { listen },
  );

const victory = {
  harkonnen: { leader: 'feyd-rautha', dial: 1 },
  'spacing-guild': { leader: 'master-bewt' },
};
const defeat = {
  harkonnen: { leader: 'umman-kudu' },
  'spacing-guild': { leader: 'staban-tuek', dial: 4 },
};

describe('a Harkonnen victory', () => {
  it('[HAR-A1] [DUN-10.41] may take a leader of the loser, or not', () => {
    const t = plans(duel(), victory);
    expect([t.faction, t.kind]).toEqual(['harkonnen', 'capture']);
    expect(t.options()).toEqual(['yes', 'no']);
    t.choose('no');
    expect(t.of('harkonnen').captives).toEqual([]);
  });

  it('[HAR-A1] is not given to others, nor to a loser, nor in the basic game', () => {
    const lost = plans(duel(), defeat);
    expect(told(lost, 'battle-won')).toMatchObject({ seat: 1 });
    expect(lost.position.phase).toBe('over');
    const basic = battlefield('basic', [
      { id: 'harkonnen', board: { 'basin@8': 5 } },
      { id: 'spacing-guild', board: { 'basin@8': 4 } },
    ]);
    expect(plans(basic, victory).position.phase).toBe('over');
  });

  it('[HAR-A1] [DUN-25.2] [DUN-30.30] draws among the living, who fought in this battle too', () => {
    const t = plans(duel({}, { deadLeaders: ALL_BUT_BEWT }), victory).choose('yes');
    expect(t.decision()).toMatchObject({ kind: 'capture.fate', about: { leader: 'master-bewt' } });
    t.choose('keep');
    expect(t.of('harkonnen').captives).toEqual(['master-bewt']);
  });

  it.each(['keep', 'kill'])('[HAR-A2] is not taken back, as the loser heard which: %s', (fate) => {
    const t = plans(duel(), victory).choose('yes').choose(fate);
    expect(t.match.canUndo(0)).toBe(false);
  });

  it('[HAR-A1] [DUN-25.2] draws none of the dead and none used in other territories', () => {
    const guild = {
      deadLeaders: ['staban-tuek', 'esmar-tuek', 'soo-soo-sook'],
      usedLeaders: { 'guild-representative': 'harg-pass' },
    };
    const t = duel({ hand: ['crysknife'] }, guild);
    plans(t, { ...victory, harkonnen: { leader: 'feyd-rautha', weapon: 'crysknife' } });
    t.choose([]);
    expect(t.of('spacing-guild').deadLeaders).not.toContain('guild-representative');
    expect(t.position.phase).toBe('over');
  });

  it('[HAR-A1] draws at random', () => {
    const board = { 'basin@8': 3, 'harg-pass@4': 3 };
    const t = battlefield('advanced', [
      { id: 'harkonnen', board },
      { id: 'spacing-guild', board },
    ]);
    const taken: unknown[] = [];
    for (let battle = 0; battle < 2; battle++) {
      t.runUntil('capture').choose('yes');
      taken.push(t.decision().about?.leader);
      t.choose('keep');
    }
    expect(new Set(taken).size).toBe(2);
    expect(taken).not.toEqual(['staban-tuek', 'master-bewt']);
  });

  it('[DUN-25.2] does not draw what the loser does not own', () => {
    const t = battlefield('advanced', [
      { id: 'harkonnen', board: { 'basin@8': 5 } },
      {
        id: 'spacing-guild',
        board: { 'basin@8': 4 },
        deadLeaders: ALL_BUT_BEWT,
        captives: ['caid'],
      },
      { id: 'emperor' },
    ]);
    plans(t, victory).choose('yes');
    expect(t.decision().about).toEqual({ leader: 'master-bewt' });
  });

  it('[HAR-A1] [DUN-28.14] can be stopped before the leader is drawn', () => {
    const t = plans(duel({}, { hand: ['karama'] }, ['karama.stop']), victory).choose('yes');
    expect(t.decision('spacing-guild')).toMatchObject({ about: { item: 'HAR-A1', user: 0 } });
    t.choose('karama');
    expect(t.of('harkonnen').captives).toEqual([]);
    expect(t.position.phase).toBe('over');
  });

  it('[HAR-A1] comes with a victory by traitor as well', () => {
    const t = duel({ traitors: ['master-bewt'] }, { deadLeaders: ['staban-tuek'] }, [
      'traitor.call',
    ]);
    plans(t, victory).by('harkonnen', 'yes').by('spacing-guild', 'no');
    expect(t.kind).toBe('capture');
  });

  it('[HAR-A2] [DUN-25.4] [DUN-30.29] killing pays 2 spice and hides who it was', () => {
    const t = plans(duel({}, { deadLeaders: ALL_BUT_BEWT }), victory).choose('yes', 'kill');
    expect(t.of('harkonnen')).toMatchObject({ spice: 2, captives: [] });
    expect(t.of('spacing-guild').deadLeaders).toContain('master-bewt');
    expect(t.view('spacing-guild').leaders['master-bewt']).toMatchObject({
      status: 'tanks',
      faceDown: true,
    });
  });

  it('[DUN-30.29] [HAR-A2] the leader killed so is revived like any other', () => {
    const t = battlefield(
      'advanced',
      [
        { id: 'harkonnen', board: { 'basin@8': 5 } },
        { id: 'spacing-guild', board: { 'basin@8': 4 }, deadLeaders: ALL_BUT_BEWT, spice: 9 },
      ],
      { turn: 2 },
    );
    plans(t, victory).choose('yes', 'kill').runUntil('revive.leader');
    expect(t.options('spacing-guild')).toContain('master-bewt');
  });

  it('[DUN-25.3] draws none that fought for Harkonnen in this battle and went home', () => {
    const guild = { deadLeaders: ['staban-tuek', 'esmar-tuek', 'guild-representative'] };
    const t = duel({ captives: ['master-bewt'] }, guild);
    plans(t, {
      harkonnen: { leader: 'master-bewt', dial: 2 },
      'spacing-guild': { leader: 'soo-soo-sook' },
    }).choose('yes');
    expect(t.decision().about).toEqual({ leader: 'soo-soo-sook' });
    expect(t.of('harkonnen').captives).toEqual([]);
  });

  it('[DUN-25.3] and so none at all where that is the only one left', () => {
    const t = duel({ captives: ['master-bewt'] }, { deadLeaders: ALL_BUT_BEWT });
    plans(t, { harkonnen: { leader: 'master-bewt', dial: 2 }, 'spacing-guild': {} });
    expect(told(t, 'leader-returned')).toMatchObject({ leader: 'master-bewt', to: 1 });
    expect(t.position.phase).toBe('over');
  });

  describe('that cost the last leader of their own', () => {
    const pyrrhic = () =>
      plans(duel({ deadLeaders: HARKONNEN.slice(1), spice: 3 }, { hand: ['crysknife'] }), {
        harkonnen: { leader: 'feyd-rautha', dial: 8, spice: 3 },
        'spacing-guild': { leader: 'master-bewt', weapon: 'crysknife' },
      });

    it('[HAR-A4] lets them kill the leader they take, or let it go, but not keep it', () => {
      const t = pyrrhic().choose('yes');
      expect(t.options()).toEqual(['no', 'kill']);
      const taken = String(t.decision().about?.leader);
      t.choose('no');
      expect(t.of('harkonnen').captives).toEqual([]);
      expect(t.view('spectator').leaders[taken]).toMatchObject({ status: 'ready', owner: 1 });
      expect(told(t, 'leader-captured')).toBeUndefined();
    });

    it('[HAR-A4] [HAR-A2] killing pays as ever', () => {
      const t = pyrrhic();
      const { spice } = t.of('harkonnen');
      t.choose('yes', 'kill');
      expect(t.of('harkonnen').spice).toBe(spice + 2);
      expect(t.of('spacing-guild').deadLeaders).toHaveLength(1);
    });
  });

  it('[HAR-A2] [HAR-A3] shows only to the two of them which leader was taken', () => {
    for (const fate of ['keep', 'kill']) {
      const t = battlefield('advanced', [
        { id: 'harkonnen', board: { 'basin@8': 5, 'harg-pass@4': 2 } },
        { id: 'spacing-guild', board: { 'basin@8': 4, 'harg-pass@4': 2 } },
        { id: 'emperor' },
      ]).choose('basin/1');
      plans(t, victory).choose('yes');
      const taken = String(t.decision().about?.leader);
      expect(t.match.waiting).toEqual([{ seat: 0, kind: null }]);
      t.choose(fate);
      const { leaders } = t.view('emperor');
      const statuses = ['staban-tuek', 'master-bewt', 'esmar-tuek', 'soo-soo-sook'].map(
        (id) => leaders[id],
      );
      expect(new Set(statuses.map((leader) => JSON.stringify(leader))).size).toBe(1);
      const status = fate === 'keep' ? 'captured' : 'tanks';
      for (const viewer of ['harkonnen', 'spacing-guild'] as const)
        expect(t.view(viewer).leaders[taken]).toMatchObject({ status });
      const type = fate === 'keep' ? 'leader-captured' : 'captive-killed';
      const heard = t.events(2).find((event) => event.type === type);
      expect(JSON.stringify(heard)).not.toContain(taken);
    }
  });
});

describe('a captured leader', () => {
  const captive = (harkonnen: Given = {}, guild: Given = {}, listen: Listen = []) =>
    duel({ captives: ['caid'], ...harkonnen }, guild, listen);
  const withCaid = { leader: 'caid', dial: 2 };

  it('[HAR-A3] fights once as an own leader and goes back if it survives', () => {
    const t = captive();
    expect(offered(t, 'harkonnen', 'leader')).toEqual(
      expect.arrayContaining([...HARKONNEN, 'caid']),
    );
    plans(t, { ...victory, harkonnen: withCaid });
    expect(told(t, 'battle-won')).toMatchObject({ seat: 0, totals: [8, 6] });
    expect(told(t, 'leader-returned')).toMatchObject({ leader: 'caid', to: 2 });
    expect(t.of('harkonnen').captives).toEqual([]);
  });

  it('[HAR-A3] goes back after a defeat too', () => {
    const t = plans(captive(), { ...defeat, harkonnen: { leader: 'caid' } });
    expect(told(t, 'battle-won')).toMatchObject({ seat: 1 });
    expect(t.of('harkonnen').captives).toEqual([]);
    expect(t.of('emperor').deadLeaders).toEqual([]);
  });

  it('[HAR-A3] [DUN-28.16] stays a captive while it does not fight', () => {
    const t = battlefield(
      'advanced',
      [
        { id: 'harkonnen', board: { 'basin@8': 5 }, captives: ['caid'] },
        { id: 'spacing-guild', board: { 'basin@8': 4 } },
        { id: 'emperor' },
      ],
      { turn: 2 },
    );
    plans(t, victory).choose('no');
    expect(t.position.phase).not.toBe('battle');
    expect(t.of('harkonnen').captives).toEqual(['caid']);
  });

  it('[HAR-A4] is kept when a leader of Harkonnen dies and others live', () => {
    const t = plans(duel({ captives: ['caid'] }, { hand: ['crysknife'] }), {
      ...defeat,
      'spacing-guild': { leader: 'staban-tuek', dial: 4, weapon: 'crysknife' },
    });
    expect(t.of('harkonnen')).toMatchObject({ captives: ['caid'], deadLeaders: ['umman-kudu'] });
  });

  it('[HAR-A3] its owner cannot use it meanwhile', () => {
    const t = battlefield('advanced', [
      { id: 'emperor', board: { 'basin@8': 5 } },
      { id: 'spacing-guild', board: { 'basin@8': 4 } },
      { id: 'harkonnen', captives: ['caid'] },
    ]);
    expect(offered(t, 'emperor', 'leader')).not.toContain('caid');
  });

  it('[DUN-25.3] counts, back home, as used in that territory this turn', () => {
    const t = battlefield('advanced', [
      { id: 'harkonnen', board: { 'basin@8': 5 }, captives: ['caid'] },
      { id: 'spacing-guild', board: { 'basin@8': 1, 'harg-pass@4': 2 } },
      { id: 'emperor', board: { 'harg-pass@4': 2 } },
    ]);
    plans(t, { harkonnen: withCaid, 'spacing-guild': { leader: 'soo-soo-sook' } }).choose('no');
    expect(t.of('harkonnen').captives).toEqual([]);
    expect(offered(t, 'emperor', 'leader')).not.toContain('caid');
    expect(offered(t, 'emperor', 'leader')).toHaveLength(4);
  });

  it('[HAR-A4] goes back when all own leaders are dead', () => {
    const t = captive({ deadLeaders: HARKONNEN.slice(1) }, { hand: ['crysknife'] });
    plans(t, {
      harkonnen: { leader: 'feyd-rautha' },
      'spacing-guild': { leader: 'master-bewt', dial: 1, weapon: 'crysknife' },
    });
    expect(told(t, 'leader-returned')).toMatchObject({ leader: 'caid', to: 2 });
    expect(t.of('harkonnen').captives).toEqual([]);
  });

  it('[HAR-A5] killed, lies in its owner’s tanks', () => {
    const t = captive({}, { hand: ['crysknife'] });
    plans(t, {
      harkonnen: withCaid,
      'spacing-guild': { leader: 'master-bewt', weapon: 'crysknife' },
    });
    expect(t.of('emperor')).toMatchObject({ deadLeaders: ['caid'] });
    expect(t.of('harkonnen').captives).toEqual([]);
    expect(t.of('spacing-guild').spice).toBe(3);
  });

  it('[HAR-A6] can be called as traitor by whoever holds its card', () => {
    const t = captive({}, { traitors: ['caid'] }, ['traitor.call']);
    plans(t, { ...victory, harkonnen: withCaid });
    expect(t.options('spacing-guild')).toEqual(['yes', 'no']);
    t.by('harkonnen', 'no').by('spacing-guild', 'yes');
    expect(told(t, 'traitor-called')).toMatchObject({ seat: 1, leader: 'caid' });
    expect(t.of('emperor').deadLeaders).toEqual(['caid']);
  });
});
