import { circle, engraved, mirrored, poly, rect, smooth } from '../kit/shapes.ts';
import { fill, group, line, mix } from '../kit/svg.ts';
import type { Motifs } from '../pen.ts';
import { blade } from './parts.ts';

/** What lives on Arrakis and is not a worm. */
export const wildlife: Motifs = {
  /** A hawk with its wings spread. */
  hawk(pen) {
    const { hues } = pen;
    const quills = [-34, -22, -9, 5, 20, 36, 54];
    const wing = (side: number) =>
      group(
        `scale(${side} 1)`,
        pen.rim(
          quills.map((turn, i) => blade(8, -62 + i * 3, 92 - i * 9, turn, 15)).join(''),
          hues.ink,
          0.8,
        ) +
          fill(
            quills.map((turn, i) => blade(14, -60 + i * 3, 76 - i * 8, turn, 2)).join(''),
            hues.rim,
            0.5,
          ),
      );
    return (
      fill(
        [68, 79, 90, 101, 112].map((turn) => blade(0, -40, 46, turn, 13)).join(''),
        mix(hues.ink, hues.land[1], 0.3),
      ) +
      wing(-1) +
      wing(1) +
      pen.rim(mirrored('0,-90 8,-84 12,-66 9,-44 0,-30'), hues.ink, 1) +
      fill(poly('-3,-84 0,-72 3,-84'), hues.accent) +
      fill(circle(-4, -84, 1.4) + circle(4, -84, 1.4), hues.glow) +
      fill([-62, -54, -46].map((y) => engraved(-7, y, 0, y + 5, 7, y, 1.6)).join(''), hues.rim, 0.5)
    );
  },
  /** The mouse that gave a name. */
  mouse(pen) {
    const { hues } = pen;
    return (
      line('M-30-10C-66-4 -84-30 -72-62', hues.ink, 5) +
      line('M-31-12C-66-6 -82-30 -71-60', hues.rim, 1.2, 0.7) +
      pen.rim(smooth('-73,-60! -80,-72 -76,-86 -68,-92! -64,-80 -68,-68'), hues.ink, 1) +
      pen.rim(
        smooth('20,-60! 8,-78 10,-98 22,-104 32,-92 32,-70') +
          smooth('32,-62! 30,-82 40,-100 52,-98 54,-82 44,-64'),
        hues.ink,
        1,
      ) +
      fill(
        smooth('20,-66! 14,-80 18,-94 25,-92 28,-76') +
          smooth('36,-66! 37,-82 44,-92 49,-84 42,-70'),
        mix(hues.accent, hues.ink, 0.4),
      ) +
      pen.rim(
        smooth(
          '-30,0! -42,-16 -36,-42 -12,-56 8,-58 20,-66 38,-66 52,-56 60,-46! 50,-40 36,-38 24,-32 26,-18 34,-16 28,-10 16,-14 8,-26 0,-18 8,-6 26,0!',
        ),
        hues.ink,
        1.4,
      ) +
      fill(circle(40, -54, 3.4), hues.glow) +
      fill(circle(41, -54, 1.6), hues.ink) +
      fill(
        engraved(-34, -30, -20, -46, 2, -50, 2) + engraved(-28, -8, -16, -30, 2, -28, 2),
        hues.rim,
        0.5,
      ) +
      line('M54-46L74-50M54-44L72-40', hues.rim, 0.7, 0.7)
    );
  },
  /** A desert ass under its packs. */
  kulon(pen) {
    const { hues } = pen;
    return (
      pen.rim(
        smooth(
          '-56,-20! -58,-44 -46,-58 -18,-62 12,-60 28,-70 40,-92! 40,-112! 48,-100 56,-110! 56,-94 72,-78 76,-66 66,-62 52,-68 44,-56 40,-40! 42,-16 44,0! 32,0! 30,-18 26,-34 -14,-34 -26,-36! -30,-16 -28,0! -40,0! -42,-20 -46,-36 -52,-30',
        ),
        hues.ink,
        1.5,
      ) +
      pen.rim(
        smooth('-36,-60! -34,-78 -10,-84 8,-76 10,-58! 6,-34 -32,-34'),
        mix(hues.ink, hues.accent, 0.35),
        1.2,
      ) +
      fill(rect(-35, -62, 44, 3) + rect(-34, -50, 43, 3), hues.rim, 0.6) +
      fill(circle(60, -84, 2), hues.glow) +
      fill(engraved(30, -68, 38, -56, 38, -42, 2), hues.rim, 0.5)
    );
  },
};
