import { chance } from '../kit/chance.ts';
import { circle, engraved, mirrored, poly, rect, smooth, spikes } from '../kit/shapes.ts';
import { fill, group, line, mix } from '../kit/svg.ts';
import { SPICE } from '../palettes.ts';
import type { Motifs, Pen } from '../pen.ts';

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
  /** An ornithopter: a cabin of glass, membranes on ribs that beat, jets below the tail. */
  thopter(pen) {
    const { hues } = pen;
    const skin = mix(hues.ink, hues.land[1], 0.42);
    const ribs = (from: string, tips: readonly string[], colour: string) =>
      line(tips.map((tip) => `M${from}L${tip}`).join(''), colour, 1.8);
    return group(
      'translate(-8 24) scale(1.2)',
      pen.rim(
        smooth(
          '8,-14! 20,-44 52,-74 100,-86! 88,-74 82,-64! 70,-62 62,-52! 52,-50 46,-40! 36,-36 26,-14!',
        ),
        mix(skin, hues.rim, 0.12),
        0.9,
      ) +
        ribs('14 -15', ['100-86', '82-64', '62-52', '46-40'], hues.ink) +
        fill(poly('-54,-1 -84,-22 -70,-24 -40,-9') + poly('-54,0 -80,12 -62,11 -40,5'), skin) +
        fill(smooth('-34,8! -60,5 -78,12! -58,15'), hues.accent, 0.9) +
        pen.rim(
          smooth('-64,-2! -34,-12 -8,-19 18,-18 38,-9! 47,1 40,8 14,13 -18,10 -42,4'),
          hues.ink,
          1.2,
        ) +
        fill(smooth('12,-15! 25,-14 39,-5! 28,-1 10,-3!'), hues.glow, 0.95) +
        line('M20-15L18-3M29-12L27-2', hues.ink, 1.4) +
        fill([-30, -20, -10, 0].map((x) => circle(x, -6, 1.9)).join(''), hues.glow, 0.9) +
        fill(smooth('-40,6! -34,3 -14,5 -8,10! -20,14 -36,12!'), skin) +
        line('M-6 11L-12 20H2M22 11L20 20H34', hues.ink, 1.8) +
        pen.rim(
          smooth(
            '4,-15! -4,-46 -36,-78 -84,-88! -72,-76 -70,-66! -56,-64 -52,-54! -38,-52 -34,-42! -22,-38 -14,-13!',
          ),
          skin,
          1,
        ) +
        ribs('-3 -15', ['-84-88', '-70-66', '-52-54', '-34-42'], hues.ink) +
        fill(circle(-3, -15, 4.6), hues.ink) +
        fill(circle(-3, -15, 2), hues.rim),
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
