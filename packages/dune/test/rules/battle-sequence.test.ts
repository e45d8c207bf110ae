import { seeded } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { battlefield, plans, told } from './battlefield.ts';

const WINDOWS = ['anytime', 'karama.stop', 'karama.plan', 'traitor.call'] as const;

const DECK = ['chaumas', 'snooper', 'karama', 'hajr', 'lasgun', 'stunner'];

/** Bene Gesserit with Atreides against the Emperor with Harkonnen. */
const fourHouses = () =>
  battlefield(
    'advanced',
    [
      {
        id: 'bene-gesserit',
        board: { 'pasty-mesa@4': 3, 'pasty-mesa@5': 3 },
        spice: 5,
        allies: [2],
        hand: ['truthtrance', 'snooper'],
      },
      {
        id: 'emperor',
        board: { 'pasty-mesa@5': { normal: 2, special: 1 } },
        allies: [3],
        hand: ['chaumas', 'shield'],
      },
      { id: 'atreides', allies: [0], hand: ['karama'] },
      { id: 'harkonnen', allies: [1], hand: ['kulon'], traitors: ['alia'] },
    ],
    { listen: WINDOWS },
  );

describe('one battle, step by step', () => {
  it('[DUN-28.14] asks in the order of the rules', () => {
    const t = fourHouses();
    const asked: string[] = [];
    const answers: Record<string, string> = { voice: 'not:worthless', prescience: 'leader' };
    while (!t.match.over) {
      const decision = t.decision();
      const { item } = (decision.about ?? {}) as { item?: string };
      asked.push(`${t.faction} ${item ?? decision.kind}`);
      if (decision.kind === 'plan' && t.faction === 'bene-gesserit')
        plans(t, {
          'bene-gesserit': { leader: 'wanna-yueh', dial: 4, spice: 1, defense: 'snooper' },
        });
      else t.match.answer(decision.seat, answers[decision.kind] ?? decision.fallback);
    }
    const windows = (kind: string, ...factions: string[]) => factions.map((f) => `${f} ${kind}`);
    expect(asked.filter((step) => !/anytime/.test(step))).toEqual([
      'bene-gesserit voice',
      ...windows('BEN-B3', 'emperor', 'harkonnen'),
      'atreides prescience',
      ...windows('ATR-L1', 'emperor', 'harkonnen'),
      'emperor prescience.answer',
      ...windows('EMP-A1', 'bene-gesserit', 'atreides'),
      ...windows('HAR-L1', 'bene-gesserit', 'atreides'),
      'atreides karama.plan',
      'bene-gesserit plan',
      'emperor plan',
      'bene-gesserit traitor.call',
      'emperor traitor.call',
      'harkonnen traitor.call',
      'bene-gesserit losses',
      'bene-gesserit keep.cards',
    ]);
    expect(asked.indexOf('bene-gesserit anytime')).toBe(0);
    const after = asked.slice(asked.indexOf('emperor plan') + 1);
    expect(after[0]).toBe('bene-gesserit anytime');
  });

  it('[DUN-10.21] [DUN-28.14] tells what happened in the order of the rules', () => {
    const t = battlefield('advanced', [
      { id: 'emperor', board: { 'basin@8': 5 }, spice: 4, hand: ['crysknife'] },
      { id: 'spacing-guild', board: { 'basin@8': 4 }, spice: 4, hand: ['chaumas'] },
    ]);
    plans(t, {
      emperor: { leader: 'caid', dial: 4, spice: 2, weapon: 'crysknife' },
      'spacing-guild': { leader: 'staban-tuek', dial: 2, spice: 1, weapon: 'chaumas' },
    }).choose(['crysknife']);
    const kinds = t.events().map(({ type }) => type);
    const from = kinds.indexOf('plans-revealed');
    expect(kinds.slice(from, kinds.indexOf('phase-started', from))).toEqual([
      'plans-revealed',
      'leader-killed',
      'leader-killed',
      'battle-won',
      'spice-gained',
      'spice-paid',
      'spice-paid',
      'forces-lost',
      'forces-lost',
      'card-discarded',
      'card-discarded',
    ]);
  });

  it('[DUN-30.42] [DUN-28.14] hidden advantages are asked about whether or not they could be used', () => {
    const items = (losses: number) => {
      const t = battlefield(
        'advanced',
        [
          { id: 'atreides', board: { 'basin@8': 5 }, kh: { losses } },
          { id: 'fremen', board: { 'basin@8': { normal: 2, special: 1 } } },
          { id: 'emperor', hand: ['karama'] },
        ],
        { listen: ['karama.stop'] },
      ).choose('none');
      const seen: unknown[] = [];
      while (t.kind === 'karama.stop') {
        seen.push(t.decision().about?.item);
        expect(t.match.waiting).toEqual([{ seat: 2, kind: null }]);
        t.choose('no');
      }
      return seen;
    };
    expect(items(0)).toEqual(['ATR-A2', 'FRE-A5', 'FRE-A7']);
    expect(items(7)).toEqual(items(0));
  });

  it('[DUN-30.42] a Karama played in vain is lost', () => {
    const t = battlefield(
      'advanced',
      [
        { id: 'atreides', board: { 'basin@8': 5 }, kh: { losses: 0 } },
        { id: 'spacing-guild', board: { 'basin@8': 4 }, hand: ['karama'] },
      ],
      { listen: ['karama.stop'] },
    ).choose('none', 'karama');
    expect(t.of('spacing-guild').hand).toEqual([]);
    expect(told(t, 'karama-stopped')).toMatchObject({ item: 'ATR-A2', user: 0 });
  });
});

