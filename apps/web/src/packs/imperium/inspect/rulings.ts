import {
  cardOf,
  conflictOf,
  hagalOf,
  intrigueOf,
  type LeaderId,
  leaderOf,
  spaceOf,
  tileOf,
} from '@landsraad/imperium';
import { aboutComponent, type Statement } from '@landsraad/rulebook';
import type { Rulings } from '../../../table/inspect/RulingsView.tsx';
import { printedOf } from '../components.ts';
import { setOf } from '../sets.ts';
import type { Component } from '../spots.ts';

/** What is found in the English text holds in every language: the numbers are the same. */
export function rulingsOf(component: Component, english: readonly Statement[]): Rulings {
  const spoken = english.filter(concerns(component));
  const own = aboutComponent(namesOf(component), spoken).map(({ id }) => id);
  const known = new Set(english.map(({ id }) => id));
  const general = generalOf(component).filter((id) => known.has(id) && !own.includes(id));
  return { own, general: [...new Set(general)] };
}

function concerns(component: Component): (statement: Statement) => boolean {
  if (component.kind === 'hagal') return concernsRivals;
  const concernsSet = CONCERNS[setOf(component)];
  if (!concernsSet) return concernsBase;
  return (statement) => concernsBase(statement) || concernsSet(statement);
}

/** Not its setup, nor what it changes for Immortality and for Rivals. */
const concernsIx = ({ id, text }: Statement): boolean =>
  /^IX-(?:[2-9]|1[0-6]|25)\./.test(id) || text.startsWith('[Ix]');

/** Not its setup, nor its variants, nor what it changes for Rivals. */
const concernsImmortality = ({ id }: Statement): boolean => /^IMM-(?:[2-9]|1[0145])\./.test(id);

const CONCERNS: Readonly<Record<string, (statement: Statement) => boolean>> = {
  ix: concernsIx,
  immortality: concernsImmortality,
};

/** Lists of what is in the box, advice, Rivals, expansions and the other game tell nothing here. */
const concernsBase = ({ id, text }: Statement): boolean =>
  /^(?:IMP-|AMB-\d|RUL-\d|EX-)/.test(id) &&
  !/^IMP-(?:1|31)\./.test(id) &&
  id !== 'IMP-2.10' &&
  !text.startsWith('[Ix]');

/** How a Rival plays and fights; what its cards are called says the rest. */
const concernsRivals = ({ id, text }: Statement): boolean =>
  /^(?:HAG-[2-4]\.|HEX-|AMB-H)/.test(id) && !text.startsWith('[Ix');

/** What the rules call a Leader, beside the printed name. */
const SHORT_NAMES: Readonly<Record<LeaderId, readonly string[]>> = {
  'paul-atreides': ['Paul'],
  'duke-leto-atreides': ['Leto'],
  'baron-vladimir-harkonnen': ['Baron'],
  'glossu-the-beast-rabban': ['Rabban'],
  'earl-memnon-thorvald': ['Memnon'],
  'countess-ariana-thorvald': ['Ariana'],
  'count-ilban-richese': ['Ilban'],
  'helena-richese': ['Helena'],
  'archduke-armand-ecaz': ['Armand'],
  'ilesa-ecaz': ['Ilesa'],
  'viscount-hundro-moritani': ['Hundro'],
  'princess-yuna-moritani': ['Yuna'],
  'prince-rhombur-vernius': ['Rhombur'],
  'tessia-vernius': ['Tessia'],
};

function namesOf(component: Component): readonly string[] {
  switch (component.kind) {
    case 'card':
      return [cardOf(component.id).name.en];
    case 'intrigue':
      return [intrigueOf(component.id).name.en];
    case 'conflict':
      return [conflictOf(component.id).name.en];
    case 'leader': {
      const { id, name, ability, signet } = leaderOf(component.id);
      return [name.en, ability.name.en, signet.name.en, ...(SHORT_NAMES[id] ?? [])];
    }
    case 'space':
      return [spaceOf(component.id).name.en];
    case 'track':
      return []; // A Faction's name stands in every other rule: only the general ones help.
    case 'hagal':
      return [hagalOf(component.id).name.en];
    case 'tile':
      return [tileOf(component.id).name.en];
  }
}

