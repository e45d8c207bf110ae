import type { Decision, Reason } from '@landsraad/kernel';
import type { DecisionKind, ImperiumOption } from '../src/choices.ts';
import type { Condition } from '../src/effects/condition.ts';
import type { Effect, Verb } from '../src/effects/effect.ts';
import {
  ANY_NUMBER,
  acquire,
  acquireToDeck,
  agentOnBoard,
  alliance,
  anotherInPlay,
  choose,
  chooseTwo,
  control,
  councilSeat,
  deploy,
  deployFromSupply,
  discard,
  discount,
  doubleHarvest,
  doubleInfluence,
  draw,
  intrigue as drawIntrigue,
  endTurn,
  enemyTroopInConflict,
  extraIcons,
  foldspace,
  fremenBond,
  gain,
  harvest,
  hasCouncilSeat,
  hasSwordmaster,
  ignoreEnemyAgents,
  influence,
  influenceAtLeast,
  influenceWith,
  influenceWithTwo,
  lookAtTop,
  loseTroop,
  manipulate,
  mentat,
  mentatAtHome,
  onRevealTurn,
  opponent,
  opponents,
  owns,
  ownsMost,
  pay,
  persuasion,
  persuasionPerCard,
  recall,
  recruit,
  recruitAndMayDeploy,
  reshuffle,
  retreat,
  signet,
  stealIntrigue,
  swordmaster,
  swords,
  takeFromDiscard,
  trash,
  trashThis,
  voice,
  vp,
  when,
} from '../src/effects/verbs.ts';
import type { EventOf, ImperiumEvent } from '../src/events.ts';
import type { ReasonCode } from '../src/wording/wording.ts';

/* At least one of everything that can be worded; a missing one is a type error. */

const NAMES = ['Ada', 'Bob', 'Chani', 'Duncan'];
export const context = { seatName: (seat: number) => NAMES[seat]! };

const fromCard = { type: 'card', card: 'fremen-camp' } as const;
const fromSpace = { type: 'space', space: 'arrakeen' } as const;
const fromDeed = { type: 'space', space: 'conspire' } as const;
const fromLeader = { type: 'leader', leader: 'earl-memnon-thorvald' } as const;
const fromTrack = { type: 'track', faction: 'spacing-guild' } as const;
const fromConflict = { type: 'conflict', conflict: 'siege-of-arrakeen' } as const;
const fromIntrigue = { type: 'intrigue', intrigue: 'windfall' } as const;
const SOURCES = [
  fromCard,
  fromSpace,
  fromDeed,
  fromLeader,
  fromTrack,
  fromConflict,
  fromIntrigue,
] as const;

const DONE: { readonly [V in Verb]: readonly Effect[] } = {
  gain: [gain({ spice: 1 }), gain({ solari: 2, spice: 3, water: 2 })],
  recruit: [recruit(1), recruitAndMayDeploy(2), recruitAndMayDeploy(3, 'on-reveal-turn')],
  draw: [draw(1), draw(2)],
  intrigue: [drawIntrigue(1), drawIntrigue(2)],
  'steal-intrigue': [stealIntrigue],
  persuasion: [persuasion(1), persuasion(4), persuasionPerCard(2, 'fremen')],
  swords: [swords(1), swords(3)],
  vp: [vp(1), vp(2)],
  influence: [
    influence(1, 'emperor'),
    influence(2, 'any'),
    influence(1, 'behind'),
    influence(1, ['spacing-guild', 'bene-gesserit', 'fremen']),
  ],
  'influence-two': [influenceWithTwo],
  trash: [trash],
  'trash-this': [trashThis],
  discard: [discard(1), discard(2)],
  'lose-troop': [loseTroop('garrison'), loseTroop('conflict', 3)],
  deploy: [deploy(1), deploy(3), deploy(ANY_NUMBER)],
  'deploy-from-supply': [deployFromSupply(1)],
  retreat: [retreat(1), retreat(2), retreat(ANY_NUMBER)],
  harvest: [harvest],
  'double-harvest': [doubleHarvest],
  'double-influence': [doubleInfluence],
  mentat: [mentat],
  swordmaster: [swordmaster],
  'council-seat': [councilSeat],
  foldspace: [foldspace],
  control: [control('arrakeen'), control('carthag'), control('imperial-basin')],
  signet: [signet],
  acquire: [acquire(3), acquire(5, 'deck')],
  discount: [discount('the-spice-must-flow', 3)],
  'acquire-to-deck': [acquireToDeck],
  'take-from-discard': [takeFromDiscard('bene-gesserit'), takeFromDiscard('emperor')],
  'look-at-top': [lookAtTop],
  reshuffle: [reshuffle],
  voice: [voice],
  manipulate: [manipulate],
  recall: [recall],
  'extra-icons': [extraIcons('emperor', 'fremen')],
  'ignore-enemy-agents': [ignoreEnemyAgents],
  'end-turn': [endTurn],
  'on-reveal-turn': [onRevealTurn(persuasion(1), acquireToDeck)],
  opponents: [
    opponents(loseTroop('garrison')),
    opponents(choose(discard(1), loseTroop('conflict'))),
  ],
  opponent: [opponent(loseTroop('conflict'))],
  pay: [
    pay({ water: 1 }, recruit(1), draw(1)),
    pay({ trash: 1 }, draw(2)),
    pay({ trashThis: true }, drawIntrigue(1)),
    pay({ spice: 2, influence: 1 }, influence(2, 'any')),
    pay({ troops: 3 }, vp(1)),
    pay({ solari: 1 }, choose(draw(1), gain({ spice: 1 }))),
  ],
  when: [when(fremenBond, swords(3))],
  choose: [
    choose(persuasion(2), swords(2)),
    choose([draw(1), trash], gain({ spice: 1 })),
    chooseTwo(drawIntrigue(1), gain({ spice: 2 }), gain({ solari: 3 })),
  ],
};

