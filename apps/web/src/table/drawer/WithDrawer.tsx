import { lazy, type ReactNode, Suspense } from 'react';
import { RulesOpenHere } from '../../rules/RuleLink.tsx';
import { DrawingProvider, PlaceProvider, useDrawerPlace, useNewDrawer } from './drawer.ts';

const Drawer = lazy(() => import('./Drawer.tsx'));

/** Rules, icons and the log open over what is within, and nobody leaves it for them. */
export function WithDrawer({ children }: { readonly children: ReactNode }) {
  const { place, drawing } = useNewDrawer();
  return (
    <DrawingProvider value={drawing}>
      <RulesOpenHere value={drawing.openRule}>
        <PlaceProvider value={place}>{children}</PlaceProvider>
      </RulesOpenHere>
    </DrawingProvider>
  );
}

/** The drawer itself, at the table whose game it speaks of. */
export function DrawerHere() {
  const place = useDrawerPlace();
  return (
    <Suspense fallback={null}>{place && <Drawer tab={place.tab} rules={place.rules} />}</Suspense>
  );
}
