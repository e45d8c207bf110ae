import { DIFFICULTIES, type Difficulty, leaderOf, nameOf, settingValue } from '@landsraad/imperium';
import { useState } from 'react';
import { useLanguage, useWords } from '../../../app/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Select } from '../../../ui/Select.tsx';
import type { RecordPages, RecordProps } from '../../pack.ts';
import type { SoloResult } from './results.ts';
import style from './SoloRecord.module.css';
import { byDifficulty, byLeader, type Tally, tallyOf } from './tally.ts';
import { words } from './words.ts';

/** How games alone against House Hagal ended on this device. */
export const soloRecord: RecordPages<SoloResult> = {
  title: (language) => words[language].title,
  Results: (props) => (props.results.length > 0 ? <Results {...props} /> : <Nothing />),
};

const Play = ({ label }: { readonly label: string }) => (
  <Button asLink="/new?players=1" variant="primary" icon="play">
    {label}
  </Button>
);

function Nothing() {
  const text = useWords(words).none;
  return (
    <Panel title={text.title} className={style.none}>
      <p>{text.text}</p>
      <p className={style.soft}>{text.first}</p>
      <Play label={text.play} />
    </Panel>
  );
}

type ResultsProps = RecordProps<SoloResult>;

function Results({ results, onClear }: ResultsProps) {
  const text = useWords(words);
  const language = useLanguage();
  const { games, wins } = tallyOf(results);
  return (
    <div className={style.page}>
      <div className={style.top}>
        <p>
          {text.sum(games, wins)} <span className={style.soft}>{text.counted}</span>
        </p>
        <Play label={text.again} />
      </div>
      <Panel title={text.byDifficulty}>
        <Tallies
          caption={text.byDifficulty}
          first={text.difficulty}
          rows={byDifficulty(results).map(({ difficulty, tally }) => ({
            id: difficulty,
            name: settingValue('difficulty', difficulty, language),
            tally,
          }))}
        />
      </Panel>
      <Leaders results={results} />
      <Clear onClear={onClear} />
    </div>
  );
}

function Leaders({ results }: { readonly results: readonly SoloResult[] }) {
  const text = useWords(words);
  const language = useLanguage();
  const [only, setOnly] = useState<Difficulty | 'all'>('all');
  const played = DIFFICULTIES.filter((one) => results.some((result) => result.difficulty === one));
  const shown = only === 'all' ? results : results.filter(({ difficulty }) => difficulty === only);
  return (
    <Panel title={text.byLeader}>
      {played.length > 1 && (
        <div className={style.filter}>
          <Select
            label={text.difficulty}
            value={only}
            options={[
              { value: 'all' as const, label: text.all },
              ...played.map((value) => ({
                value,
                label: settingValue('difficulty', value, language),
              })),
            ]}
            onChange={setOnly}
          />
        </div>
      )}
      <Tallies
        caption={text.byLeader}
        first={text.leader}
        rows={byLeader(shown).map(({ leader, tally }) => ({
          id: leader,
          name: nameOf(leaderOf(leader), language),
          tally,
        }))}
      />
    </Panel>
  );
}

interface TalliesProps {
  readonly caption: string;
  readonly first: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly tally: Tally }[];
}

function Tallies({ caption, first, rows }: TalliesProps) {
  const text = useWords(words);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <table className={style.tallies} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{text.games}</th>
          <th scope="col">{text.wins}</th>
          <th scope="col">{text.best}</th>
          <th scope="col">{text.last}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, tally: { games, wins, best, last } }) => (
          <tr key={id} data-row={id} data-none={games === 0 || undefined}>
            <th scope="row">{name}</th>
            <td>{games}</td>
            <td>{wins}</td>
            <td>{best ?? '–'}</td>
            <td>{last === null ? '–' : day.format(last)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Clear({ onClear }: Pick<ResultsProps, 'onClear'>) {
  const text = useWords(words).clearing;
  const [asked, setAsked] = useState(false);
  return (
    <div className={style.clear}>
      <p className={style.soft}>{text.kept}</p>
      <Button icon="delete" onClick={() => setAsked(true)}>
        {text.clear}
      </Button>
      <Confirm
        title={text.title}
        text={text.text}
        no={text.no}
        yes={text.yes}
        variant="danger"
        icon="delete"
        open={asked}
        onOpenChange={setAsked}
        onYes={() => void onClear()}
      />
    </div>
  );
}