const CONDITIONS: { readonly [C in Condition['is']]: readonly Condition[] } = {
  'fremen-bond': [fremenBond],
  'another-in-play': [anotherInPlay('bene-gesserit'), anotherInPlay('emperor')],
  alliance: [alliance('any'), alliance('emperor')],
  influence: [influenceAtLeast(2, 'fremen')],
  'influence-with': [influenceWith(3, 3), influenceWith(4, 3)],
  'council-seat': [hasCouncilSeat],
  swordmaster: [hasSwordmaster],
  'mentat-at-home': [mentatAtHome],
  'agent-on-board': [agentOnBoard],
  'enemy-troop-in-conflict': [enemyTroopInConflict],
  owns: [owns('the-spice-must-flow', 2)],
  'owns-most': [ownsMost('the-spice-must-flow')],
};

export const EFFECTS: readonly Effect[] = [
  ...Object.values(DONE).flat(),
  ...Object.values(CONDITIONS)
    .flat()
    .map((condition) => when(condition, draw(1))),
];

type Body<T extends ImperiumEvent['type']> = Omit<EventOf<T>, 'type'>;

const BODIES: { readonly [T in ImperiumEvent['type']]: readonly Body<T>[] } = {
  'leader-taken': [
    { seat: 0, leader: 'paul-atreides' },
    { seat: 1, leader: 'count-ilban-richese' },
    { seat: 2, leader: 'countess-ariana-thorvald' },
    { seat: 3, leader: 'glossu-the-beast-rabban' },
  ],
  'factions-chosen': [{ seat: 0, secret: { to: [0], factions: ['emperor', 'fremen'] } }],
  'round-started': [{ round: 3, conflict: 'siege-of-arrakeen', firstPlayer: 1 }],
  'mentat-delivered': [{ seat: 0 }],
  drew: [
    { seat: 0, n: 2, secret: { to: [0], cards: ['dagger', 'diplomacy'] } },
    { seat: 0, n: 1, secret: { to: [0], cards: ['dune-the-desert-planet'] } },
    {
      seat: 0,
      n: 5,
      secret: {
        to: [0],
        cards: ['dagger', 'dune-the-desert-planet', 'dagger', 'dune-the-desert-planet', 'scout'],
      },
    },
    { seat: 1, n: 1 },
  ],
  reshuffled: [{ seat: 0 }],
  'agent-sent': [
    { seat: 0, cards: ['dagger'], space: 'high-council', mentat: false, from: null },
    { seat: 0, cards: ['diplomacy'], space: 'wealth', mentat: true, from: null },
    {
      seat: 1,
      cards: ['kwisatz-haderach'],
      space: 'the-great-flat',
      mentat: false,
      from: 'arrakeen',
    },
    {
      seat: 1,
      cards: ['kwisatz-haderach'],
      space: 'hardy-warriors',
      mentat: true,
      from: 'conspire',
    },
  ],
  paid: SOURCES.map((source) => ({ seat: 0, source, spice: 2, water: 1 })),
  gained: SOURCES.map((source) => ({ seat: 0, source, solari: 2 })),
  'control-bonus': [{ seat: 1, space: 'imperial-basin', resource: 'spice', n: 1 }],
  harvested: [
    { seat: 0, space: 'hagga-basin', spice: 2, bonus: 0 },
    { seat: 0, space: 'the-great-flat', spice: 5, bonus: 2 },
    { seat: 0, space: 'imperial-basin', spice: 0, bonus: 0 },
  ],
  recruited: SOURCES.map((source) => ({ seat: 0, n: 2, source })),
  deployed: [
    { seat: 0, n: 3, from: 'garrison' },
    { seat: 0, n: 1, from: 'supply' },
  ],
  retreated: [{ seat: 0, n: 2 }],
  'troops-lost': [
    { seat: 0, n: 1, from: 'garrison' },
    { seat: 0, n: 3, from: 'conflict' },
  ],
  'influence-gained': [
    { seat: 0, faction: 'emperor', to: 1 },
    { seat: 0, faction: 'bene-gesserit', to: 4 },
  ],
  'influence-lost': [
    { seat: 0, faction: 'spacing-guild', to: 0 },
    { seat: 0, faction: 'fremen', to: 3 },
  ],
  'alliance-taken': [
    { seat: 0, faction: 'emperor', from: null },
    { seat: 0, faction: 'bene-gesserit', from: 1 },
  ],
  'alliance-returned': [{ seat: 0, faction: 'fremen' }],
  'vp-gained': [{ seat: 0, n: 1, total: 5 }],
  'vp-lost': [{ seat: 0, n: 2, total: 3 }],
  'intrigue-drawn': [
    { seat: 0, n: 2, secret: { to: [0], cards: ['ambush', 'windfall'] } },
    { seat: 1, n: 1 },
  ],
  'intrigue-stolen': [{ seat: 0, from: 1, secret: { to: [0, 1], card: 'to-the-victor' } }],
  'intrigue-played': [
    { seat: 0, intrigue: 'ambush', mode: 0 },
    { seat: 0, intrigue: 'to-the-victor', mode: 0 },
  ],
  'intrigue-reshuffled': [{}],
  'mentat-taken': [{ seat: 0 }],
  'mentat-promised': [{ seat: 0 }],
  'swordmaster-gained': [{ seat: 0 }],
  'council-seat-taken': [{ seat: 0 }],
  'agent-recalled': [
    { seat: 0, space: 'arrakeen' },
    { seat: 0, space: 'secure-contract' },
  ],
  'space-named': [{ seat: 0, space: 'sietch-tabr' }],
  'card-set-aside': [{ seat: 0, card: 'chani' }],
  'set-aside-lost': [{ seat: 0, card: 'chani' }],
  masterstroke: [{ seat: 0, factions: ['spacing-guild', 'bene-gesserit'] }],
  looked: [{ seat: 0, secret: { to: [0], card: 'dagger' } }],
  revealed: [
    { seat: 0, cards: ['dagger', 'diplomacy', 'stilgar'] },
    { seat: 0, cards: [] },
  ],
  'persuasion-gained': [
    { seat: 0, n: 2, total: 5 },
    { seat: 0, n: 1, total: 1 },
  ],
  'swords-gained': [
    { seat: 0, n: 1, strength: 7 },
    { seat: 0, n: 2, strength: 0 },
  ],
  acquired: [
    { seat: 0, card: 'chani', cost: 5, to: 'discard' },
    { seat: 0, card: 'chani', cost: 0, to: 'deck' },
    { seat: 0, card: 'foldspace', cost: 0, to: 'discard' },
  ],
  'row-refilled': [{ card: 'stilgar' }],
  trashed: [
    { seat: 0, card: 'dagger', from: 'hand' },
    { seat: 0, card: 'dagger', from: 'discard' },
    { seat: 0, card: 'dagger', from: 'play' },
    { seat: 0, card: 'dagger', from: 'deck' },
  ],
  discarded: [
    { seat: 0, cards: ['dagger', 'dagger'] },
    { seat: 0, cards: [] },
  ],
  'taken-to-hand': [{ seat: 0, card: 'lady-jessica' }],
  'turn-passed': [{ seat: 0 }],
  'turn-ended': [
    { seat: 0, kind: 'agent' },
    { seat: 0, kind: 'reveal' },
  ],
  'strength-set': [
    { seat: 0, strength: 8 },
    { seat: 0, strength: 0 },
  ],
  'combat-passed': [{ seat: 0 }],
  'conflict-resolved': [
    { conflict: 'siege-of-arrakeen', strengths: [10, 8, 3, 0], places: [1, 2, 3, null] },
    { conflict: 'skirmish-a', strengths: [9, 9, 5, 3], places: [2, 2, 3, null] },
    { conflict: 'machinations', strengths: [0, 0, 0, 0], places: [null, null, null, null] },
  ],
  'reward-taken': [{ seat: 0, conflict: 'siege-of-arrakeen', place: 1 }],
  'control-taken': [
    { seat: 0, space: 'arrakeen', from: null },
    { seat: 0, space: 'imperial-basin', from: 1 },
    { seat: 0, space: 'carthag', from: 0 },
  ],
  'bonus-spice-added': [{ space: 'the-great-flat', total: 2 }],
  'agents-recalled': [{ firstPlayer: 2 }],
  'endgame-started': [{ reason: 'points' }, { reason: 'conflicts' }],
  'endgame-passed': [{ seat: 0 }],
  'rival-seated': [{ seat: 1, leader: 'earl-memnon-thorvald' }],
  'hagal-revealed': [
    { seat: 1, card: 'conspire', space: 'conspire', skipped: null },
    { seat: 1, card: 'wealth', space: null, skipped: 'occupied' },
    { seat: 1, card: 'wealth', space: null, skipped: 'voice' },
    { seat: 1, card: 'harvest-spice', space: null, skipped: 'no-bonus-spice' },
    { seat: 1, card: 'reshuffle', space: null, skipped: 'reshuffle' },
  ],
  'hagal-bonus': [
    { seat: 1, card: 'heighliner', swords: 6 },
    { seat: 1, card: 'carthag', swords: 0 },
  ],
  'hagal-reshuffled': [{}],
  'rival-idle': [{ seat: 1 }],
  'rival-holds-back': [{ seat: 1, lead: 4 }],
  'rival-spent': [
    { seat: 1, what: 'intrigue', n: 3 },
    { seat: 1, what: 'solari', n: 7 },
  ],
  'bonus-spice-lost': [{ seat: 2, space: 'hagga-basin', n: 2 }],
  'control-lost': [{ seat: 0, space: 'carthag', to: 2 }],
  'row-churned': [
    { seat: 0, dice: [2, 5], cards: ['fremen-camp', 'dune-the-desert-planet'] },
    { seat: 0, dice: [4, 4], cards: ['fremen-camp'] },
    { seat: 0, dice: [6, 6], cards: [] },
  ],
  'game-over': [
    {
      ranking: [
        { seat: 0, rank: 1, points: 11 },
        { seat: 1, rank: 2, points: 9 },
      ],
    },
    {
      ranking: [
        { seat: 1, rank: 1, points: 10, tieBreak: 'spice' },
        { seat: 0, rank: 2, points: 10 },
      ],
    },
    {
      ranking: [
        { seat: 1, rank: 1, points: 10 },
        { seat: 0, rank: 1, points: 10 },
      ],
    },
    { ranking: [] },
  ],
};

