import {
  amountOf,
  cardOf,
  describeSpace,
  type Effect,
  FACTIONS,
  type Faction,
  factionName,
  iconName,
  isLeader,
  leaderOf,
  nameOf,
  RESOURCES,
  spaceOf,
  trackOf,
  wordEffects,
} from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { WRITING } from '@landsraad/kernel/wording';
import type { PreviewLine } from '../../../table/explain/explaining.ts';
import type { Thing } from '../../../table/spots.ts';
import { shipOn, spaceAt } from '../board/house-rules.ts';
import { ComponentFace } from '../cards/ComponentFace.tsx';
import { componentAt, faceOf } from '../components.ts';
import { EffectIcons } from '../effects/EffectIcons.tsx';
import { tellingAt } from '../modules/telling.ts';
import { contenders, isHouseHagal } from '../seats/rivals.ts';
import type { Component } from '../spots.ts';
import { type At, effectLine, mark, type Told } from './lines.tsx';
import { words } from './words.ts';

/** What lies on a table of Dune: Imperium. */
const KINDS: Readonly<Record<string, (id: string, at: At) => Told | null>> = {
  card: (id, at) => printed('card', id, at),
  intrigue: (id, at) => printed('intrigue', id, at),
  conflict: (id, at) => printed('conflict', id, at),
  leader: (id, at) => printed('leader', id, at),
  hagal: (id, at) => printed('hagal', id, at),
  tile: (id, at) => printed('tile', id, at),
  space,
  track,
  step,
  seat: (id, at) => player(Number(id), at),
  score,
};

const ofModules = (kind: string, { snapshot }: At) =>
  tellingAt(snapshot.view.options).find(({ kinds }) => kinds[kind])?.kinds[kind];

export function preview({ kind, id }: Thing, at: At): Told | null {
  const tell = KINDS[kind] ?? ofModules(kind, at);
  return tell?.(id, at) ?? null;
}

/** A card of any kind: its face, and all of its words. */
function printed(kind: Component['kind'], id: string, { language }: At): Told | null {
  const component = componentAt(kind, id);
  if (!component) return null;
  const say = words[language];
  const { name, kind: called, facts, parts } = faceOf(component, language);
  const icons = component.kind === 'card' ? cardOf(component.id).icons : [];
  const cost = facts.find((fact) => fact.id === 'cost')?.value;
  return {
    title: name,
    note: [called, cost].filter(Boolean).join(' · '),
    face: <ComponentFace component={component} size="hand" wordless />,
    parts: [
      ...(icons.length > 0
        ? [
            {
              heading: say.sends,
              lines: icons.map((icon) => ({ marks: mark(icon), text: iconName(icon, language) })),
            },
          ]
        : []),
      ...parts.map(({ heading, lines }) => ({ heading, lines: lines.map((text) => ({ text })) })),
    ],
    thing: component,
    rules: RULES[component.kind] ?? [],
  };
}

const RULES: Partial<Readonly<Record<Component['kind'], readonly string[]>>> = {
  card: ['IMP-10.1', 'IMP-17.3'],
  intrigue: ['IMP-6.1', 'IMP-6.8'],
  conflict: ['IMP-22.1'],
  leader: ['IMP-3.5'],
  hagal: ['HAG-3.2'],
  tile: ['IX-3.2', 'IX-5.1'],
};

