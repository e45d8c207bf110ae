import { Popover } from 'radix-ui';
import { useMemo } from 'react';
import { useWords } from '../app/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './Bubble.module.css';
import { type Remark, useActs } from './desk/draft.ts';
import { useKnown } from './desk/known.ts';
import { OptionButton } from './panel/OptionList.tsx';
import { Why } from './panel/Why.tsx';
import { words } from './panel-words.ts';

/** Beside the spot that was pressed: why not, or which of several ways. */
export default function Bubble({ remark }: { readonly remark: Remark }) {
  const { decision, offers } = useKnown();
  const { dismiss } = useActs();
  const say = useWords(words);
  const anchor = useMemo(() => anchorOf(remark.spot), [remark.spot]);
  const refused = remark.is === 'refused';
  return (
    <Popover.Root open onOpenChange={(open) => !open && dismiss()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={styles.bubble}
          data-is={remark.is}
          side="top"
          sideOffset={6}
          collisionPadding={8}
          aria-label={refused ? say.whyNot : say.chooseWay}
          onOpenAutoFocus={(event) => refused && event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          {remark.is === 'refused' ? (
            <>
              <Why reason={remark.why} />
              <IconButton icon="close" size="small" label={say.cancel} onClick={dismiss} />
            </>
          ) : (
            <>
              <p>{say.chooseWay}</p>
              <ul>
                {decision &&
                  offers.may.get(remark.spot)?.map((option) => (
                    <li key={option.id}>
                      <OptionButton option={option} decision={decision} n={null} />
                    </li>
                  ))}
              </ul>
            </>
          )}
          <Popover.Arrow className={styles.arrow} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Where the pressed thing is; the middle of the screen when it is nowhere to be seen. */
function anchorOf(spot: string) {
  const there = [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)].find(
    (element) => element.getBoundingClientRect().width > 0,
  );
  return {
    current: {
      getBoundingClientRect: () =>
        there?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0),
    },
  };
}