export const EVENTS: readonly ImperiumEvent[] = Object.entries(BODIES).flatMap(([type, bodies]) =>
  (bodies as readonly object[]).map((body) => ({ type, ...body }) as ImperiumEvent),
);

const one = (kind: DecisionKind, about?: Decision['about']): Decision => ({
  seat: 0,
  kind,
  shape: 'one',
  options: [],
  fallback: '',
  about,
});
const number = (kind: DecisionKind, about?: Decision['about']): Decision => ({
  seat: 0,
  kind,
  shape: 'number',
  min: 0,
  max: 3,
  fallback: 0,
  about,
});
const some = (kind: DecisionKind, n: number, about?: Decision['about']): Decision => ({
  seat: 0,
  kind,
  shape: 'some',
  options: [],
  min: n,
  max: n,
  fallback: [],
  about,
});
const card = (id: string) => ({ source: { type: 'card', card: id } });
const intrigue = (id: string) => ({ source: { type: 'intrigue', intrigue: id } });

const ASKED: { readonly [K in DecisionKind]: readonly Decision[] } = {
  'leader.pick': [one('leader.pick')],
  'baron.factions': [some('baron.factions', 2)],
  'control.defend': [one('control.defend'), one('control.defend', { source: fromSpace })],
  'turn.kind': [one('turn.kind')],
  bindu: [one('bindu', intrigue('bindu-suspension'))],
  'agent.space': [one('agent.space'), one('agent.space', card('dagger'))],
  'agent.piece': [one('agent.piece', card('kwisatz-haderach'))],
  'space.cost': [one('space.cost', { source: { type: 'space', space: 'sell-melange' } })],
  'effects.order': [one('effects.order')],
  'reveal.order': [one('reveal.order')],
  'arrow.pay': [one('arrow.pay', { source: fromConflict })],
  'choose.one': [one('choose.one', card('bene-gesserit-sister'))],
  'choose.two': [
    some('choose.two', 2, { source: { type: 'conflict', conflict: 'battle-for-arrakeen' } }),
  ],
  'influence.gain': [
    one('influence.gain', intrigue('bribery')),
    one('influence.gain', { source: fromLeader }),
  ],
  'influence.gain.two': [
    some('influence.gain.two', 2, { source: { type: 'conflict', conflict: 'machinations' } }),
  ],
  'influence.lose': [one('influence.lose', card('shifting-allegiances'))],
  'alliance.give': [one('alliance.give'), one('alliance.give', { source: fromTrack })],
  'trash.choose': [one('trash.choose', card('guild-administrator'))],
  'trash.cost': [one('trash.cost', { source: { type: 'space', space: 'selective-breeding' } })],
  discard: [
    some('discard', 1, card('test-of-humanity')),
    some('discard', 2, card('reverend-mother-mohiam')),
  ],
  humanity: [one('humanity', card('test-of-humanity'))],
  deploy: [number('deploy')],
  'rapid.mobilization': [number('rapid.mobilization', intrigue('rapid-mobilization'))],
  'reveal.deploy': [number('reveal.deploy', card('sardaukar-legion'))],
  'reveal.retreat': [number('reveal.retreat', card('scout'))],
  'combat.retreat': [number('combat.retreat', intrigue('master-tactician'))],
  'voice.space': [one('voice.space', card('the-voice'))],
  'helena.manipulate': [
    one('helena.manipulate', { source: { type: 'leader', leader: 'helena-richese' } }),
  ],
  'acquire.effect': [one('acquire.effect', intrigue('bypass-protocol'))],
  'acquire.where': [one('acquire.where'), one('acquire.where', card('chani'))],
  'other.memory': [one('other.memory', card('other-memory'))],
  'peek.top': [one('peek.top', intrigue('poison-snooper')), one('peek.top', { card: 'dagger' })],
  'recall.agent': [one('recall.agent', intrigue('urgent-mission'))],
  'doublecross.target': [one('doublecross.target', intrigue('double-cross'))],
  'combat.play': [one('combat.play')],
  'win.trigger': [one('win.trigger')],
  'endgame.play': [one('endgame.play')],
  'hag.rivals': [some('hag.rivals', 2), some('hag.rivals', 1)],
  'hag.influence.tie': [
    one('hag.influence.tie', { source: fromConflict, n: 1, for: 1 }),
    one('hag.influence.tie', { source: fromConflict }),
  ],
  'hag.alliance.give': [one('hag.alliance.give', { for: 1 })],
  'hag.other': [
    one('hag.other', { source: fromConflict, for: 1 }),
    some('hag.other', 2, { source: fromConflict, for: 1 }),
  ],
};

