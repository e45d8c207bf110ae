import {
  type DuneEvent,
  type DuneOption,
  type DuneView,
  ordered,
  PHASES,
  phaseName,
} from '@landsraad/dune';
import { lazy } from 'react';
import { useLanguage } from '../../../app/language.ts';
import type { Explaining } from '../../../table/explain/explaining.ts';
import type { TableKit } from '../../../table/kit.ts';
import { nameOfComponent } from '../components.ts';
import { Orders } from '../orders/Orders.tsx';
import type { Component } from '../spots.ts';
import { stage } from '../stage/kit.tsx';
import { Arrangement } from './Arrangement.tsx';
import { choices } from './choices.ts';
import { Control, OWN_CONTROLS } from './controls.tsx';
import { OptionFace } from './OptionFace.tsx';
import { story, turnName } from './story.ts';
import { wording } from './wording.ts';

/* What a table can be laid without comes when it is wanted. */
const TextView = lazy(() => import('./TextView.tsx'));
const Still = lazy(() => import('./Still.tsx'));
const EndOfGame = lazy(() => import('../end/EndOfGame.tsx'));
const InspectDialog = lazy(() => import('../inspect/InspectDialog.tsx'));

let coming: Promise<Explaining<DuneView, DuneOption, DuneEvent, Component>> | null = null;
const fetchExplaining = async () => (await import('../explain/explaining.tsx')).explaining;

/** The table of Dune. */
export const table: TableKit<DuneView, DuneOption, DuneEvent, Component> = {
  wording,
  choices,
  story,
  stage,
  plan: null,
  tabKeys: { f: 'factions', c: 'cards', s: 'shield' },
  explaining: () => {
    coming ??= fetchExplaining();
    return coming;
  },
  moment({ round, view, waiting }, language) {
    return {
      roundName: turnName(round, language),
      phase: view.phase,
      phaseName: phaseName(view.phase, language),
      // Nine names have no room in a bar: the others are numbers.
      phases: PHASES.map((id, i) => ({
        id,
        name: id === view.phase ? `${i + 1} · ${phaseName(id, language)}` : `${i + 1}`,
      })),
      whose: waiting.length === 1 ? waiting[0]! : null,
      // Storm order is that of the plates.
      order: [],
    };
  },
  ordered,
  parts: {
    Arrangement,
    TextView: () => <TextView />,
    Still: (props) => <Still {...props} />,
    BarNote: () => null,
    Settings: () => <Orders />,
    Meters: () => null,
    OptionFace,
    ownControls: OWN_CONTROLS,
    Control,
    gist: () => null,
    PickFace: ({ thing }) => <PickFace thing={thing} />,
    Motives: () => null,
    Coach: () => null,
    End: (props) => <EndOfGame {...props} />,
    Inspect: ({ thing, onChange }) => <InspectDialog component={thing} onChange={onChange} />,
  },
};

const PickFace = ({ thing }: { readonly thing: Component }) => (
  <span>{nameOfComponent(thing, useLanguage())}</span>
);
