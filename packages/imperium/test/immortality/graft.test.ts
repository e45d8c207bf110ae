import { imperium } from '@landsraad/imperium';
import { asOf } from '@landsraad/kernel';
import { describe, expect, it } from 'vitest';
import { table } from '../../src/scenario/index.ts';
import { graft, laid, MARKED, one, own, TWICE, told } from './tables.ts';

describe('grafting', () => {
  it('[IMM-7.1] [IMM-7.10] a Graft card is not played alone, and two cards leave the hand', () => {
    const t = one({ hand: ['planned-coupling', 'dagger', 'diplomacy'] });
    expect(t.options).not.toContain('planned-coupling');
    expect(t.why('planned-coupling')).toMatchObject({ code: 'needs-graft', rule: 'IMM-7.1' });
    graft(t, 'planned-coupling', 'dagger', 'secrets');
    expect(t.player(0)).toMatchObject({ hand: ['diplomacy'], agents: 1, agentsOn: ['secrets'] });
    expect(t.player(0).inPlay).toEqual(['planned-coupling', 'dagger']);
    const alone = one({ hand: ['planned-coupling'] });
    expect(alone.options).toEqual(['reveal']);
  });

  it('[IMM-7.2] [IMM-7.3] Graft and Graft, Graft and ordinary, never two ordinary cards', () => {
    const t = one({ hand: ['ghola', 'face-dancer', 'dagger', 'diplomacy'] });
    expect(t.options.filter((id) => id.startsWith('graft:'))).toEqual([
      'graft:ghola',
      'graft:face-dancer',
    ]);
    t.choose('graft:ghola');
    expect([t.kind, t.options]).toEqual(['graft.partner', ['face-dancer', 'dagger', 'diplomacy']]);
    expect(one({ hand: ['dagger', 'diplomacy'] }).options).toEqual([
      'dagger',
      'diplomacy',
      'reveal',
    ]);
  });

  it('[IMM-7.4] [IMM-7.5] one Agent, by an icon of either card', () => {
    const t = one({ hand: ['planned-coupling', 'reconnaissance'] });
    t.choose('graft:planned-coupling', 'reconnaissance');
    expect(t.options).toEqual(expect.arrayContaining(['secrets', 'arrakeen', 'carthag']));
    expect(t.options).not.toContain('mentat');
    t.choose('arrakeen');
    expect(told(t, 'agent-sent')).toMatchObject([
      { cards: ['planned-coupling', 'reconnaissance'], space: 'arrakeen' },
    ]);
    expect(t.player(0).agents).toBe(1);
  });

  it('[IMM-7.6] the effects of both cards and of the space, in any order', () => {
    const t = one(
      { hand: ['interstellar-conspiracy', 'throne-room-politics'], deck: ['dagger'] },
      {},
      { intrigueDeck: ['windfall'] },
    );
    graft(t, 'interstellar-conspiracy', 'throne-room-politics', 'wealth');
    expect(t.player(0)).toMatchObject({ spice: 1, solari: 2, garrison: 4 });
    expect(t.options).toEqual(['interstellar-conspiracy/influence', 'throne-room-politics/trash']);
  });

  it('[IMM-7.7] [IMM-7.8] both are grafted: "if grafted" holds on either, with the other in mind', () => {
    const t = one({ hand: ['corrupt-smuggler', 'planned-coupling'] });
    graft(t, 'planned-coupling', 'corrupt-smuggler', 'secrets');
    expect(t.player(0).spice).toBe(2);
    const alone = one({ hand: ['corrupt-smuggler'] }).play('corrupt-smuggler', 'foldspace');
    expect(alone.player(0).spice).toBe(0);
    const other = one({ hand: ['interstellar-conspiracy', 'reconnaissance'] });
    graft(other, 'interstellar-conspiracy', 'reconnaissance', 'carthag');
    expect(other.options).not.toContain('interstellar-conspiracy/influence');
  });

  it('[IMM-7.9] a Graft card is revealed alone', () => {
    const t = one({ hand: ['ghola', 'dagger'] }).choose('reveal');
    expect(told(t, 'persuasion-gained')).toMatchObject([{ n: 1 }]);
  });

  it('[IMM-7.11] the pair ends with the turn', () => {
    const t = one({ hand: ['planned-coupling', 'dagger', 'corrupt-smuggler'], deck: [] });
    graft(t, 'planned-coupling', 'dagger', 'secrets');
    t.runUntil(({ active, turn }) => active === 0 && turn?.kind === 'choosing');
    t.play('corrupt-smuggler', 'foldspace');
    expect(t.player(0).spice).toBe(0);
  });

  it('[IMM-7.12] both are in play while effects are resolved, and neither can be discarded', () => {
    const t = one({ hand: ['lisan-al-gaib', 'planned-coupling'] });
    graft(t, 'planned-coupling', 'lisan-al-gaib', 'carthag');
    expect(t.player(0).influence.fremen).toBe(1);
    expect(t.player(0).hand).toEqual([]);
  });

  it('[IMM-7.13] Blank Slate sends to Factions, but only grafted', () => {
    const t = one({ hand: ['blank-slate', 'ghola'] });
    t.choose('graft:ghola', 'blank-slate');
    expect(t.options).toEqual(expect.arrayContaining(['wealth', 'stillsuits', 'secrets']));
    const alone = one({ hand: ['blank-slate'] }).choose('blank-slate');
    expect(alone.why('wealth')).toMatchObject({ code: 'no-icon' });
  });

  it('[IMM-7.14] [IMM-9.18] Tleilaxu Infiltrator: past enemies, by either icon; not past oneself or once per game', () => {
    const others = [
      { agentsOn: ['mentat', 'arrakeen'] },
      { agentsOn: ['high-council', 'swordmaster'] },
    ];
    const t = one(
      { hand: ['tleilaxu-infiltrator', 'dagger'], solari: 9, council: true, agentsOn: ['carthag'] },
      {},
      { players: others },
    );
    t.choose('graft:tleilaxu-infiltrator');
    if (t.kind === 'graft.partner') t.choose('dagger');
    expect(t.options).toEqual(expect.arrayContaining(['mentat', 'arrakeen', 'swordmaster']));
    expect(t.why('carthag')).toMatchObject({ code: 'own-agent' });
    expect(t.why('high-council')).toMatchObject({ code: 'once-per-game' });
  });
});

