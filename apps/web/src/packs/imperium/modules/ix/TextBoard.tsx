import { amountOf, describeTile, SHIPPING, tileOf, wordEffects } from '@landsraad/imperium';
import { faceLines, WRITING } from '@landsraad/kernel/wording';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { useImperium } from '../../table/desk.ts';
import { Things } from '../../table/plates/Entry.tsx';
import { recallOf } from './shipping.ts';
import { words } from './words.ts';

/** The board of Ix as headings and lists. */
export function TextBoard() {
  const { snapshot, seat } = useImperium();
  const { name, language } = useWording();
  const { apart, pair } = WRITING[language];
  const say = useWords(words);
  const { view } = snapshot;
  const { stacks, seats, trashedTiles } = view.ix!;
  const own = seat === null ? 0 : seats[seat]!.freighter;
  return (
    <>
      <h3>{say.tiles}</h3>
      <ul>
        {stacks.map(({ top, size }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place on the board of Ix
          <li key={nth}>
            {top === null ? (
              say.noTile
            ) : (
              <>
                <Things of={[{ kind: 'tile', id: top }]} /> ({say.stack(size)}){' '}
                {faceLines(describeTile(tileOf(top), language), language)
                  .slice(1)
                  .join(' ')}
              </>
            )}
          </li>
        ))}
      </ul>
      {trashedTiles.length > 0 && (
        <>
          <p>{say.trashed}:</p>
          <Things of={trashedTiles.map((id) => ({ kind: 'tile', id }))} />
        </>
      )}
      <h3>{say.shipping}</h3>
      <ol start={0}>
        {SHIPPING.steps.map(({ bonus }, n) => {
          const there = seats.flatMap(({ freighter }, at) => (freighter === n ? [name(at)] : []));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of the track
            <li key={n}>
              {n === 0 ? say.start : wordEffects(bonus, language)}
              {there.length > 0 && ` ${say.there(there.join(', '))}`}
            </li>
          );
        })}
      </ol>
      {seat !== null && own > 0 && (
        <p>
          {say.recallGives} {wordEffects(recallOf(view, seat, own), language)}
        </p>
      )}
      <h3>{say.negotiators}</h3>
      <p>
        {apart(
          seats.flatMap(({ negotiators }, at) =>
            negotiators > 0 ? [pair(name(at), amountOf(negotiators, 'negotiator', language))] : [],
          ),
        ) || say.noNegotiators}
      </p>
    </>
  );
}
