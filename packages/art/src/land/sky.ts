import { circle, engraved, fan, num, star } from '../kit/shapes.ts';
import { fill, mix, ring } from '../kit/svg.ts';
import type { Layers } from '../pen.ts';

/** Sky and light. */
export const sky: Layers = {
  /** The sky is laid by the composer; rings make the light glow without a filter. */
  sun(view, x = 50, y = 40, r = 16, rays = 0) {
    const X = view.x(x),
      Y = view.y(y),
      R = view.size(r),
      hues = view.hues;
    let s = '';
    for (let i = 7; i > 0; i--)
      s += fill(circle(X, Y, R * (1 + i * i * 0.085 + i * 0.18)), hues.glow, 0.055);
    if (rays) s += fill(fan(X, Y, R * 1.25, view.w, rays, 0, 360, 0.42), hues.glow, 0.07);
    return (
      s +
      fill(circle(X, Y, R), hues.glow) +
      fill(circle(X, Y, R * 0.86), mix(hues.glow, '#ffffff', 0.35), 0.5)
    );
  },
  moon(view, x = 70, y = 25, r = 10, phase = 0.35) {
    const X = view.x(x),
      Y = view.y(y),
      R = view.size(r),
      hues = view.hues;
    let s = '';
    for (let i = 5; i > 0; i--) s += fill(circle(X, Y, R * (1 + i * 0.34)), hues.glow, 0.05);
    s += fill(circle(X, Y, R), hues.glow);
    if (phase)
      s += fill(
        `M${num(X)} ${num(Y - R)}A${num(R)} ${num(R)} 0 0 ${phase > 0 ? 1 : 0} ${num(X)} ${num(Y + R)}A${num(R * (1 + Math.abs(phase)))} ${num(R * 1.15)} 0 0 ${phase > 0 ? 0 : 1} ${num(X)} ${num(Y - R)}Z`,
        mix(hues.glow, hues.sky[1], 0.35),
      );
    return (
      s +
      fill(
        circle(X - R * 0.35, Y - R * 0.2, R * 0.16) +
          circle(X - R * 0.1, Y + R * 0.4, R * 0.1) +
          circle(X - R * 0.5, Y + R * 0.22, R * 0.08),
        hues.sky[1],
        0.22,
      )
    );
  },
  /** An eclipse: dark disc, burning edge. */
  eclipse(view, x = 50, y = 38, r = 17) {
    const X = view.x(x),
      Y = view.y(y),
      R = view.size(r),
      hues = view.hues;
    let s = '';
    for (let i = 7; i > 0; i--) s += fill(circle(X, Y, R * (1 + i * 0.2)), hues.glow, 0.06);
    s += fill(fan(X, Y, R * 1.1, R * 2.4, 48, 0, 360, 0.28), hues.glow, 0.12);
    return (
      s +
      fill(circle(X, Y, R * 1.06), hues.glow) +
      fill(circle(X + R * 0.03, Y + R * 0.03, R), mix(hues.ink, hues.sky[0], 0.6))
    );
  },
  stars(view, k = 40, y1 = 55) {
    let a = '',
      b = '';
    for (let i = 0; i < k; i++) {
      const x = view.chance() * view.w,
        y = view.chance() ** 1.3 * view.y(y1),
        z = view.chance();
      if (z > 0.88) b += star(x, y, view.size(1.5 + view.chance()), 4, 0.16);
      else a += circle(x, y, view.size(0.18 + z * 0.25));
    }
    return fill(a, view.hues.glow, 0.55) + fill(b, view.hues.glow, 0.85);
  },
  /** Deco clouds or dust: long tapered bars. */
  bars(view, y = 30, k = 7, spread = 22) {
    let d = '';
    for (let i = 0; i < k; i++) {
      const x = view.chance() * view.w,
        w = view.w * (0.12 + view.chance() * 0.3),
        yy = view.y(y + (view.chance() - 0.5) * spread);
      d += engraved(
        x - w,
        yy,
        x,
        yy - view.size(0.6),
        x + w,
        yy,
        view.size(1.1 + view.chance() * 1.4),
      );
    }
    return fill(d, view.hues.glow, 0.16);
  },
  /** The deco background for objects: rays from a point, ring, ground line. */
  burst(view, x = 50, y = 55, k = 32, r = 30) {
    const X = view.x(x),
      Y = view.y(y),
      R = view.size(r),
      hues = view.hues;
    let s = fill(fan(X, Y, R * 0.2, view.w * 0.9, k, 0, 360, 0.5), hues.sky[2], 0.2);
    for (let i = 5; i > 0; i--) s += fill(circle(X, Y, R * (0.6 + i * 0.22)), hues.glow, 0.06);
    return (
      s +
      ring(circle(X, Y, R * 1.25), hues.rim, num(view.size(0.35)), '', 0.5) +
      ring(
        circle(X, Y, R * 1.31),
        hues.rim,
        num(view.size(0.8)),
        `${num(view.size(0.4))} ${num(view.size(2.4))}`,
        0.55,
      )
    );
  },
  /** A shaft of light from above. */
  beam(view, x = 50, w0 = 8, w1 = 34, y1 = 92, o = 0.22) {
    return (
      fill(
        `M${num(view.x(x - w0 / 2))} -4H${num(view.x(x + w0 / 2))}L${num(view.x(x + w1 / 2))} ${num(view.y(y1))}H${num(view.x(x - w1 / 2))}Z`,
        `url(#${view.id}b)`,
        o * 2,
      ) + fill(circle(view.x(x), view.y(y1), view.x(w1 / 2), view.size(3)), view.hues.glow, o)
    );
  },
};
