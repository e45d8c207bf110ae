import { engraved, lerp, num, smooth, taper } from '../kit/shapes.ts';
import { fill, fillAround, group, mix } from '../kit/svg.ts';
import type { Layers } from '../pen.ts';

/** What one looks through. */
export const frames: Layers = {
  /** Frame: mouth of a cave. */
  cave(view, w = 74, h = 84, x = 50) {
    const k = 22,
      P = [];
    for (let i = 0; i <= k; i++) {
      const a = Math.PI * (1 - i / k),
        j = 1 + (view.chance() - 0.5) * 0.16;
      P.push({
        x: view.x(x + ((Math.cos(a) * w) / 2) * j),
        y: view.y(100 - Math.sin(a) ** 0.75 * h * (1 + (view.chance() - 0.5) * 0.07)),
        sharp: view.chance() > 0.35,
      });
    }
    const hole = smooth([
        { x: P[0].x, y: view.h + 9, sharp: true },
        ...P,
        { x: P[k].x, y: view.h + 9, sharp: true },
      ]),
      out = `M-9-9H${view.w + 9}V${view.h + 9}H-9Z`;
    let hat = '';
    P.forEach((hues, _i) => {
      const cx = view.x(x),
        cy = view.y(70),
        dx = hues.x - cx,
        dy = hues.y - cy;
      for (let j = 0; j < 2; j++) {
        const a = 1.05 + view.chance() * 0.08,
          b = a + 0.1 + view.chance() * 0.3,
          s = (view.chance() - 0.5) * 0.08;
        hat += taper(
          [0, 0.33, 0.66, 1].map((u) => {
            const m = lerp(a, b, u);
            return { x: cx + (dx - dy * s) * m, y: cy + (dy + dx * s) * m };
          }),
          view.size(0.9),
        );
      }
    });
    return (
      fillAround(out + hole, mix(view.hues.rim, view.hues.land[1], 0.35)) +
      group(
        `translate(${num(view.x(x))} ${num(view.h)}) scale(1.025) translate(${num(-view.x(x))} ${num(-view.h)})`,
        fillAround(out + hole, view.hues.ink),
      ) +
      fill(hat, mix(view.hues.ink, view.hues.rim, 0.3), 0.6)
    );
  },
  /** Frame: a palace arch with stepped jambs. */
  arch(view, w = 62, h = 88, x = 50) {
    const hues = view.hues,
      A = (k: number) => {
        const a = view.x(x - (w / 2) * k),
          b = view.x(x + (w / 2) * k),
          t = view.y(100 - h * (0.4 + 0.6 * k)),
          m = view.y(100 - h * 0.5);
        return `M${num(a)} ${view.h + 9}V${num(m)}Q${num(a)} ${num(t + (m - t) * 0.25)} ${num(view.x(x))} ${num(t)}Q${num(b)} ${num(t + (m - t) * 0.25)} ${num(b)} ${num(m)}V${view.h + 9}Z`;
      },
      out = `M-9-9H${view.w + 9}V${view.h + 9}H-9Z`;
    let s = fillAround(out + A(1), mix(hues.land[2], hues.rim, 0.42));
    const steps: [number, string][] = [
      [1.03, mix(hues.land[2], hues.ink, 0.1)],
      [1.13, mix(hues.rim, hues.land[2], 0.55)],
      [1.15, mix(hues.land[3], hues.land[2], 0.35)],
      [1.27, mix(hues.rim, hues.land[3], 0.7)],
      [1.285, hues.ink],
    ];
    for (const [k, colour] of steps) s += fillAround(out + A(k), colour);
    return s;
  },
  /** Frame: drapes left and right. */
  drapes(view, w = 22) {
    const hues = view.hues;
    let s = '';
    for (const side of [-1, 1]) {
      const X = (u: number) => (side < 0 ? view.x(u) : view.x(100 - u));
      s += fill(
        `M${num(X(-3))} -5H${num(X(w + 6))}C${num(X(w + 3))} ${num(view.y(35))} ${num(X(w * 0.55))} ${num(view.y(58))} ${num(X(w * 0.4))} ${num(view.y(66))}C${num(X(w * 0.6))} ${num(view.y(80))} ${num(X(w * 0.7))} ${num(view.y(90))} ${num(X(w * 0.62))} ${view.h + 5}H${num(X(-3))}Z`,
        mix(hues.land[2], hues.accent, 0.2),
      );
      let d = '';
      for (let i = 0; i < 6; i++) {
        const u = w * (0.1 + i * 0.17);
        d +=
          engraved(X(u + 2), -4, X(u * 1.02), view.y(40), X(u * 0.38), view.y(65), view.size(1.6)) +
          engraved(
            X(u * 0.38),
            view.y(67),
            X(u * 0.6),
            view.y(82),
            X(u * 0.6),
            view.h,
            view.size(1.6),
          );
      }
      s += fill(d, hues.ink, 0.75);
    }
    return s;
  },
};