/** What it costs and whether one has it, what it gives, who stands there. */
function space(id: string, at: At): Told | null {
  if (!componentAt('space', id)) return null;
  const { snapshot, seat, speaking, language } = at;
  const { view } = snapshot;
  const say = words[language];
  const here = spaceAt(view, id);
  const me = seat === null ? null : view.players[seat]!;
  const { facts } = describeSpace(here, language);
  const fact = (wanted: string) => facts.find((one) => one.id === wanted);
  const costs = RESOURCES.flatMap((resource): PreviewLine[] => {
    const n = here.cost?.[resource] ?? 0;
    if (n === 0) return [];
    const text = say.costs(amountOf(n, resource, language));
    return [{ marks: mark(resource, n), text, note: me ? say.has(me[resource]) : undefined }];
  });
  const required = fact('requirement');
  const bonus = view.bonusSpice[id] ?? 0;
  const ship = shipOn(view, id);
  const owner = view.control[id] ?? null;
  const standing = view.agents.filter((agent) => agent.space === id);
  return {
    title: nameOf(here, language),
    note: [iconName(here.icon, language), fact('limit')?.value].filter(Boolean).join(' · '),
    parts: [
      {
        lines: [
          ...costs,
          ...(required
            ? [{ marks: mark('choose'), text: `${required.label} : ${required.value}` }]
            : []),
          ...here.exchange.map(({ spice, solari }) => ({
            marks: mark('spice', spice),
            text: amountOf(solari, 'solari', language),
          })),
          ...here.effects.map((effect) => effectLine(effect, here.maker, at)),
          ...(here.persuasion > 0
            ? [effectLine({ do: 'persuasion', n: here.persuasion }, null, at)]
            : []),
          ...(here.faction ? [visit(here.faction, at)] : []),
          ...(here.combat ? [{ marks: mark('combat'), text: fact('combat')!.value }] : []),
          ...(bonus > 0 ? [{ marks: mark('spice', `+${bonus}`), text: say.bonus(bonus) }] : []),
          ...(ship === null
            ? []
            : [{ marks: mark('dreadnought'), text: say.ship(speaking.seatName(ship)) }]),
          ...(owner === null
            ? []
            : [{ marks: mark('control'), text: say.held(speaking.seatName(owner)) }]),
          ...standing.map(({ seat: there }) => ({
            marks: mark('agent'),
            text: say.stands(speaking.seatName(there)),
          })),
        ],
      },
    ],
    thing: { kind: 'space', id },
    rules: costs.length > 0 ? ['IMP-10.4', 'IMP-11.1'] : ['IMP-10.4'],
  };
}

/** The Influence of a visit, and what it brings to whoever looks at it. */
function visit(faction: Faction, { snapshot, seat, language }: At): PreviewLine {
  const effect: Effect = { do: 'influence', n: 1, with: faction };
  const say = words[language];
  const from = seat === null ? null : snapshot.view.players[seat]!.influence[faction];
  const { vpAt, bonusAt, steps } = trackOf(faction);
  const to = (from ?? 0) + 1;
  const brings = [
    to === vpAt && say.point,
    to === bonusAt && wordEffects(steps[bonusAt]!.bonus, language),
  ].filter((part) => part !== false);
  return {
    marks: <EffectIcons effects={[effect]} />,
    text: wordEffects([effect], language),
    note:
      from === null ? undefined : say.rises(from, Math.min(to, steps.length - 1), brings.join(' ')),
  };
}

const listed = (names: readonly string[], { language }: At): string =>
  WRITING[language].list(names, 'and');

/** A Faction's track: what its steps bring, and who stands where. */
function track(id: string, at: At): Told | null {
  const component = componentAt('track', id);
  if (!component) return null;
  const { view } = at.snapshot;
  const { name, kind, parts } = faceOf(component, at.language);
  const say = words[at.language];
  return {
    title: name,
    note: kind,
    parts: [
      ...parts.map(({ heading, lines }) => ({ heading, lines: lines.map((text) => ({ text })) })),
      {
        heading: say.standing,
        lines: contenders(view).map((seat) => ({
          marks: mark(id as Faction, view.players[seat]!.influence[id as Faction]),
          text: at.speaking.seatName(seat),
          note: view.alliances[id as Faction] === seat ? say.alliance : undefined,
        })),
      },
    ],
    thing: component,
    rules: ['IMP-5.1', 'IMP-5.9'],
  };
}