describe('worked examples', () => {
  const REFLEXES = {
    hand: ['unnatural-reflexes', 'from-the-tanks'],
    deck: ['dagger', 'diplomacy'],
  };

  it('[IMM-8.1] Unnatural Reflexes and From the Tanks: Spice Trade and Landsraad', () => {
    const t = one({ ...REFLEXES, solari: 9, spice: 9 });
    t.choose('graft:unnatural-reflexes', 'from-the-tanks');
    expect(t.options).toEqual(
      expect.arrayContaining(['imperial-basin', 'mentat', 'sell-melange', 'rally-troops']),
    );
    expect(t.options).not.toContain('arrakeen');
  });

  it('[IMM-8.2] [IMM-8.3] with a marker at the Imperial Basin: spice, two cards, two troops, and two more', () => {
    const t = one({ ...REFLEXES, garrison: 4 }, MARKED);
    graft(t, 'unnatural-reflexes', 'from-the-tanks', 'imperial-basin');
    expect(t.player(0)).toMatchObject({ spice: 1, garrison: 6 });
    t.choose('unnatural-reflexes/draw');
    expect(t.player(0).hand).toEqual(['dagger', 'diplomacy']);
    t.choose('deploy');
    expect(t.options.at(-1)).toBe('4');
    expect(t.choose(4).player(0)).toMatchObject({ conflict: 4, garrison: 2 });
  });

  it('[IMM-8.4] without a marker Unnatural Reflexes draws nothing', () => {
    const t = one(REFLEXES);
    graft(t, 'unnatural-reflexes', 'from-the-tanks', 'imperial-basin');
    expect(t.options).not.toContain('unnatural-reflexes/draw');
    expect(t.player(0).hand).toEqual([]);
  });

  it('[IMM-8.5] [IMM-8.6] Ghola and Corrino Genes at Wealth: 2 Solari, Influence, two steps', () => {
    const t = one({ hand: ['ghola', 'corrino-genes'] }, {}, { intrigueDeck: ['windfall'] });
    t.choose('graft:ghola', 'corrino-genes');
    expect(t.options).toEqual(expect.arrayContaining(['arrakeen', 'carthag', 'wealth']));
    t.choose('wealth');
    for (const id of t.options.filter((one) => one.includes('tleilaxu'))) t.choose(id);
    expect(t.player(0)).toMatchObject({ solari: 2, influence: { emperor: 1 } });
    expect(own(t).tleilaxu).toBe(2);
  });

  it('[IMM-8.7] [IMM-8.8] Chairdog and Arrakis Liaison: to the Mentat, and back for the Reveal turn', () => {
    const t = one({ hand: ['chairdog', 'arrakis-liaison', 'dagger'], solari: 2 });
    graft(t, 'chairdog', 'arrakis-liaison', 'mentat');
    t.runUntil(({ active, turn }) => active === 0 && turn?.kind === 'choosing');
    expect(t.player(0).hand).not.toContain('arrakis-liaison');
    t.choose('reveal');
    expect(told(t, 'card-returned')).toMatchObject([{ seat: 0, card: 'arrakis-liaison' }]);
    const [revealed] = told(t, 'revealed').filter(({ seat }) => seat === 0);
    expect(revealed!.cards).toContain('arrakis-liaison');
    expect(revealed!.cards).not.toContain('chairdog');
  });
});

