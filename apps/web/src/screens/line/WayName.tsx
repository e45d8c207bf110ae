import type { TaughtStep } from '../../games/protocol.ts';
import { useNaming } from '../../table/naming.ts';

/** A way in words; nothing until it is known. */
export function WayName({ steps }: { readonly steps: readonly TaughtStep[] | null }) {
  const naming = useNaming();
  return (
    <strong>
      {(steps ?? []).map(({ choice, decision }) => naming(choice, decision)).join(' → ')}
    </strong>
  );
}