/** One step of a Faction's track: `fremen/2`. */
function step(id: string, at: At): Told | null {
  const [faction, level] = id.split('/') as [Faction, string];
  const n = Number(level);
  const { view } = at.snapshot;
  const { vpAt, bonusAt, steps } = trackOf(faction);
  const say = words[at.language];
  const there = contenders(view).filter((seat) => view.players[seat]!.influence[faction] === n);
  const lines: PreviewLine[] = [
    ...(n === vpAt ? [{ marks: mark('point'), text: say.stepPoint(n) }] : []),
    ...(n === bonusAt
      ? [
          {
            marks: <EffectIcons effects={steps[n]!.bonus} />,
            text: wordEffects(steps[n]!.bonus, at.language),
          },
          { marks: mark('alliance'), text: say.stepAlliance },
        ]
      : []),
    ...there.map((seat) => ({ marks: mark(faction), text: at.speaking.seatName(seat) })),
  ];
  return {
    title: amountOf(n, 'influence', at.language),
    note: factionName(faction, at.language),
    parts: [{ lines: lines.length > 0 ? lines : [{ text: say.stepNothing }] }],
    thing: { kind: 'track', id: faction },
    rules: [n === bonusAt ? 'IMP-5.9' : n === vpAt ? 'IMP-5.5' : 'IMP-5.1'],
  };
}

/** The score, and where it ends. */
function score(_: string, at: At): Told {
  const { view } = at.snapshot;
  const say = words[at.language];
  return {
    title: say.score,
    parts: [
      {
        lines: contenders(view).map((seat) => ({
          marks: mark('point', view.players[seat]!.vp),
          text: at.speaking.seatName(seat),
        })),
      },
      { lines: [{ text: say.ends(view.options.pointsToWin) }] },
    ],
    thing: null,
    rules: ['IMP-24.1'],
  };
}

/** Somebody at the table: what they have, what they can do, what they last played. */
function player(seat: Seat, at: At): Told | null {
  const { snapshot, log, speaking, language } = at;
  const { view } = snapshot;
  const they = view.players[seat];
  if (!they) return null;
  const say = words[language];
  const leader = isLeader(they.leader) ? leaderOf(they.leader) : null;
  const abilities = leader ? faceOf({ kind: 'leader', id: leader.id }, language).parts : [];
  const last = log.findLast((event) => event.type === 'agent-sent' && event.seat === seat);
  const alliances = FACTIONS.filter((faction) => view.alliances[faction] === seat);
  return {
    title: leader ? nameOf(leader, language) : speaking.seatName(seat),
    note: leader?.house.name[language],
    parts: [
      ...(isHouseHagal(view, seat)
        ? []
        : [
            {
              lines: [
                {
                  marks: (
                    <>
                      {mark('point', they.vp)} {RESOURCES.map((one) => mark(one, they[one]))}
                    </>
                  ),
                  text: say.cards(they.handSize, they.intrigueCount),
                },
                {
                  marks: <>{FACTIONS.map((faction) => mark(faction, they.influence[faction]))}</>,
                  text:
                    alliances.length > 0
                      ? say.alliances(
                          listed(
                            alliances.map((one) => factionName(one, language)),
                            at,
                          ),
                        )
                      : say.noAlliance,
                },
              ],
            },
          ]),
      {
        lines: [
          {
            marks: mark('garrison', they.garrison),
            text: say.troops(they.garrison, they.conflict),
          },
          { marks: mark('strength', they.strength), text: say.strength },
          ...tellingAt(view.options).flatMap(({ lines }) => lines(seat, at)),
          ...(last?.type === 'agent-sent' && last.cards.length > 0
            ? [
                {
                  marks: mark('agent'),
                  text: say.last(
                    listed(
                      last.cards.map((card) => nameOf(cardOf(card), language)),
                      at,
                    ),
                    nameOf(spaceOf(last.space), language),
                  ),
                },
              ]
            : []),
        ],
      },
      ...abilities.map(({ heading, lines }) => ({
        heading,
        lines: lines.map((text) => ({ text })),
      })),
    ],
    thing: leader && { kind: 'leader', id: leader.id },
    rules: ['IMP-3.5'],
  };
}
