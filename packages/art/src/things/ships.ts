import { chance } from '../kit/chance.ts';
import { circle, engraved, lerp, mirroredPoly, num, poly, rect } from '../kit/shapes.ts';
import { fill, group, line, mix } from '../kit/svg.ts';
import type { Motifs, Pen } from '../pen.ts';
import { lights } from './parts.ts';

function frigate(pen: Pen): string {
  const { hues } = pen;
  return (
    pen.rim(
      poly('-60,0 -52,-14 -20,-18 -6,-30 6,-30 10,-17 52,-8 74,2 48,10 -40,14'),
      hues.ink,
      1.2,
    ) +
    fill(rect(-40, -6, 60, 2), hues.glow, 0.7) +
    fill(poly('-60,-6 -96,0 -58,8'), hues.accent, 0.9) +
    fill(engraved(-50, -12, 0, -16, 60, 0, 1.5), hues.rim, 0.6)
  );
}

/** What flies between the stars. */
export const ships: Motifs = {
  heighliner(pen, fleet = 6) {
    const { hues } = pen;
    const r = chance(pen.seed);
    let s = '',
      b = '';
    const body =
      'M-118-26C-60-52 30-66 62-62C92-56 92 30 62 36C30 40 -60 20 -118-4C-124-10 -124-20 -118-26Z';
    s += pen.rim(body, mix(hues.land[2], hues.ink, 0.35), 1.6);
    for (let i = 0; i < 8; i++) {
      const t = i / 8,
        x = -104 + t * 160,
        h = lerp(13, 47, t ** 0.8),
        cy = lerp(-15, -13, t);
      b += `M${num(x)} ${num(cy - h)}A${num(h * 0.5)} ${num(h)} 0 0 1 ${num(x)} ${num(cy + h)}`;
    }
    s +=
      line(b, hues.rim, 0.8, 0.32) +
      fill(engraved(-110, -24, -20, -52, 56, -56, 2.4), hues.rim, 0.55) +
      fill(engraved(-100, -10, -20, 20, 54, 28, 1), hues.rim, 0.2);
    s +=
      fill(circle(62, -13, 25, 49), mix(hues.rim, hues.land[1], 0.3)) +
      fill(circle(63, -13, 22, 45), hues.ink) +
      fill(circle(66, -13, 16, 36), hues.accent, 0.35) +
      fill(circle(67, -13, 11, 27), hues.glow, 0.5) +
      fill(circle(68, -13, 6, 17), hues.glow, 0.9);
    for (let i = 0; i < fleet; i++) {
      const x = 84 + r() * 60,
        y = -42 + (i * 60) / Math.max(1, fleet - 1) + r() * 4,
        z = 0.09 + r() * 0.05;
      s += group(`translate(${num(x)} ${num(y)}) scale(${num(z * 10) / 10})`, frigate(pen));
    }
    return s;
  },
  frigate,
  freighter(pen) {
    const { hues } = pen;
    let bx = '';
    for (let i = 0; i < 5; i++) bx += rect(-58 + i * 21, -14, 18, 22);
    return (
      pen.rim(
        poly('-72,6 -72,-18 -60,-22 50,-22 56,-34 74,-32 88,-6 80,10 -60,12'),
        hues.ink,
        1.2,
      ) +
      fill(bx, mix(hues.ink, hues.rim, 0.18)) +
      line('M-58-3H46', hues.rim, 0.8, 0.5) +
      fill(poly('60,-28 71,-27 76,-18 60,-18'), hues.glow, 0.95) +
      fill(poly('-72,-12 -108,-5 -72,4'), hues.accent, 0.85)
    );
  },
  dreadnought(pen) {
    const { hues } = pen;
    const w: [number, number][] = [];
    for (let i = 0; i < 22; i++) w.push([-66 + i * 5.6, 1 + (i % 3) * 2.6]);
    return (
      fill(poly('-96,-10 -150,-2 -96,10'), hues.accent, 0.75) +
      fill(poly('-96,-5 -128,0 -96,5'), hues.glow, 0.9) +
      pen.rim(
        poly(
          '-98,10 -98,-14 -80,-20 -52,-21 -48,-36 -40,-37 -38,-50 -34,-50 -33,-37 -18,-38 -12,-24 18,-21 22,-29 36,-28 40,-19 70,-12 118,4 66,12 40,20 10,17 -4,28 -22,28 -28,18 -80,18',
        ),
        hues.ink,
        1.5,
      ) +
      lights(pen, w, 1) +
      fill(poly('-92,-11 -20,-16 60,-8 104,3 -92,-4'), mix(hues.ink, hues.rim, 0.2)) +
      line('M24-27L52-34M30-27L58-33M-16 27L-40 33', hues.ink, 2) +
      fill(engraved(-90, -14, 10, -22, 112, 3, 1.2), hues.rim, 0.7)
    );
  },
  satellite(pen) {
    const { hues } = pen;
    return (
      pen.rim(
        poly('-92,-52 -38,-62 -34,-40 -88,-30') + poly('38,-62 92,-52 88,-30 34,-40'),
        mix(hues.ink, hues.land[1], 0.6),
        1,
      ) +
      line('M-88-43L-36-51M88-43L36-51M-66-56L-62-35M66-56L62-35', hues.rim, 0.7, 0.6) +
      pen.rim(
        mirroredPoly('0,-86 14,-80 18,-56 40,-54 40,-48 18,-46 12,-24 0,-20'),
        hues.ink,
        1.2,
      ) +
      fill(circle(0, -52, 10), hues.rim) +
      fill(circle(0, -52, 8.4), hues.ink) +
      fill(circle(0, -52, 4.6), hues.accent) +
      fill(poly('-6,-22 6,-22 44,60 -44,60'), hues.glow, 0.12)
    );
  },
};
