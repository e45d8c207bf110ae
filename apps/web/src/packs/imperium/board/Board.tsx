import { FACTIONS, type ImperiumView, printedAt, regionName } from '@landsraad/imperium';
import type { Seat } from '@landsraad/kernel';
import { useId } from 'react';
import { useLanguage, useWords } from '../../../app/language.ts';
import { PressableProvider } from '../../../table/board/Press.tsx';
import { asGroup } from '../../../table/board/roles.ts';
import type { Pressable } from '../../../table/spots.ts';
import style from './Board.module.css';
import { ConflictArea } from './ConflictArea.tsx';
import { FactionArea } from './FactionArea.tsx';
import { Ground, RegionName } from './Ground.tsx';
import { type BoardLayout, type NamedRegion, PLANS } from './layout.ts';
import { PieceLayer } from './PieceLayer.tsx';
import { ScoreTrack } from './ScoreTrack.tsx';
import { Space } from './Space.tsx';
import { BoardProvider, type BoardState, useBoard } from './useBoard.ts';
import { words } from './words.ts';

export interface BoardProps extends Pressable {
  /** Positions only; no rule is computed here. */
  readonly view: ImperiumView;
  readonly seatName: (seat: Seat) => string;
  /** `wide` for a screen that lies, `tall` for one that stands. */
  readonly layout: BoardLayout;
}

/** The board of Dune: Imperium. It fills the box it stands in, and keeps its proportions. */
export function Board(props: BoardProps) {
  const { view, layout, seatName, offers, picked, onPress, onInspect } = props;
  const language = useLanguage();
  const say = useWords(words);
  const plan = PLANS[layout];
  const id = useId();
  const board: BoardState = { view, plan, language, say, seatName };
  return (
    <PressableProvider value={{ offers, picked, onPress, onInspect }}>
      <BoardProvider value={board}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it has a label; a title would hover over all of it */}
        <svg
          {...asGroup(say.board)}
          viewBox={`0 0 ${plan.width} ${plan.height}`}
          className={style.board}
          data-layout={layout}
        >
          <Ground id={id} />
          <Region region="landsraad" />
          <ScoreTrack />
          {FACTIONS.map((faction) => (
            <FactionArea key={faction} faction={faction} />
          ))}
          <ConflictArea />
          <Region region="choam" />
          <Region region="arrakis" />
          <PieceLayer view={view} plan={plan} />
        </svg>
      </BoardProvider>
    </PressableProvider>
  );
}

function Region({ region }: { readonly region: NamedRegion }) {
  const { language, view } = useBoard();
  return (
    <g {...asGroup(regionName(region, language))}>
      <RegionName region={region} />
      {printedAt(view.options)
        .spaces.filter((space) => space.region === region)
        .map(({ id }) => (
          <Space key={id} id={id} />
        ))}
    </g>
  );
}
