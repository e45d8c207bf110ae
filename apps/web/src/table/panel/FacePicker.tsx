import type { Option } from '@landsraad/kernel';
import { useId } from 'react';
import { useWords } from '../../app/language.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { onArrows } from '../arrows.ts';
import { useKit } from '../desk/Desk.tsx';
import { useActs, useDraft } from '../desk/draft.ts';
import { useWording } from '../desk/wording.ts';
import { thingMark } from '../explain/pointed.ts';
import type { PickedFace } from '../kit.ts';
import { words } from '../panel-words.ts';
import styles from './FacePicker.module.css';
import { pageOf, pagesOf } from './faces.ts';

interface FacePickerProps {
  readonly faces: readonly PickedFace[];
  readonly chosen: readonly string[];
  readonly onPress: (option: Option) => void;
}

/** Things to choose from by their faces, group by group, nine at a time. */
export function FacePicker({ faces, chosen, onPress }: FacePickerProps) {
  const { page } = useDraft();
  const { setPage } = useActs();
  const say = useWords(words);
  const pages = pagesOf(faces);
  const shown = pageOf(faces, page);
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the faces' own buttons
    <div className={styles.sheet} data-faces={faces.length} onKeyDown={onArrows}>
      {pages > 1 && (
        <IconButton
          icon="back"
          size="small"
          label={say.pageBefore}
          disabled={page === 0}
          onClick={() => setPage(page - 1)}
        />
      )}
      {groups.map((group) => (
        <Group
          key={group}
          name={pages > 1 ? `${group} · ${page + 1}/${pages}` : group}
          faces={shown.flatMap((face, i) => (face.group === group ? [{ ...face, n: i + 1 }] : []))}
          chosen={chosen}
          onPress={onPress}
        />
      ))}
      {pages > 1 && (
        <IconButton
          icon="next"
          size="small"
          label={say.pageAfter(page + 1, pages)}
          disabled={page >= pages - 1}
          onClick={() => setPage(page + 1)}
        />
      )}
    </div>
  );
}

interface GroupProps extends Omit<FacePickerProps, 'faces'> {
  readonly name: string;
  readonly faces: readonly (PickedFace & { readonly n: number })[];
}

function Group({ name, faces, chosen, onPress }: GroupProps) {
  const { parts } = useKit();
  const { inspect } = useActs();
  const wording = useWording();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {name}
      </h3>
      <ul>
        {faces.map(({ option, thing, count, n }) => (
          <li key={option.id}>
            <button
              type="button"
              className={styles.face}
              data-option={option.id}
              aria-pressed={chosen.includes(option.id)}
              aria-label={count > 1 ? `${wording.thing(thing)} ×${count}` : wording.thing(thing)}
              aria-keyshortcuts={String(n)}
              {...thingMark(thing)}
              onClick={() => onPress(option)}
              onContextMenu={(event) => {
                event.preventDefault();
                inspect(thing);
              }}
            >
              <parts.PickFace thing={thing} />
              <span className={styles.key} aria-hidden="true">
                {n}
              </span>
              {count > 1 && (
                <span className={styles.count} aria-hidden="true">
                  ×{count}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
