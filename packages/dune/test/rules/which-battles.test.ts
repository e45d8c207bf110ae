import { describe, expect, it } from 'vitest';
import { battlefield, offered, plans } from './battlefield.ts';

const named = (t: ReturnType<typeof battlefield>) =>
  t.events().flatMap((e) => (e.type === 'battle-named' ? [`${e.territory}/${e.defender}`] : []));

describe('where players must fight', () => {
  it('[DUN-10.1] two players in one territory fight until one is left', () => {
    const t = battlefield('basic', [
      { id: 'emperor', board: { 'basin@8': 5 } },
      { id: 'spacing-guild', board: { 'basin@8': 2, 'carthag@10': 1 } },
    ]);
    expect(t.kind).toBe('plan');
    plans(t, {
      emperor: { leader: 'bashar', dial: 3 },
      'spacing-guild': { leader: 'staban-tuek' },
    });
    expect(t.of('emperor').board).toEqual({ 'basin@8': 2 });
    expect(t.of('spacing-guild').board).toEqual({ 'carthag@10': 1 });
    expect(named(t)).toEqual(['basin/1']);
  });

  it('[DUN-10.2] nobody fights in the Polar Sink', () => {
    const t = battlefield('basic', [
      { id: 'emperor', board: { 'polar-sink': 5 } },
      { id: 'spacing-guild', board: { 'polar-sink': 5 } },
    ]);
    expect(named(t)).toEqual([]);
    expect(t.position.phase).toBe('over');
  });

  it('[DUN-10.3] forces that a storm sector separates stay where they are', () => {
    const factions = [
      { id: 'emperor', board: { 'south-mesa@3': 5 } },
      { id: 'spacing-guild', board: { 'south-mesa@5': 5 } },
    ] as const;
    expect(named(battlefield('basic', factions, { storm: 4 }))).toEqual([]);
    expect(named(battlefield('basic', factions))).toEqual(['south-mesa/1']);
  });

  it.each([
    ['one side', { 'south-mesa@3': 5 }],
    ['both sides', { 'south-mesa@4': 5 }],
  ])('[DUN-3.14] [DUN-10.3] [DUN-30.4] no battle with %s in the storm', (_, board) => {
    const t = battlefield(
      'basic',
      [
        { id: 'emperor', board },
        { id: 'spacing-guild', board: { 'south-mesa@4': 5 } },
      ],
      { storm: 4 },
    );
    expect(named(t)).toEqual([]);
    expect(t.of('spacing-guild').board).toEqual({ 'south-mesa@4': 5 });
  });

  it('[DUN-10.4] forces in several sectors fight as one, without those the storm cuts off', () => {
    const factions = [
      { id: 'emperor', board: { 'pasty-mesa@4': 3, 'pasty-mesa@5': 2, 'pasty-mesa@7': 4 } },
      { id: 'spacing-guild', board: { 'pasty-mesa@5': 1 } },
    ] as const;
    const whole = battlefield('basic', factions);
    expect(whole.decision('emperor')).toMatchObject({ fields: { dial: { min: 0, max: 9 } } });
    const cut = battlefield('basic', factions, { storm: 6 });
    expect(cut.decision('emperor')).toMatchObject({ fields: { dial: { min: 0, max: 5 } } });
    plans(cut, {
      'spacing-guild': { leader: 'staban-tuek', dial: 1 },
      emperor: { leader: 'bashar' },
    });
    expect(cut.of('emperor').board).toEqual({ 'pasty-mesa@7': 4 });
  });

  it('[DUN-10.5] allies do not fight each other, and advisors do not fight', () => {
    const allies = battlefield('basic', [
      { id: 'emperor', board: { 'basin@8': 5 }, allies: [1] },
      { id: 'spacing-guild', board: { 'basin@8': 5 }, allies: [0] },
    ]);
    expect(named(allies)).toEqual([]);
    const advisors = battlefield('advanced', [
      { id: 'emperor', board: { 'basin@8': 5 } },
      { id: 'bene-gesserit', board: { 'basin@8': 5 }, advisors: ['basin'] },
    ]);
    expect(named(advisors)).toEqual([]);
  });
});

