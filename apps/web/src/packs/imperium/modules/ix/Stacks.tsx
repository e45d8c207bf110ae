import { amountOf, type OptionOf, type StackView, tileOf } from '@landsraad/imperium';
import type { CSSProperties } from 'react';
import { useWords } from '../../../../app/language.ts';
import { Icon } from '../../../../icons/Icon.tsx';
import { useActs, useDraft } from '../../../../table/desk/draft.ts';
import { useWording } from '../../../../table/desk/wording.ts';
import { PressableCard } from '../../cards/PressableCard.tsx';
import { useImperium } from '../../table/desk.ts';
import market from '../../table/Market.module.css';
import styles from './Pane.module.css';
import { words } from './words.ts';

/** The top tile of each stack (IX-1.4), with what it would cost now. */
export function Stacks() {
  const { stacks } = useImperium().snapshot.view.ix!;
  return stacks.map((stack, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place on the board of Ix
    <Stack key={nth} {...stack} />
  ));
}

function Stack({ top, size }: StackView) {
  const say = useWords(words);
  if (top === null) return <p className={styles.empty}>{say.noTile}</p>;
  return <Top tile={top} size={size} />;
}

function Top({ tile, size }: { readonly tile: string; readonly size: number }) {
  const { offers } = useImperium();
  const { picked, remark } = useDraft();
  const { press, inspect } = useActs();
  const { language } = useWording();
  const say = useWords(words);
  const spot = `tile:${tile}`;
  const options = offers.may.get(spot);
  const refused = offers.mayNot.has(spot);
  const now = (options?.[0] as OptionOf<'tile'> | undefined)?.cost ?? null;
  const reduced = now !== null && now < tileOf(tile).cost ? now : null;
  const note = [
    say.stack(size),
    reduced !== null && say.cheaper(amountOf(reduced, 'spice', language)),
  ].filter((part) => part !== false);
  return (
    <span
      className={market.strip}
      style={reduced === null ? undefined : (ROOM_FOR_TWO as CSSProperties)}
      data-stack={size}
    >
      <PressableCard
        component={{ kind: 'tile', id: tile }}
        spot={spot}
        size="strip"
        offered={options !== undefined}
        refused={remark?.is === 'refused' && remark.spot === spot}
        picked={picked.has(spot) || undefined}
        note={note.join(', ')}
        onPress={options || refused || picked.has(spot) ? () => press(spot) : undefined}
        onInspect={inspect}
      />
      {reduced !== null && (
        <span className={styles.now} aria-hidden="true">
          {reduced}
        </span>
      )}
      <span className={styles.left} aria-hidden="true">
        <Icon name="deck" size={1} /> {size}
      </span>
    </span>
  );
}

/** Beside the printed price there is room for the one of now. */
const ROOM_FOR_TWO = { '--price-room': 'calc(74 * var(--u))' };
