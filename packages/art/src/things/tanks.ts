import { circle, mirroredPoly, num, rect, smooth } from '../kit/shapes.ts';
import { fill, group, line, mix } from '../kit/svg.ts';
import type { Motifs, Pen } from '../pen.ts';

function tankOne(pen: Pen, v = 0): string {
  const { hues } = pen;
  return (
    fill(circle(0, -50, 42, 56), hues.glow, 0.1) +
    pen.rim(
      mirroredPoly('0,-106 12,-104 15,-98 24,-96 24,-88 20,-86 20,-18 24,-16 26,-6 32,0 0,0'),
      hues.ink,
      1,
    ) +
    fill('M-16-84H16V-20H-16Z', `url(#${pen.id}t)`) +
    group(
      v % 2 ? 'translate(0 -3) scale(-1 1)' : 'translate(0 0)',
      [
        circle(2, -65, 9.4, 10),
        smooth('-5,-60 -12,-50 -11,-37 -2,-29 9,-30 12,-37! 5,-39 1,-45 5,-52 7,-58'),
        smooth('3,-33 9,-45 14,-44 13,-37 8,-29'),
        smooth('2,-54 10,-52 11,-48 4,-48'),
      ]
        .map((d) => fill(d, mix(hues.ink, hues.sky[1], 0.3)))
        .join('') +
        fill(circle(6, -64, 1.5), hues.glow, 0.9) +
        line('M-10-52Q-13-42 -7-34', hues.glow, 0.7, 0.5) +
        line('M3-40C-4-30 -12-26 -12-20', mix(hues.ink, hues.sky[1], 0.3), 1.4),
    ) +
    fill(
      circle(-9, -34, 1.2) +
        circle(10, -74, 1.5) +
        circle(11, -30, 0.9) +
        circle(-10, -78, 1) +
        circle(8, -46, 0.8),
      '#ffffff',
      0.75,
    ) +
    fill(rect(-14, -83, 3, 62), '#ffffff', 0.3) +
    fill(rect(-20, -92, 40, 1) + rect(-22, -12, 44, 1), hues.rim, 0.6) +
    line('M0-104C-4-124 18-130 20-150', mix(hues.ink, hues.rim, 0.25), 2)
  );
}

/** What the Tleilaxu grow. */
export const tanks: Motifs = {
  /** Tanks in a row. */
  lab(pen, k = 3) {
    let s = '';
    for (let i = 0; i < k; i++) {
      const x = (i - (k - 1) / 2) * 58,
        z = i === (k - 1) / 2 ? 1 : 0.82;
      s += group(`translate(${num(x)} 0) scale(${z})`, tankOne(pen, i));
    }
    return s;
  },
  tankOne,
};
