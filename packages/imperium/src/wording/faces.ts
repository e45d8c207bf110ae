import {
  capitalised,
  decapitalised,
  type Fact,
  finishedFace,
  type Face as KernelFace,
  type Language,
  type Part,
} from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type {
  Card,
  Conflict,
  HagalCard,
  InfluenceTrack,
  Intrigue,
  IntrigueMode,
  IntrigueTiming,
  Leader,
  Space,
  Tile,
} from '../content/component.ts';
import { spaceOf } from '../content/index.ts';
import type { Effect } from '../effects/effect.ts';
import { influence } from '../effects/verbs.ts';
import type { SpaceId } from '../ids.ts';
import {
  conditionPhrase,
  modeSentences,
  phrase,
  REWARD,
  RIVAL,
  sentences,
  TILE,
} from './compose.ts';
import type { FaceLabel, Wording } from './wording.ts';

export type Face = KernelFace<FaceLabel, PartId>;

export type PartId =
  | FaceLabel
  | IntrigueTiming
  | (typeof PLACES)[number]
  | 'ability'
  | 'signet'
  | 'point'
  | 'bonus';

const PLACES = ['first', 'second', 'third'] as const;

export function describeCard(card: Card, language: Language): Face {
  const wording = wordingOf(language);
  const { terms, faces } = wording;
  const agent = sentences(card.agent, wording);
  return finishedFace<FaceLabel, PartId>(language, {
    kind: terms.origins[card.origin],
    name: card.name[language],
    facts: [
      fact(wording, 'cost', costOf(card, wording)),
      fact(
        wording,
        'factions',
        terms.list(
          card.factions.map((one) => terms.factions[one]),
          'and',
        ),
      ),
      fact(wording, 'icons', iconsOf(card, wording)),
      fact(
        wording,
        'infiltrates',
        terms.list(
          card.infiltrates.map((icon) => terms.icons[icon]),
          'and',
        ),
      ),
      copies(wording, card.copies),
    ],
    parts: [
      part(wording, 'onAcquire', sentences(card.onAcquire, wording)),
      part(wording, 'graft', card.graft ? [faces.graft] : []),
      part(wording, 'agent', [...sendingLines(card, wording), ...agent]),
      part(wording, 'reveal', sentences(card.reveal, wording)),
      part(wording, 'onTrash', sentences(card.onTrash, wording)),
      part(wording, 'unload', card.unload.length > 0 ? [faces.unload] : []),
    ],
  });
}

/** What the Agent box says about sending the Agent. */
function sendingLines({ sendsAnywhere, moreIcons }: Card, wording: Wording): string[] {
  const { terms, faces } = wording;
  const lines = sendsAnywhere ? [faces.sendsAnywhere] : [];
  if (moreIcons) {
    const icons = moreIcons.icons.map((icon) => terms.icons[icon]);
    const when = conditionPhrase(moreIcons.when, wording);
    lines.push(faces.moreIcons(capitalised(when), terms.list(icons, 'and')));
  }
  return lines;
}

function costOf({ cost, specimens, origin }: Card, { terms, faces }: Wording): string {
  if (specimens !== undefined) return terms.amount(specimens, 'specimen');
  if (cost !== null) return terms.amount(cost, 'persuasion');
  return origin === 'starting' ? '' : faces.notForSale;
}

function iconsOf(card: Card, { terms, faces }: Wording): string {
  const { icons, sendsAnywhere, agent, reveal, graft, moreIcons } = card;
  if (icons.length === 0) {
    if (sendsAnywhere || reveal.length === 0) return '';
    return agent.length > 0 || graft || moreIcons ? faces.noOwnIcons : faces.noIcons;
  }
  return terms.list(
    icons.map((icon) => terms.icons[icon]),
    'and',
  );
}

export function describeIntrigue(intrigue: Intrigue, language: Language): Face {
  const wording = wordingOf(language);
  const { terms, faces } = wording;
  const timings = [...new Set(intrigue.modes.map(({ timing }) => timing))];
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.intrigue,
    name: intrigue.name[language],
    facts: [
      fact(
        wording,
        'type',
        terms.list(
          timings.map((timing) => terms.timings[timing]),
          'or',
        ),
      ),
      copies(wording, intrigue.copies),
    ],
    parts: timings.map((timing) => ({
      id: timing,
      heading: terms.timings[timing],
      lines: modeLines(
        intrigue.modes.filter((mode) => mode.timing === timing),
        wording,
      ),
    })),
  });
}

