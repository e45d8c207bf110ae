import { Confirm } from '../../ui/Confirm.tsx';
import { useKit } from '../desk/Desk.tsx';
import { useActs, useDraft } from '../desk/draft.ts';
import { useKnown } from '../desk/known.ts';
import { useWording } from '../desk/wording.ts';

/** An answer that nothing takes back is asked for once more. */
export default function Doubt() {
  const { choices } = useKit();
  const { snapshot } = useKnown();
  const { language } = useWording();
  const { doubted } = useDraft();
  const { answer, dismiss } = useActs();
  const warning = doubted && choices.warning?.(doubted, snapshot.view);
  if (!warning) return null;
  return (
    <Confirm
      {...warning[language]}
      variant="danger"
      open
      onOpenChange={(open) => open || dismiss()}
      onYes={() => answer(doubted.id)}
    />
  );
}