describe('what stays secret in a battle', () => {
  it('[DUN-10.18] another’s fixed plan is imagined anew, and always a legal one', () => {
    const t = battlefield(
      'advanced',
      [
        {
          id: 'emperor',
          board: { 'basin@8': 5 },
          spice: 3,
          hand: ['crysknife', 'shield', 'cheap-hero'],
        },
        { id: 'spacing-guild', board: { 'basin@8': 4 } },
      ],
      { treacheryDeck: DECK },
    );
    plans(t, {
      emperor: { leader: 'cheap-hero', dial: 6, spice: 3, weapon: 'crysknife', defense: 'shield' },
    });
    const seen = JSON.stringify(t.view('spacing-guild'));
    const imagined = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const fork = t.match.fork();
      fork.imagine(1, seeded(`imagined ${i}`));
      expect(JSON.stringify(fork.view(1))).toBe(seen);
      const { plan } = fork.state.battle!.plans[0]!;
      const { hand, spice } = fork.state.factions[0]!;
      for (const card of [plan.weapon, plan.defense])
        if (card !== null) expect(hand).toContain(card);
      expect(plan.spice).toBeLessThanOrEqual(spice);
      imagined.add(JSON.stringify(plan));
    }
    expect(imagined.size).toBeGreaterThan(10);
  });

  it('[DUN-10.33] a call already made is imagined anew', () => {
    const t = battlefield(
      'basic',
      [
        { id: 'emperor', board: { 'basin@8': 5 }, traitors: ['staban-tuek'] },
        { id: 'spacing-guild', board: { 'basin@8': 4 }, traitors: ['stilgar'] },
        { id: 'fremen', traitors: ['caid'] },
      ],
      { listen: ['traitor.call'] },
    );
    plans(t, { emperor: { leader: 'caid' }, 'spacing-guild': { leader: 'staban-tuek' } });
    t.by('emperor', 'yes');
    const calls = new Set<boolean>();
    for (let i = 0; i < 100; i++) {
      const fork = t.match.fork();
      fork.imagine(1, seeded(`imagined ${i}`));
      calls.add(fork.state.battle!.calls[0]!.call);
    }
    expect([...calls].sort()).toEqual([false, true]);
  });

  it('[ATR-B4] a card shown to prescience stays in an imagined hand, and is no Karama', () => {
    const t = battlefield(
      'advanced',
      [
        { id: 'atreides', board: { 'basin@8': 5 } },
        { id: 'bene-gesserit', board: { 'basin@8': 4 }, hand: ['kulon', 'baliset'] },
      ],
      { listen: ['karama.stop'], treacheryDeck: DECK },
    ).choose('none', 'weapon');
    expect(t.kind).toBe('karama.stop');
    t.choose('no', 'kulon');
    expect(t.decision('bene-gesserit')).toMatchObject({ about: { item: 'ATR-A2' } });
    expect(t.options('bene-gesserit')).toEqual(['no', 'as-karama:baliset']);
    const hands = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const fork = t.match.fork();
      fork.imagine(0, seeded(`imagined ${i}`));
      expect(fork.state.factions[1]!.hand).toContain('kulon');
      hands.add(fork.state.factions[1]!.hand.join());
    }
    expect(hands.size).toBeGreaterThan(3);
  });
});
