import { type DuneOption, type FactionId, factionName } from '@landsraad/dune';
import { type CSSProperties, type KeyboardEvent, useEffect, useState } from 'react';
import { useWords } from '../../../../app/language.ts';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { Button } from '../../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { FactionMark } from '../../FactionMark.tsx';
import { LOOKS } from '../../factions.ts';
import type { DuneAsked } from '../../spots.ts';
import { useDune } from '../desk.ts';
import { words as tableWords } from '../words.ts';
import style from './Prediction.module.css';
import { words } from './words.ts';

/** Who wins, and when. */
interface Foretold {
  readonly faction: FactionId;
  readonly turn: number;
}

/** BEN-B1: the faction and the turn in one grid; both questions are answered by one press. */
export default function Prediction({ decision }: { readonly decision: DuneAsked }) {
  const { answer } = useActs();
  const { busy } = useDraft();
  const { language } = useWording();
  const { view } = useDune().snapshot;
  const say = useWords(tableWords);
  const { foretell, turn: turnWord } = useWords(words);
  const [chosen, choose] = useState<Foretold | null>(null);
  const [said, setSaid] = useState(false);
  const options: readonly DuneOption[] = decision.shape === 'one' ? decision.options : [];
  /** The faction, once that is answered. */
  const fixed = decision.about?.faction as FactionId | undefined;
  const factions = fixed
    ? [fixed]
    : options.flatMap((option) => (option.type === 'faction' ? [option.faction] : []));
  const turns = Array.from({ length: view.options.turns }, (_, i) => i + 1);

  const answersNow = (option: DuneOption): boolean =>
    chosen !== null &&
    (option.type === 'faction'
      ? option.faction === chosen.faction
      : option.type === 'number' && fixed === chosen.faction && option.n === chosen.turn);
  const next = options.find(answersNow);
  useEffect(() => {
    if (said && next && !busy) answer(next.id);
  }, [said, next, busy, answer]);

  const isChosen = (faction: FactionId, turn: number): boolean =>
    chosen?.faction === faction && chosen.turn === turn;
  /** Chosen once it is marked; what is marked is said when it is pressed again. */
  const press = (faction: FactionId, turn: number) =>
    isChosen(faction, turn) ? setSaid(true) : choose({ faction, turn });
  const named = ({ faction, turn }: Foretold): string =>
    say.predicted(factionName(faction, language), turn);

  return (
    <div className={style.prediction} data-prediction="">
      <table onKeyDown={(event) => onArrows(event, turns.length)}>
        <thead>
          <tr>
            <th scope="col">{turnWord}</th>
            {turns.map((turn) => (
              <th key={turn} scope="col">
                {turn}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factions.map((faction) => (
            <tr key={faction} style={{ '--faction': LOOKS[faction].colour } as CSSProperties}>
              <th scope="row" title={factionName(faction, language)}>
                <FactionMark faction={faction} size={1.3} />
                <VisuallyHidden>{factionName(faction, language)}</VisuallyHidden>
              </th>
              {turns.map((turn) => (
                <td key={turn}>
                  <button
                    type="button"
                    data-option={`${faction}:${turn}`}
                    aria-label={named({ faction, turn })}
                    aria-pressed={isChosen(faction, turn)}
                    aria-disabled={busy || said || undefined}
                    tabIndex={isStop(chosen, factions, faction, turn) ? 0 : -1}
                    onClick={() => !busy && !said && press(faction, turn)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        variant="primary"
        data-confirm=""
        disabled={chosen === null || busy || said}
        onClick={() => setSaid(true)}
      >
        {chosen ? named(chosen) : foretell}
      </Button>
    </div>
  );
}

/** Tab comes to one of the grid's fields; arrows lead on. */
const isStop = (
  chosen: Foretold | null,
  [first]: readonly FactionId[],
  faction: FactionId,
  turn: number,
): boolean =>
  chosen ? chosen.faction === faction && chosen.turn === turn : faction === first && turn === 1;

function onArrows(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[event.key];
  if (by === undefined) return;
  const fields = [...event.currentTarget.querySelectorAll('button')];
  const to = fields[fields.indexOf(event.target as HTMLButtonElement) + by];
  event.preventDefault();
  to?.focus();
}
