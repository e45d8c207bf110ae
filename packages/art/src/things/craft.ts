import { chance } from '../kit/chance.ts';
import { circle, engraved, mirrored, poly, rect, smooth, spikes } from '../kit/shapes.ts';
import { fill, group, line, mix } from '../kit/svg.ts';
import { SPICE } from '../palettes.ts';
import type { Motifs, Pen } from '../pen.ts';
import { blade } from './parts.ts';

function harvester(pen: Pen, plume = 1): string {
  const { hues } = pen;
  const r = chance(pen.seed);
  let pl = '';
  if (plume)
    for (let i = 0; i < 12; i++)
      pl += fill(
        circle(-52 - i * 6 - r() * 8, -66 - i * 9 + r() * 10, 8 + i * 2.2),
        mix(hues.glow, hues.accent, 0.3 + 0.05 * i),
        0.28 - i * 0.017,
      );
  return (
    pl +
    pen.rim(
      poly(
        '-62,-16 -60,-44 -48,-48 -46,-64 -40,-64 -38,-48 -24,-50 -20,-62 8,-62 12,-50 40,-46 58,-34 84,-30 96,-14 90,-8',
      ),
      hues.ink,
      1.2,
    ) +
    fill(
      rect(-14, -58, 4, 4) +
        rect(-6, -58, 4, 4) +
        rect(2, -58, 4, 4) +
        rect(-50, -36, 3, 3) +
        rect(30, -38, 3, 3) +
        rect(40, -36, 3, 3),
      hues.glow,
      0.95,
    ) +
    [-44, -4, 38]
      .map(
        (x) =>
          pen.rim(
            smooth([
              { x: x - 19, y: -8 },
              { x: x - 14, y: -18 },
              { x: x + 14, y: -18 },
              { x: x + 19, y: -8 },
              { x: x + 14, y: 0 },
              { x: x - 14, y: 0 },
            ]),
            mix(hues.ink, hues.land[2], 0.4),
            0.8,
          ) + fill(circle(x - 11, -9, 5) + circle(x, -9, 5) + circle(x + 11, -9, 5), hues.ink),
      )
      .join('') +
    fill(spikes(92, -12, 6, 13, 9, -90, 90), hues.rim, 0.8) +
    fill(engraved(70, -4, 92, -22, 118, 0, 9), SPICE, 0.85) +
    fill(engraved(-58, -28, 0, -30, 76, -24, 1.2), hues.rim, 0.3)
  );
}

/** What flies and crawls over Arrakis. */
export const craft: Motifs = {
  /** An ornithopter seen from the front: gull wings hung with blades. */
  thopter(pen) {
    const { hues } = pen;
    const spar = smooth('5,-7! 24,-27 50,-34 80,-25 116,-1! 82,-17 52,-24 28,-17 7,1!'),
      roots: [number, number, number, number][] = [
        [16, -16, 34, 84],
        [28, -22, 40, 72],
        [42, -26, 45, 60],
        [57, -27, 48, 48],
        [72, -23, 48, 37],
        [87, -17, 42, 27],
      ];
    const wing = (k: number) =>
      group(
        `scale(${k} 1)`,
        fill(
          roots.map(([x, y, l, a]) => blade(x, y, l, a, 8.5)).join(''),
          mix(hues.ink, hues.land[1], 0.3),
        ) +
          fill(
            roots.map(([x, y, l, a]) => blade(x + 1.5, y + 1, l * 0.86, a - 2, 1.6)).join(''),
            hues.rim,
            0.55,
          ) +
          pen.rim(spar, hues.ink, 0.8),
      );
    return (
      fill(
        blade(0, 2, 40, 72, 9) + blade(0, 2, 40, 108, 9) + blade(0, 4, 44, 90, 8),
        mix(hues.ink, hues.land[1], 0.2),
      ) +
      wing(-1) +
      wing(1) +
      pen.rim(mirrored('0,-21 8,-17 12,-6 11,7 6,15 0,18'), hues.ink, 1) +
      fill(mirrored('0,-17 5.6,-14 8,-6 6,-1 0,1'), hues.glow, 0.95) +
      fill(rect(-0.5, -17, 1, 18) + poly('-8,-7 8,-7 8,-6 -8,-6'), hues.ink) +
      fill(circle(-4, 9, 1.7) + circle(4, 9, 1.7), hues.accent) +
      line('M-6 14L-10 24M6 14L10 24', hues.ink, 1.8)
    );
  },
  carryall(pen, load = 1) {
    const { hues } = pen;
    return (
      line('M-26-30L-30 4M26-30L30 4M-9-28L-10 4M9-28L10 4', hues.ink, 1.2) +
      (load ? group('translate(0 22) scale(.55)', harvester(pen, 0)) : '') +
      pen.rim(
        mirrored(
          '0,-66! 8,-64 14,-54! 40,-56 92,-68! 104,-66 96,-56 60,-44 34,-34 22,-26! 10,-24 0,-24',
        ),
        hues.ink,
        1.3,
      ) +
      [-78, -46, 46, 78]
        .map(
          (x) =>
            fill(circle(x, -58 + (78 - Math.abs(x)) * 0.16, 12, 3.4), hues.rim, 0.65) +
            fill(circle(x, -57.4 + (78 - Math.abs(x)) * 0.16, 11, 2.6), hues.ink),
        )
        .join('') +
      fill(poly('-6,-58 6,-58 9,-51 -9,-51'), hues.glow, 0.95) +
      fill(
        engraved(-90, -60, -40, -46, 0, -42, 1) + engraved(90, -60, 40, -46, 0, -42, 1),
        hues.rim,
        0.35,
      )
    );
  },
  harvester,
};
