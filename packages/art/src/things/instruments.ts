import {
  bend,
  circle,
  engraved,
  fan,
  mirrored,
  mirroredPoly,
  num,
  type Point,
  poly,
  rect,
  smooth,
  star,
  taper,
} from '../kit/shapes.ts';
import { fill, group, line, mix } from '../kit/svg.ts';
import { WATER } from '../palettes.ts';
import type { Motifs } from '../pen.ts';

/** Instruments and papers. */
export const instruments: Motifs = {
  hourglass(pen) {
    const { hues } = pen;
    return (
      pen.rim(
        mirroredPoly('0,-108 32,-108 32,-100 26,-98 26,-96 0,-96') +
          mirroredPoly('0,0 32,0 32,-8 26,-10 26,-12 0,-12') +
          rect(-29, -98, 4, 88) +
          rect(25, -98, 4, 88),
        hues.ink,
        1.2,
      ) +
      fill(mirrored('0,-96 20,-96! 20,-80 4,-56 4,-52 20,-28 20,-12! 0,-12'), hues.glow, 0.24) +
      fill(mirrored('0,-84 15,-86! 13,-76 2,-58 0,-54'), hues.accent) +
      fill(rect(-0.7, -56, 1.4, 40), hues.glow) +
      fill(mirrored('0,-34 6,-27 17,-14! 0,-13'), hues.accent) +
      fill(mirrored('0,-34 3,-27 6,-14 0,-13'), hues.glow, 0.7) +
      line('M-20-94V-80Q-18-68 -5-55M-5-52Q-18-40 -20-28V-14', '#ffffff', 1, 0.5)
    );
  },
  eye(pen, mech = 0) {
    const { hues } = pen;
    let d = '';
    for (let i = 0; i < 46; i++) {
      const a = (i / 46) * 2 * Math.PI;
      d += taper(
        [0.42, 0.6, 0.8, 0.98].map((t) => ({
          x: Math.cos(a + (t - 0.4) * 0.12) * 23 * t,
          y: -50 + Math.sin(a + (t - 0.4) * 0.12) * 23 * t,
        })),
        0.9,
      );
    }
    let s =
      fill(
        smooth('-78,-46! -40,-84 0,-94 44,-84 80,-50! 46,-24 4,-14 -40,-22'),
        mix(hues.ink, hues.land[2], 0.5),
      ) +
      fill(
        smooth('-66,-47! -36,-71 0,-80 36,-72 66,-49! 34,-30 0,-24 -34,-29'),
        mech ? mix(hues.ink, hues.land[1], 0.5) : '#123a66',
      ) +
      fill(
        smooth('-66,-47! -36,-62 0,-66 36,-62 66,-49! 34,-30 0,-24 -34,-29'),
        mech ? mix(hues.rim, hues.ink, 0.55) : '#2b7fc4',
        0.75,
      );
    s +=
      fill(circle(0, -50, 25), mech ? hues.rim : '#0d2c55') +
      fill(circle(0, -50, 23.4), mech ? hues.ink : '#3fa2e6') +
      fill(d, mech ? hues.accent : '#bfe6ff', 0.9) +
      fill(circle(0, -50, 9.5), hues.ink) +
      (mech
        ? fill(fan(0, -50, 11, 14, 12), hues.glow) + fill(circle(0, -50, 4), hues.accent)
        : '') +
      fill(circle(-7, -58, 4.4), '#ffffff', 0.95) +
      fill(circle(8, -42, 2), '#ffffff', 0.7);
    s +=
      pen.rim(smooth('-80,-46! -42,-78 0,-88 42,-80 84,-48! 40,-71 0,-79 -38,-69'), hues.ink, 1.3) +
      fill(engraved(-70, -44, 0, -8, 74, -46, 2.4), hues.ink) +
      fill(engraved(-82, -84, -20, -122, 74, -92, 11), hues.ink) +
      fill(engraved(-78, -88, -20, -124, 70, -96, 1.6), hues.rim, 0.7);
    return s;
  },
  flask(pen) {
    const { hues } = pen;
    return (
      pen.rim(
        smooth(
          '-8,-96! 8,-96! 8,-66 10,-58 32,-26 34,-10 24,0! -24,0! -34,-10 -32,-26 -10,-58 -8,-66',
        ),
        mix(hues.ink, hues.land[1], 0.5),
        1.4,
      ) +
      fill(
        smooth('-20,-38! 0,-34 20,-40! 28,-24 29,-11 21,-4! -21,-4! -29,-11 -28,-24'),
        hues.accent,
      ) +
      fill(smooth('-20,-38! 0,-34 20,-40! 10,-36 0,-30 -10,-33'), hues.glow, 0.9) +
      fill(
        circle(-8, -20, 3) + circle(6, -14, 2) + circle(2, -26, 1.5) + circle(12, -22, 2.4),
        hues.glow,
        0.8,
      ) +
      fill(engraved(-18, -44, -30, -20, -24, -8, 3), '#ffffff', 0.45) +
      pen.rim(mirroredPoly('0,-110 9,-110 7,-96 0,-96'), hues.ink, 1) +
      fill(
        engraved(0, -112, 14, -128, 2, -150, 3) + engraved(2, -112, -12, -132, 6, -160, 2),
        hues.accent,
        0.5,
      )
    );
  },
  scroll(pen) {
    const { hues } = pen;
    let l = '';
    for (let i = 0; i < 8; i++)
      l += rect(-30, -84 + i * 8.4, i === 7 ? 30 : 44 + ((i * 37) % 16), 1.5);
    return (
      pen.rim(poly('-40,-96 40,-96 40,-8 -40,-8'), mix(hues.glow, hues.land[0], 0.3), 1.2) +
      fill(l, hues.ink, 0.62) +
      pen.rim(
        rect(-50, -104, 100, 11) + rect(-50, -12, 100, 11),
        mix(hues.rim, hues.ink, 0.55),
        1,
      ) +
      fill(
        circle(-50, -98.5, 5.5) +
          circle(50, -98.5, 5.5) +
          circle(-50, -6.5, 5.5) +
          circle(50, -6.5, 5.5),
        mix(hues.rim, hues.ink, 0.2),
      ) +
      fill(star(20, -18, 12, 14, 0.82), hues.accent) +
      fill(star(20, -18, 6, 4, 0.35), hues.ink)
    );
  },
  helix(pen) {
    const { hues } = pen;
    let r = '';
    const A: Point[] = [];
    const B: Point[] = [];
    for (let i = 0; i <= 40; i++) {
      const y = 6 - i * 3,
        ph = i * 0.31;
      A.push({ x: Math.sin(ph) * 26, y });
      B.push({ x: -Math.sin(ph) * 26, y });
      if (i % 2 === 0 && Math.abs(Math.sin(ph)) > 0.25)
        r += line(
          `M${num(A[i]!.x)} ${y}L${num(B[i]!.x)} ${y}`,
          i % 4 ? hues.rim : hues.accent,
          1.6,
          0.8,
        );
    }
    return (
      r +
      line(bend(B), hues.ink, 8) +
      line(bend(B), mix(hues.rim, hues.ink, 0.5), 5) +
      line(bend(A), hues.ink, 8.5) +
      line(bend(A), hues.rim, 5.4) +
      line(bend(A), hues.glow, 1.4) +
      fill(
        A.filter((_, i) => i % 4 === 2)
          .map((v) => circle(v.x, v.y, 3.2))
          .join(''),
        hues.glow,
      )
    );
  },
  gear(pen) {
    const { hues } = pen;
    const G = (x: number, y: number, r: number, k: number, rot: number) =>
      group(
        `translate(${x} ${y}) rotate(${rot})`,
        pen.rim(
          fan(0, 0, r * 0.8, r, k, 0, 360, 0.52) + circle(0, 0, r * 0.84),
          mix(hues.ink, hues.land[1], 0.35),
          1.1,
        ) +
          fill(circle(0, 0, r * 0.6), hues.rim, 0.5) +
          fill(circle(0, 0, r * 0.56), hues.ink) +
          fill(fan(0, 0, r * 0.16, r * 0.62, 6, 0, 360, 0.3), mix(hues.ink, hues.rim, 0.45)) +
          fill(circle(0, 0, r * 0.2), hues.accent),
      );
    return G(-34, -62, 42, 18, 0) + G(38, -38, 34, 15, 5) + G(22, -98, 20, 10, 8);
  },
  basin(pen) {
    const { hues } = pen;
    return (
      fill(engraved(0, -120, 2, -80, 0, -40, 2.2), '#bfe6ff', 0.9) +
      fill(circle(0, -44, 40, 9), hues.rim) +
      fill(circle(0, -43, 38, 7.6), '#1a4f78') +
      fill(circle(0, -43, 26, 4.8), WATER, 0.8) +
      fill(circle(0, -43, 13, 2.2), '#dff3ff', 0.9) +
      pen.rim(
        mirrored('0,-36 20,-36 40,-44! 36,-28 16,-16 8,-10 9,-2 24,4! 24,9! 0,9'),
        hues.ink,
        1.2,
      ) +
      fill(
        [-18, -6, 8, 20].map((x, i) => circle(x, -56 - (i % 2) * 8, 1.5, 2.2)).join(''),
        '#bfe6ff',
      )
    );
  },
  /** A roll of cloth with a surgeon's tools in its loops, one taken out. */
  scalpels(pen) {
    const { hues } = pen;
    const steel = mix(hues.rim, hues.ink, 0.25);
    const tool = (x: number, turn: number, blade: string) =>
      group(
        `translate(${x} 0) rotate(${turn})`,
        pen.rim('M-4 -6V-44L-2.6-48H2.6L4-44V-6Z', mix(hues.ink, hues.land[1], 0.6), 0.8) +
          fill(rect(-4, -20, 8, 2) + rect(-4, -28, 8, 2), hues.rim, 0.6) +
          pen.rim(blade, steel, 1),
      );
    const loop = (x: number) =>
      pen.rim(rect(x - 9, -24, 18, 9), mix(hues.ink, hues.accent, 0.35), 0.8);
    return (
      pen.rim(
        smooth('-96,-2! -90,-46 -40,-52 40,-52 90,-46 96,-2! 60,8 -60,8'),
        mix(hues.ink, hues.land[2], 0.5),
        1.4,
      ) +
      fill(smooth('-86,-6! -82,-40 0,-46 82,-40 86,-6! 0,2'), mix(hues.ink, hues.accent, 0.18)) +
      tool(-66, -7, 'M-2.6-48L-3-72C-2-86 3-96 9-104C9-88 7-70 2.6-48Z') +
      tool(-34, -3, 'M-1.6-48V-100L0-108L1.6-100V-48Z') +
      tool(30, 4, 'M-2-48V-78C-2-96 20-98 20-80C20-73 13-71 11-76C13-84 4-86 2.4-76V-48Z') +
      tool(64, 8, 'M-3-48L-9-92L-3-96L0-60L3-96L9-92L3-48Z') +
      [-66, -34, 30, 64].map(loop).join('') +
      group(
        'translate(-4 -54) rotate(38)',
        pen.rim('M-5 34V-8L-3-12H3L5-8V34L0 38Z', mix(hues.ink, hues.land[1], 0.6), 1) +
          fill(rect(-5, 6, 10, 2) + rect(-5, 14, 10, 2) + rect(-5, 22, 10, 2), hues.rim, 0.7) +
          pen.rim(
            smooth('-3,-12! -4,-40 4,-66 16,-80! 15,-54 9,-28 3,-12!'),
            mix(hues.glow, hues.rim, 0.4),
            1.2,
          ) +
          fill(smooth('-3,-12! -4,-40 4,-66 16,-80! 8,-58 2,-34 0,-12!'), hues.ink, 0.3) +
          fill(star(12, -72, 9, 4, 0.16), hues.glow),
      ) +
      fill(smooth('62,-122! 66,-112 62,-106 58,-112'), hues.accent)
    );
  },
  /** The test: a hand in a box of pain, a poisoned needle at the neck of who takes it away. */
  needlebox(pen) {
    const { hues } = pen;
    const skin = mix(hues.rim, hues.land[0], 0.35);
    return (
      pen.rim(poly('-66,0 -66,-56 -40,-70 36,-70 36,-14 12,0'), hues.ink, 1.4) +
      fill(poly('-66,-56 -40,-70 36,-70 12,-56'), mix(hues.ink, hues.rim, 0.28)) +
      fill(poly('12,0 12,-56 36,-70 36,-14'), mix(hues.ink, hues.rim, 0.12)) +
      line('M-60-50H6V-6H-60Z', hues.rim, 0.8, 0.5) +
      group(
        'translate(-27 -28)',
        fill(star(0, 0, 17, 4, 0.32), hues.accent) + fill(star(0, 0, 8, 4, 0.32), hues.ink),
      ) +
      fill(smooth('16,-12! 17,-46 24,-56 31,-50 32,-20!'), '#000000') +
      fill(smooth('18,-14! 19,-44 24,-52 29,-47 30,-21!'), hues.accent, 0.25) +
      pen.rim(smooth('20,-44! 34,-47 64,-51 108,-66! 118,-30! 64,-21 36,-18 21,-22!'), skin, 1.2) +
      fill(
        smooth('22,-28! 62,-34 114,-46! 118,-30! 64,-21 36,-18 21,-22!'),
        mix(hues.land[1], hues.ink, 0.3),
        0.8,
      ) +
      pen.rim(
        smooth('92,-70! 122,-84 152,-100! 152,-16! 126,-16 104,-14!'),
        mix(hues.ink, hues.accent, 0.35),
        1.2,
      ) +
      fill(
        engraved(97, -66, 110, -42, 108, -16, 2.4) + engraved(126, -80, 134, -50, 130, -20, 2),
        hues.rim,
        0.6,
      ) +
      group(
        'translate(52 -112) rotate(-62)',
        fill(poly('-1.6,0 1.6,0 0.2,58 -0.2,58'), hues.glow) +
          pen.rim(smooth('-7,-30! 7,-30! 8,-8 6,2! -6,2! -8,-8'), mix(hues.rim, hues.ink, 0.4), 1) +
          fill(rect(-8, -24, 16, 2.4) + rect(-8, -14, 16, 2.4), hues.ink, 0.7) +
          fill(circle(0, -34, 8), hues.accent) +
          fill(circle(-2, -36, 3), hues.glow) +
          fill(circle(0, 58, 8), hues.accent, 0.35) +
          fill(star(0, 58, 13, 4, 0.12), hues.glow),
      )
    );
  },
};