/** The second way says only what differs from the first: "Or pay 2 spice to..." */
function modeLines([first, ...others]: readonly IntrigueMode[], wording: Wording): string[] {
  if (!first) return [];
  return [
    ...modeSentences(first, wording),
    ...others.flatMap((other) => {
      const alike =
        other.moment === first.moment &&
        JSON.stringify(other.condition) === JSON.stringify(first.condition);
      const said = alike ? { ...other, moment: 'any' as const, condition: null } : other;
      const [line, ...rest] = modeSentences(said, wording);
      return [wording.faces.or(decapitalised(line!)), ...rest];
    }),
  ];
}

export function describeConflict(conflict: Conflict, language: Language): Face {
  const wording = wordingOf(language);
  const { faces } = wording;
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.conflict,
    name: conflict.name[language],
    facts: [fact(wording, 'level', faces.level(conflict.level))],
    parts: conflict.rewards.map((reward, i) => ({
      id: PLACES[i]!,
      heading: faces.places[i]!,
      lines: sentences(reward, wording, REWARD),
    })),
  });
}

export function describeLeader(leader: Leader, language: Language): Face {
  const wording = wordingOf(language);
  const { faces } = wording;
  const { ability, setup = [] } = faces.abilities[leader.ability.id](leader);
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.leader,
    name: leader.name[language],
    facts: [
      fact(wording, 'house', leader.house.name[language].replace(/^(House|Maison) /, '')),
      fact(wording, 'complexity', faces.complexity(leader.complexity)),
    ],
    parts: [
      part(wording, 'setup', setup),
      { id: 'ability', heading: leader.ability.name[language], lines: ability },
      {
        id: 'signet',
        heading: faces.signet(leader.signet.name[language]),
        lines: sentences(leader.signet.effects, wording),
      },
    ],
  });
}

export function describeSpace(space: Space, language: Language): Face {
  const wording = wordingOf(language);
  const { terms, faces } = wording;
  const { controlBonus, requirement } = space;
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.space,
    name: space.name[language],
    facts: [
      fact(wording, 'area', terms.regions[space.region]),
      fact(wording, 'icon', terms.icons[space.icon]),
      fact(wording, 'cost', spaceCost(space, wording)),
      fact(
        wording,
        'requirement',
        requirement ? faces.onlyIf(conditionPhrase(requirement, wording)) : '',
      ),
      fact(wording, 'combat', space.combat ? faces.combatSpace : ''),
      fact(wording, 'limit', space.oncePerGame ? faces.oncePerGame : ''),
    ],
    parts: [
      part(wording, 'effects', spaceLines(space, wording)),
      part(
        wording,
        'control',
        controlBonus
          ? [faces.controlBonus(terms.amount(controlBonus.n, controlBonus.resource))]
          : [],
      ),
      part(wording, 'maker', space.maker === null ? [] : [faces.bonusSpiceGathers]),
    ],
  });
}

function spaceCost({ cost }: Space, { terms }: Wording): string {
  return terms.list(
    (['solari', 'spice', 'water'] as const)
      .filter((resource) => cost?.[resource])
      .map((resource) => terms.amount(cost![resource]!, resource)),
    'and',
  );
}

function spaceLines(space: Space, wording: Wording): string[] {
  const { faces, terms } = wording;
  const visit: Effect[] = space.faction ? [influence(1, space.faction)] : []; // IMP-5.3
  const others = space.effects.filter((effect) => effect.do !== 'harvest');
  return [
    ...sentences(visit, wording),
    ...(space.maker === null ? [] : [faces.harvest(space.maker)]),
    ...space.exchange
      .map(({ spice, solari }) =>
        faces.exchange(terms.amount(spice, 'spice'), terms.amount(solari, 'solari')),
      )
      .map((line, i) => (i === 0 ? line : faces.or(decapitalised(line)))),
    ...sentences(others, wording),
    ...(space.persuasion > 0 ? [faces.persuasionWhileHere(space.persuasion)] : []),
  ];
}

