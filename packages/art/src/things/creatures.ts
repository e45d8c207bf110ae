import { chance } from '../kit/chance.ts';
import { circle, engraved, mirrored, poly, smooth } from '../kit/shapes.ts';
import { fill, line, mix } from '../kit/svg.ts';
import { SPICE } from '../palettes.ts';
import type { Motifs } from '../pen.ts';
import { blade } from './parts.ts';

/** Living things, and spice that breaks out of the sand. */
export const creatures: Motifs = {
  /** Living furniture. */
  chairdog(pen) {
    const { hues } = pen;
    const f = mix(hues.ink, hues.land[1], 0.4);
    return (
      fill(circle(0, -44, 70, 58), hues.glow, 0.1) +
      pen.rim(
        smooth(
          '0,-104 18,-102 30,-92 38,-98! 42,-80 36,-62! 52,-58 60,-44 58,-14 62,-4 54,2! -54,2! -62,-4 -58,-14 -60,-44 -52,-58 -36,-62! -42,-80 -38,-98! -30,-92 -18,-102',
        ),
        f,
        1.6,
      ) +
      fill(mirrored('0,-58 24,-56 34,-46 34,-26 0,-22'), mix(f, hues.ink, 0.55)) +
      pen.rim(smooth('-40,-34! 0,-40 40,-34! 44,-16 0,-12 -44,-16'), mix(f, hues.rim, 0.14), 1) +
      fill(
        engraved(-20, -80, -13, -75, -6, -80, 2.4) +
          engraved(20, -80, 13, -75, 6, -80, 2.4) +
          engraved(-8, -68, 0, -64, 8, -68, 2),
        hues.ink,
      ) +
      fill(poly('-4,-74 4,-74 0,-69'), hues.ink) +
      fill(
        engraved(-30, -88, -22, -70, -32, -60, 1.6) +
          engraved(30, -88, 22, -70, 32, -60, 1.6) +
          engraved(-56, -50, -46, -36, -52, -10, 1.8) +
          engraved(56, -50, 46, -36, 52, -10, 1.8),
        hues.rim,
        0.5,
      ) +
      [-46, 46]
        .map(
          (x) =>
            pen.rim(
              smooth(`${x - 15},2! ${x - 14},-10 ${x},-15 ${x + 14},-10 ${x + 15},2!`),
              f,
              1,
            ) + line(`M${x - 5}-8V0M${x + 5}-8V0`, hues.ink, 1.6),
        )
        .join('')
    );
  },
  /** Half slug, half pig. */
  slig(pen) {
    const { hues } = pen;
    const hide = mix(hues.ink, hues.land[1], 0.45);
    const frill = Array.from({ length: 9 }, (_, i) => circle(-70 + i * 15, -3, 9, 6)).join('');
    return (
      fill(circle(-24, 3, 90, 5), hues.glow, 0.3) +
      pen.rim(
        smooth(
          '-112,3! -96,-10 -78,-34 -44,-56 -6,-58 24,-50! 34,-58 46,-56! 60,-50 70,-40 84,-36! 93,-30 94,-18 88,-11! 76,-8 68,2!',
        ),
        hide,
        1.6,
      ) +
      fill(frill, mix(hide, hues.rim, 0.22)) +
      fill(
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            engraved(
              -74 + i * 17,
              -30 - Math.sin(0.5 + i * 0.45) * 22,
              -58 + i * 16,
              -28,
              -70 + i * 17,
              -6,
              2.6,
            ),
          )
          .join(''),
        hues.ink,
        0.75,
      ) +
      fill(engraved(-92, -18, -50, -56, 16, -50, 3), hues.rim, 0.45) +
      pen.rim(smooth('28,-50! 24,-72 34,-80! 48,-70 50,-54!'), mix(hide, hues.rim, 0.14), 1) +
      fill(smooth('33,-56! 31,-68 35,-73! 42,-66 44,-57!'), hues.ink, 0.6) +
      fill(circle(89, -23, 6.5, 12.5), mix(hide, hues.rim, 0.4)) +
      fill(circle(88, -28, 1.7, 3) + circle(90, -18, 1.7, 3), hues.ink) +
      fill(circle(64, -37, 4.6), hues.accent) +
      fill(circle(65, -37, 2), hues.ink) +
      fill(smooth('74,-12! 80,-16 82,-27! 86,-16 82,-8!'), hues.rim) +
      fill(engraved(58, -12, 70, -8, 84, -14, 2), hues.ink)
    );
  },
  /** A spice blow. */
  bloom(pen) {
    const { hues } = pen;
    const r = chance(pen.seed);
    let s = '';
    for (let i = 0; i < 26; i++) {
      const t = i / 26,
        a = -90 + (r() - 0.5) * 110,
        l = 20 + r() * 70;
      s += fill(blade(0, 4, l, a, 7 * (1 - t * 0.4)), i % 3 ? SPICE : hues.glow, 0.35 + 0.3 * r());
    }
    for (let i = 0; i < 50; i++) {
      const a = ((-90 + (r() - 0.5) * 150) * Math.PI) / 180,
        l = 25 + r() * 85;
      s += fill(
        circle(Math.cos(a) * l, Math.sin(a) * l, 0.6 + r() * 1.6),
        i % 2 ? hues.glow : SPICE,
        0.9,
      );
    }
    return (
      fill(circle(0, -10, 70, 60), SPICE, 0.1) +
      fill(circle(0, -6, 46, 38), SPICE, 0.14) +
      s +
      fill(circle(0, 3, 46, 8), hues.ink, 0.6) +
      fill(circle(0, 2, 34, 5), SPICE, 0.8) +
      fill(circle(0, 1, 20, 3), hues.glow)
    );
  },
};
