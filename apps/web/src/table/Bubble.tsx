import { useMemo } from 'react';
import { useWords } from '../app/language.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { BubbleAt } from './BubbleAt.tsx';
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
  return (
    <BubbleAt
      at={anchor}
      is={remark.is}
      label={remark.is === 'refused' ? say.whyNot : say.chooseWay}
      onClose={dismiss}
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
    </BubbleAt>
  );
}

/** Where the pressed thing is; the middle of the screen when it is nowhere to be seen. */
function anchorOf(spot: string): () => DOMRect {
  const there = [...document.querySelectorAll(`[data-spot="${CSS.escape(spot)}"]`)].find(
    (element) => element.getBoundingClientRect().width > 0,
  );
  return () => there?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
}
