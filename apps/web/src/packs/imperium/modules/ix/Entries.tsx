import { amountOf, FACTIONS, factionName, nameOf, spaceOf } from '@landsraad/imperium';
import { WRITING } from '@landsraad/kernel/wording';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { useImperium } from '../../table/desk.ts';
import { Entry, Things } from '../../table/plates/Entry.tsx';
import type { OfSeat } from '../module.ts';
import { words } from './words.ts';

/** All that somebody has of Ix, as named things that open. */
export function Entries({ seat }: OfSeat) {
  const { ix } = useImperium().snapshot.view;
  const { language } = useWording();
  const say = useWords(words);
  const own = ix!.seats[seat]!;
  const { supply, garrison, conflict } = own.dreadnoughts;
  const held = ix!.holding.filter((one) => one.seat === seat);
  const used = own.tiles.filter(({ flipped }) => flipped);
  const ready = own.tiles.filter(({ flipped }) => !flipped);
  const asThings = (tiles: typeof own.tiles) =>
    tiles.map(({ tile }) => ({ kind: 'tile', id: tile }) as const);
  return (
    <>
      <Entry term={say.tab}>
        {WRITING[language].apart([
          say.freighter(own.freighter),
          say.dreadnoughts(supply, garrison, conflict),
          ...held.map(({ space }) => say.holds(nameOf(spaceOf(space), language))),
          ...(own.negotiators > 0 ? [amountOf(own.negotiators, 'negotiator', language)] : []),
          ...(own.setAside ? [say.laidBy] : []),
        ])}
      </Entry>
      {ready.length > 0 && (
        <Entry term={say.tiles}>
          <Things of={asThings(ready)} />
        </Entry>
      )}
      {used.length > 0 && (
        <Entry term={`${say.tiles}, ${say.used}`}>
          <Things of={asThings(used)} />
        </Entry>
      )}
      {own.aside && (
        <Entry term={say.laid}>
          <Things of={[{ kind: 'card', id: own.aside }]} />
        </Entry>
      )}
      {own.snoopers.length > 0 && (
        <Entry term={say.snoopersOf}>
          {own.snoopers.map((faction) => factionName(faction, language)).join(', ')};{' '}
          {say.slots(FACTIONS.length - own.snoopers.length)}
        </Entry>
      )}
    </>
  );
}
