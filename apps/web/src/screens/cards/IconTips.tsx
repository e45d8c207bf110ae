import { Suspense, useId } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../app/language.ts';
import type { With } from '../../packs/pack.ts';
import { usePart } from '../../packs/packs.ts';
import type { Shown } from '../../table/explain/ears.ts';
import { IconTip } from '../../table/explain/IconTip.tsx';
import type { PointedIcon } from '../../table/explain/pointed.ts';
import { Sheet } from '../../table/explain/Sheet.tsx';
import { usePointed } from '../../table/explain/usePointed.ts';

/** What a game's icons mean, on pages where its things lie on no table. */
export function IconTips({ pack }: { readonly pack: With<'explaining'> }) {
  const { shown, close } = usePointed();
  return (
    <Suspense fallback={null}>
      {shown?.icon && <Tip pack={pack} icon={shown.icon} how={shown.how} onClose={close} />}
    </Suspense>
  );
}

interface TipProps extends Pick<Shown, 'how'> {
  readonly pack: With<'explaining'>;
  readonly icon: PointedIcon;
  readonly onClose: () => void;
}

function Tip({ pack, icon, how, onClose }: TipProps) {
  const tip = usePart(pack, 'explaining').icon(icon.name, useLanguage());
  const id = useId();
  if (!tip) return null;
  return createPortal(
    <Sheet id={id} anchor={icon.element} how={how} onClose={onClose}>
      <IconTip tip={tip} label={icon.label} alone />
    </Sheet>,
    document.body,
  );
}