describe('the aggressor', () => {
  it('[DUN-10.6] is each player in storm order, and chooses the order of the own battles', () => {
    const t = battlefield(
      'basic',
      [
        { id: 'emperor', dot: 4, board: { 'basin@8': 2, 'harg-pass@4': 2 } },
        { id: 'spacing-guild', dot: 2, board: { 'basin@8': 2, 'gara-kulon@7': 2 } },
        { id: 'harkonnen', dot: 3, board: { 'gara-kulon@7': 2, 'harg-pass@4': 2 } },
      ],
      { storm: 3 },
    );
    expect(t.faction).toBe('spacing-guild');
    expect(t.options()).toEqual(['basin/0', 'gara-kulon/2']);
    t.choose('gara-kulon/2');
    plans(t, {
      'spacing-guild': { leader: 'staban-tuek', dial: 2 },
      harkonnen: { leader: 'feyd-rautha', dial: 2 },
    });
    plans(t, { 'spacing-guild': { leader: 'master-bewt' }, emperor: { leader: 'bashar' } });
    expect(named(t)).toEqual(['gara-kulon/2', 'basin/0', 'harg-pass/0']);
  });

  it('[DUN-10.7] with three players in a territory fights one, then the next while it survives', () => {
    const t = battlefield('basic', [
      { id: 'emperor', board: { 'basin@8': 6 } },
      { id: 'spacing-guild', board: { 'basin@8': 1 } },
      { id: 'harkonnen', board: { 'basin@8': 3 } },
    ]);
    expect(t.options()).toEqual(['basin/1', 'basin/2']);
    t.choose('basin/2');
    plans(t, {
      emperor: { leader: 'hasimir-fenring', dial: 3 },
      harkonnen: { leader: 'umman-kudu', dial: 3 },
    });
    plans(t, {
      emperor: { leader: 'hasimir-fenring', dial: 1 },
      'spacing-guild': { leader: 'soo-soo-sook', dial: 1 },
    });
    expect(named(t)).toEqual(['basin/2', 'basin/1']);
    expect(t.of('emperor').board).toEqual({ 'basin@8': 2 });
  });

  it('[DUN-10.7] leaves the rest to fight each other once it is beaten', () => {
    const t = battlefield('basic', [
      { id: 'emperor', board: { 'basin@8': 1 } },
      { id: 'spacing-guild', board: { 'basin@8': 1 } },
      { id: 'harkonnen', board: { 'basin@8': 3 } },
    ]);
    t.choose('basin/2');
    plans(t, {
      emperor: { leader: 'bashar', dial: 1 },
      harkonnen: { leader: 'feyd-rautha', dial: 1 },
    });
    expect(
      t
        .events()
        .filter((e) => e.type === 'battle-named')
        .at(-1),
    ).toMatchObject({
      aggressor: 1,
      defender: 2,
    });
  });
});

describe('leaders in the field', () => {
  const two = () =>
    battlefield('basic', [
      { id: 'emperor', board: { 'basin@8': 3, 'harg-pass@4': 3 } },
      { id: 'spacing-guild', board: { 'basin@8': 1, 'harg-pass@4': 1 } },
      { id: 'harkonnen', board: { 'basin@8': 1 } },
    ]).choose('basin/1');

  it('[DUN-10.11] [DUN-10.31] fight again in the same territory, not in another', () => {
    const t = two();
    plans(t, {
      emperor: { leader: 'caid', dial: 1 },
      'spacing-guild': { leader: 'guild-representative' },
    });
    t.choose('harg-pass/1');
    expect(offered(t, 'emperor', 'leader')).toEqual([
      'hasimir-fenring',
      'captain-aramsham',
      'burseg',
      'bashar',
    ]);
    expect(offered(t, 'spacing-guild', 'leader')).not.toContain('guild-representative');
    plans(t, {
      emperor: { leader: 'bashar', dial: 1 },
      'spacing-guild': { leader: 'master-bewt' },
    });
    expect(offered(t, 'emperor', 'leader')).toEqual([
      'hasimir-fenring',
      'captain-aramsham',
      'caid',
      'burseg',
    ]);
  });

  it('[DUN-10.31] [DUN-28.16] return to their owners when all battles are over', () => {
    const t = battlefield(
      'basic',
      [
        { id: 'emperor', board: { 'basin@8': 3 } },
        { id: 'spacing-guild', board: { 'basin@8': 1 } },
      ],
      { turn: 2 },
    );
    plans(t, { emperor: { leader: 'caid', dial: 1 }, 'spacing-guild': { leader: 'master-bewt' } });
    expect(t.view('spectator').leaders.caid).toMatchObject({ status: 'ready', usedIn: null });
  });
});
