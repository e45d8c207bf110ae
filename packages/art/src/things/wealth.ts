import { chance } from '../kit/chance.ts';
import { circle, fan, mirroredPoly, num, poly, rect, smooth, star } from '../kit/shapes.ts';
import { fill, group, line, mix, ring } from '../kit/svg.ts';
import { SPICE } from '../palettes.ts';
import type { Motifs } from '../pen.ts';

/** Signs of power and of money. */
export const wealth: Motifs = {
  crown(pen) {
    const { hues } = pen;
    return (
      fill(fan(0, -40, 30, 120, 30, 180, 360, 0.45), hues.glow, 0.14) +
      pen.rim(
        mirroredPoly('0,-92 7,-66 14,-50 26,-72 31,-46 52,-60 44,-12 0,-4'),
        mix(hues.rim, hues.land[0], 0.35),
        1.6,
      ) +
      fill(
        mirroredPoly('0,-74 4,-58 10,-36 0,-34') +
          poly('24,-58 28,-34 16,-36') +
          poly('-24,-58 -28,-34 -16,-36'),
        hues.ink,
        0.55,
      ) +
      pen.rim(smooth('-44,-20! 0,-10 44,-20! 42,-2! 0,8 -42,-2!'), hues.ink, 1) +
      fill(
        [-30, -15, 0, 15, 30].map((x) => star(x, -3 - Math.abs(x) * 0.17, 4, 4, 0.5)).join(''),
        hues.glow,
      ) +
      fill(
        circle(0, -94, 4) +
          circle(26, -74, 3) +
          circle(-26, -74, 3) +
          circle(52, -62, 3) +
          circle(-52, -62, 3),
        hues.glow,
      )
    );
  },
  ring(pen) {
    const { hues } = pen;
    return (
      ring(circle(0, -36, 40), hues.rim, 11) +
      ring(circle(0.8, -35, 40), mix(hues.rim, hues.ink, 0.62), 9.4) +
      line('M-36-24A40 40 0 0 0 6 5', hues.rim, 2, 0.6) +
      pen.rim(
        mirroredPoly('0,-112 24,-106 34,-88 28,-68 0,-58'),
        mix(hues.rim, hues.ink, 0.35),
        1.4,
      ) +
      fill(mirroredPoly('0,-106 20,-101 28,-87 23,-72 0,-64'), hues.ink) +
      fill(
        smooth('0,-98! 4,-88 18,-94! 12,-82 4,-78 0,-68! -4,-78 -12,-82 -18,-94! -4,-88'),
        hues.accent,
      ) +
      fill(fan(0, -86, 46, 90, 18, 180, 360, 0.3), hues.glow, 0.22)
    );
  },
  coin(pen) {
    const { hues } = pen;
    return group(
      'translate(0 -50)',
      fill(circle(5, 4, 48), hues.ink) +
        fill(circle(0, 0, 48), hues.rim) +
        fill(circle(1, 1, 46.5), mix(hues.rim, hues.ink, 0.5)) +
        fill(fan(0, 0, 38, 44, 48, 0, 360, 0.4), hues.rim, 0.7) +
        fill(circle(0, 0, 35), mix(hues.rim, hues.ink, 0.78)) +
        fill(star(0, 0, 30, 6, 0.4), hues.rim) +
        fill(star(0.8, 0.8, 22, 6, 0.4), mix(hues.rim, hues.ink, 0.5)) +
        fill(circle(0, 0, 7), hues.accent),
    );
  },
  coins(pen) {
    const { hues } = pen;
    const r = chance(pen.seed);
    let s = '';
    [
      [-56, 5],
      [-28, 9],
      [2, 13],
      [32, 7],
      [58, 4],
    ].forEach(([x, k]) => {
      for (let i = 0; i < k; i++) {
        const X = x + (r() - 0.5) * 3,
          y = -i * 6.2;
        s +=
          fill(
            `M${num(X - 15)} ${num(y - 5)}V${num(y)}A15 5 0 0 0 ${num(X + 15)} ${num(y)}V${num(y - 5)}Z`,
            mix(hues.ink, hues.rim, 0.28),
          ) +
          fill(circle(X, y - 5, 15, 5), hues.rim) +
          fill(
            circle(X + 0.5, y - 4.6, 14, 4.4),
            mix(hues.rim, hues.ink, i === k - 1 ? 0.35 : 0.6),
          );
      }
    });
    return s;
  },
  scales(pen) {
    const { hues } = pen;
    const pan = (x: number) =>
      line(`M${x}-84L${x - 20}-40M${x}-84L${x + 20}-40`, hues.rim, 0.9, 0.8) +
      pen.rim(smooth(`${x - 26},-40! ${x + 26},-40! ${x + 14},-28 ${x - 14},-28`), hues.ink, 1.2);
    return (
      pen.rim(mirroredPoly('0,-104 3,-98 4,-88 3,-12 10,-6 26,-4 30,4 0,4'), hues.ink, 1.2) +
      pen.rim(smooth('-58,-84! -30,-92 0,-90 30,-92 58,-84! 30,-87 0,-85 -30,-87'), hues.ink, 1) +
      pan(-56) +
      pan(56) +
      fill(poly('-72,-40 -56,-62 -40,-40'), SPICE) +
      fill(poly('-64,-40 -56,-62 -52,-40'), hues.glow, 0.8) +
      fill(
        [0, 1, 2].map((i) => circle(46 + i * 10, -43, 5.4, 3)).join('') +
          circle(51, -48, 5.4, 3) +
          circle(61, -48, 5.4, 3),
        hues.rim,
      ) +
      fill(circle(0, -106, 5), hues.glow)
    );
  },
  chest(pen) {
    const { hues } = pen;
    return (
      fill(circle(0, -54, 70, 46), hues.glow, 0.13) +
      pen.rim(poly('-52,0 -56,-40 56,-40 52,0'), hues.ink, 1.2) +
      pen.rim(
        smooth('-56,-46! -60,-80 -50,-94! 40,-98! 56,-84 58,-48!'),
        mix(hues.ink, hues.land[1], 0.4),
        1.2,
      ) +
      fill(smooth('-50,-41! -36,-54 -18,-47 -2,-58 16,-50 34,-56 50,-41!'), hues.glow) +
      fill(circle(-22, -47, 6) + circle(20, -50, 6) + circle(2, -46, 7), hues.accent) +
      fill(rect(-40, -40, 5, 40) + rect(35, -40, 5, 40), hues.rim, 0.5) +
      fill(mirroredPoly('0,-38 9,-38 9,-22 0,-16'), hues.rim)
    );
  },
  key(pen) {
    const { hues } = pen;
    return group(
      'rotate(32 0 -50)',
      pen.rim(
        circle(0, -92, 20) + rect(-4, -74, 8, 84) + rect(2, -8, 22, 7) + rect(2, 3, 16, 7),
        mix(hues.rim, hues.ink, 0.3),
        1.3,
      ) +
        fill(circle(0, -92, 12), hues.ink) +
        fill(star(0, -92, 10, 4, 0.35), hues.accent) +
        fill(rect(-7, -72, 14, 3) + rect(-7, -66, 14, 2), hues.rim),
    );
  },
  flagpole(pen, v = 0) {
    const { hues } = pen;
    return (
      line('M0 0V-104', hues.ink, 2.6) +
      line('M-.8 0V-104', hues.rim, 0.6, 0.7) +
      pen.rim(
        smooth('1,-102! 20,-98 36,-104 58,-98! 52,-82 58,-64! 40,-68 22,-60 1,-64!'),
        v ? mix(hues.accent, hues.ink, 0.35) : hues.ink,
        1,
      ) +
      fill(star(26, -82, 9, v ? 4 : 6, 0.4), v ? hues.ink : hues.rim)
    );
  },
};
