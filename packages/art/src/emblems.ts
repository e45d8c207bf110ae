import {
  circle,
  engraved,
  fan,
  mirroredPoly,
  poly,
  rect,
  smooth,
  spikes,
  star,
} from './kit/shapes.ts';
import { fill, group, line, mix, ring } from './kit/svg.ts';
import type { Palette } from './palettes.ts';

type Emblem = (hues: Palette) => string;

const lens = (x: number, y: number, l: number, a: number, w: number): string => {
  const t = (a * Math.PI) / 180,
    c = Math.cos(t),
    s = Math.sin(t),
    P = (u: number, v: number) => ({ x: x + c * l * u - s * v, y: y + s * l * u + c * v });
  return smooth([
    { ...P(0, 0), sharp: true },
    P(0.45, w / 2),
    { ...P(1, 0), sharp: true },
    P(0.45, -w / 2),
  ]);
};
/** Emblems of our own design, in a box from -50 to 50. */
const EMBLEMS: Readonly<Record<string, Emblem>> = {
  emperor: (hues) =>
    fill(spikes(0, 12, 22, 50, 19, 180, 360, 0.62), hues.rim, 0.55) +
    fill(mirroredPoly('0,-34 5,-12 12,-2 20,-22 24,0 36,-12 31,20 0,24'), hues.rim) +
    fill(
      mirroredPoly('0,-20 3,-6 8,6 0,10') + poly('19,-8 22,8 13,9') + poly('-19,-8 -22,8 -13,9'),
      hues.ink,
    ) +
    fill(smooth('-34,26! 0,32 34,26! 32,36! 0,43 -32,36!'), hues.accent) +
    fill(
      circle(0, -37, 4) +
        circle(21, -25, 2.6) +
        circle(-21, -25, 2.6) +
        circle(37, -14, 2.4) +
        circle(-37, -14, 2.4),
      hues.rim,
    ) +
    fill(star(0, 34, 4, 4, 0.45) + star(-16, 32, 3, 4, 0.45) + star(16, 32, 3, 4, 0.45), hues.ink),
  'spacing-guild': (hues) => {
    const path =
      'M0 0C-8-12 -15-17 -25-17A17 17 0 0 0-25 17C-15 17 -8 12 0 0C8-12 15-17 25-17A17 17 0 0 1 25 17C15 17 8 12 0 0Z';
    return (
      fill(fan(0, 0, 41, 49, 40, 0, 360, 0.34), hues.rim, 0.8) +
      ring(circle(0, 0, 38), hues.rim, 2.2) +
      group(
        'rotate(-40)',
        line(path, hues.ink, 15) + line(path, hues.accent, 9) + line(path, hues.rim, 2),
      ) +
      fill(star(0, 0, 25, 4, 0.2), hues.rim) +
      fill(star(0, 0, 9, 4, 0.28), hues.ink) +
      fill(star(-22, -26, 6, 4, 0.28) + star(24, 25, 6, 4, 0.28), hues.rim)
    );
  },
  'bene-gesserit': (hues) =>
    fill(
      smooth('0,-47! 18,-34 25,-10 27,14 38,44! 17,40 0,46! -17,40 -38,44! -27,14 -25,-10 -18,-34'),
      hues.accent,
    ) +
    fill(
      smooth('0,-38! 13,-27 18,-8 19,12 24,36! 10,34 0,38! -10,34 -24,36! -19,12 -18,-8 -13,-27'),
      hues.ink,
    ) +
    fill(smooth('-29,2! -14,-13 0,-17 14,-13 29,2! 14,13 0,16 -14,13'), hues.rim) +
    fill(smooth('-22,2! -11,-8 0,-11 11,-8 22,2! 11,9 0,11 -11,9'), hues.ink) +
    fill(circle(0, 0, 8.6), hues.rim) +
    fill(circle(0, 0, 4.4), hues.ink) +
    fill(
      [-10, -4, 4, 10].map((x) => engraved(x, 20, x * 1.2, 26, x * 1.5, 34, 2)).join(''),
      hues.rim,
      0.8,
    ) +
    fill(poly('0,-34 3.4,-27 0,-20 -3.4,-27'), hues.rim),
  fremen: (hues) =>
    fill('M30-28A40 40 0 1 0 40 10A34 34 0 1 1 30-28Z', hues.accent) +
    fill(smooth('30,-44! 34,-14 20,12 -2,30! -13,19! -4,-8 10,-30'), hues.rim) +
    fill(smooth('30,-44! 24,-14 10,8 -7,25! -2,30! 20,12 34,-14'), mix(hues.rim, hues.ink, 0.4)) +
    fill(poly('-22,14 -17,9 7,33 2,38'), hues.rim) +
    fill(poly('-10,26 -5,31 -24,48 -30,42'), hues.accent) +
    line('M-12 28L-7 33M-17 33L-12 38M-22 38L-17 43', hues.ink, 2),
  atreides: (hues) => {
    let w = '',
      v = '';
    for (let i = 0; i < 7; i++) {
      w += lens(7, -14 + i * 3.4, 43 - i * 4.4, -58 + i * 19, 8.6);
      if (i < 5) v += lens(7, -11 + i * 3.6, 22 - i * 1.8, -52 + i * 20, 6);
    }
    return (
      fill(w, hues.rim) +
      group('scale(-1 1)', fill(w, hues.rim)) +
      fill(v, hues.ink, 0.55) +
      group('scale(-1 1)', fill(v, hues.ink, 0.55)) +
      fill(mirroredPoly('0,46 9,36 5,32 13,20 9,-4 8,-18 0,-22'), hues.accent) +
      fill(
        smooth('-7,-14! -8,-28 -2,-36 6,-37 12,-33! 20,-29 21,-20! 16,-24 10,-24! 7,-14 0,-8!'),
        hues.rim,
      ) +
      fill(poly('2,-32 11,-29 5,-27'), hues.ink) +
      fill(smooth('12,-33! 20,-29 21,-20! 16,-24 10,-24!'), hues.accent) +
      fill(
        [0, 1, 2, 3]
          .map((i) =>
            poly([
              { x: -7 + i, y: -8 + i * 9 },
              { x: 0, y: -2 + i * 9 },
              { x: 7 - i, y: -8 + i * 9 },
              { x: 0, y: 2 + i * 9 },
            ]),
          )
          .join(''),
        hues.ink,
        0.8,
      )
    );
  },
  harkonnen: (hues) => {
    const horn = smooth(
        '7,-18! 14,-38 34,-47 47,-32 46,-8 32,6 22,-2! 32,-5 37,-18 32,-30 22,-27 17,-8!',
      ),
      rid = [
        [13, -34, 20, -28],
        [22, -43, 26, -33],
        [34, -44, 33, -34],
        [43, -36, 38, -28],
        [46, -22, 38, -20],
        [43, -6, 36, -10],
      ]
        .map((a) => engraved(a[0], a[1], (a[0] + a[2]) / 2, (a[1] + a[3]) / 2, a[2], a[3], 2))
        .join('');
    return (
      [1, -1]
        .map((k) => group(`scale(${k} 1)`, fill(horn, hues.rim) + fill(rid, hues.ink, 0.7)))
        .join('') +
      fill(mirroredPoly('0,-24 10,-22 20,-6 13,4 14,18 9,34 0,46'), hues.accent) +
      fill(mirroredPoly('0,-24 4,-20 3,10 6,26 0,34'), mix(hues.accent, hues.rim, 0.5)) +
      fill(poly('5,-3 17,-9 13,1 7,2') + poly('-5,-3 -17,-9 -13,1 -7,2'), hues.ink) +
      fill(poly('2,28 6,24 5,31') + poly('-2,28 -6,24 -5,31'), hues.ink) +
      fill(
        smooth('10,30! 20,26 24,12! 26,26 18,36 9,38!') +
          smooth('-10,30! -20,26 -24,12! -26,26 -18,36 -9,38!'),
        hues.rim,
      )
    );
  },
  richese: (hues) =>
    fill(spikes(0, 0, 30, 49, 24, 0, 360, 0.5), hues.rim, 0.8) +
    fill(circle(0, 0, 32), hues.accent) +
    fill(circle(0, 0, 28), hues.ink) +
    fill(smooth('-22,14! -14,-14 14,-22! 22,-14 14,14 -14,22!'), hues.rim) +
    fill(smooth('-16,10! -10,-10 10,-16! -2,-2'), hues.ink, 0.6) +
    fill(star(10, 8, 7, 4, 0.25), hues.ink),
  thorvald: (hues) =>
    fill(poly('-46,38 -14,-22 -4,-6 12,-34 46,38'), hues.rim) +
    fill(poly('-14,-22 -4,-6 2,-16 -6,38 -46,38 -30,10 -22,18'), hues.accent) +
    fill(poly('12,-34 4,-20 10,-12 14,-20 20,-12 24,-10'), hues.ink, 0.75) +
    fill(star(-24, -34, 13, 8, 0.35), hues.rim) +
    fill(rect(-46, 41, 92, 4), hues.rim),
  ecaz: (hues) =>
    fill(lens(0, 24, 60, -90, 26), hues.rim) +
    fill(
      smooth('-3,24! -20,14 -28,-10 -22,-30! -10,-16 -8,4') +
        smooth('3,24! 20,14 28,-10 22,-30! 10,-16 8,4'),
      hues.accent,
    ) +
    fill(
      smooth('-5,26! -28,24 -44,6 -44,-12! -28,-2 -14,12') +
        smooth('5,26! 28,24 44,6 44,-12! 28,-2 14,12'),
      hues.rim,
      0.75,
    ) +
    fill(engraved(0, 20, 0, 0, 0, -26, 2.6), hues.ink) +
    fill(circle(0, -34, 2.6) + circle(-22, -37, 2.2) + circle(22, -37, 2.2), hues.rim) +
    fill(smooth('-26,32! 0,26 26,32! 0,36') + rect(-14, 39, 28, 3) + rect(-7, 45, 14, 3), hues.rim),
  moritani: (hues) =>
    line('M-26-36C10-44 34-20 6-6C-30 8 -26 30 6 30C24 30 32 20 30 10', hues.rim, 10) +
    line('M-26-36C10-44 34-20 6-6C-30 8 -26 30 6 30C24 30 32 20 30 10', hues.accent, 4) +
    fill(smooth('-44,-38! -34,-46 -18,-44 -16,-30! -30,-28'), hues.rim) +
    fill(circle(-28, -38, 2), hues.ink) +
    fill(poly('-44,-38 -52,-33 -44,-34 -50,-28 -38,-33'), hues.accent) +
    fill(poly('30,12 34,-6 24,10'), hues.rim) +
    fill(poly('-34,44 34,44 28,38 -28,38'), hues.rim, 0.8),
  vernius: (hues) =>
    fill(fan(0, 0, 38, 49, 16, 0, 360, 0.52) + circle(0, 0, 40), hues.accent) +
    fill(circle(0, 0, 32), hues.ink) +
    line('M-14-28C-14-10 14-12 14 2C14 14 -12 14 -14 28', hues.rim, 6) +
    line('M14-28C14-10 -14-12 -14 2C-14 14 12 14 14 28', mix(hues.rim, hues.accent, 0.4), 6) +
    line('M-10-20H10M-8 20H8M-11 2H11', hues.rim, 3),
  tleilax: (hues) =>
    line(
      'M0 0C8-10 22-6 22 6C22 22 2 28 -12 22C-32 14 -32 -14 -16 -26C4-40 36-32 42-8',
      hues.rim,
      6,
    ) +
    fill(circle(0, 0, 8), hues.accent) +
    fill(circle(42, -6, 5) + circle(-30, 32, 4) + circle(30, 34, 3), hues.accent) +
    fill(circle(0, 0, 3.4), hues.ink),
};

export function emblemOf(name: string): Emblem {
  const emblem = EMBLEMS[name];
  if (!emblem) throw new Error(`No emblem '${name}'`);
  return emblem;
}
