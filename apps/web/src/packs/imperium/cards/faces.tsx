import {
  type Card,
  type Conflict,
  describeCard,
  describeConflict,
  describeHagal,
  describeIntrigue,
  describeLeader,
  describeSpace,
  describeTile,
  describeTrack,
  type Effect,
  type Face,
  type HagalCard,
  type InfluenceTrack,
  type Intrigue,
  type IntrigueMode,
  iconName,
  type Leader,
  type PartId,
  RESOURCES,
  type Space,
  spaceOf,
  type Tile,
  timingName,
} from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import { memo } from 'react';
import { useLanguage, useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { Cut } from '../../../pictures/wish.ts';
import { Picture, Portrait } from '../art/Picture.tsx';
import { effectsOfMode } from '../effects/glyphs.ts';
import {
  Badges,
  CostBadge,
  GraftBadge,
  PlainBadge,
  PriceBadge,
  SpecimenBadge,
  SwordBadge,
} from './Badge.tsx';
import { countryOf } from './country.ts';
import { Frame } from './Frame.tsx';
import { COST } from './fit.ts';
import type { Box, NamedIcon } from './printed.ts';
import type { FaceProps } from './state.ts';
import { words } from './words.ts';

/*
 * One face for each kind of component: what is printed where. The stock is the same for all. Those
 * that lie on the table by the dozen are drawn anew only when they lie otherwise.
 */

/** Large where the card is. */
const cutFor = ({ size }: Pick<FaceProps, 'size'>): Cut => (size === 'large' ? 'large' : 'card');

type Drawn = Partial<Readonly<Record<PartId, readonly Effect[]>>>;

const boxesOf = ({ parts }: Face, drawn: Drawn): Box[] =>
  parts.map((part) => ({ ...part, effects: drawn[part.id] ?? [] }));

const factOf = ({ facts }: Face, id: string): string =>
  facts.find((fact) => fact.id === id)?.value ?? '';

export const CardFace = memo(function CardFace({
  card,
  ...lies
}: FaceProps & { readonly card: Card }) {
  const language = useLanguage();
  const face = describeCard(card, language);
  return (
    <Frame
      {...lies}
      family="card"
      name={face.name}
      kind={face.kind}
      factions={card.factions}
      icons={iconsOf(card, language)}
      badge={hasBadge(card) && <CardBadge card={card} cost={factOf(face, 'cost')} />}
      badgeAcross={badgeAcross(card)}
      picture={
        <Picture of={{ kind: 'card', id: card.id }} country={countryOf(card)} cut={cutFor(lies)} />
      }
      boxes={lies.size === 'large' ? boxesOfCard(card, face) : briefly(boxesOfCard(card, face))}
    />
  );
});

const hasBadge = ({ graft, specimens, cost }: Card): boolean =>
  graft === true || specimens !== undefined || cost !== null;

/** The signs of grafting, of specimens and of a cost beside each other, in em of the card. */
export const badgeAcross = ({ graft, specimens, cost }: Card): number =>
  (graft ? 1.6 : 0) + (specimens === undefined ? 0 : 2.1) + (cost === null ? 0 : COST);

/** What it is bought with, and that it needs another card to be played. */
function CardBadge({ card, cost }: { readonly card: Card; readonly cost: string }) {
  const say = useWords(words);
  return (
    <Badges>
      {card.graft && <GraftBadge title={say.graft} />}
      {card.specimens !== undefined && <SpecimenBadge n={card.specimens} title={cost} />}
      {card.cost !== null && <CostBadge cost={card.cost} title={cost} />}
    </Badges>
  );
}

const boxesOfCard = (card: Card, face: Face): Box[] =>
  boxesOf(face, {
    onAcquire: card.onAcquire,
    agent: card.sendsAnywhere ? [] : card.agent,
    reveal: card.reveal,
    onTrash: card.onTrash,
  });

/** That a card is grafted, or a Reveal box unloads, is a sign on it; in words it is said where there is room for words. */
export function briefly(all: readonly Box[]): readonly Box[] {
  const boxes = all.filter(({ id }) => id !== 'graft');
  const unload = boxes.find(({ id }) => id === 'unload');
  if (!unload) return boxes;
  const also: NamedIcon = { icon: 'unload', title: unload.heading };
  return boxes
    .filter((box) => box !== unload)
    .map((box) => (box.id === 'reveal' ? { ...box, also } : box));
}

const iconsOf = ({ icons, infiltrates }: Card, language: Language): NamedIcon[] =>
  icons.map((icon) => {
    const past = infiltrates.includes(icon);
    const title = iconName(icon, language);
    return { icon, title: past ? words[language].past(title) : title, past };
  });

export const IntrigueFace = memo(function IntrigueFace({
  intrigue,
  ...lies
}: FaceProps & { readonly intrigue: Intrigue }) {
  const language = useLanguage();
  const face = describeIntrigue(intrigue, language);
  const timings = [...new Set(intrigue.modes.map(({ timing }) => timing))];
  const drawn = Object.fromEntries(
    timings.map((timing) => [
      timing,
      modesDrawn(intrigue.modes.filter((mode) => mode.timing === timing)),
    ]),
  );
  return (
    <Frame
      {...lies}
      family="intrigue"
      name={face.name}
      kind={face.kind}
      badge={timings.map((timing) => (
        <PlainBadge key={timing} title={timingName(timing, language)}>
          <Icon name={timing} />
        </PlainBadge>
      ))}
      picture={
        <Picture
          of={{ kind: 'intrigue', id: intrigue.id }}
          country="bene-gesserit"
          cut={cutFor(lies)}
        />
      }
      boxes={boxesOf(face, drawn)}
    />
  );
});

/** As icons, but for a card with a moment of its own: only words can say when. */
function modesDrawn(modes: readonly IntrigueMode[]): readonly Effect[] {
  if (modes.some(({ moment }) => moment !== 'any')) return [];
  const ways = modes.map(effectsOfMode);
  return ways.length === 1 ? ways[0]! : [{ do: 'choose', count: 1, options: ways }];
}

const ROMAN = ['I', 'II', 'III'] as const;

export function ConflictFace({ conflict, ...lies }: FaceProps & { readonly conflict: Conflict }) {
  const face = describeConflict(conflict, useLanguage());
  const [first, second, third] = conflict.rewards;
  return (
    <Frame
      {...lies}
      family="conflict"
      name={face.name}
      kind={face.kind}
      badge={<PlainBadge title={factOf(face, 'level')}>{ROMAN[conflict.level - 1]}</PlainBadge>}
      picture={
        <Picture of={{ kind: 'conflict', id: conflict.id }} country="war" cut={cutFor(lies)} />
      }
      boxes={boxesOf(face, { first, second, third })}
    />
  );
}

export function LeaderFace({ leader, ...lies }: FaceProps & { readonly leader: Leader }) {
  const face = describeLeader(leader, useLanguage());
  const say = useWords(words);
  const odd = leader.signet.effects.some((effect) => effect.do === 'manipulate');
  return (
    <Frame
      {...lies}
      family="leader"
      name={face.name}
      kind={`${face.kind} · ${leader.house.name[useLanguage()]}`}
      badge={
        <PlainBadge title={say.complexity(leader.complexity)}>
          {'●'.repeat(leader.complexity)}
        </PlainBadge>
      }
      picture={<Portrait of={leader.id} />}
      boxes={boxesOf(face, { signet: odd ? [] : leader.signet.effects })}
    />
  );
}

export function SpaceFace({ space, ...lies }: FaceProps & { readonly space: Space }) {
  const language = useLanguage();
  const face = describeSpace(space, language);
  const price = RESOURCES.flatMap((resource) => {
    const n = space.cost?.[resource] ?? 0;
    return n > 0 ? [{ resource, n }] : [];
  });
  const { controlBonus } = space;
  return (
    <Frame
      {...lies}
      family="space"
      name={face.name}
      kind={`${face.kind} · ${factOf(face, 'area')}`}
      factions={space.faction ? [space.faction] : []}
      icons={[
        { icon: space.icon, title: iconName(space.icon, language) },
        ...(space.combat ? [{ icon: 'combat' as const, title: labelOf(face, 'combat') }] : []),
      ]}
      badge={price.length > 0 && <PriceBadge price={price} title={factOf(face, 'cost')} />}
      picture={
        <Picture
          of={{ kind: 'space', id: space.id }}
          country={space.faction ?? space.icon}
          cut={cutFor(lies)}
        />
      }
      boxes={boxesOf(face, {
        effects: spaceDrawn(space),
        control: controlBonus ? [{ do: 'gain', [controlBonus.resource]: controlBonus.n }] : [],
        maker: [{ do: 'gain', spice: 1 }],
      })}
    />
  );
}

const labelOf = ({ facts }: Face, id: string): string =>
  facts.find((fact) => fact.id === id)?.label ?? '';

/** What an Agent sent here brings, its Faction's Influence included (IMP-5.3). */
function spaceDrawn({ faction, maker, exchange, effects, persuasion }: Space): readonly Effect[] {
  return [
    ...(faction ? [{ do: 'influence', n: 1, with: faction } as const] : []),
    ...(maker === null ? [] : [{ do: 'gain', spice: maker } as const]),
    ...(exchange.length === 0
      ? []
      : [
          {
            do: 'choose',
            count: 1,
            options: exchange.map(({ spice, solari }) => [
              { do: 'pay', cost: { spice }, effects: [{ do: 'gain', solari }] } as const,
            ]),
          } as const,
        ]),
    ...effects.filter((effect) => effect.do !== 'harvest'),
    ...(persuasion > 0 ? [{ do: 'persuasion', n: persuasion } as const] : []),
  ];
}

const ONE_POINT: readonly Effect[] = [{ do: 'vp', n: 1 }];

export function TrackFace({ track, ...lies }: FaceProps & { readonly track: InfluenceTrack }) {
  const face = describeTrack(track, useLanguage());
  return (
    <Frame
      {...lies}
      family="track"
      name={face.name}
      kind={face.kind}
      factions={[track.faction]}
      picture={
        <Picture
          of={{ kind: 'track', id: track.faction }}
          country={track.faction}
          cut={cutFor(lies)}
        />
      }
      boxes={boxesOf(face, {
        point: ONE_POINT,
        bonus: track.steps[track.bonusAt]!.bonus,
        alliance: ONE_POINT,
      })}
    />
  );
}

/** Where it sends a Rival's Agent, what that brings, and its swords for the combat bonus. */
export function HagalFace({ card, ...lies }: FaceProps & { readonly card: HagalCard }) {
  const language = useLanguage();
  const say = useWords(words);
  const face = describeHagal(card, language);
  const spaces = card.spaces.map(spaceOf);
  const [space] = spaces;
  return (
    <Frame
      {...lies}
      family="hagal"
      name={face.name}
      kind={face.kind}
      factions={space?.faction ? [space.faction] : []}
      icons={[
        ...(space ? [{ icon: space.icon, title: iconName(space.icon, language) }] : []),
        ...(space?.combat ? [{ icon: 'combat' as const, title: labelOf(face, 'combat') }] : []),
      ]}
      badge={
        <>
          {card.swords !== null && (
            <SwordBadge swords={card.swords} title={factOf(face, 'swords')} />
          )}
          {card.marked !== null && (
            <PlainBadge title={factOf(face, 'players')}>{say.marked(card.marked)}</PlainBadge>
          )}
        </>
      }
      picture={
        <Picture
          of={{ kind: 'hagal', id: card.id }}
          country={space?.faction ?? space?.icon ?? 'none'}
          cut={cutFor(lies)}
        />
      }
      boxes={boxesOf(face, { effects: space ? card.gains : RESHUFFLE })}
    />
  );
}

const RESHUFFLE: readonly Effect[] = [{ do: 'reshuffle' }];

/** A tech tile speaks in words on its board: what it does, and when. */
export function TileFace({ tile, ...lies }: FaceProps & { readonly tile: Tile }) {
  const face = describeTile(tile, useLanguage());
  const { cost, onAcquire, use, roundStart, reveal, onWin, endgame } = tile;
  return (
    <Frame
      {...lies}
      family="tile"
      name={face.name}
      kind={face.kind}
      badge={<PriceBadge price={[{ resource: 'spice', n: cost }]} title={factOf(face, 'cost')} />}
      icons={lies.size === 'strip' ? [{ icon: 'tech', title: face.kind }] : []}
      picture={<Picture of={{ kind: 'tile', id: tile.id }} country="ix" cut={cutFor(lies)} />}
      boxes={boxesOf(
        face,
        lies.size === 'strip'
          ? { onAcquire }
          : { onAcquire, use, roundStart, reveal, onWin, endgame },
      )}
    />
  );
}
