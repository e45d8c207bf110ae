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
  /** A slug-pig. */
  slig(pen) {
    const { hues } = pen;
    const f = mix(hues.ink, hues.land[1], 0.4);
    return (
      pen.rim(
        smooth('-70,2! -66,-18 -46,-40 -14,-50 20,-44 44,-34 60,-36 72,-24 78,-12 70,2!'),
        f,
        1.5,
      ) +
      fill(
        [0, 1, 2, 3, 4, 5]
          .map((i) =>
            engraved(
              -48 + i * 16,
              -36 - Math.sin((i / 5) * 3) * 10,
              -40 + i * 17,
              -20,
              -50 + i * 17,
              0,
              2,
            ),
          )
          .join(''),
        hues.ink,
        0.75,
      ) +
      fill(
        [0, 1, 2, 3, 4]
          .map((i) =>
            engraved(
              -44 + i * 16,
              -38 - Math.sin((i / 5) * 3) * 9,
              -38 + i * 17,
              -26,
              -42 + i * 17,
              -14,
              1.2,
            ),
          )
          .join(''),
        hues.rim,
        0.55,
      ) +
      line('M60-35L66-52M68-30L78-45', f, 3) +
      fill(circle(66, -53, 3) + circle(78, -46, 3), hues.accent) +
      fill(smooth('70,-20 80,-18 81,-10 72,-8'), mix(f, hues.rim, 0.3)) +
      fill(circle(77, -15, 1.3), hues.ink)
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
