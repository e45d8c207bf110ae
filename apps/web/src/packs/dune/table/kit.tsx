import { type DuneEvent, type DuneOption, type DuneView, PHASES, phaseName } from '@landsraad/dune';
import { lazy } from 'react';
import { useLanguage } from '../../../app/language.ts';
import { once } from '../../../app/once.ts';
import type { TableKit } from '../../../table/kit.ts';
import { nameOfComponent } from '../components.ts';
import { deviceOrders } from '../orders/given.ts';
import { Orders } from '../orders/Orders.tsx';
import type { Component } from '../spots.ts';
import { stage } from '../stage/kit.tsx';
import { Arrangement } from './Arrangement.tsx';
import { ahead } from './ahead.ts';
import { choices } from './choices.ts';
import { Control, OWN_CONTROLS, PLAIN_CONTROLS } from './controls.tsx';
import { OptionFace } from './OptionFace.tsx';
import { story, turnName } from './story.ts';
import { wording } from './wording.ts';
import { words } from './words.ts';

/* What a table can be laid without comes when it is wanted. */
const Coach = lazy(() => import('../guide/DuneCoach.tsx'));
const TextView = lazy(() => import('./TextView.tsx'));
const Still = lazy(() => import('./Still.tsx'));
const EndOfGame = lazy(() => import('../end/EndOfGame.tsx'));
const Reasons = lazy(() => import('../hints/Reasons.tsx'));
const InspectDialog = lazy(() => import('../inspect/InspectDialog.tsx'));

const explaining = once(async () => (await import('../explain/explaining.tsx')).explaining);

/** The table of Dune. */
export const table: TableKit<DuneView, DuneOption, DuneEvent, Component> = {
  wording,
  choices,
  story,
  stage,
  plan: null,
  tabKeys: { f: 'factions', o: 'deals', c: 'cards', s: 'shield' },
  ownKeys: (language) => {
    const { battles, hide, find } = words[language].keys;
    return [
      ['B', battles],
      ['X', hide],
      ['/', find],
    ];
  },
  outlook: ({ view, window }, language) => ahead(view, language, window !== undefined),
  explaining,
  moment({ round, view, waiting }, language) {
    return {
      roundName: round > 0 ? turnName(round, language) : words[language].setup,
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
  ordersOf: deviceOrders,
  ownNotes: true,
  alliesOf: ({ factions }, seat) => factions[seat]?.allies ?? [],
  parts: {
    Arrangement,
    TextView: () => <TextView />,
    Still: (props) => <Still {...props} />,
    BarNote: () => null,
    Settings: () => <Orders />,
    Meters: () => null,
    OptionFace,
    ownControls: OWN_CONTROLS,
    plainControls: PLAIN_CONTROLS,
    Control,
    gist: () => null,
    PickFace: ({ thing }) => <PickFace thing={thing} />,
    Motives: () => null,
    Reasons: (props) => <Reasons {...props} />,
    Coach: () => <Coach />,
    End: (props) => <EndOfGame {...props} />,
    Inspect: ({ thing, view, onChange }) => (
      <InspectDialog component={thing} view={view} onChange={onChange} />
    ),
  },
};

const PickFace = ({ thing }: { readonly thing: Component }) => (
  <span>{nameOfComponent(thing, useLanguage())}</span>
);
