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
  /** A knife fighter who lunges, masked but for the eyes. */
  duel(pen) {
    const { hues } = pen;
    const skin = mix('#d3a274', hues.rim, 0.4);
    return (
      pen.rim(
        smooth(
          '-2,-85! -18,-77 -38,-72 -62,-80! -56,-66 -66,-56 -58,-42! -42,-52 -28,-54 -13,-54!',
        ),
        mix(hues.ink, hues.accent, 0.34),
        1,
      ) +
      fill(
        engraved(-8, -78, -30, -68, -54, -70, 1.6) + engraved(-12, -68, -32, -62, -56, -54, 1.6),
        hues.ink,
        0.6,
      ) +
      pen.rim(
        smooth(
          '9,-84! 17,-82 26,-79 35,-79 44,-83! 48,-78 46,-73! 35,-70 25,-68 17,-66! 15,-56 14,-46! 23,-41 31,-32 32,-25! 33,-15 36,-5 43,-3 44,0! 27,0! 25,-10 20,-21! 11,-29 2,-33! -6,-26 -16,-14 -26,-5 -26,0! -44,0! -45,-4 -37,-7! -29,-18 -21,-32 -14,-46! -15,-56 -13,-68! -20,-66 -27,-59! -33,-61 -32,-67! -24,-76 -14,-82 -3,-84!',
        ),
        hues.ink,
        1.1,
      ) +
      fill(engraved(-9, -80, 4, -68, 13, -52, 3), mix(hues.ink, hues.rim, 0.3)) +
      fill(smooth('-14,-49! 0,-45 14,-49! 14,-44 0,-40 -14,-44!'), hues.rim, 0.75) +
      fill(
        engraved(8, -40, 20, -36, 26, -26, 1.6) +
          engraved(-4, -36, -14, -24, -28, -8, 1.6) +
          engraved(-8, -62, -4, -54, 4, -50, 1.4) +
          engraved(18, -76, 28, -73, 40, -77, 1.4),
        hues.rim,
        0.45,
      ) +
      pen.rim(
        smooth('-2,-97! -14,-99 -26,-92 -32,-84! -24,-86 -20,-80! -12,-88 -2,-90!'),
        hues.ink,
        0.8,
      ) +
      pen.rim(smooth('0,-83! -5,-91 -4,-100 4,-106 13,-104 17,-96 16,-88 10,-82!'), hues.ink, 1) +
      fill(smooth('6,-98! 12,-99 16.4,-96 16.2,-91! 11,-90 7,-92!'), skin) +
      fill(poly('10,-96 15.4,-95 15.4,-93.4 10.4,-94'), hues.ink) +
      fill(engraved(-2, -98, 4, -103, 11, -103, 1.6), hues.rim, 0.5) +
      fill(smooth('41,-77! 50,-92 63,-102 78,-107! 73,-95 62,-84 48,-73!'), hues.ink) +
      fill(smooth('47,-80! 54,-91 64,-99 75,-104! 69,-95 60,-87 50,-77!'), hues.glow) +
      line('M41-84L50-73', hues.rim, 2.4)
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
