import { type DuneOptions, dune, FACTION_SHEETS, type FactionId } from '@landsraad/dune';
import { Problem, type Seat } from '@landsraad/kernel';
import type { Arguments, OptionTable } from '../../arguments.ts';
import { plain } from '../../play/explain.ts';
import type { Text } from '../../text/text.ts';
import type { SeatingRules } from '../playable.ts';
import { duneText } from './text.ts';

const FLAGS: OptionTable = {
  players: 'value',
  factions: 'value',
  mode: 'value',
  'two-factions': 'flag',
  turns: 'value',
  'alliance-max': 'value',
  'alliance-strongholds': 'value',
  bribes: 'value',
  'extra-worm': 'value',
  'swap-at-bidding': 'flag',
};

const MOST = 6;
/** Two people with two factions each sit around four places. */
const TWO_EACH = 4;

type Factions = (FactionId | null)[];

function gameOptions(args: Arguments, text: Text, factions = factionsIn(args, text)): DuneOptions {
  const mode = args.oneOf('mode', ['basic', 'advanced']);
  const turns = args.integer('turns', 1, 10);
  const allianceMax = args.oneOf('alliance-max', ['2', '3', '6']);
  const allianceStrongholds = args.oneOf('alliance-strongholds', ['3', '4']);
  const bribes = args.oneOf('bribes', ['at-once', 'mentat-pause']);
  const extraWormScope = args.oneOf('extra-worm', ['blow', 'phase']);
  return dune.parseOptions({
    factions,
    ...(mode && { mode }),
    ...(args.has('two-factions') && { twoFactionsEach: true }),
    ...(turns && { turns }),
    ...(allianceMax && { allianceMax: Number(allianceMax) }),
    ...(allianceStrongholds && { allianceStrongholds: Number(allianceStrongholds) }),
    ...(bribes && { bribes }),
    ...(extraWormScope && { extraWormScope }),
    ...(args.has('swap-at-bidding') && { handSwapBiddingOnly: true }),
  });
}

/** Factions by seat, `-` and those not named for a faction dealt at random. */
function factionsIn(args: Arguments, text: Text): Factions {
  const two = args.has('two-factions');
  const players = args.integer('players', 2, two ? 2 : MOST);
  const named = args
    .value('factions')
    ?.split(',')
    .map((word) => (word.trim() === '-' ? null : factionNamed(word, text)));
  const seats = two ? TWO_EACH : (players ?? Math.max(2, named?.length ?? MOST));
  const factions = named ?? [];
  if (factions.length > Math.min(seats, MOST))
    throw new Problem(text.errors.tooMany('--factions', Math.min(seats, MOST)));
  const dealt = factions.filter((faction) => faction !== null);
  if (new Set(dealt).size < dealt.length) throw new Problem(duneText(text.language).sameFaction);
  return Array.from({ length: seats }, (_, seat) => factions[seat] ?? null);
}

function factionNamed(word: string, text: Text): FactionId {
  const wanted = plain(word);
  const found = FACTION_SHEETS.filter(({ id, name, code }) =>
    [id, name.en, name.fr, code].some((known) => plain(known).includes(wanted)),
  );
  const exact = found.find(({ id }) => id === word) ?? (found.length === 1 ? found[0] : undefined);
  if (exact && wanted !== '') return exact.id;
  const known = FACTION_SHEETS.map(({ id }) => id);
  throw new Problem(duneText(text.language).unknownFaction(word, known));
}

/** `--faction` takes the seat that has it, or gives it to the person's seat. */
function place(args: Arguments, text: Text): { options: DuneOptions; seat: Seat } {
  const factions = factionsIn(args, text);
  const given = args.integer('seat', 1, factions.length);
  const word = args.value('faction');
  if (word === undefined)
    return { options: gameOptions(args, text, factions), seat: (given ?? 1) - 1 };
  const faction = factionNamed(word, text);
  const at = factions.indexOf(faction);
  const free = factions.indexOf(null);
  const seat = given === undefined ? (at >= 0 ? at : free) : given - 1;
  if (seat < 0 || (at >= 0 && at !== seat) || (factions[seat] && factions[seat] !== faction))
    throw new Problem(duneText(text.language).noSeatFor(word));
  return { options: gameOptions(args, text, factions.with(seat, faction)), seat };
}

export const seating: SeatingRules<DuneOptions> = {
  flags: FLAGS,
  placeFlags: { faction: 'value' },
  options: gameOptions,
  place,
};
