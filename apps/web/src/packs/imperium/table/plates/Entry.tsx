import type { ReactNode } from 'react';
import { useActs } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { thingMark } from '../../../../table/explain/pointed.ts';
import { keyOf } from '../../../../table/spots.ts';
import { componentName } from '../../components.ts';
import type { Component } from '../../spots.ts';
import { counted } from '../counted.ts';
import styles from './Plates.module.css';

/* What lists of somebody's things are made of. */

export function Entry({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Components by name; a press opens one. */
export function Things({ of }: { readonly of: readonly Component[] }) {
  const { language } = useWording();
  const { inspect } = useActs();
  const byKey = new Map(of.map((component) => [keyOf(component), component]));
  return (
    <span className={styles.things}>
      {counted(of.map(keyOf)).map(([key, n]) => {
        const component = byKey.get(key)!;
        return (
          <button
            key={key}
            type="button"
            {...thingMark(component)}
            onClick={() => inspect(component)}
          >
            {componentName(component, language)}
            {n > 1 && ` ×${n}`}
          </button>
        );
      })}
    </span>
  );
}
