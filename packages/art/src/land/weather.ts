import { circle, engraved, type Point, poly, smooth, star } from '../kit/shapes.ts';
import { fill, mix } from '../kit/svg.ts';
import type { Layers } from '../pen.ts';

/** What is in the air. */
export const weather: Layers = {
  /** Dust or spice blowing in the foreground. */
  dust(view, y = 80, k = 30, spread = 30) {
    let d = '',
      e = '';
    for (let i = 0; i < k; i++) {
      const x = view.chance() * 100,
        Y = y + (view.chance() - 0.5) * spread;
      if (i % 3) e += circle(view.x(x), view.y(Y), view.size(0.2 + view.chance() * 0.55));
      else
        d += engraved(
          view.x(x),
          view.y(Y),
          view.x(x + 6),
          view.y(Y - 1),
          view.x(x + 8 + view.chance() * 9),
          view.y(Y - 1.5),
          view.size(0.4),
        );
    }
    return fill(e, view.hues.glow, 0.7) + fill(d, view.hues.glow, 0.35);
  },
  /** Lines of fire: k beams between the sky on the left and the right. */
  lances(view, y = 40, k = 4, y1 = 76) {
    let d = '',
      e = '';
    for (let i = 0; i < k; i++) {
      const m = ((i + 0.5) / k) * 100,
        a = m < 50 ? 1 : -1,
        A = { x: view.x(m - a * (4 + view.chance() * 4)), y: view.y(y + view.chance() * 10 - 5) },
        B = { x: view.x(m + a * (7 + view.chance() * 7)), y: view.y(y1 + view.chance() * 6 - 3) };
      d += poly([A, { x: B.x + view.size(0.7), y: B.y }, { x: B.x - view.size(0.7), y: B.y }]);
      e += star(B.x, B.y, view.size(5), 6, 0.2);
    }
    return fill(d, view.hues.glow, 0.9) + fill(e, view.hues.glow);
  },
  /** A Coriolis storm: a wall of dust that leans over the land, with lightning. */
  storm(view, x = 60, y = 80) {
    const hues = view.hues;
    let s = '';
    [
      [0, 0.35],
      [1, 0.6],
      [2, 0.85],
    ].forEach(([i, k]) => {
      const P: Point[] = [{ x: view.x(x - 16 + i * 12), y: view.y(y + 4), sharp: true }];
      for (let j = 0; j <= 7; j++) {
        const t = j / 7;
        P.push({
          x: view.x(x - 18 + i * 13 + Math.sin(t * 5 + i) * 5 - t * t * 20),
          y: view.y(y - t * (y + 6)),
        });
        P.push({
          x: view.x(x - 12 + i * 13 + Math.sin(t * 5 + i + 0.5) * 5 - t * t * 18),
          y: view.y(y - (t + 0.07) * (y + 6)),
          sharp: true,
        });
      }
      P.push(
        { x: view.x(112), y: -20, sharp: true },
        { x: view.x(112), y: view.y(y + 4), sharp: true },
      );
      s += view.rim(smooth(P), mix(hues.land[0], hues.ink, k * 0.8), 1, 0.9);
      let d = '';
      for (let j = 0; j < 8; j++) {
        const yy = 6 + (j * (y - 8)) / 8 + view.chance() * 4,
          a = x - 8 + i * 13 - (1 - yy / y) ** 2 * 16;
        d += engraved(
          view.x(a),
          view.y(yy),
          view.x(a + 12),
          view.y(yy - 5),
          view.x(a + 22 + view.chance() * 20),
          view.y(yy - 1),
          view.size(1.1),
        );
      }
      s += fill(d, hues.rim, 0.3);
    });
    return (
      s +
      fill(
        poly(
          [
            [x + 4, 8],
            [x - 3, 34],
            [x + 2, 34],
            [x - 7, 62],
            [x + 8, 29],
            [x + 3, 29],
            [x + 9, 8],
          ].map(([u, v]) => ({ x: view.x(u), y: view.y(v) })),
        ),
        hues.glow,
      )
    );
  },
};