export const DECISIONS: readonly Decision[] = Object.values(ASKED).flat();

type OptionType = ImperiumOption['type'];
type OptionBody<T extends OptionType> = Omit<Extract<ImperiumOption, { type: T }>, 'type' | 'id'>;

const OFFERED: { readonly [T in OptionType]: readonly OptionBody<T>[] } = {
  card: [{ card: 'dagger' }, { card: 'dune-the-desert-planet' }],
  'card-in-zone': [
    { card: 'dagger', zone: 'hand' },
    { card: 'dagger', zone: 'discard' },
    { card: 'dagger', zone: 'play' },
    { card: 'dagger', zone: 'deck' },
  ],
  space: [{ space: 'the-great-flat' }],
  'placed-agent': [{ space: 'imperial-basin' }, { space: 'wealth' }],
  'leader-agent': [{}],
  exchange: [{ spice: 2, solari: 6 }],
  intrigue: [
    { intrigue: 'ambush', mode: 0 },
    { intrigue: 'master-tactician', mode: 1 },
    { intrigue: 'demand-respect', mode: 1 },
    { intrigue: 'bypass-protocol', mode: 1 },
  ],
  effect: [
    { effect: draw(1), source: fromSpace },
    { effect: pay({ spice: 2 }, recruit(3)), source: fromCard },
    { effect: trash, source: { type: 'card', card: 'guild-administrator' } },
    { effect: when(fremenBond, swords(3)), source: fromCard },
    { effect: lookAtTop, source: { type: 'intrigue', intrigue: 'poison-snooper' } },
    { effect: manipulate, source: { type: 'leader', leader: 'helena-richese' } },
    { effect: opponents(discard(2)), source: { type: 'card', card: 'reverend-mother-mohiam' } },
  ],
  branch: [
    { effects: [gain({ spice: 2 })] },
    { effects: [influence(1, 'spacing-guild'), gain({ water: 1 })] },
  ],
  acquire: [
    { card: 'chani', cost: 5, from: 'row' },
    { card: 'arrakis-liaison', cost: 2, from: 'reserve' },
    { card: 'chani', cost: 4, from: 'set-aside' },
    { card: 'chani', cost: 0, from: 'row' },
  ],
  faction: [{ faction: 'emperor' }],
  seat: [{ seat: 1 }],
  leader: [{ leader: 'duke-leto-atreides' }],
  reveal: [{}],
  deploy: [{}],
  end: [{}],
  pass: [{}],
  none: [{}],
  yes: [{}],
  no: [{}],
  draw: [{}],
  trash: [{}],
  deck: [{}],
  discard: [{}],
};