describe('odd cards', () => {
  it('[IMM-9.1] Clandestine Meeting needs an icon of another card', () => {
    const t = one({ hand: ['clandestine-meeting', 'ghola'] }, {}, { intrigueDeck: ['windfall'] });
    expect(t.why('clandestine-meeting')).toMatchObject({ code: 'reveal-only' });
    graft(t, 'ghola', 'clandestine-meeting', 'carthag');
    expect(t.player(0).influence['bene-gesserit']).toBe(2);
    const sent = one({ hand: ['clandestine-meeting'], intrigue: ['dispatch-an-envoy'] });
    sent.choose('intrigue:dispatch-an-envoy');
    expect(sent.options).toContain('clandestine-meeting');
  });

  it('[IMM-9.2] Dispatch an Envoy: one of the two gets the icons', () => {
    const farmed = (whom: string) => {
      const t = one({ hand: ['slig-farmer', 'dagger'], intrigue: ['dispatch-an-envoy'] });
      t.choose('intrigue:dispatch-an-envoy', 'graft:slig-farmer', 'dagger');
      expect([t.kind, t.options]).toEqual(['envoy.card', ['slig-farmer', 'dagger']]);
      t.choose(whom, 'secrets');
      if (t.kind === 'effects.order') t.choose('slig-farmer/solari-per-icon');
      return t.player(0).solari;
    };
    expect([farmed('dagger'), farmed('slig-farmer')]).toEqual([5, 1]);
  });

  it('[IMM-9.3] Ghola copies the whole Agent box, "trash this card" for itself', () => {
    const t = one({ hand: ['ghola', 'seek-allies'] });
    graft(t, 'ghola', 'seek-allies', 'wealth');
    while (t.kind === 'effects.order' && t.seat === 0) t.choose(t.options[0]!);
    expect(t.position.trashed.slice().sort()).toEqual(['ghola', 'seek-allies']);
  });

  it('[IMM-9.4] Ghola and Power Play: 2 Influence in all', () => {
    const t = one({ hand: ['ghola', 'power-play'] });
    graft(t, 'ghola', 'power-play', 'wealth');
    while (t.kind === 'effects.order' && t.seat === 0) t.choose(t.options[0]!);
    expect(t.player(0).influence.emperor).toBe(2);
  });

  it('[IMM-9.5] [IMM-9.6] Ghola counts its Bene Gesserit partner, and is none itself', () => {
    const t = one({ hand: ['ghola', 'lisan-al-gaib'] });
    graft(t, 'ghola', 'lisan-al-gaib', 'carthag');
    expect(t.player(0).influence.fremen).toBe(1);
  });

  it('[IMM-9.8] [IMM-9.9] [IMM-9.19] Kwisatz Haderach in a pair: one Agent, anywhere; with Ghola two cards', () => {
    const t = one(
      { hand: ['ghola', 'kwisatz-haderach'], deck: ['dagger', 'diplomacy'], solari: 9 },
      {},
      { players: [{ agentsOn: ['wealth'] }, {}] },
    );
    t.choose('graft:ghola', 'kwisatz-haderach', 'wealth');
    if (t.kind === 'agent.piece') t.choose('leader');
    expect(t.player(0)).toMatchObject({ agents: 1, agentsOn: ['wealth'] });
    t.choose('ghola/draw');
    expect(t.player(0).hand).toEqual(['dagger', 'diplomacy']);
  });

  it('[IMM-9.13] [IMM-9.14] [IMM-9.16] [IMM-15.11] Usurp borrows a card of the Row, which is trashed at the end', () => {
    const t = one(
      { hand: ['usurp'] },
      {},
      {
        row: ['planned-coupling', 'keys-to-power'],
        imperiumDeck: ['scout'],
      },
    );
    expect(t.options).toContain('graft:usurp');
    t.choose('graft:usurp', 'row:keys-to-power');
    expect(t.position.row).toContain('keys-to-power');
    t.choose('secrets');
    expect(t.player(0).inPlay).toEqual(['usurp']);
    if (t.seat === 0 && t.options.includes('end')) t.choose('end');
    expect(t.position.trashed).toEqual(['keys-to-power']);
    expect(t.position.row).toEqual(['planned-coupling', 'scout']);
    expect(t.player(0).discard).toEqual([]);
  });

  it('[IMM-9.15] or it is grafted to a card in hand', () => {
    const t = one({ hand: ['usurp', 'dagger'], solari: 9 });
    graft(t, 'usurp', 'dagger', 'mentat');
    expect(t.player(0).inPlay).toEqual(['usurp', 'dagger']);
    expect(t.position.trashed).toEqual([]);
  });

  it('[IMM-9.16] a borrowed card is no other card in play', () => {
    const t = one({ hand: ['usurp'] }, {}, { row: ['lisan-al-gaib'] });
    t.choose('graft:usurp', 'row:lisan-al-gaib', 'stillsuits');
    expect(t.player(0).influence.fremen).toBe(1);
    const other = one(
      { hand: ['usurp'], inPlay: ['planned-coupling'] },
      {},
      {
        row: ['lisan-al-gaib'],
      },
    );
    other.choose('graft:usurp', 'row:lisan-al-gaib', 'stillsuits');
    expect(other.player(0).influence.fremen).toBe(2);
  });

  it('[IMM-9.17] [RUL-22] what a card does as it is trashed, it does for Usurp', () => {
    const t = one({ hand: ['usurp'] }, {}, { row: ['replacement-eyes'] });
    t.choose('graft:usurp', 'row:replacement-eyes', 'carthag');
    while (t.seat === 0) t.choose(t.options.includes('end') ? 'end' : t.options[0]!);
    expect(t.position.trashed).toContain('replacement-eyes');
    expect(own(t).tleilaxu).toBe(1);
  });

  it('[IMM-15.11] it cannot be returned to the hand', () => {
    const t = one(
      { hand: ['usurp'], inPlay: ['stillsuit-manufacturer'], influence: { fremen: 4 } },
      {},
      {
        row: ['stillsuit-manufacturer'],
        alliances: { fremen: 0 },
      },
    );
    t.choose('graft:usurp', 'row:stillsuit-manufacturer', 'stillsuits', 'end');
    expect(t.player(0)).toMatchObject({ hand: [], water: 2 });
    expect(t.position.trashed).toEqual(['stillsuit-manufacturer']);
    const kept = one(
      { hand: ['stillsuit-manufacturer'], influence: { fremen: 4 } },
      {},
      {
        alliances: { fremen: 0 },
      },
    ).play('stillsuit-manufacturer', 'stillsuits');
    if (kept.seat === 0) kept.choose('stillsuit-manufacturer/return-this');
    expect(kept.player(0).hand).toEqual(['stillsuit-manufacturer']);
  });

  it('[IMM-15.21] nothing is trashed for Usurp if the card is gone', () => {
    const t = one(
      { hand: ['usurp'] },
      {},
      {
        row: ['keys-to-power', 'scout'],
        imperiumDeck: ['dagger', 'diplomacy'],
      },
    );
    t.choose('graft:usurp', 'row:keys-to-power', 'secrets', 'atomics');
    if (t.seat === 0) t.choose('end');
    expect(t.position.trashed).toEqual(['keys-to-power', 'scout']);
    expect(told(t, 'trashed')).toEqual([]);
  });

  it('[IMM-15.21] [RUL-25] of two equal cards the usurped one is trashed when its twin is acquired', () => {
    const acquiring = (row: string[], imperiumDeck: string[] = []) => {
      const t = one({ hand: ['usurp'] }, MARKED, { row, imperiumDeck });
      t.choose('graft:usurp', 'row:tleilaxu-master', 'hall-of-oratory');
      t.choose('tleilaxu-master/acquire-bred', 'acquire:tleilaxu-master');
      while (t.seat === 0) t.choose(t.options.find((id) => id !== 'atomics')!);
      expect(t.player(0).discard).toEqual(['tleilaxu-master']);
      return t.position.trashed;
    };
    expect(acquiring(['tleilaxu-master'])).toEqual([]);
    expect(acquiring(['tleilaxu-master', 'tleilaxu-master'])).toEqual(['tleilaxu-master']);
    expect(acquiring(['tleilaxu-master'], ['tleilaxu-master'])).toEqual([]); // one that fills the gap
  });

  it('[IMM-14.1] [IMM-14.2] Beguiling Pheromones: a grafted card goes, once, for Influence with the Faction', () => {
    const sent = (partner: string) => {
      const t = one(
        { hand: ['beguiling-pheromones', partner] },
        {},
        { intrigueDeck: ['windfall'] },
      );
      graft(t, 'beguiling-pheromones', partner, 'wealth');
      return t;
    };
    const t = sent('imperial-spy');
    t.choose('beguiling-pheromones/trash-grafted', 'play:imperial-spy');
    expect(t.player(0).influence.emperor).toBe(2);
    expect([t.seat, t.position.trashed]).toEqual([1, ['imperial-spy']]);
    const spied = sent('imperial-spy').choose('imperial-spy/pay');
    if (spied.seat === 0) spied.choose('beguiling-pheromones/trash-grafted');
    expect(spied.position.trashed).toEqual(['imperial-spy', 'beguiling-pheromones']);
    const anyway = sent('seek-allies');
    anyway.choose('beguiling-pheromones/trash-grafted', 'play:seek-allies');
    expect(anyway.position.trashed).toEqual(['seek-allies']);
    expect(anyway.player(0).inPlay).toEqual(['beguiling-pheromones']);
  });

  it('[IMM-8.8] Chairdog brings no twin back for a partner that was trashed', () => {
    const hand = (version: number) => {
      const t = table(
        {
          players: [
            {
              hand: ['chairdog', 'planned-coupling', 'planned-coupling', 'dagger', 'face-dancer'],
              intrigue: ['cull'],
              solari: 1,
            },
            { revealed: true },
            { revealed: true },
          ],
        },
        { immortality: true, ix: true },
        asOf(imperium, version),
      );
      graft(t, 'chairdog', 'planned-coupling', 'secrets');
      t.choose('intrigue:cull', 'play:planned-coupling', 'end');
      graft(t, 'face-dancer', 'planned-coupling', 'wealth').choose('end', 'reveal');
      return told(t, 'card-returned').length;
    };
    expect([hand(4), hand(3)]).toEqual([0, 1]);
  });

  it('[IMM-14.3] [IMM-15.13] with the card back in hand, the Reveal turn goes on; even if Chairdog is gone', () => {
    const t = one({ inPlay: ['dagger'], hand: ['diplomacy'] }, { returning: ['dagger'] });
    t.choose('reveal');
    expect(told(t, 'revealed')).toMatchObject([{ cards: ['diplomacy', 'dagger'] }]);
    expect(t.options.some((id) => id === 'dagger')).toBe(false);
  });

  it('[IMM-14.5] [RUL-20] Ghola and Carryall: the base spice is doubled once', () => {
    const t = one({ hand: ['ghola', 'carryall'] });
    graft(t, 'ghola', 'carryall', 'imperial-basin');
    expect(t.player(0).spice).toBe(2);
  });

  it('[IMM-15.5] conditions are looked at when the effect is resolved: Scientific Breakthrough', () => {
    const t = one({ hand: ['scientific-breakthrough'] }, { research: 16 });
    t.play('scientific-breakthrough', 'carthag');
    expect(t.options).not.toContain('scientific-breakthrough/pay');
    t.choose('scientific-breakthrough/research');
    expect(t.options).toContain('scientific-breakthrough/pay');
    t.choose('scientific-breakthrough/pay');
    expect(t.player(0).vp).toBe(1);
    expect(t.position.trashed).toEqual(['scientific-breakthrough']);
  });

  it('[IMM-15.7] Long Reach: a Bene Gesserit partner counts, and Ghola opens its icons', () => {
    expect(one({ hand: ['long-reach'] }).why('long-reach')).toMatchObject({ code: 'reveal-only' });
    const t = one({ hand: ['long-reach', 'planned-coupling'], solari: 9 });
    t.choose('graft:planned-coupling', 'long-reach');
    expect(t.options).toEqual(expect.arrayContaining(['secrets', 'mentat', 'arrakeen']));
    const ghola = one({ hand: ['long-reach', 'ghola'], solari: 9 });
    ghola.choose('graft:ghola', 'long-reach');
    expect(ghola.options).toEqual(expect.arrayContaining(['mentat', 'imperial-basin', 'carthag']));
    const beside = one({ hand: ['long-reach'], inPlay: ['planned-coupling'], solari: 9 });
    expect(beside.options).toContain('long-reach');
    const usurped = one({ hand: ['usurp', 'long-reach'] }, {}, { row: ['planned-coupling'] });
    usurped.choose('graft:usurp');
    expect(usurped.options).not.toContain('long-reach');
  });

  it('[IMM-15.8] Stitched Horror: two different ones, before either is resolved', () => {
    const t = one({ hand: ['stitched-horror', 'dagger'], supply: 5 });
    graft(t, 'stitched-horror', 'dagger', 'carthag');
    t.choose('stitched-horror/choose');
    expect([t.kind, t.decision.shape === 'some' && [t.decision.min, t.decision.max]]).toEqual([
      'choose.two',
      [2, 2],
    ]);
    t.choose(['branch:1', 'branch:4']);
    expect([t.player(0).water, own(t).tleilaxu]).toEqual([1, 1]);
  });

  it('[IMM-15.12] [RUL-23] Slig Farmer counts the icons that grafting gives', () => {
    const t = one({ hand: ['slig-farmer', 'blank-slate'], solari: 2 });
    graft(t, 'slig-farmer', 'blank-slate', 'secrets');
    expect(t.player(0).solari).toBe(9);
    t.choose('slig-farmer/pay');
    expect([t.player(0).solari, own(t).tleilaxu]).toEqual([4, 1]);
  });

  it('Dissecting Kit trashes the other card, and that has nothing more to give', () => {
    const t = one({ hand: ['dissecting-kit', 'dissecting-kit'] });
    t.choose('graft:dissecting-kit');
    if (t.kind === 'graft.partner') t.choose('dissecting-kit');
    t.choose('carthag');
    const [first] = t.options.filter((id) => id.startsWith('dissecting-kit/pay'));
    t.choose(first!);
    expect(t.options.some((id) => id.startsWith('dissecting-kit'))).toBe(false);
    expect([own(t).specimens, t.player(0).inPlay]).toEqual([1, ['dissecting-kit']]);
  });

  it('[IMM-15.24] Guild Impersonator: spice of any source, at any moment of the turn', () => {
    const t = one({ hand: ['guild-impersonator', 'contaminator'] }, { tleilaxu: 3 });
    graft(t, 'guild-impersonator', 'contaminator', 'stillsuits');
    expect(t.player(0).influence['spacing-guild']).toBe(1);
    const none = one({ hand: ['guild-impersonator', 'contaminator'] });
    graft(none, 'guild-impersonator', 'contaminator', 'stillsuits');
    expect(none.player(0).influence['spacing-guild']).toBe(0);
  });

  it('Twisted Mentat: the Agent just sent comes back, once', () => {
    const t = one({ hand: ['twisted-mentat', 'ghola'] });
    graft(t, 'twisted-mentat', 'ghola', 'carthag');
    t.choose('twisted-mentat/recall-sent');
    expect(t.player(0)).toMatchObject({ agents: 2, agentsOn: [] });
    expect(t.options.some((id) => id.includes('recall-sent'))).toBe(false);
  });

  it('Tleilaxu Master: a card for nothing with a marker, to the hand with two', () => {
    const taken = (lab: object) =>
      one({ hand: ['tleilaxu-master'], solari: 9 }, lab, { row: ['chani', 'kwisatz-haderach'] })
        .play('tleilaxu-master', 'rally-troops')
        .choose('tleilaxu-master/acquire-bred');
    const t = taken(MARKED);
    expect(t.options).toContain('acquire:chani');
    expect(t.options).not.toContain('acquire:kwisatz-haderach');
    expect(t.choose('acquire:chani').player(0).discard).toEqual(['chani']);
    expect(taken(TWICE).choose('acquire:chani').player(0).hand).toEqual(['chani']);
    const none = laid({
      players: [{ hand: ['tleilaxu-master'], solari: 9 }, {}, {}],
      row: ['chani'],
    });
    none.play('tleilaxu-master', 'rally-troops');
    expect(none.options).not.toContain('tleilaxu-master/acquire-bred');
  });
});

