import { describeSpace, type ImperiumView } from '@landsraad/imperium';
import type { Statement } from '@landsraad/rulebook';
import { useCallback } from 'react';
import { useLanguage } from '../../../app/language.ts';
import type { DocumentName } from '../../../rules/library.ts';
import { InspectFrame } from '../../../table/inspect/InspectFrame.tsx';
import { RulingsView } from '../../../table/inspect/RulingsView.tsx';
import { keyOf } from '../../../table/spots.ts';
import { spaceAt } from '../board/house-rules.ts';
import { ComponentFace } from '../cards/ComponentFace.tsx';
import { SpaceFace } from '../cards/faces.tsx';
import { words } from '../catalogue/words.ts';
import { faceOf } from '../components.ts';
import { setName, setOf } from '../sets.ts';
import type { Component } from '../spots.ts';
import { rulingsOf } from './rulings.ts';

/** The documents that speak of what players have, and of what Rivals have. */
const ABOUT: readonly DocumentName[] = [
  'imperium-base',
  'imperium-ix',
  'imperium-immortality',
  'ambiguities-imperium',
  'rulings',
];
const ABOUT_RIVALS: readonly DocumentName[] = ['imperium-hagal', 'ambiguities-imperium'];

interface InspectDialogProps {
  /** What is shown; null while it is closed. */
  readonly component: Component | null;
  /** Where it was opened from: its neighbours are one press away. */
  readonly list?: readonly Component[];
  /** The table it lies on, where a space may have another price. */
  readonly at?: Pick<ImperiumView, 'options'>;
  /** Another one of the list, or null when it is closed. */
  readonly onChange: (component: Component | null) => void;
}

/** A component of Dune: Imperium large. */
export function InspectDialog({ component, ...rest }: InspectDialogProps) {
  return component && <Inspected component={component} {...rest} />;
}

type InspectedProps = InspectDialogProps & { readonly component: Component };

function Inspected({ component, list = [], at, onChange }: InspectedProps) {
  const language = useLanguage();
  const key = keyOf(component);
  const space = at && component.kind === 'space' ? spaceAt(at, component.id) : null;
  const { name } = faceOf(component, language);
  const { facts } = space ? describeSpace(space, language) : faceOf(component, language);
  const set = { id: 'set', label: words[language].set, value: setName(setOf(component), language) };
  const place = list.findIndex((one) => keyOf(one) === key);
  return (
    <InspectFrame
      shown={{
        name,
        page: `/cards/${key}`,
        facts: [...facts, set],
        face: space ? (
          <SpaceFace space={space} size="large" />
        ) : (
          <ComponentFace component={component} size="large" />
        ),
        rulings: <Rulings component={component} />,
      }}
      among={place < 0 ? undefined : { at: place, of: list.length }}
      onStep={(step) => onChange(list[place + step]!)}
      onClose={() => onChange(null)}
    />
  );
}

function Rulings({ component }: { readonly component: Component }) {
  const find = useCallback(
    (english: readonly Statement[]) => rulingsOf(component, english),
    [component],
  );
  return <RulingsView about={component.kind === 'hagal' ? ABOUT_RIVALS : ABOUT} find={find} />;
}
