import { circle, engraved, rect, smooth } from '../kit/shapes.ts';
import { fill, line, mix } from '../kit/svg.ts';
import type { Motifs } from '../pen.ts';

/** What lives on Arrakis and is not a worm. */
export const wildlife: Motifs = {
  /** A hawk that soars, one wing beyond the other. */
  hawk(pen) {
    const { hues } = pen;
    return (
      pen.rim(
        smooth(
          '4,-50! 20,-70 44,-86 76,-94! 70,-86 73,-82! 63,-78 65,-73! 55,-70 56,-64! 45,-62 45,-56! 34,-50 20,-40!',
        ),
        mix(hues.ink, hues.land[1], 0.35),
        0.8,
      ) +
      pen.rim(
        smooth('-22,-36! -36,-30 -58,-14! -50,-13 -52,-7! -42,-10 -38,-3! -26,-14 -10,-26!'),
        hues.ink,
        0.8,
      ) +
      pen.rim(
        smooth(
          '-26,-36! -10,-48 12,-58 30,-60! 40,-63 48,-58 51,-50! 46,-51 42,-48! 34,-40 14,-28 -14,-24!',
        ),
        hues.ink,
        1,
      ) +
      pen.rim(
        smooth(
          '16,-50! -4,-74 -34,-92 -74,-98! -68,-90 -72,-86! -62,-82 -65,-76! -55,-74 -57,-67! -46,-66 -48,-59! -37,-58 -37,-51! -26,-46 -8,-38 10,-36!',
        ),
        hues.ink,
        1,
      ) +
      fill(
        engraved(6, -48, -26, -74, -66, -89, 1.8) +
          engraved(2, -45, -24, -66, -58, -79, 1.8) +
          engraved(-2, -43, -24, -58, -50, -70, 1.8) +
          engraved(-6, -41, -22, -52, -42, -61, 1.6) +
          engraved(-20, -31, -34, -24, -48, -13, 1.6) +
          engraved(-14, -29, -28, -20, -40, -10, 1.6),
        hues.rim,
        0.5,
      ) +
      fill(circle(42, -56.5, 1.7), hues.glow)
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
