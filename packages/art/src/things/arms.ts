import { chance } from '../kit/chance.ts';
import { circle, engraved, mirroredPoly, poly, rect, smooth, spikes, star } from '../kit/shapes.ts';
import { fill, group, line, mix, ring } from '../kit/svg.ts';
import type { Motifs, Pen } from '../pen.ts';

function dagger(pen: Pen): string {
  const { hues } = pen;
  return group(
    'rotate(-18 0 -50)',
    pen.rim(poly('0,-116 6,-98 7,-34 -7,-34 -6,-98'), mix(hues.glow, hues.land[0], 0.2), 1.2) +
      fill(poly('0,-116 6,-98 7,-34 0,-34'), mix(hues.land[1], hues.ink, 0.3), 0.8) +
      fill(rect(-0.6, -100, 1.2, 62), hues.ink, 0.5) +
      pen.rim(mirroredPoly('0,-36 24,-38 28,-33 24,-29 8,-27 6,4 9,9 0,16'), hues.ink, 1.1) +
      fill(
        [0, 1, 2, 3, 4]
          .map((i) =>
            poly([
              { x: -6, y: -22 + i * 5 },
              { x: 6, y: -25 + i * 5 },
              { x: 6, y: -23.4 + i * 5 },
              { x: -6, y: -20.4 + i * 5 },
            ]),
          )
          .join(''),
        hues.rim,
        0.7,
      ) +
      fill(circle(0, 8, 2.4) + circle(25, -33, 1.8) + circle(-25, -33, 1.8), hues.accent),
  );
}