describe('Ghola and Signet Ring', () => {
  const rings = (leader: string, player: object = {}, rest: object = {}, version = 4) => {
    const t = table(
      {
        ...rest,
        players: [{ leader, hand: ['ghola', 'signet-ring', 'dagger'], ...player }, {}, {}],
      },
      { immortality: true },
      asOf(imperium, version),
    );
    return graft(t, 'ghola', 'signet-ring', 'carthag');
  };

  it('[IMM-9.3] the copied box is the ring, which is paid for each time', () => {
    const t = rings(
      'baron-vladimir-harkonnen',
      { solari: 1 },
      { intrigueDeck: ['ambush', 'windfall'] },
    );
    const paid = () => t.options.filter((id) => id.startsWith('baron'));
    expect(paid()).toHaveLength(2);
    t.choose(paid()[1]!);
    expect(t.player(0)).toMatchObject({ solari: 0, intrigue: ['ambush'] });
    expect(paid()).toEqual([]);
  });

  const row = ['stilgar', 'scout', 'opulence', 'dr-yueh', 'crysknife'];

  it('[RUL-27] [IMP-27.4] [IMP-27.6] Helena keeps both cards for her Reveal turn, and loses what she leaves', () => {
    const removed = (version: number) => {
      const t = rings('helena-richese', {}, { row, imperiumDeck: ['the-voice', 'chani'] }, version);
      t.choose('helena-richese/manipulate', 'scout', 'helena-richese/manipulate', 'dr-yueh', 'end');
      return t.choose('reveal', 'end', 'reveal', 'end');
    };
    const t = removed(4);
    expect(t.position.trashed).toEqual([]);
    expect(t.match.view(1).players[0]).toMatchObject({ setAside: 'scout', alsoAside: ['dr-yueh'] });
    t.choose('reveal', 'acquire:set-aside:dr-yueh', 'end');
    expect(t.player(0)).toMatchObject({ setAside: null, alsoAside: [] });
    expect(told(t, 'acquired')).toMatchObject([{ seat: 0, card: 'dr-yueh', cost: 0 }]);
    expect(t.position.trashed).toEqual(['scout']);
    expect(removed(3).position.trashed).toEqual(['scout']);
  });
});
