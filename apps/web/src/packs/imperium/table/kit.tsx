import {
  allOf,
  type ImperiumEvent,
  type ImperiumOption,
  type ImperiumView,
  phaseName,
} from '@landsraad/imperium';
import { clockwise } from '@landsraad/kernel';
import { lazy, Suspense } from 'react';
import { once } from '../../../app/once.ts';
import type { TableKit } from '../../../table/kit.ts';
import { BOXES } from '../art/Picture.tsx';
import { ComponentFace } from '../cards/ComponentFace.tsx';
import { TABLE_MODULES } from '../modules/modules.ts';
import { plan } from '../plan/kit.ts';
import type { Component } from '../spots.ts';
import { stage } from '../stage/kit.tsx';
import { Arrangement } from './Arrangement.tsx';
import { BarNote } from './BarNote.tsx';
import { choices } from './choices.ts';
import { gist } from './panel/gist.tsx';
import { Meters } from './panel/Meters.tsx';
import { OptionFace } from './panel/OptionFace.tsx';
import { roundName, story } from './story.ts';
import { wording } from './wording.ts';
import { words } from './words.ts';

/* What a table can be laid without comes when it is wanted. */
const Coach = lazy(() => import('../guide/ImperiumCoach.tsx'));
const Motives = lazy(() => import('../hints/Motives.tsx'));
const Reasons = lazy(() => import('../hints/Reasons.tsx'));
const LeaderPick = lazy(() => import('./panel/LeaderPick.tsx'));
const LeaderWhole = lazy(() => import('./panel/LeaderWhole.tsx'));
const TextView = lazy(() => import('./TextView.tsx'));
const Still = lazy(async () => ({ default: (await import('./Still.tsx')).Still }));
const EndOfGame = lazy(async () => ({
  default: (await import('../end/EndOfGame.tsx')).EndOfGame,
}));
const InspectDialog = lazy(async () => ({
  default: (await import('../inspect/InspectDialog.tsx')).InspectDialog,
}));

const explaining = once(async () => (await import('../explain/explaining.ts')).explaining);

export { fetchTelling } from '../modules/telling.ts';

/** The table of Dune: Imperium. */
export const table: TableKit<ImperiumView, ImperiumOption, ImperiumEvent, Component> = {
  wording,
  choices,
  story,
  stage,
  plan,
  pictures: () =>
    allOf('spaces').map(({ id }) => ({ name: `space/${id}`, cut: 'card', boxes: BOXES })),
  tabKeys: { m: 'row', ...Object.fromEntries(TABLE_MODULES.map(({ tab }) => [tab.key, tab.name])) },
  explaining,
  moment({ round, view: { phase, active, firstPlayer, players }, waiting }, language) {
    const { phaseNames } = words[language];
    return {
      roundName: roundName(round, language),
      phase,
      phaseName: phaseName(phase, language),
      phases: Object.entries(phaseNames).map(([id, name]) => ({ id, name })),
      whose: phase === 'turns' ? active : (waiting[0] ?? null),
      order: clockwise(firstPlayer, players.length),
    };
  },
  parts: {
    Arrangement,
    TextView: () => <TextView />,
    Still: (props) => <Still {...props} />,
    BarNote,
    Meters,
    OptionFace,
    gist,
    PickFace: ({ thing }) =>
      thing.kind === 'leader' ? (
        <Suspense fallback={null}>
          <LeaderPick id={thing.id} />
        </Suspense>
      ) : (
        <ComponentFace component={thing} size="dock" narrow />
      ),
    Weighed: ({ thing }) => (thing.kind === 'leader' ? <LeaderWhole id={thing.id} /> : null),
    Motives: (props) => <Motives {...props} />,
    Reasons: (props) => <Reasons {...props} />,
    Coach: () => <Coach />,
    End: (props) => <EndOfGame {...props} />,
    Inspect: ({ thing, view, onChange }) => (
      <InspectDialog component={thing} at={view} onChange={onChange} />
    ),
  },
};
