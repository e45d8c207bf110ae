import {
  amountOf,
  type DuneEvent,
  type DuneOption,
  type DuneView,
  type Phase,
  phaseName,
  wordEvent,
} from '@landsraad/dune';
import { capitalised, type Language } from '@landsraad/kernel/wording';
import { lazy } from 'react';
import type { Speaking } from '../../../table/kit.ts';
import type { Passage } from '../../../table/log/story.ts';
import type { Scene } from '../../../table/stage/beats.ts';
import type { StageKit } from '../../../table/stage/kit.ts';
import { FactionMark } from '../FactionMark.tsx';
import type { Component } from '../spots.ts';
import { contextOf } from '../table/wording.ts';
import { words } from '../table/words.ts';
import { beatsOf } from './beats.ts';

const Held = lazy(() => import('./Held.tsx'));
const BattleScene = lazy(() => import('../battle/BattleScene.tsx'));

/** What Dune brings to the stage. */
export const stage: StageKit<DuneView, DuneOption, DuneEvent, Component> = {
  beatsOf,
  lookOf: (passage, { viewer }) => (isOwnBattle(passage, viewer) ? 'whole' : 'turn'),
  title,
  amount: ({ unit, n }, language) =>
    `${n > 0 ? '+' : '−'}${amountOf(Math.abs(n), unit as 'spice', language)}`,
  icon: (unit) => (unit === 'spice' ? 'spice' : unit === 'card' ? 'cards' : 'troop'),
  Portrait: ({ seat, view }) => <FactionMark faction={view.factions[seat]!.id} size={2} />,
  Face: ({ thing }) => <Held component={thing} />,
  Whole: (props) => <BattleScene {...props} />,
};

/** One's own battle takes the screen, and its decisions with it. */
const isOwnBattle = (
  { lines }: Pick<Passage<DuneEvent>, 'lines'>,
  viewer: DuneView['viewer'],
): boolean =>
  lines.some(
    ({ event }) =>
      event.type === 'battle-named' && (event.aggressor === viewer || event.defender === viewer),
  );

/** What is just seen, in the words of the log. */
function title(
  { passage, beats }: Scene<DuneEvent, Component>,
  speaking: Speaking,
  language: Language,
  at = beats.length - 1,
): string {
  const beat = beats[Math.min(at, beats.length - 1)];
  const line = beat && passage.lines.find(({ n }) => n === beat.until);
  if (line) return capitalised(wordEvent(line.event, contextOf(speaking), language));
  const phase = phaseName(passage.kind as Phase, language);
  return passage.seat === null
    ? phase
    : words[language].phaseOf(phase, speaking.seatName(passage.seat));
}
