import type { DuneView } from '@landsraad/dune';
import type { Statement } from '@landsraad/rulebook';
import { useCallback } from 'react';
import { useLanguage } from '../../../app/language.ts';
import type { DocumentName } from '../../../rules/library.ts';
import { InspectFrame } from '../../../table/inspect/InspectFrame.tsx';
import { RulingsView } from '../../../table/inspect/RulingsView.tsx';
import { faceOf } from '../components.ts';
import type { Component } from '../spots.ts';
import { Face } from './Face.tsx';
import { rulingsOf } from './rulings.ts';

const ABOUT: readonly DocumentName[] = ['dune-2019', 'dune-factions', 'rulings'];

interface InspectDialogProps {
  readonly component: Component;
  /** The table that it lies on, if it does. */
  readonly view?: DuneView;
  readonly onChange: (component: Component | null) => void;
}

/** A component of Dune large. */
export default function InspectDialog({ component, view, onChange }: InspectDialogProps) {
  const { name, facts } = faceOf(component, useLanguage(), view?.options.mode);
  return (
    <InspectFrame
      shown={{
        name,
        page: null,
        facts,
        wide: component.kind === 'faction',
        face: <Face component={component} view={view} />,
        rulings: <Rulings component={component} />,
      }}
      onClose={() => onChange(null)}
    />
  );
}

function Rulings({ component }: { readonly component: Component }) {
  const find = useCallback(
    (english: readonly Statement[]) => rulingsOf(component, english),
    [component],
  );
  return <RulingsView about={ABOUT} find={find} />;
}
