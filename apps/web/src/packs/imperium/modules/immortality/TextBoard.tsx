import {
  amountOf,
  cardOf,
  describeCard,
  RESEARCH,
  TLEILAXU,
  wordEffects,
} from '@landsraad/imperium';
import { faceLines, WRITING } from '@landsraad/kernel/wording';
import { useWords } from '../../../../app/language.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { contenders, isRival } from '../../seats/rivals.ts';
import { useImperium } from '../../table/desk.ts';
import { Things } from '../../table/plates/Entry.tsx';
import { gainsFrom, markerOf, stepAt } from './course.ts';
import { words } from './pane-words.ts';
import { spiceOn } from './spice.ts';

/** The Bene Tleilax board as headings and lists. */
export function TextBoard() {
  const { snapshot, seat } = useImperium();
  const { name, language } = useWording();
  const { apart, pair } = WRITING[language];
  const say = useWords(words);
  const { view } = snapshot;
  const { row, seats, deckSize } = view.immortality!;
  const persons = contenders(view).filter((one) => !isRival(view, one));
  const own = seat === null ? null : seats[seat]!.research;
  const inWords = (effects: Parameters<typeof wordEffects>[0]) =>
    effects.length > 0 ? wordEffects(effects, language) : say.nothing;
  return (
    <>
      <h3>{say.row}</h3>
      <ul>
        {[...row, 'reclaimed-forces'].map((card) => (
          <li key={card}>
            <Things of={[{ kind: 'card', id: card }]} />{' '}
            {faceLines(describeCard(cardOf(card), language), language)
              .slice(1)
              .join(' ')}
          </li>
        ))}
      </ul>
      <p>{say.deck(deckSize)}</p>
      <h3>{say.tanksWhole}</h3>
      <p>
        {apart(
          persons.flatMap((one) =>
            seats[one]!.specimens > 0
              ? [pair(name(one), amountOf(seats[one]!.specimens, 'specimen', language))]
              : [],
          ),
        ) || say.noSpecimens}
      </p>
      <h3>{say.research}</h3>
      <ul>
        {persons.map((one) => (
          <li key={one}>
            {name(one)}: {say.column(stepAt(seats[one]!.research).column)}
          </li>
        ))}
      </ul>
      {own !== null && (
        <>
          <p>{stepAt(own).next.length > 0 ? say.leads : say.end}</p>
          <ul>
            {stepAt(own).next.map((step) => {
              const marker = markerOf(RESEARCH.steps[step]!.column);
              return (
                <li key={step}>
                  {inWords(gainsFrom(step))}
                  {marker > 0 && ` (${say.marker(marker)})`}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <h3>{say.track}</h3>
      <ol start={0}>
        {TLEILAXU.steps.map(({ bonus }, n) => {
          const there = contenders(view).filter((one) => seats[one]!.tleilaxu === n);
          const spice = spiceOn(view, n);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the spaces of the track
            <li key={n}>
              {n === 0 ? say.start : inWords(bonus)}
              {spice > 0 && ` ${say.spice(amountOf(spice, 'spice', language))}`}
              {there.length > 0 && ` (${say.there(there.map(name).join(', '))})`}
            </li>
          );
        })}
      </ol>
    </>
  );
}
