import { useEffect, useRef } from 'react';
import type { Offers, Spot } from '../spots.ts';
import { useAttention } from './attention.ts';
import type { Rect, Size } from './geometry.ts';
import type { usePanZoom, Zoom } from './pan-zoom.ts';
import { type Beyond, beyond, type Edge, fitTogether, reachesOver, towards } from './sight.ts';

interface Sight {
  readonly beyond: Beyond;
  /** Moves to what may be chosen beyond an edge. */
  readonly show: (edge: Edge) => void;
}

interface Seen {
  readonly offers: Offers;
  /** Where a spot is drawn, in the drawing's own lengths. */
  readonly placeOf: (spot: Spot) => Rect | null;
  /** The drawing's own size, */
  readonly plan: Size;
  /** how large it is at first, and what it may be seen in. */
  readonly fit: Size;
  readonly size: Size;
}

/** Brings what may be chosen into sight, once for each decision; counts what lies beyond the edges. */
export function useSight(
  { offers: { may }, placeOf, plan, fit, size }: Seen,
  { zoom, glide, byHand }: ReturnType<typeof usePanZoom>,
): Sight {
  const called = useAttention(({ spot }) => spot);
  const rectsOf = (spots: Iterable<Spot>, { k, x, y }: Zoom): Rect[] => {
    const scale = (fit.height * k) / plan.height;
    return [...spots]
      .flatMap((spot) => placeOf(spot) ?? [])
      .map((rect) => ({
        x: x + rect.x * scale,
        y: y + rect.y * scale,
        w: rect.w * scale,
        h: rect.h * scale,
      }));
  };
  const offered = (zoom: Zoom): Rect[] => rectsOf(may.keys(), zoom);
  const glideTo = (wanted: (seen: Zoom) => Rect[]) =>
    glide((now) => {
      const overWide = fit.width * now.k > size.width + 1;
      const large = overWide && !fitTogether(wanted(now), size);
      const seen = large ? { k: 1, x: 0, y: now.y / now.k } : now;
      const { x, y } = towards(wanted(seen), size);
      return { ...seen, x: seen.x - x, y: seen.y - y };
    });
  const show = (edge: Edge) =>
    glideTo((seen) => offered(seen).filter((rect) => reachesOver(edge, rect, size)));
  const showOffers = () => glideTo(offered);
  const showCalled = () => glideTo((seen) => rectsOf(called ? [called] : [], seen));
  const latest = useRef({ showOffers, showCalled });
  useEffect(() => {
    latest.current = { showOffers, showCalled };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other offers, other wishes
  useEffect(() => {
    byHand.current = false;
  }, [may, byHand]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the offers or the room change
  useEffect(() => {
    if (!byHand.current && may.size > 0) latest.current.showOffers();
  }, [may, size.height, fit, byHand]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same, and when another spot is meant
  useEffect(() => {
    if (!byHand.current && called) latest.current.showCalled();
  }, [called, may, size.height, fit, byHand]);
  const whole = fit.height * zoom.k <= size.height + 1 && fit.width * zoom.k <= size.width + 1;
  return { beyond: whole ? NOTHING : beyond(offered(zoom), size), show };
}

const NOTHING: Beyond = { above: 0, below: 0, left: 0, right: 0 };
