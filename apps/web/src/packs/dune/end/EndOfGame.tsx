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
import { useMemo } from 'react';
import { useLanguage, useWords } from '../../../app/language.ts';
import { Curves } from '../../../screens/end/Curves.tsx';
import { useRevealed } from '../../../screens/end/useRevealed.ts';
import { Ways } from '../../../screens/end/Ways.tsx';
import type { EndProps } from '../../../table/kit.ts';
import { Emblem } from '../art/Art.tsx';
import { FactionMark } from '../FactionMark.tsx';
import { words as tableWords } from '../table/words.ts';
import { byTurn } from './by-turn.ts';
import style from './EndOfGame.module.css';
import { words } from './words.ts';

type EndOfGameProps = EndProps<DuneView, DuneOption, DuneEvent>;

/** How it ended, and what everybody had behind the shield. */
export default function EndOfGame({ snapshot, log, elsewhere }: EndOfGameProps) {
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
      {revealed && <Foretold view={revealed.view} />}
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
      <OverTime log={revealed?.events ?? log} view={view} />
      <section aria-labelledby="end-held">
        <h3 id="end-held">{text.held}</h3>
        {revealed ? <Behind view={revealed.view} /> : <p className={style.soft}>{text.loading}</p>}
      </section>
    </div>
  );
}

/** What the Bene Gesserit wrote down before the first turn is turned over (BEN-B1). */
function Foretold({ view }: { readonly view: DuneView }) {
  const language = useLanguage();
  const text = useWords(words);
  const say = useWords(tableWords);
  const seat = view.factions.findIndex(({ id }) => id === 'bene-gesserit');
  const prediction = view.factions[seat]?.prediction;
  if (!prediction || prediction === 'hidden') return null;
  const { faction, turn } = prediction;
  return (
    <p className={style.foretold} data-true={view.victory === 'prediction' || undefined}>
      <FactionMark faction="bene-gesserit" size={1.2} />
      <span className={style.card}>
        <FactionMark faction={faction} size={1.4} />
        {say.predicted(factionName(faction, language), turn)}
      </span>
      <span>{view.victory === 'prediction' ? text.foretold : text.notForetold}</span>
    </p>
  );
}

interface OverTimeProps {
  readonly log: EndOfGameProps['log'];
  readonly view: DuneView;
}

/** How it came to that: strongholds and spice at the end of each turn. */
function OverTime({ log, view }: OverTimeProps) {
  const language = useLanguage();
  const text = useWords(words);
  const found = useMemo(() => byTurn(log), [log]);
  if (!found) return null;
  const name = (seat: number) => factionName(view.factions[seat]!.id, language);
  const columns = Array.from({ length: found.turns }, (_, i) => String(i + 1));
  const common = { columns, columnKind: text.turn, name };
  return (
    <div className={style.curves}>
      <section aria-labelledby="end-strongholds">
        <h3 id="end-strongholds">{text.strongholds}</h3>
        <Curves about={text.strongholds} series={found.strongholds} {...common} />
      </section>
      {found.spice && (
        <section aria-labelledby="end-spice">
          <h3 id="end-spice">{text.spice}</h3>
          <Curves about={text.spice} series={found.spice} {...common} />
        </section>
      )}
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
