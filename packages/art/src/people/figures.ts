import { chance } from '../kit/chance.ts';
import {
  circle,
  engraved,
  lerp,
  mirrored,
  num,
  poly,
  rect,
  smooth,
  star,
  taper,
} from '../kit/shapes.ts';
import { fill, line, mix } from '../kit/svg.ts';
import type { Motifs, Pen } from '../pen.ts';

/** The folds of a robe, each a curve. */
const folds = ({ hues }: Pen, curves: readonly Curve[]): string =>
  fill(curves.map((curve) => engraved(...curve, 1.6)).join(''), hues.rim, 0.4);

type Curve = readonly [number, number, number, number, number, number];

function soldier(pen: Pen, arm = 0): string {
  const { hues } = pen;
  return (
    (arm === 2
      ? line('M19-2V-126', hues.ink, 2) + fill(poly('19,-140 22,-124 19,-118 16,-124'), hues.rim)
      : '') +
    pen.rim(
      smooth(
        '0,-103! 5,-101 7.5,-95 7,-88 5,-85! 9,-83 18,-82! 21,-72 18,-60 19,-48! 13,-47 13,-40 16,-22 15,-6 18,0! 6,0! 5,-18 2,-40! -2,-40! -6,-18 -8,0! -20,0! -16,-8 -16,-24 -13,-42 -14,-60 -19,-70 -17,-82! -9,-83 -5,-85! -7.5,-90 -7,-96 -4,-101',
      ),
      hues.ink,
      1,
    ) +
    fill(poly('-4.6,-94.6 4.6,-94.6 3.4,-92.4 -3.4,-92.4'), hues.glow, 0.9) +
    fill(poly('-12,-78 0,-72 12,-78 9,-60 0,-54 -9,-60'), mix(hues.ink, hues.rim, 0.24)) +
    fill(rect(-12, -50, 24, 2), hues.rim, 0.6) +
    (arm === 1
      ? line('M-24-44L24-68', hues.ink, 4) + line('M-24-45L26-70', hues.rim, 0.8, 0.8)
      : arm === 3
        ? fill(poly('19,-50 22,-48 34,-104 31,-102'), hues.glow)
        : '')
  );
}