/** The rules on what a component does, found by what its effects are made of. */
const BY_EFFECT: readonly (readonly [mark: RegExp, ids: readonly string[]])[] = [
  [/"is":"fremen-bond"/, ['IMP-17.8', 'AMB-1']],
  [/"is":"alliance"/, ['IMP-5.18']],
  [/"is":"influence"/, ['IMP-5.19']],
  [/"do":"influence","n":\d+,"with":"any"|"do":"influence-two"/, ['IMP-5.17']],
  [/"cost":\{[^}]*"influence":1/, ['IMP-5.20']],
  [/"do":"trash"[,}]/, ['IMP-12.6', 'IMP-12.8']],
  [/"do":"trash-this"/, ['IMP-12.7']],
  [/"do":"steal-intrigue"/, ['IMP-6.12']],
  [/"do":"recall"/, ['IMP-12.12', 'IMP-12.13']],
  [/"do":"retreat"/, ['IMP-13.13', 'IMP-12.10']],
  [/"do":"lose-troop"/, ['IMP-13.14']],
  [/"do":"(?:deploy|deploy-from-supply)"/, ['IMP-13.12']],
  [/"do":"recruit"/, ['IMP-13.2', 'IMP-13.3']],
  [/"do":"discard"/, ['IMP-3.13']],
  [/"do":"opponents"/, ['AMB-33']],
  [/"do":"mentat"/, ['IMP-16.23', 'IMP-16.25', 'AMB-23']],
  [/"do":"signet"/, ['IMP-3.5']],
  [/"do":"control"/, ['IMP-14.2', 'IMP-14.3', 'IMP-8.2']],
  [/"do":"freighter"/, ['IX-6.2', 'IX-6.4', 'IX-6.5']],
  [/"do":"dreadnought"/, ['IX-7.1', 'IX-7.3', 'IX-8.1']],
  [/"do":"tech"/, ['IX-3.2', 'IX-3.3', 'IX-4.5']],
  [/"do":"negotiator"/, ['IX-4.3', 'IX-4.5']],
  [/"discard":\d/, ['IX-10.1', 'IX-10.2']],
  [/"flip":true/, ['IX-5.3', 'IX-5.4']],
  [/"trashTile":true/, ['IX-5.7']],
  [/"infiltrates":\["/, ['IX-12.2', 'IX-12.3', 'IX-12.5']],
  [/"do":"research"/, ['IMM-2.1', 'IMM-2.5', 'IMM-3.6']],
  [/"do":"tleilaxu"/, ['IMM-4.1', 'IMM-4.2']],
  [/"do":"specimen"/, ['IMM-5.1', 'IMM-5.3']],
  [/"is":"markers"/, ['IMM-3.1', 'IMM-3.4']],
  [/"graft":true/, ['IMM-7.1', 'IMM-7.4', 'IMM-7.6']],
  [/"is":"grafted/, ['IMM-7.7']],
  [/"specimens":\d/, ['IMM-5.4', 'IMM-6.2']],
  [/"do":"combat-icon"/, ['IMM-11.1']],
  [/"unload":\[\{/, ['IX-11.1', 'IX-11.2', 'IX-11.4', 'IX-11.8']],
];

function generalOf(component: Component): readonly string[] {
  if (component.kind === 'hagal') return ofHagal(component.id);
  const text = JSON.stringify(printedOf(component));
  return [
    ...ofKind(component),
    ...BY_EFFECT.flatMap(([mark, ids]) => (mark.test(text) ? ids : [])),
  ];
}

const ARROW = ['IMP-12.1', 'IMP-12.2', 'IMP-12.4'] as const;
const hasArrow = (drawn: object): boolean => /"do":"pay"/.test(JSON.stringify(drawn));

function ofKind(component: Exclude<Component, { kind: 'hagal' }>): readonly string[] {
  switch (component.kind) {
    case 'card':
      return ofCard(component.id);
    case 'intrigue':
      return ofIntrigue(component.id);
    case 'conflict':
      return ['IMP-22.1', 'IMP-22.2', 'IMP-22.4', 'IMP-22.7', 'RUL-4', ...ofReward(component.id)];
    case 'leader':
      return ['IMP-3.4', 'IMP-3.5', ...(hasArrow(leaderOf(component.id)) ? ARROW : [])];
    case 'space':
      return ofSpace(component.id);
    case 'track':
      return [
        'IMP-5.1',
        'IMP-5.3',
        'IMP-5.5',
        'IMP-5.6',
        'IMP-5.7',
        'IMP-5.9',
        'IMP-5.10',
        'AMB-24',
      ];
    case 'tile':
      return ['IX-3.2', 'IX-5.1'];
  }
}

function ofHagal(id: string): readonly string[] {
  const { marked, spaces, gains, swords } = hagalOf(id);
  const verbs = gains.map((effect) => effect.do);
  return [
    ...(marked === 1 ? ['HAG-1.2'] : marked === 2 ? ['HAG-1.3'] : []),
    ...(swords === null
      ? ['HAG-1.7', 'HAG-4.4']
      : ['HAG-3.2', 'HAG-3.3', 'HAG-3.4', 'HAG-3.5', 'HAG-1.5']),
    ...(verbs.includes('influence') ? ['HAG-3.6'] : []),
    ...(verbs.includes('recruit') ? ['HAG-3.7', 'HAG-3.11'] : []),
    ...(verbs.includes('signet') ? ['HAG-3.8'] : []),
    ...(verbs.includes('harvest') ? ['HAG-3.13', 'HAG-3.14', 'HAG-3.15', 'HAG-3.17'] : []),
    ...(spaces.some((space) => spaceOf(space).combat) ? ['HAG-3.9', 'HAG-3.10'] : []),
    ...(spaces.some((space) => spaceOf(space).controlBonus) ? ['HAG-3.12'] : []),
    ...(swords === null ? [] : ['HAG-4.3']),
  ];
}

function ofCard(id: string): readonly string[] {
  const card = cardOf(id);
  return [
    ...(card.icons.length === 0 ? ['IMP-10.3'] : []),
    ...(card.onAcquire.length > 0 ? ['IMP-12.11'] : []),
    ...(hasArrow(card) ? ARROW : []),
    ...(card.origin === 'reserve' ? ['IMP-3.11', 'AMB-8'] : []),
  ];
}

function ofIntrigue(id: string): readonly string[] {
  const { modes } = intrigueOf(id);
  const timings = new Set(modes.map(({ timing }) => timing));
  const moments = new Set(modes.map(({ moment }) => moment));
  return [
    ...(timings.has('plot') ? ['IMP-6.4', 'AMB-17'] : []),
    ...(timings.has('combat') && moments.has('any') ? ['IMP-6.5', 'IMP-21.1'] : []),
    ...(timings.has('endgame') ? ['IMP-6.6', 'IMP-25.2'] : []),
    ...(timings.size > 1 ? ['IMP-6.7', 'AMB-48'] : []),
    ...(moments.has('after-win') ? ['IMP-21.8', 'IMP-22.11', 'AMB-40'] : []),
    ...(modes.some(({ cost, condition }) => cost || condition) ? ['IMP-6.8'] : []),
    ...(/"do":"on-reveal-turn"/.test(JSON.stringify(modes)) ? ['IMP-6.9'] : []),
  ];
}

const ofReward = (id: string): readonly string[] =>
  /"do":"mentat"/.test(JSON.stringify(conflictOf(id))) ? ['IMP-22.16', 'AMB-11'] : [];

function ofSpace(id: string): readonly string[] {
  const space = spaceOf(id);
  return [
    'IMP-10.4',
    ...(space.faction ? ['IMP-5.3'] : []),
    ...(space.cost || space.exchange.length > 0 ? ['IMP-11.1', 'IMP-11.2'] : []),
    ...(space.requirement ? ['IMP-11.4'] : []),
    ...(space.combat ? ['IMP-13.7', 'AMB-13'] : []),
    ...(space.maker === null ? [] : ['IMP-15.3', 'IMP-23.1']),
    ...(space.controlBonus ? ['IMP-14.3', 'IMP-14.5'] : []),
    ...(space.oncePerGame ? ['IMP-10.11'] : []),
    ...(hasArrow(space) ? ARROW : []),
  ];
}