export function describeTrack(track: InfluenceTrack, language: Language): Face {
  const wording = wordingOf(language);
  const { faces } = wording;
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.track,
    name: track.name[language],
    facts: [],
    parts: [
      {
        id: 'point',
        heading: faces.influenceReached(track.vpAt),
        lines: [faces.trackPoint(track.vpAt)],
      },
      {
        id: 'bonus',
        heading: faces.influenceReached(track.bonusAt),
        lines: sentences(track.steps[track.bonusAt]!.bonus, wording),
      },
      part(wording, 'alliance', [faces.trackAlliance(track.bonusAt)]),
    ],
  });
}

/** A tech tile: what it does, moment by moment. */
export function describeTile(tile: Tile, language: Language): Face {
  const wording = wordingOf(language);
  const { terms, faces } = wording;
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.tile,
    name: tile.name[language],
    facts: [
      fact(wording, 'cost', terms.amount(tile.cost, 'spice')),
      fact(wording, 'rivals', tile.hagal ? faces.tileForRivals : ''),
    ],
    parts: [
      part(wording, 'onAcquire', sentences(tile.onAcquire, wording)),
      part(wording, 'always', tile.rule ? [faces.tileRules[tile.rule]] : []),
      part(wording, 'use', sentences(tile.use, wording)),
      part(wording, 'roundStart', sentences(tile.roundStart, wording)),
      part(wording, 'reveal', sentences(tile.reveal, wording, TILE)),
      part(wording, 'onWin', sentences(tile.onWin, wording)),
      part(wording, 'endgame', sentences(tile.endgame, wording)),
    ],
  });
}

export function describeHagal(card: HagalCard, language: Language): Face {
  const wording = wordingOf(language);
  const { terms, faces, rivals } = wording;
  const spaces = card.spaces.map(spaceOf);
  const recruits = card.gains.some((gain) => gain.do === 'recruit');
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.hagal,
    name: card.name[language],
    facts: [
      fact(wording, 'players', card.marked ? rivals.marked[card.marked] : ''),
      fact(
        wording,
        'spaces',
        terms.list(
          spaces.map(({ name }) => name[language]),
          'or',
        ),
      ),
      fact(wording, 'combat', spaces.some(({ combat }) => combat) ? rivals.deploys(recruits) : ''),
      fact(wording, 'swords', swordsOf(card, wording)),
      copies(wording, card.copies),
    ],
    parts: [part(wording, 'effects', hagalLines(card, wording, language))],
  });
}

function swordsOf({ swords }: HagalCard, { terms, rivals }: Wording): string {
  if (swords === null) return '';
  return swords > 0 ? terms.amount(swords, 'sword') : rivals.noSword;
}

function hagalLines(
  { spaces, gains }: HagalCard,
  wording: Wording,
  language: Language,
): readonly string[] {
  const { rivals } = wording;
  const [near, far] = spaces;
  if (!near) return rivals.reshuffles; // HAG-1.7
  const [first] = gains;
  if (first?.do === 'harvest') return rivals.harvests; // HAG-3.13 to 3.17
  if (first?.do === 'choose') {
    const [one, other] = first.options.map((option) => phrase(option, wording, RIVAL));
    const half = (space: SpaceId, third: string) => ({
      space: spaceOf(space).name[language],
      third,
    });
    return [far ? rivals.either(half(far, other!), half(near, one!)) : rivals.orElse(one!, other!)];
  }
  const aside = rivals.leavesAside[near];
  return [rivals.does(phrase(gains, wording, RIVAL)), ...(aside ? [aside] : [])];
}

const fact = ({ faces }: Wording, label: FaceLabel, value: string): Fact<FaceLabel> => ({
  id: label,
  label: faces.labels[label],
  value,
});

const copies = (wording: Wording, n: number): Fact<FaceLabel> =>
  fact(wording, 'copies', n > 1 ? String(n) : '');

const part = ({ faces }: Wording, label: FaceLabel, lines: readonly string[]): Part<FaceLabel> => ({
  id: label,
  heading: faces.labels[label],
  lines,
});