/** Arms, and what they do. */
export const arms: Motifs = {
  crysknife(pen) {
    const { hues } = pen;
    return group(
      'rotate(24 0 -50)',
      pen.rim(
        smooth('3,-112! -9,-96 -14,-76 -13,-52 -8,-34! 9,-34! 10,-54 8,-80'),
        mix(hues.glow, hues.land[0], 0.12),
        1.4,
      ) +
        fill(
          smooth('3,-112! 0,-88 2,-60 5,-34! 9,-34! 10,-54 8,-80'),
          mix(hues.land[1], hues.ink, 0.2),
          0.75,
        ) +
        fill(
          engraved(-1, -100, -9, -72, -5, -40, 1.2) + engraved(-5, -88, -11, -70, -9, -48, 0.8),
          hues.ink,
          0.35,
        ) +
        pen.rim(
          smooth(
            '-15,-36! 16,-36! 13,-29 7,-28! 8,-12 6,2 10,9 0,13 -10,9 -6,2 -8,-12 -7,-28! -13,-29',
          ),
          hues.ink,
          1,
        ) +
        fill(
          [0, 1, 2, 3, 4]
            .map((i) => engraved(-8, -24 + i * 6, 0, -20 + i * 6, 8, -25 + i * 6, 1.7))
            .join(''),
          hues.rim,
          0.75,
        ) +
        fill(circle(0, 8, 2.6), hues.accent),
    );
  },
  dagger,
  swords(pen) {
    return (
      group('rotate(-34 0 -50)', dagger(pen)) + group('scale(-1 1) rotate(-34 0 -50)', dagger(pen))
    );
  },
  lasgun(pen) {
    const { hues } = pen;
    return (
      fill(poly('52,-60 240,-66 240,-50'), hues.glow, 0.16) +
      fill(poly('52,-59 240,-60 240,-57'), hues.glow, 0.95) +
      pen.rim(
        poly(
          '-96,-40 -92,-62 -60,-66 -54,-72 -16,-72 -10,-66 44,-63 54,-60 54,-56 44,-53 -6,-50 -14,-44 -22,-18 -36,-18 -32,-46 -62,-48 -70,-36',
        ),
        hues.ink,
        1.3,
      ) +
      fill([0, 1, 2, 3, 4, 5].map((i) => rect(-8 + i * 8, -65, 3, 13)).join(''), hues.rim, 0.5) +
      fill(circle(-36, -60, 5), hues.accent) +
      fill(circle(-36, -60, 2.4), hues.glow) +
      fill(spikes(54, -58, 3, 16, 8), hues.glow, 0.9)
    );
  },
  shield(pen) {
    const { hues } = pen;
    const h = [],
      R = 8.4;
    for (let y = -7; y <= 7; y++)
      for (let x = -7; x <= 7; x++) {
        const X = (x + (y % 2 ? 0.5 : 0)) * R * 1.75,
          Y = y * R * 1.5;
        if (Math.hypot(X, Y) < 56)
          h.push(
            poly(
              Array.from({ length: 6 }, (_, i) => ({
                x: X + R * 0.93 * Math.sin((i * Math.PI) / 3),
                y: Y - 52 + R * 0.93 * Math.cos((i * Math.PI) / 3),
              })),
            ),
          );
      }
    return (
      fill(circle(0, -52, 62), hues.glow, 0.1) +
      line(h.join(''), hues.glow, 0.8, 0.5) +
      ring(circle(0, -52, 60), hues.glow, 1.6) +
      ring(circle(0, -52, 63), hues.glow, 0.6, '', 0.5) +
      fill('M-44-88A56 56 0 0 1 20-104A70 70 0 0 0-44-88Z', '#ffffff', 0.5)
    );
  },
  mushroom(pen) {
    const { hues } = pen;
    return (
      fill(circle(0, -70, 90, 70), hues.glow, 0.1) +
      fill(circle(0, -74, 66, 46), hues.glow, 0.14) +
      pen.rim(
        smooth(
          '-14,0! -9,-30 -8,-54! -40,-52 -58,-66 -50,-86 -30,-92 -18,-108 6,-112 26,-102 48,-92 58,-74 44,-56 8,-54! 9,-30 16,0!',
        ),
        mix(hues.accent, hues.ink, 0.35),
        2,
      ) +
      fill(
        smooth('-6,-54! -30,-60 -40,-70 -24,-74 -10,-86 8,-84 20,-76 36,-72 30,-62 6,-55!'),
        hues.glow,
        0.75,
      ) +
      fill(poly('-5,-54 5,-54 8,0 -8,0'), hues.glow, 0.8) +
      fill(circle(0, -34, 26, 4), hues.glow, 0.5) +
      fill(circle(0, 0, 70, 7), hues.accent, 0.6) +
      fill(circle(0, 0, 40, 4), hues.glow, 0.9)
    );
  },
  /** An explosion on the field. */
  blast(pen) {
    const { hues } = pen;
    const r = chance(pen.seed);
    let sm_ = '';
    for (let i = 0; i < 7; i++)
      sm_ += fill(
        circle((r() - 0.5) * 70, -30 - r() * 60, 14 + r() * 16),
        mix(hues.ink, hues.land[1], 0.5),
        0.5,
      );
    return (
      fill(circle(0, -24, 60), hues.glow, 0.12) +
      sm_ +
      fill(spikes(0, -6, 16, 62, 17, 180, 360, 0.8), hues.accent, 0.95) +
      fill(spikes(0, -6, 12, 40, 13, 184, 356, 0.85), hues.glow) +
      fill(circle(0, -6, 14, 10), '#ffffff', 0.85)
    );
  },
  /** What throws a drugged dart, and the dart. */
  stunner(pen) {
    const { hues } = pen;
    const metal = mix(hues.ink, hues.land[1], 0.35);
    return group(
      'rotate(-18 0 -56)',
      pen.rim(poly('-58,-52 -40,-52 -48,-8 -70,-8'), hues.ink, 1.2) +
        fill(rect(-64, -34, 18, 3) + rect(-66, -24, 18, 3) + rect(-67, -14, 18, 3), hues.rim, 0.6) +
        pen.rim(
          smooth('-78,-52! -80,-66 -70,-76 -40,-78 -8,-72! 12,-70! 12,-54! -8,-52!'),
          metal,
          1.4,
        ) +
        fill(circle(-52, -65, 8), hues.rim) +
        fill(circle(-52, -65, 5.4), hues.accent) +
        fill(rect(-36, -68, 22, 2.4) + rect(-36, -62, 22, 2.4), hues.rim, 0.5) +
        line('M-38-46C-26-44 -24-34 -34-30', hues.ink, 3) +
        fill(poly('22,-63 6,-80 16,-80 34,-66') + poly('22,-61 6,-44 16,-44 34,-58'), hues.accent) +
        fill(smooth('18,-62! 40,-67 60,-65 112,-62! 60,-59 40,-57'), hues.glow) +
        fill(star(112, -62, 17, 8, 0.22), hues.glow) +
        fill(
          engraved(-2, -86, 30, -88, 74, -80, 1.4) + engraved(-2, -38, 30, -36, 74, -44, 1.4),
          hues.rim,
          0.6,
        ),
    );
  },
};