/** Standing figures, 100 high. */
export const figures: Motifs = {
  hood(pen, staff = 0) {
    const { hues } = pen;
    return (
      (staff ? line('M21-98V0', hues.ink, 2) + fill(star(21, -102, 5, 4, 0.35), hues.glow) : '') +
      pen.rim(
        smooth(
          '1,-101! 8,-97 11,-88 10,-82 18,-76 21,-58 24,-30 32,-1! 14,1 0,-2 -16,1 -30,-1! -24,-30 -21,-58 -17,-76 -9,-83 -10,-92 -6,-99',
        ),
        hues.ink,
        1.1,
      ) +
      fill(smooth('1,-95! 6,-91 6,-84 0,-78 -5,-84 -5,-91'), mix(hues.ink, hues.land[1], 0.45)) +
      fill(rect(-4, -88, 3, 1.1) + rect(1.4, -88, 3, 1.1), '#7cc8f5') +
      folds(pen, [
        [-8, -72, -14, -40, -17, -3],
        [0, -70, -3, -40, -4, -3],
        [9, -70, 16, -40, 19, -3],
        [-3, -60, 8, -30, 9, -3],
      ])
    );
  },
  veil(pen) {
    const { hues } = pen;
    return (
      pen.rim(
        smooth(
          '0,-106! 6,-100 8,-92 8,-84 15,-76 17,-58 20,-30 32,0! 0,-2 -32,0! -20,-30 -17,-58 -15,-76 -8,-84 -8,-92 -6,-100',
        ),
        hues.ink,
        1.1,
      ) +
      fill(mirrored('0,-96 4,-94 5,-88 3,-82 0,-79'), mix(hues.rim, hues.land[1], 0.35)) +
      fill(mirrored('0,-97 5,-94 6,-86 4,-82! 3.6,-90 0,-93'), hues.ink) +
      fill(rect(-3, -89, 2, 0.9) + rect(1, -89, 2, 0.9), hues.ink) +
      folds(pen, [
        [-6, -76, -10, -40, -16, -2],
        [6, -76, 10, -40, 16, -2],
        [0, -74, 0, -40, 0, -2],
        [-12, -70, -14, -40, -24, -2],
        [12, -70, 14, -40, 24, -2],
      ]) +
      fill(poly('0,-74 4,-64 0,-54 -4,-64'), hues.accent)
    );
  },
  soldier,
  guildsman(pen) {
    const { hues } = pen;
    return (
      fill(circle(0, -88, 21, 23), hues.accent, 0.2) +
      pen.rim(
        mirrored('0,-108 11,-104 15,-92 13,-80! 22,-74 25,-46 24,-20 28,0! 0,0'),
        hues.ink,
        1.1,
      ) +
      fill(mirrored('0,-103 8,-100 11,-91 9,-81 0,-79'), hues.accent, 0.75) +
      fill(mirrored('0,-98 5,-95 6,-88 3,-81 0,-80'), hues.ink) +
      fill(rect(-4, -92, 2.6, 1.1) + rect(1.6, -92, 2.6, 1.1), hues.glow) +
      folds(pen, [
        [-14, -70, -17, -40, -17, -2],
        [14, -70, 17, -40, 17, -2],
        [-6, -66, -6, -40, -6, -2],
        [6, -66, 6, -40, 6, -2],
      ]) +
      fill(poly('0,-72 7,-62 0,-52 -7,-62'), hues.rim)
    );
  },
  /** A cape, an open coat, a sash, a high collar, a sword. */
  noble(pen) {
    const { hues } = pen;
    const skin = mix('#d3a274', hues.rim, 0.35);
    return (
      pen.rim(
        smooth('-12,-83! 12,-83! 24,-74 27,-46 36,0! 0,-6 -36,0! -27,-46 -24,-74'),
        mix(hues.ink, hues.accent, 0.3),
        1.1,
      ) +
      fill(
        engraved(-20, -70, -24, -40, -30, -3, 1.8) + engraved(20, -70, 24, -40, 30, -3, 1.8),
        hues.ink,
        0.7,
      ) +
      line('M10-50L31-10', hues.rim, 1.6) +
      pen.rim(
        smooth('-10,-34! -12,-8 -19,0! -3,0! -1,-28! 1,-28! 3,0! 19,0! 12,-8 10,-34!'),
        hues.ink,
        0.7,
      ) +
      pen.rim(
        smooth(
          '0,-86! 8,-85 18,-80! 21,-66 17,-51! 12,-53! 11,-46 20,-16! 9,-22 0,-32! -9,-22 -20,-16! -11,-46 -12,-53! -17,-51! -21,-66 -18,-80! -8,-85',
        ),
        hues.ink,
        1.1,
      ) +
      fill(engraved(0, -80, 1, -56, 0, -34, 1.4), hues.rim, 0.7) +
      fill(rect(-11.4, -50, 22.8, 2.2), hues.rim, 0.8) +
      fill(taper('-15,-79 -6,-68 4,-58 11,-49', 5), hues.accent, 0.95) +
      fill(poly('-20,-80 -9,-84 -8,-80 -19,-76') + poly('20,-80 9,-84 8,-80 19,-76'), hues.rim) +
      fill(smooth('0,-107! 5,-104 6.2,-98 4.6,-92 0,-87! -4.6,-92 -6.2,-98 -5,-104'), skin) +
      fill(
        smooth('0,-107! 0.6,-98 -0.6,-94 0,-87! -4.6,-92 -6.2,-98 -5,-104'),
        mix(skin, hues.ink, 0.5),
      ) +
      fill(rect(-3.8, -98.6, 2.4, 1.1) + rect(1.4, -98.6, 2.4, 1.1), hues.ink) +
      fill(
        smooth('-6.4,-95! -8,-103 -4,-109 2,-110 7,-105 6.6,-96! 5,-102 0,-104.6 -5,-102'),
        hues.ink,
      ) +
      fill(
        poly('-10,-93 -1,-81 -9,-82') + poly('10,-93 1,-81 9,-82'),
        mix(hues.ink, hues.rim, 0.35),
      ) +
      fill(star(-11, -66, 4, 6, 0.45), hues.glow)
    );
  },
  /** Who lunges with a crysknife: a hood, a cape in the wind, a tunic over the stillsuit. */
  duel(pen) {
    const { hues } = pen;
    const skin = mix('#d3a274', hues.rim, 0.4);
    return (
      pen.rim(
        smooth(
          '10,-85! -12,-80 -32,-66 -62,-68! -55,-56 -70,-42! -54,-42 -56,-26! -38,-36 -22,-46 -8,-52!',
        ),
        mix(hues.ink, hues.accent, 0.34),
        1,
      ) +
      fill(
        engraved(0, -80, -26, -66, -56, -64, 1.6) +
          engraved(-4, -72, -30, -54, -62, -44, 1.6) +
          engraved(-6, -62, -30, -44, -52, -30, 1.4),
        hues.ink,
        0.6,
      ) +
      pen.rim(
        smooth(
          '6,-34! 22,-37 33,-31 34,-24! 34,-14 37,-6 46,-3 47,0! 26,0! 25,-10 22,-18! 8,-24 -4,-26! -16,-18 -26,-10 -34,-3 -36,0! -55,0! -55,-4 -46,-7! -36,-20 -26,-32 -18,-40!',
        ),
        hues.ink,
        1.1,
      ) +
      fill(
        engraved(25, -17, 30, -15, 34, -17, 1.6) +
          engraved(25, -12, 31, -10, 36, -12, 1.6) +
          engraved(-37, -21, -33, -17, -31, -12, 1.6) +
          engraved(-43, -14, -40, -10, -37, -7, 1.6),
        hues.rim,
        0.55,
      ) +
      pen.rim(
        smooth(
          '12,-84! 20,-82 28,-78 37,-77! 47,-81! 51,-77 49,-71! 38,-68 28,-66 20,-65! 17,-56 14,-48! 18,-38 27,-24! 10,-27 2,-34! -6,-26 -26,-20! -20,-34 -13,-47! -12,-56 -9,-67! -18,-68 -28,-60 -36,-50! -42,-53 -39,-60! -30,-72 -16,-80 0,-84!',
        ),
        hues.ink,
        1.1,
      ) +
      fill(engraved(-6, -80, 8, -66, 14, -50, 3), mix(hues.ink, hues.rim, 0.3)) +
      fill(engraved(-14, -46, 0, -44, 15.5, -48, 3.6), mix(hues.ink, hues.rim, 0.6)) +
      fill(
        engraved(2, -42, 2, -36, 4, -32, 1.4) +
          engraved(-8, -42, -14, -32, -21, -24, 1.4) +
          engraved(10, -44, 14, -36, 21, -28, 1.4) +
          engraved(-8, -64, -4, -56, 4, -50, 1.4) +
          engraved(22, -75, 31, -72, 42, -76, 1.4),
        hues.rim,
        0.45,
      ) +
      pen.rim(
        smooth('0,-80! -5,-88! 0,-93 3,-101 9,-107 17,-106! 21,-101 21,-93 18,-84 22,-79! 10,-76'),
        hues.ink,
        1,
      ) +
      fill(smooth('13,-102! 18,-102.5 20,-97 21.5,-93.6! 20,-92 19.6,-88! 15,-86 12,-92'), skin) +
      fill(smooth('13,-102! 15.5,-97 15,-91 17,-86.4! 12,-87 11,-95'), mix(skin, hues.ink, 0.6)) +
      fill(smooth('11,-91.4! 16,-90 20.6,-91.6! 20.4,-86 16,-83 10,-84!'), hues.ink) +
      fill(poly('15.6,-98 20,-97.6 19.6,-96 16,-96.2'), '#7cc8f5') +
      fill(engraved(3, -83, 3, -96, 10, -104, 1.6), hues.rim, 0.5) +
      fill(smooth('51,-76! 57,-88 67,-98 80,-105 92,-107! 84,-98 72,-88 57,-78!'), hues.ink) +
      fill(
        smooth('52,-78! 58,-88.5 68,-97.6 80,-104 91,-106.4! 81,-99.6 70,-91.5 57,-82!'),
        hues.glow,
      ) +
      fill(smooth('44,-80! 50,-83 53,-78 50,-71! 45,-72'), skin) +
      line('M47-72L55-84', hues.rim, 2.2)
    );
  },
  /** Rows of soldiers, far to near. */
  ranks(pen, rows = 4, arm = 2, wide = 1) {
    let s = '';
    const { hues } = pen;
    for (let r = 0; r < rows; r++) {
      const t = r / Math.max(1, rows - 1),
        k = lerp(0.34, 0.92, t * t),
        m = Math.round(lerp(15, 7, t) * wide),
        one = `${pen.id}r${Math.round(pen.x)}${r}`;
      s += `<defs><g id="${one}">${soldier({ ...pen, hues: { ...hues, ink: mix(hues.land[2], hues.ink, t) } }, arm)}</g></defs>`;
      for (let i = 0; i < m; i++)
        s += `<use href="#${one}" transform="translate(${num((i + (r % 2) / 2 - (m - 0.5) / 2) * lerp(18, 46, t))} ${num(lerp(-34, 26, t * t))}) scale(${num(k * 100) / 100})"/>`;
    }
    return s;
  },
  crowd(pen, k = 12) {
    let s = '';
    const r = chance(pen.seed);
    for (let i = 0; i < k; i++) {
      const x = (i - (k - 1) / 2) * 24 + (r() - 0.5) * 10,
        z = 0.7 + 0.4 * r();
      s += pen.rim(
        `M${num(x - 16)} 30C${num(x - 15)} ${num(-14 * z)} ${num(x - 9)} ${num(-20 * z)} ${num(x - 6)} ${num(-24 * z)}C${num(x - 9)} ${num(-44 * z)} ${num(x + 9)} ${num(-44 * z)} ${num(x + 6)} ${num(-24 * z)}C${num(x + 9)} ${num(-20 * z)} ${num(x + 15)} ${num(-14 * z)} ${num(x + 16)} 30Z`,
        pen.hues.ink,
        1,
      );
    }
    return s;
  },
};
