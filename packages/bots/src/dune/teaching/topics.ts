import {
  type Dune,
  type DuneView,
  FACTIONS,
  type FactionId,
  STRONGHOLDS,
  type TerritoryId,
  territoryOfCell,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import type { Topic as AnyTopic, Happening, TopicGroup } from '../../thinking/telling.ts';

/* What is told of a position of Dune, and of how a turn ended. */

export type TopicName =
  | 'strongholds'
  | 'ally-strongholds'
  | 'rival-strongholds'
  | 'forces'
  | 'ally-forces'
  | 'rival-forces'
  | 'leaders'
  | 'rival-leaders'
  | 'spice'
  | 'cards'
  | 'rival-cards';
type Event = 'victory' | 'rival-victory' | 'ally';
/** An ally is told with its faction. */
export type ToldTopic = TopicName | Event;

type Topic = AnyTopic<Dune> & { readonly name: TopicName };

const topic = (name: TopicName, amount: Topic['amount']): Topic => ({
  name,
  speaks: name.startsWith('rival-') ? -1 : 1,
  amount,
});

const group = (
  features: readonly string[],
  of: TopicGroup<Dune>['of'],
  ...topics: readonly Topic[]
): TopicGroup<Dune> => ({ features, of, topics });

export const sideOf = ({ factions }: Dune, seat: Seat): Seat[] => [seat, ...factions[seat]!.allies];

type Read = (game: Dune, seat: Seat) => number;

const own = (read: Read): Read => read;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** What the allies have, */
const allies =
  (read: Read): Read =>
  (game, seat) =>
    sum(game.factions[seat]!.allies.map((ally) => read(game, ally)));

/** and what everybody else has. */
const rivals =
  (read: Read): Read =>
  (game, seat) => {
    const side = sideOf(game, seat);
    return sum(game.factions.map((_, other) => (side.includes(other) ? 0 : read(game, other))));
  };

/** Strongholds where a seat has fighters and nobody else but its allies has. */
function strongholds(game: Dune, seat: Seat): number {
  const side = sideOf(game, seat);
  return STRONGHOLDS.filter((id) => {
    const there = fightersIn(game, id);
    return there.includes(seat) && there.every((other) => side.includes(other));
  }).length;
}

const fightersIn = ({ factions }: Dune, territory: TerritoryId): Seat[] =>
  factions.flatMap(({ board, advisors }, seat) =>
    !advisors.includes(territory) &&
    Object.keys(board).some((cell) => territoryOfCell(cell).id === territory)
      ? [seat]
      : [],
  );

/** All that are not in the tanks. */
const forces: Read = ({ factions }, seat) => {
  const { tanks } = factions[seat]!;
  return 20 - tanks.normal - tanks.special;
};

const leaders: Read = (game, seat) =>
  Object.values(game.leaders).filter(({ owner, dead }) => owner === seat && !dead).length;

const spice: Read = ({ factions }, seat) => factions[seat]!.spice;
const cards: Read = ({ factions }, seat) => factions[seat]!.hand.length;

export const GROUPS: readonly TopicGroup<Dune>[] = [
  group(
    ['strongholds', 'missing', 'in strongholds', 'weakest garrison', 'Fremen', 'Guild'],
    'everybody',
    topic('strongholds', own(strongholds)),
    topic('ally-strongholds', allies(strongholds)),
    topic('rival-strongholds', rivals(strongholds)),
  ),
  group(
    ['in the field', 'reserves', 'tanks', 'specials', 'advisors'],
    'seat',
    topic('forces', own(forces)),
    topic('ally-forces', allies(forces)),
  ),
  group(
    ['in the field', 'reserves', 'tanks', 'specials', 'advisors'],
    'rivals',
    topic('rival-forces', rivals(forces)),
  ),
  group(['leaders', 'strength'], 'seat', topic('leaders', own(leaders))),
  group(['leaders', 'strength'], 'rivals', topic('rival-leaders', rivals(leaders))),
  group(['spice'], 'seat', topic('spice', own(spice))),
  group(
    ['hand size', 'weapons', 'defenses', 'karama', 'worthless'],
    'seat',
    topic('cards', own(cards)),
  ),
  group(['hand size'], 'rivals', topic('rival-cards', rivals(cards))),
];

const happening = (
  topic: Event,
  happens: Happening<DuneView>['happens'],
  about?: FactionId,
): Happening<DuneView> => ({ topic, happens, ...(about && { about }) });

const wins: Happening<DuneView>['happens'] = ({ result }, seat) =>
  Number(result?.some((place) => place.seat === seat && place.rank === 1) ?? false);

export const HAPPENINGS: readonly Happening<DuneView>[] = [
  happening('victory', wins),
  happening('rival-victory', (world, seat) => Number(world.over) - wins(world, seat)),
  ...FACTIONS.map((id) =>
    happening(
      'ally',
      ({ state }, seat) => {
        const { factions } = state as Dune;
        return Number(factions[seat]!.allies.some((ally) => factions[ally]!.id === id));
      },
      id,
    ),
  ),
];