export const OPTIONS: readonly ImperiumOption[] = Object.entries(OFFERED).flatMap(
  ([type, bodies]) =>
    (bodies as readonly object[]).map((body) => ({ id: type, type, ...body }) as ImperiumOption),
);

const REFUSED: { readonly [C in ReasonCode]: readonly Omit<Reason, 'code'>[] } = {
  'no-agent': [{ rule: 'IMP-9.4' }],
  'no-icon': [{ rule: 'IMP-10.2', args: { icon: 'spice-trade' } }, { rule: 'IMP-10.2' }],
  'reveal-only': [{ rule: 'IMP-10.3' }],
  'no-space': [{ rule: 'IMP-9.4' }],
  occupied: [{ rule: 'IMP-10.4', args: { seat: 1 } }, { rule: 'IMP-10.4' }],
  'own-agent': [{ rule: 'IMP-10.5' }],
  'named-with-voice': [{ rule: 'IMP-26.9', args: { seat: 1 } }, { rule: 'IMP-26.9' }],
  'once-per-game': [{ rule: 'IMP-10.11' }],
  requirement: [
    { rule: 'IMP-11.5', args: { faction: 'fremen', atLeast: 2 } },
    { rule: 'IMP-11.4' },
  ],
  'cannot-pay': [
    { rule: 'IMP-11.1', args: { resource: 'spice', needs: 4, has: 2 } },
    { rule: 'IMP-11.1', args: { resource: 'water', needs: 1, has: 0 } },
    { rule: 'IMP-11.1', args: { resource: 'solari', needs: 5 } },
    { rule: 'IMP-11.1' },
  ],
  'too-expensive': [
    { rule: 'IMP-18.1', args: { cost: 5, persuasion: 3 } },
    { rule: 'IMP-18.1', args: { cost: 1, persuasion: 0 } },
    { rule: 'IMP-18.1' },
  ],
  'wrong-time': [{ rule: 'IMP-6.5' }],
  'not-at-start': [{ rule: 'IMP-26.13' }],
  'after-agent': [{ rule: 'IMP-6.4' }],
  'only-after-win': [{ rule: 'IMP-21.8' }],
  condition: [
    { rule: 'IMP-6.8' },
    { rule: 'IMP-6.8', args: { intrigue: 'double-cross', mode: 0 } },
    { rule: 'IMP-6.8', args: { intrigue: 'staged-incident', mode: 0 } },
  ],
  'no-effect': [{ rule: 'IMP-6.8' }],
  'swordmaster-denied': [{ rule: 'HAG-6.17' }],
  'not-asked': [{ rule: 'answer', args: { seat: 2 } }],
  'not-offered': [{ rule: 'answer', args: { id: 'no-such-thing' } }],
  'out-of-range': [
    { rule: 'answer', args: { value: 5, min: 0, max: 3 } },
    { rule: 'answer', args: { value: 5, min: 2, max: 2 } },
    { rule: 'answer' },
  ],
  misshapen: [{ rule: 'answer', args: { expected: 'one' } }],
  'cannot-undo': [{ rule: 'G-2' }],
};

export const REASONS: readonly Reason[] = Object.entries(REFUSED).flatMap(([code, bodies]) =>
  bodies.map((body) => ({ code, ...body })),
);
