import { chance } from '../kit/chance.ts';
import {
  circle,
  engraved,
  fan,
  lerp,
  mirroredPoly,
  num,
  poly,
  rect,
  smooth,
  star,
} from '../kit/shapes.ts';
import { fill, group, mix } from '../kit/svg.ts';
import { WATER } from '../palettes.ts';
import type { Motifs } from '../pen.ts';
import { lights } from './parts.ts';

/** Cities, halls and what stands in them. */
export const buildings: Motifs = {
  skyline(pen, kind = 0) {
    const r = chance(pen.seed + kind),
      hues = pen.hues;
    let back = '',
      front = '',
      win: [number, number][] = [];
    for (let i = 0; i < 13; i++) {
      const x = -150 + i * 24 + r() * 10,
        w = 12 + r() * 16,
        h = 26 + r() * 40 * (1 - Math.abs(x) / 210),
        t = r();
      back +=
        rect(x, -h, w, h) +
        (t > 0.6
          ? `M${num(x)} ${num(-h)}A${num(w / 2)} ${num(w * 0.5)} 0 0 1 ${num(x + w)} ${num(-h)}Z`
          : rect(x + w * 0.2, -h - 5, w * 0.6, 6));
    }
    const tower = (x: number, w: number, h: number, k: number) => {
      let d = '',
        y = 0;
      for (let j = 0; j < k; j++) {
        const ww = w * (1 - j / (k + 0.6)),
          hh = h * (j === 0 ? 0.42 : 0.58 / (k - 1));
        d += poly([
          { x: x - ww / 2, y: -y },
          { x: x - ww / 2 + ww * 0.06, y: -y - hh },
          { x: x + ww / 2 - ww * 0.06, y: -y - hh },
          { x: x + ww / 2, y: -y },
        ]);
        for (let m = 0; m < ww / 7; m++)
          if (r() > 0.35) win.push([x - ww * 0.36 + m * 6, -y - hh * (0.3 + 0.4 * r())]);
        y += hh;
      }
      return (
        d +
        (kind
          ? poly([
              { x: x - 1.6, y: -y },
              { x, y: -y - h * 0.34 },
              { x: x + 1.6, y: -y },
            ])
          : `M${num(x - (w / (k + 1)) * 0.6)} ${num(-y)}A${num((w / (k + 1)) * 0.6)} ${num((w / (k + 1)) * 0.7)} 0 0 1 ${num(x + (w / (k + 1)) * 0.6)} ${num(-y)}Z` +
            poly([
              { x: x - 0.7, y: -y - (w / (k + 1)) * 0.6 },
              { x, y: -y - h * 0.26 },
              { x: x + 0.7, y: -y - (w / (k + 1)) * 0.6 },
            ]))
      );
    };
    if (kind)
      front =
        tower(-88, 40, 60, 3) +
        tower(-46, 30, 92, 4) +
        tower(-8, 46, 74, 3) +
        tower(38, 28, 104, 5) +
        tower(80, 50, 66, 3) +
        tower(126, 30, 50, 3);
    else
      front =
        tower(0, 96, 100, 5) +
        tower(-78, 50, 52, 3) +
        tower(74, 46, 62, 3) +
        tower(-124, 40, 38, 2) +
        tower(120, 38, 40, 2);
    return (
      fill(back, mix(hues.land[1], hues.land[2], 0.5)) +
      pen.rim(front, hues.land[3], 1.1) +
      lights(pen, win, 1.3)
    );
  },
  /** Council hall: tiers of delegates around a lit floor. */
  amphi(pen, k = 6) {
    const { hues } = pen;
    const r = chance(pen.seed);
    let s = '';
    for (let i = 0; i < k; i++) {
      const t = i / (k - 1),
        rx = lerp(92, 172, t),
        ry = lerp(13, 22, t),
        cy = lerp(-64, 4, t),
        f = mix(mix(hues.land[0], hues.rim, 0.14), hues.ink, t * 0.85);
      let heads = '';
      s +=
        fill(
          `M${num(-rx)} ${num(cy)}A${num(rx)} ${num(ry)} 0 0 1 ${num(rx)} ${num(cy)}V40H${num(-rx)}Z`,
          mix(f, hues.rim, 0.3),
        ) +
        fill(
          `M${num(-rx)} ${num(cy + 1)}A${num(rx)} ${num(ry)} 0 0 1 ${num(rx)} ${num(cy + 1)}V40H${num(-rx)}Z`,
          f,
        );
      const m = 20;
      for (let j = 0; j <= m; j++) {
        const a = Math.PI * (0.12 + (0.76 * j) / m),
          x = -rx * Math.cos(a),
          y = cy - ry * Math.sin(a),
          z = 2 + t * 2.6;
        if (r() > 0.16)
          heads +=
            circle(x, y - z * 1.9, z * 0.62) +
            `M${num(x - z * 1.25)} ${num(y + z)}Q${num(x - z)} ${num(y - z * 1.2)} ${num(x)} ${num(y - z * 1.25)}Q${num(x + z)} ${num(y - z * 1.2)} ${num(x + z * 1.25)} ${num(y + z)}Z`;
      }
      s += pen.rim(heads, mix(f, hues.ink, 0.62), 0.5);
    }
    return s;
  },
  pillars(pen, k = 6) {
    const { hues } = pen;
    let s = '';
    for (let i = 0; i < k; i++) {
      const t = (i / (k - 1)) * 2 - 1;
      if (Math.abs(t) < 0.25) continue;
      const x = t * 105,
        w = 9 + Math.abs(t) * 6,
        h = 100 + Math.abs(t) * 45;
      s += pen.rim(
        rect(x - w / 2, -h, w, h + 20) + rect(x - w * 0.8, -4, w * 1.6, 24),
        mix(hues.land[2], hues.ink, Math.abs(t) * 0.5),
        1.2,
      );
      let d = '';
      for (let j = 1; j < 4; j++) d += rect(x - w / 2 + (w * j) / 4 - 0.35, -h, 0.7, h - 5);
      s += fill(d, hues.rim, 0.14);
    }
    return s;
  },
  throne(pen) {
    const { hues } = pen;
    return (
      fill(fan(0, -46, 24, 92, 26, 180, 360, 0.5), hues.glow, 0.24) +
      fill(fan(0, -46, 30, 64, 13, 180, 360, 0.62), hues.rim, 0.55) +
      pen.rim(
        mirroredPoly(
          '0,-106 5,-98 9,-84 14,-84 14,-76 20,-76 20,-30 32,-30 32,-24 30,-24 30,-8 38,-8 38,-3 50,-3 50,3 64,3 64,10 0,10',
        ),
        hues.ink,
        1.4,
      ) +
      fill(mirroredPoly('0,-94 3,-88 6,-76 10,-72 12,-34 0,-34'), mix(hues.ink, hues.rim, 0.2)) +
      fill(mirroredPoly('0,-88 2,-80 4.5,-70 5,-40 0,-40'), mix(hues.ink, hues.accent, 0.42)) +
      fill(star(0, -86, 5, 4, 0.3), hues.glow) +
      fill(rect(-27, -20, 54, 1.2) + rect(-34, -5.6, 68, 1) + rect(-46, 0, 92, 0.9), hues.rim, 0.6)
    );
  },
  windtrap(pen) {
    const { hues } = pen;
    let s = '';
    [
      [-46, 0.62],
      [44, 0.72],
      [0, 1],
    ].forEach(([x, k]) => {
      s += group(
        `translate(${x} 0) scale(${k})`,
        pen.rim(
          poly('-17,0 -12,-64 -26,-78 -26,-100 -6,-96 30,-100 26,-78 12,-62 16,0'),
          hues.ink,
          1.2,
        ) +
          [0, 1, 2, 3, 4]
            .map((i) =>
              fill(
                poly([
                  { x: -24, y: -97 + i * 4.4 },
                  { x: 26, y: -97.5 + i * 4.4 },
                  { x: 25, y: -95.4 + i * 4.4 },
                  { x: -23, y: -95 + i * 4.4 },
                ]),
                hues.rim,
                0.5 - i * 0.06,
              ),
            )
            .join('') +
          fill(rect(-2, -52, 4, 42), hues.accent, 0.55) +
          fill(circle(0, -8, 5, 3), WATER, 0.9),
      );
    });
    return s;
  },
  tent(pen) {
    const { hues } = pen;
    return [
      [-58, 0.7],
      [60, 0.6],
      [0, 1],
    ]
      .map(([x, k]) =>
        group(
          `translate(${x} 0) scale(${k})`,
          pen.rim(smooth('-46,0! -30,-22 -10,-50 0,-62! 12,-48 30,-22 50,0!'), hues.ink, 1.3) +
            fill(smooth('-8,0! -5,-24 0,-44! 7,-22 10,0!'), hues.glow, 0.9) +
            fill(
              engraved(0, -60, 22, -30, 40, 0, 1) + engraved(0, -60, -20, -34, -36, 0, 1),
              hues.rim,
              0.4,
            ),
        ),
      )
      .join('');
  },
};
