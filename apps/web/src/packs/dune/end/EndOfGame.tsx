import {
  type DuneEvent,
  type DuneOption,
  type DuneView,
  factionName,
  leaderOf,
  nameOf,
  treacheryOf,
  victoryName,
  wordRanking,
} from '@landsraad/dune';
import { useLanguage, useWords } from '../../../app/language.ts';
import { useRevealed } from '../../../screens/end/useRevealed.ts';
import { Ways } from '../../../screens/end/Ways.tsx';
import type { EndProps } from '../../../table/kit.ts';
import { Emblem } from '../art/Art.tsx';
import { FactionMark } from '../FactionMark.tsx';
import { words as tableWords } from '../table/words.ts';
import style from './EndOfGame.module.css';
import { words } from './words.ts';

type EndOfGameProps = EndProps<DuneView, DuneOption, DuneEvent>;

/** How it ended, and what everybody had behind the shield. */
export default function EndOfGame({ snapshot, elsewhere }: EndOfGameProps) {
  const text = useWords(words);
  const language = useLanguage();
  const { view, result, viewer } = snapshot;
  const revealed = useRevealed(elsewhere ? null : snapshot) ?? elsewhere?.revealed ?? null;
  if (!result) return null;
  const factions = view.factions.map(({ id }) => id);
  const lines = wordRanking(result, { factions }, language);
  const won = typeof viewer === 'number' && view.winners.includes(viewer);
  const winners = view.winners.map((seat) => factionName(factions[seat]!, language)).join(', ');
  return (
    <div className={style.end} data-victory={view.victory ?? undefined}>
      <header className={style.winners}>
        {view.winners.map((seat) => (
          <Emblem key={seat} of={factions[seat]!} />
        ))}
        <h2 className={style.winner}>{won ? text.youWin : text.wins(winners)}</h2>
      </header>
      {view.victory && <p className={style.soft}>{victoryName(view.victory, language)}</p>}
      <section aria-labelledby="end-ranking">
        <h3 id="end-ranking">{text.ranking}</h3>
        <ol className={style.ranking}>
          {result.map(({ seat, rank }, i) => (
            <li key={seat} data-first={rank === 1 || undefined}>
              <FactionMark faction={factions[seat]!} size={1.2} />
              <span>{lines[i]}</span>
            </li>
          ))}
        </ol>
        {elsewhere?.end ?? <Ways id={snapshot.id} />}
      </section>
      <section aria-labelledby="end-held">
        <h3 id="end-held">{text.held}</h3>
        {revealed ? <Behind view={revealed.view} /> : <p className={style.soft}>{text.loading}</p>}
      </section>
    </div>
  );
}

/** Everything opens: spice, cards, traitors, the prediction. */
function Behind({ view }: { readonly view: DuneView }) {
  const language = useLanguage();
  const say = useWords(tableWords);
  return (
    <ul className={style.behind}>
      {view.factions.map(({ id, spice, hand, traitors, prediction }) => (
        <li key={id}>
          <h4>
            <FactionMark faction={id} /> {factionName(id, language)}
          </h4>
          <p>{say.cell.spice(spice ?? 0)}</p>
          <p>
            {say.is(
              say.cards(hand.length),
              hand.map((card) => nameOf(treacheryOf(card), language)).join(', ') || '–',
            )}
          </p>
          <p>
            {say.is(
              say.traitors,
              (traitors ?? []).map((leader) => nameOf(leaderOf(leader), language)).join(', ') ||
                '–',
            )}
          </p>
          {prediction && prediction !== 'hidden' && (
            <p>
              {say.is(
                say.prediction,
                say.predicted(factionName(prediction.faction, language), prediction.turn),
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
