import { describeSpace, type ImperiumView } from '@landsraad/imperium';
import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useLanguage, useWords } from '../../app/language.ts';
import { spaceAt } from '../../packs/imperium/board/house-rules.ts';
import { ComponentFace } from '../../packs/imperium/cards/ComponentFace.tsx';
import { SpaceFace } from '../../packs/imperium/cards/faces.tsx';
import { faceOf, keyOf } from '../../packs/imperium/components.ts';
import type { Component } from '../../packs/imperium/spots.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import style from './InspectDialog.module.css';
import { RulingsView } from './RulingsView.tsx';
import { words } from './words.ts';

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

/** A component large, with its wording, what it is, and the rules that speak of it. */
export function InspectDialog({ component, ...rest }: InspectDialogProps) {
  return component && <Inspected component={component} {...rest} />;
}

type InspectedProps = InspectDialogProps & { readonly component: Component };

function Inspected({ component, list, at, onChange }: InspectedProps) {
  const { name } = faceOf(component, useLanguage());
  return (
    <Dialog
      title={name}
      size="large"
      open
      onOpenChange={(open) => !open && onChange(null)}
      footer={<Neighbours component={component} list={list ?? []} onChange={onChange} />}
    >
      <Details key={keyOf(component)} component={component} at={at} />
    </Dialog>
  );
}

function Details({ component, at }: Pick<InspectedProps, 'component' | 'at'>) {
  const language = useLanguage();
  const space = at && component.kind === 'space' ? spaceAt(at, component.id) : null;
  const { facts } = space ? describeSpace(space, language) : faceOf(component, language);
  return (
    <div className={style.details}>
      <div className={style.face}>
        {space ? (
          <SpaceFace space={space} size="large" />
        ) : (
          <ComponentFace component={component} size="large" />
        )}
      </div>
      <div className={style.told}>
        <dl className={style.facts}>
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <RulingsView component={component} />
      </div>
    </div>
  );
}

function Neighbours({
  component,
  list,
  onChange,
}: {
  readonly component: Component;
  readonly list: readonly Component[];
  readonly onChange: (component: Component) => void;
}) {
  const say = useWords(words);
  const [location] = useLocation();
  const page = `/cards/${keyOf(component)}`;
  const at = list.findIndex((one) => keyOf(one) === keyOf(component));
  const go = (step: number) => {
    const next = list[at + step];
    if (at >= 0 && next) onChange(next);
  };
  useArrows(go);
  return (
    <div className={style.foot}>
      <span className={style.page}>{location !== page && <Link href={page}>{say.page}</Link>}</span>
      {at >= 0 && list.length > 1 && (
        <>
          <IconButton
            icon="back"
            variant="quiet"
            label={say.previous}
            disabled={at === 0}
            onClick={() => go(-1)}
          />
          <span className={style.place}>{say.place(at + 1, list.length)}</span>
          <IconButton
            icon="next"
            variant="quiet"
            label={say.next}
            disabled={at === list.length - 1}
            onClick={() => go(1)}
          />
        </>
      )}
    </div>
  );
}

/** Left and right walk through the list while the dialog is open. */
function useArrows(go: (step: number) => void): void {
  const step = useEffectEvent(go);
  useEffect(() => {
    const byKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    addEventListener('keydown', byKey);
    return () => removeEventListener('keydown', byKey);
  }, []);
}
