import { engraved, lerp, num, type Point, poly, taper } from '../kit/shapes.ts';
import { fill, line, mix, moved } from '../kit/svg.ts';
import type { Layers } from '../pen.ts';

/** The land. */
export const ground: Layers = {
  /** Rock country with flat tops; lit cliffs. */
  mesa(view, y = 60, h = 18, depth = 0, gap = 0.5) {
    const hues = view.hues,
      f = hues.land[depth]!,
      lit = view.light.x < 50 ? -1 : 1,
      top = [],
      fac = [],
      hat = [];
    let x = -8 + view.chance() * 8;
    top.push({ x: view.x(-6), y: view.y(y) });
    while (x < 108) {
      const w = 5 + view.chance() * 15,
        t = y - h * (0.4 + 0.6 * view.chance()),
        st = 0.5 + view.chance();
      const a = view.x(x),
        b = view.x(x + w),
        T = view.y(t),
        B = view.y(y),
        m = T + (B - T) * 0.55,
        k = view.size(st * 2);
      top.push(
        { x: a - k * 3, y: B },
        { x: a - k, y: m },
        { x: a, y: T + k * 0.4 },
        { x: a + k, y: T },
      );
      if (view.chance() > 0.5) {
        const e = lerp(a, b, 0.3 + 0.4 * view.chance());
        top.push({ x: e, y: T }, { x: e + k * 0.6, y: T + k });
        top.push({ x: b - k * 0.5, y: T + k });
      } else top.push({ x: b - k, y: T });
      top.push({ x: b + k, y: m }, { x: b + k * 3, y: B });
      const e = lit < 0 ? a : b,
        wd = (b - a) * (0.16 + 0.16 * view.chance()) * lit;
      fac.push(
        poly([
          { x: e - (lit > 0 ? k : -k), y: T + k },
          { x: e + lit * k, y: m },
          { x: e + lit * k * 3, y: B },
          { x: e - wd * 1.2, y: B },
          { x: e - wd * 0.8, y: m },
          { x: e - wd, y: T + k },
        ]),
      );
      for (let i = 0; i < 4; i++) {
        const u = lerp(a, b, 0.15 + view.chance() * 0.7),
          v = T + k * 1.5;
        hat.push(
          engraved(
            u,
            v,
            u + view.size(0.4),
            (v + m) / 2,
            u - view.size(0.4),
            m + (B - m) * view.chance(),
            view.size(0.5),
          ),
        );
      }
      x += w + 2 + view.chance() * 26 * gap;
    }
    top.push(
      { x: view.x(106), y: view.y(y) },
      { x: view.x(106), y: view.h + 5 },
      { x: view.x(-6), y: view.h + 5 },
    );
    return (
      view.rim(poly(top), f, 0.8, 0.55) +
      fill(fac.join(''), mix(f, hues.rim, 0.3), 0.75) +
      fill(hat.join(''), hues.ink, 0.3)
    );
  },
  /** Jagged ranges. */
  peaks(view, y = 60, h = 25, depth = 0) {
    const hues = view.hues,
      f = hues.land[depth]!,
      P = [{ x: -20, y: view.y(y) }],
      fac = [];
    let x = -10;
    while (x < 112) {
      const w = 7 + view.chance() * 13,
        t = y - h * (0.35 + 0.65 * view.chance()),
        a = view.x(x + w * (0.4 + 0.2 * view.chance()));
      P.push({ x: a, y: view.y(t) }, { x: view.x(x + w), y: view.y(y - h * 0.18 * view.chance()) });
      const s = view.light.x < x ? -1 : 1;
      fac.push(
        poly([
          { x: a, y: view.y(t) },
          { x: a + s * view.x(w * 0.42), y: view.y(y) },
          { x: a + s * view.x(w * 0.1), y: view.y(y) },
          { x: a - s * view.x(w * 0.05), y: view.y((y + t) / 2) },
        ]),
      );
      x += w;
    }
    P.push(
      { x: view.w + 20, y: view.y(y) },
      { x: view.w + 20, y: view.h + 5 },
      { x: -20, y: view.h + 5 },
    );
    return view.rim(poly(P), f, 0.7, 0.5) + fill(fac.join(''), mix(f, hues.rim, 0.28), 0.55);
  },
  /** Dunes: k layers from far to near, each with crests, shadowed slip faces and engraved ripples. */
  dunes(view, y = 62, k = 3, amp = 12, from = 1) {
    const hues = view.hues;
    let s = '';
    for (let i = 0; i < k; i++) {
      const f0 = hues.land[Math.min(3, from + i)]!,
        f = i < k - 1 || k < 2 ? mix(f0, hues.rim, 0.1) : f0,
        t = i / k,
        by = lerp(y, 101, t) + amp * 0.5,
        A = amp * (1 + t * 0.7),
        dir = view.light.x < 50 ? 1 : -1;
      const pk = Array.from({ length: 2 + (view.chance() > 0.6 ? 1 : 0) }, (_, j) => ({
        x: ((j + 0.15 + 0.7 * view.chance()) * 100) / 2.4 + (i % 2) * 10 - 8,
        h: A * (0.55 + 0.6 * view.chance()),
        w: 16 + 14 * view.chance(),
      }));
      const H = (x: number): number => {
        let m = 0;
        for (const e of pk) {
          const d = (x - e.x) * dir,
            w = d > 0 ? e.w * 0.62 : e.w * 1.25;
          m = Math.max(
            m,
            e.h *
              (d > 0 ? Math.max(0, 1 - d / w / 1.6) ** 1.5 : Math.max(0, 1 + d / w / 1.5) ** 1.9),
          );
        }
        return by - m - Math.sin(x * 0.11 + i * 2) * 0.8;
      };
      const R: Point[] = [];
      for (let x = -4; x <= 104; x += 2) R.push({ x: view.x(x), y: view.y(H(x)) });
      const d =
        'M' +
        R.map((v) => `${num(v.x)} ${num(v.y)}`).join('L') +
        `V${view.h + 6}H${num(view.x(-4))}Z`;
      s +=
        fill(d, mix(f, hues.rim, 0.75), num(0.9 - t * 0.3)) + moved(d, f, 0, num(view.size(0.55)));
      let rip = '',
        sh = '';
      for (const e of pk) {
        const px = view.x(e.x),
          py = view.y(H(e.x)),
          L: Point[] = [];
        for (let u = 0; u <= 1.001; u += 0.125) {
          const x = e.x + dir * u * e.w * 1.05;
          L.push({ x: view.x(x), y: view.y(H(x)) + view.size(0.4) });
        }
        const dep = view.size(e.h * 1.9 + 6),
          w = view.x(e.w) * dir;
        sh +=
          'M' +
          L.map((v) => `${num(v.x)} ${num(v.y)}`).join('L') +
          `C${num(px + w * 1.1)} ${num(py + dep * 0.8)} ${num(px + w * 0.5)} ${num(py + dep)} ${num(px - w * 0.35)} ${num(py + dep * 1.05)}C${num(px + w * 0.25)} ${num(py + dep * 0.62)} ${num(px - w * 0.28)} ${num(py + dep * 0.4)} ${num(px)} ${num(py)}Z`;
      }
      for (let j = 0; j < 9; j++) {
        const x0 = view.chance() * 90 - 5,
          w = 10 + view.chance() * 22,
          o = 2.2 + j * (1.5 + i * 0.5),
          P: Point[] = [];
        for (let u = 0; u <= 1.001; u += 0.125) {
          const x = x0 + u * w;
          P.push({ x: view.x(x), y: view.y(H(x) + o + Math.sin(u * 6) * 0.25) });
        }
        rip += taper(P, view.size(0.55));
      }
      s += fill(rip, mix(f, hues.rim, 0.5), 0.5) + fill(sh, mix(f, hues.ink, 0.6), 0.72);
    }
    return s;
  },
  /** Flat ground with converging engraved lines: halls, plains, tarmac. */
  floor(view, y = 70, depth = 2, vx = 50) {
    const f = view.hues.land[depth]!;
    let d = '',
      e = '';
    for (let i = -9; i <= 9; i++)
      d += `M${num(view.x(vx + i * 2.2))} ${num(view.y(y))}L${num(view.x(vx + i * 17))} ${num(view.h)}`;
    for (let i = 1; i < 6; i++) {
      const Y = view.y(lerp(y, 100, (i / 6) ** 1.8));
      e += `M0 ${num(Y)}H${view.w}`;
    }
    return (
      fill(`M0 ${num(view.y(y))}H${view.w}V${view.h}H0Z`, f) +
      line(d + e, view.hues.rim, view.size(0.25), 0.16) +
      line(`M0 ${num(view.y(y))}H${view.w}`, view.hues.rim, view.size(0.4), 0.6)
    );
  },
  /** Water: bars of reflected light under x. */
  water(view, y = 72, x = 50, w = 22) {
    const f = mix(view.hues.land[2], '#0f3550', 0.55);
    let d = '';
    for (let i = 0; i < 16; i++) {
      const t = i / 16,
        Y = view.y(lerp(y + 1, 99, t)),
        W = view.x(w * (0.35 + t) * (0.4 + 0.6 * view.chance())),
        X = view.x(x + (view.chance() - 0.5) * 6);
      d += engraved(X - W, Y, X, Y, X + W, Y, view.size(0.7 + t * 0.9));
    }
    return (
      fill(`M0 ${num(view.y(y))}H${view.w}V${view.h}H0Z`, f) +
      fill(d, view.hues.glow, 0.75) +
      line(`M0 ${num(view.y(y))}H${view.w}`, view.hues.rim, view.size(0.4), 0.6)
    );
  },
};
