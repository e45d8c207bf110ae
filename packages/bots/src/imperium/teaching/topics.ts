import { cardOf, FACTIONS, type Faction, type Imperium } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import type { TopicGroup as AnyGroup, Topic as AnyTopic } from '../../thinking/telling.ts';

/* What is told of a position of Dune: Imperium. */

export type TopicName =
  | 'points'
  | 'rival-points'
  | 'influence'
  | 'alliance'
  | 'rival-alliance'
  | 'rival-influence'
  | 'solari'
  | 'spice'
  | 'water'
  | 'troops'
  | 'dreadnoughts'
  | 'rival-troops'
  | 'agents'
  | 'council'
  | 'control'
  | 'cards'
  | 'intrigue'
  | 'rival-intrigue'
  | 'freighter'
  | 'tech'
  | 'research'
  | 'tleilaxu'
  | 'specimens'
  | 'atomics';

type Topic = AnyTopic<Imperium> & { readonly name: TopicName; readonly about?: Faction };
type TopicGroup = AnyGroup<Imperium>;

const topic = (
  name: TopicName,
  amount: Topic['amount'],
  more: Partial<Pick<Topic, 'about' | 'speaks'>> = {},
): Topic => ({ name, speaks: 1, amount, ...more });

const group = (
  features: readonly string[],
  of: TopicGroup['of'],
  ...topics: readonly Topic[]
): TopicGroup => ({ features, of, topics });

const AGAINST = { speaks: -1 } as const;

const rivalsOf = ({ players }: Imperium, seat: Seat): Seat[] =>
  players.flatMap((_, other) => (other === seat ? [] : [other]));

/** What the rival has who has most of it. */
const most = (game: Imperium, seat: Seat, read: (rival: Seat) => number): number =>
  Math.max(0, ...rivalsOf(game, seat).map(read));

/** What all rivals have. */
const all = (game: Imperium, seat: Seat, read: (rival: Seat) => number): number =>
  rivalsOf(game, seat).reduce((sum, rival) => sum + read(rival), 0);

const influenceOf = ({ players }: Imperium, seat: Seat): number =>
  FACTIONS.reduce((sum, faction) => sum + players[seat]!.influence[faction], 0);

/** What the cards of a deck cost: most of what is worth having is bought. */
function cardsOf({ players }: Imperium, seat: Seat): number {
  const { deck, hand, inPlay, discard } = players[seat]!;
  return [deck, hand, inPlay, discard].flat().reduce((sum, id) => sum + (cardOf(id).cost ?? 0), 0);
}

export const GROUPS: readonly TopicGroup[] = [
  group(
    ['points'],
    'everybody',
    topic('points', ({ players }, seat) => players[seat]!.vp),
    topic('rival-points', (game, seat) => most(game, seat, (n) => game.players[n]!.vp), AGAINST),
  ),
  group(
    ['influence', 'alliances'],
    'seat',
    ...FACTIONS.flatMap((about) => [
      topic('influence', ({ players }, seat) => players[seat]!.influence[about], { about }),
      topic('alliance', ({ alliances }, seat) => Number(alliances[about] === seat), { about }),
    ]),
  ),
  group(
    ['influence', 'alliances'],
    'rivals',
    topic('rival-influence', (game, seat) => all(game, seat, (n) => influenceOf(game, n)), AGAINST),
    ...FACTIONS.map((about) =>
      topic(
        'rival-alliance',
        ({ alliances }, seat) => Number(alliances[about] !== null && alliances[about] !== seat),
        { about, ...AGAINST },
      ),
    ),
  ),
  group(
    ['solari'],
    'seat',
    topic('solari', ({ players }, seat) => players[seat]!.solari),
  ),
  group(
    ['spice'],
    'seat',
    topic('spice', ({ players }, seat) => players[seat]!.spice),
  ),
  group(
    ['water'],
    'seat',
    topic('water', ({ players }, seat) => players[seat]!.water),
  ),
  group(
    ['garrison', 'troops fighting', 'strength', 'fights', 'place', 'reward'],
    'seat',
    topic('troops', ({ players }, seat) => players[seat]!.garrison + players[seat]!.conflict),
  ),
  group(
    ['garrison'],
    'rivals',
    topic(
      'rival-troops',
      (game, seat) => all(game, seat, (n) => game.players[n]!.garrison),
      AGAINST,
    ),
  ),
  group(
    ['swordmaster', 'mentat promised', 'agents left'],
    'seat',
    topic(
      'agents',
      ({ players, mentatPromised }, seat) =>
        Number(players[seat]!.swordmaster) + Number(mentatPromised === seat),
    ),
  ),
  group(
    ['council'],
    'seat',
    topic('council', ({ players }, seat) => Number(players[seat]!.council)),
  ),
  group(
    ['controls'],
    'seat',
    topic(
      'control',
      ({ control }, seat) => Object.values(control).filter((owner) => owner === seat).length,
    ),
  ),
  group(['deck', 'ring', 'hand'], 'seat', topic('cards', cardsOf)),
  group(
    ['intrigue'],
    'seat',
    topic('intrigue', ({ players }, seat) => players[seat]!.intrigue.length),
  ),
  group(
    ['intrigue'],
    'rivals',
    topic(
      'rival-intrigue',
      (game, seat) => all(game, seat, (n) => game.players[n]!.intrigue.length),
      AGAINST,
    ),
  ),
  group(
    ['dreadnoughts', 'holding'],
    'seat',
    topic('dreadnoughts', ({ ix }, seat) => {
      const own = ix?.seats[seat]?.dreadnoughts;
      return own ? own.garrison + own.conflict : 0;
    }),
  ),
  group(
    ['freighter'],
    'seat',
    topic('freighter', ({ ix }, seat) => ix?.seats[seat]?.freighter ?? 0),
  ),
  group(
    ['tiles', 'negotiators'],
    'seat',
    topic('tech', ({ ix }, seat) => ix?.seats[seat]?.tiles.length ?? 0),
  ),
  group(
    ['research', 'markers'],
    'seat',
    topic('research', ({ immortality }, seat) => immortality?.seats[seat]?.research ?? 0),
  ),
  group(
    ['tleilaxu'],
    'seat',
    topic('tleilaxu', ({ immortality }, seat) => immortality?.seats[seat]?.tleilaxu ?? 0),
  ),
  group(
    ['specimens'],
    'seat',
    topic('specimens', ({ immortality }, seat) => immortality?.seats[seat]?.specimens ?? 0),
  ),
  group(
    ['atomics'],
    'seat',
    topic('atomics', ({ immortality }, seat) => Number(immortality?.seats[seat]?.atomics ?? false)),
  ),
];
