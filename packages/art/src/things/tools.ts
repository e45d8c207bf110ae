import {
  circle,
  engraved,
  mirrored,
  mirroredPoly,
  poly,
  rect,
  smooth,
  spikes,
  star,
} from '../kit/shapes.ts';
import { fill, group, line, mix, ring } from '../kit/svg.ts';
import { SPICE, WATER } from '../palettes.ts';
import type { Motifs } from '../pen.ts';

/** What is held in a hand, and the hand. */
export const tools: Motifs = {
  /** It knocks, and a worm comes. */
  thumper(pen) {
    const { hues } = pen;
    const waves = [1, 2, 3].map((i) =>
      ring(circle(0, 0, 26 * i, 6 * i), hues.rim, 1.6, '', 0.7 - i * 0.15),
    );
    return (
      waves.join('') +
      pen.rim(poly('-5,-4 -4,-66 4,-66 5,-4 0,4'), hues.ink, 1) +
      pen.rim(
        mirroredPoly('0,-108 14,-104 16,-74 10,-66 0,-66'),
        mix(hues.ink, hues.land[1], 0.5),
        1.2,
      ) +
      fill(rect(-13, -96, 26, 3) + rect(-14, -86, 28, 3) + rect(-14, -76, 28, 2), hues.rim, 0.7) +
      fill(circle(0, -102, 3), SPICE) +
      line('M-5-50L-22-40M5-50L22-40', hues.ink, 3)
    );
  },
  pistol(pen) {
    const { hues } = pen;
    return (
      fill(poly('84,-78 150,-84 150,-68'), hues.glow, 0.2) +
      pen.rim(
        poly(
          '-60,-88 -48,-94 40,-92 46,-86 84,-84 84,-72 44,-70 30,-62 2,-60 -4,-34 -24,8 -52,4 -36,-36 -40,-58 -60,-66',
        ),
        hues.ink,
        1.5,
      ) +
      fill(rect(-30, -88, 64, 3) + rect(-30, -80, 64, 2), hues.rim, 0.6) +
      line('M2-58C14-44 4-36 -6-38', hues.rim, 2, 0.8) +
      fill(
        [0, 1, 2, 3]
          .map((i) =>
            poly([
              { x: -38 - i * 4, y: -26 + i * 8 },
              { x: -14 - i * 4, y: -22 + i * 8 },
              { x: -15 - i * 4, y: -19 + i * 8 },
              { x: -39 - i * 4, y: -23 + i * 8 },
            ]),
          )
          .join(''),
        hues.rim,
        0.6,
      ) +
      fill(circle(-46, -80, 5), hues.accent) +
      fill(spikes(86, -78, 3, 12, 8), hues.glow)
    );
  },
  /** A cup that one should not drink from. */
  goblet(pen) {
    const { hues } = pen;
    return (
      pen.rim(
        mirrored('0,-86 32,-86! 30,-62 14,-46 5,-40 5,-18 10,-8 28,-4! 28,2! 0,2'),
        mix(hues.rim, hues.ink, 0.5),
        1.5,
      ) +
      fill(circle(0, -86, 31, 7), hues.rim) +
      fill(circle(0, -85.4, 28, 5.4), hues.accent) +
      fill(circle(-6, -86, 9, 1.8), hues.glow, 0.7) +
      fill(engraved(-22, -78, -20, -56, -8, -46, 3), '#ffffff', 0.35) +
      fill(
        [-16, 0, 16].map((x) => star(x, -62 + Math.abs(x) * 0.2, 4.4, 4, 0.4)).join(''),
        hues.glow,
      ) +
      fill(
        engraved(-6, -92, -18, -112, -2, -132, 4) + engraved(8, -92, 22, -110, 6, -126, 3),
        hues.accent,
        0.5,
      )
    );
  },
  /** Small bottles in a rack. */
  vials(pen) {
    const { hues } = pen;
    const vial = (x: number, full: number) =>
      pen.rim(
        smooth(
          `${x - 9},-94! ${x + 9},-94! ${x + 10},-40 ${x + 8},-20 ${x},-14 ${x - 8},-20 ${x - 10},-40`,
        ),
        mix(hues.ink, hues.land[1], 0.5),
        0.9,
      ) +
      fill(
        smooth(
          `${x - 8},${-20 - full}! ${x + 8},${-20 - full}! ${x + 8},-30 ${x},-18 ${x - 8},-30`,
        ),
        hues.accent,
      ) +
      fill(circle(x - 2, -34, 1.6) + circle(x + 3, -44, 1.2), hues.glow) +
      fill(rect(x - 11, -102, 22, 8), mix(hues.rim, hues.ink, 0.4)) +
      fill(engraved(x - 5, -86, x - 6, -60, x - 5, -32, 1.8), '#ffffff', 0.5);
    return (
      vial(-44, 26) +
      vial(0, 48) +
      vial(44, 36) +
      pen.rim(
        rect(-74, -56, 148, 9) +
          rect(-80, -14, 160, 14) +
          rect(-72, -56, 6, 48) +
          rect(66, -56, 6, 48),
        hues.ink,
        1.2,
      )
    );
  },
  /** A machine that hovers and has one eye. */
  drone(pen) {
    const { hues } = pen;
    return (
      fill(circle(0, -60, 62), hues.glow, 0.08) +
      pen.rim(
        poly('-96,-70 -34,-74 -34,-60 -90,-58') + poly('96,-70 34,-74 34,-60 90,-58'),
        mix(hues.ink, hues.land[1], 0.4),
        1,
      ) +
      pen.rim(circle(0, -62, 36), hues.ink, 1.4) +
      ring(circle(0, -62, 29), hues.rim, 1, '', 0.6) +
      fill(spikes(0, -62, 37, 48, 7, 40, 140, 0.5), hues.ink) +
      fill(circle(8, -64, 15), mix(hues.rim, hues.ink, 0.4)) +
      fill(circle(8, -64, 12), hues.ink) +
      fill(circle(8, -64, 7), hues.accent) +
      fill(circle(5, -67, 2.4), '#ffffff', 0.9) +
      line('M0-98V-116', hues.ink, 2) +
      fill(circle(0, -118, 3), hues.accent)
    );
  },
  /** A reel of wire that remembers. */
  reel(pen) {
    const { hues } = pen;
    const disc = (x: number) =>
      pen.rim(circle(x, -54, 34), mix(hues.ink, hues.land[1], 0.45), 1.2) +
      [12, 17, 22, 27].map((r) => ring(circle(x, -54, r), hues.rim, 0.8, '', 0.5)).join('') +
      fill(spikes(x, -54, 8, 22, 3, -90, 270, 0.4), hues.ink) +
      fill(circle(x, -54, 6), hues.accent);
    return (
      line('M-50-88C-20-112 20-112 50-88', hues.rim, 1.4) +
      disc(-50) +
      disc(50) +
      pen.rim(rect(-92, -14, 184, 14), hues.ink, 1.2) +
      line('M-50-20H50', hues.glow, 1.6)
    );
  },
  /** Raised, its palm towards us. */
  hand(pen) {
    const { hues } = pen;
    const skin = mix(hues.rim, hues.land[0], 0.4);
    const palm =
      '-13,-2! -15,-14 -20,-24! -33,-35 -44,-49! -46,-54 -41,-57.5 -37,-54! -28,-45 -20,-40! -22,-60 -26,-80! -26,-86.5 -19.5,-88 -17,-82! -13.5,-64 -11.6,-53! -11.4,-72 -11,-93! -9,-98.5 -3,-98.5 -1,-93! -1,-72 -0.4,-53! 3,-72 7,-89! 9.5,-94.5 15.5,-93.5 16,-87! 13,-68 11,-50! 16,-62 22.6,-75! 26,-79.5 32,-77 30.5,-71! 26,-55 21.5,-42! 22,-28 18,-14 13,-2!';
    return (
      pen.rim(smooth(palm), skin, 1.3) +
      fill(
        smooth(
          '-13,-2! -15,-14 -20,-24! -33,-35 -44,-49! -33,-41 -22,-34 -18,-28! -18,-44 -26,-80! -19,-62 -14,-46! -11,-93! -7,-70 -5,-46! 2,-50 7,-89! 7,-66 7,-46! 14,-54 22.6,-75! 17,-56 13,-42! -2,-36 -9,-22 -5,-2!',
        ),
        mix(skin, hues.ink, 0.4),
      ) +
      fill(
        engraved(17, -36, 2, -38, -6, -10, 2) +
          engraved(-15, -40, 2, -38, 16, -46, 1.8) +
          engraved(-16, -33, -4, -30, -2, -10, 1.6) +
          [
            [-23, -70],
            [-10, -74],
            [4, -72],
            [18, -63],
          ]
            .map(([x, y]) => engraved(x!, y!, x! + 4, y! + 2, x! + 8, y! - 0.4, 1.4))
            .join(''),
        hues.ink,
        0.55,
      ) +
      pen.rim(
        smooth('-44,26! -34,2 -20,-12! 0,-5 20,-12! 34,2 44,26!'),
        mix(hues.ink, hues.accent, 0.3),
        1.3,
      ) +
      fill(smooth('-20,-12! 0,-5 20,-12! 23,-7 0,1 -23,-7!'), hues.rim, 0.7) +
      fill(
        engraved(-16, -2, -22, 8, -26, 26, 2) +
          engraved(-4, 2, -4, 12, -6, 26, 2) +
          engraved(12, 0, 16, 10, 18, 26, 2),
        hues.rim,
        0.35,
      )
    );
  },
  /** Stretched out to take or to give. */
  palm(pen) {
    const { hues } = pen;
    const skin = mix(hues.rim, hues.land[0], 0.4);
    return (
      pen.rim(
        smooth(
          '-52,-36! -36,-44 -22,-44! -16,-56 -4,-66 3,-64 2,-56 -6,-44! 14,-40 34,-40 54,-46 70,-54! 76,-54 74,-47 58,-34 40,-26! 22,-18 0,-14 -24,-14 -50,-12!',
        ),
        skin,
        1.3,
      ) +
      fill(
        smooth(
          '-52,-22! -30,-26 0,-24 30,-30 60,-40! 52,-32 40,-26! 22,-18 0,-14 -24,-14 -50,-12!',
        ),
        mix(skin, hues.ink, 0.45),
      ) +
      fill(
        engraved(14, -36, 44, -38, 66, -49, 1.8) +
          engraved(10, -31, 38, -31, 58, -38, 1.8) +
          engraved(-20, -43, -10, -42, -4, -48, 1.6),
        hues.ink,
        0.6,
      ) +
      pen.rim(
        smooth('-120,14! -118,-18 -96,-46 -62,-50! -46,-44 -40,-28 -46,-8! -70,-2 -88,14!'),
        mix(hues.ink, hues.accent, 0.3),
        1.4,
      ) +
      fill(
        smooth('-62,-50! -46,-44 -40,-28 -46,-8! -52,-8 -48,-28 -54,-42 -68,-49!'),
        hues.rim,
        0.7,
      ) +
      fill(
        engraved(-64, -40, -88, -28, -104, 10, 2.2) + engraved(-58, -22, -76, -14, -90, 8, 2.2),
        hues.rim,
        0.35,
      )
    );
  },
  /** Links, one of them broken. */
  chain(pen) {
    const { hues } = pen;
    const link = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        ring(circle(0, 0, 20, 12), hues.ink, 10) +
          ring(circle(0, 0, 20, 12), mix(hues.rim, hues.ink, 0.35), 6.4) +
          ring(circle(0, -0.8, 20, 12), hues.rim, 1.4, '', 0.7),
      );
    return (
      link(-78, -84, 30) +
      link(-46, -66, 20) +
      link(46, -50, 20) +
      link(78, -34, 30) +
      line('M-24-58C-12-50 -8-64 -18-68', mix(hues.rim, hues.ink, 0.35), 6.4) +
      line('M22-62C12-70 6-54 18-48', mix(hues.rim, hues.ink, 0.35), 6.4) +
      fill(star(0, -60, 22, 8, 0.2), hues.glow)
    );
  },
  /** A plan of the land, with pins in it. */
  map(pen) {
    const { hues } = pen;
    const paper = mix(hues.glow, hues.land[0], 0.35);
    return (
      pen.rim(poly('-84,-6 -64,-76 64,-76 84,-6'), paper, 1.4) +
      line(
        'M-60-20C-40-40 -20-16 0-34C20-52 40-30 60-46M-52-48C-30-64 -10-44 12-60C30-70 44-58 56-64M-40-12C-20-20 10-8 40-18',
        hues.ink,
        1.2,
        0.5,
      ) +
      line('M-46-58L-24-42L8-30L46-54', SPICE, 2, 0.9) +
      [
        [-46, -58],
        [8, -30],
        [46, -54],
      ]
        .map(
          ([x, y]) =>
            line(`M${x} ${y}V${y! - 26}`, hues.ink, 1.6) +
            fill(circle(x!, y! - 28, 5), hues.accent) +
            fill(circle(x! - 1.4, y! - 29.4, 1.6), hues.glow),
        )
        .join('') +
      pen.rim(smooth('-92,-8! -88,-14 88,-14 92,-8! 88,2 -88,2'), mix(hues.rim, hues.ink, 0.5), 1)
    );
  },
  /** A gate that opens a little. */
  gate(pen) {
    const { hues } = pen;
    const leaf = (side: number) =>
      group(
        `scale(${side} 1)`,
        pen.rim(poly('5,-100 52,-112 52,2 5,2'), mix(hues.ink, hues.land[2], 0.5), 1.2) +
          line('M12-90L44-98V-60L12-56ZM12-48L44-50V-8H12Z', hues.rim, 1, 0.5) +
          fill(circle(11, -50, 3), hues.accent),
      );
    return (
      fill(poly('-5,-102 5,-102 30,4 -30,4'), hues.glow, 0.35) +
      fill(rect(-5, -102, 10, 104), hues.glow) +
      leaf(-1) +
      leaf(1) +
      pen.rim(mirrored('0,-128 40,-124 64,-106 64,2! 54,2! 54,-104 34,-116 0,-118'), hues.ink, 1.2)
    );
  },
  /** Steps and a fire on them. */
  altar(pen) {
    const { hues } = pen;
    return (
      fill(circle(0, -84, 50), hues.glow, 0.12) +
      fill(smooth('0,-128! 14,-104 22,-84 14,-64! 0,-58 -14,-64! -22,-84 -10,-100'), SPICE) +
      fill(smooth('2,-104! 9,-88 9,-72 0,-62 -9,-72 -7,-86'), hues.glow) +
      pen.rim(
        mirroredPoly('0,-62 34,-62 30,-52 24,-50 22,-26 40,-26 40,-14 58,-14 58,2 0,2'),
        hues.ink,
        1.4,
      ) +
      fill(rect(-22, -44, 44, 2) + rect(-40, -24, 80, 2) + rect(-58, -12, 116, 2), hues.rim, 0.5) +
      fill(star(0, -36, 7, 4, 0.35), hues.accent)
    );
  },
  /** A world with a ring. */
  planet(pen) {
    const { hues } = pen;
    return (
      pen.rim(circle(0, -50, 44), mix(hues.land[0], hues.accent, 0.4), 1.6) +
      fill(
        [-74, -60, -44, -30]
          .map((y, i) => engraved(-38 + (i % 2) * 4, y, 0, y + 9, 38, y - 4, 5))
          .join(''),
        hues.ink,
        0.35,
      ) +
      fill(`M-12-92A44 44 0 0 0 -12-8A60 60 0 0 1 -12-92Z`, hues.ink, 0.35) +
      group(
        'rotate(-16 0 -50)',
        ring('M-42-50A78 17 0 1 0 42-50', hues.rim, 4) +
          ring('M-46-46A88 22 0 1 0 46-46', hues.rim, 1.4, '', 0.6),
      ) +
      fill(circle(70, -94, 8), hues.glow) +
      fill(circle(72, -92, 8), hues.ink, 0.35)
    );
  },
  /** A glass to see who one is, or who one might be. */
  mirror(pen) {
    const { hues } = pen;
    return (
      pen.rim(
        circle(0, -76, 40, 48) + rect(-5, -30, 10, 34) + circle(0, 6, 9),
        mix(hues.rim, hues.ink, 0.5),
        1.4,
      ) +
      fill(circle(0, -76, 33, 41), mix(hues.sky[2], hues.glow, 0.3)) +
      fill(
        smooth('-12,-50! -14,-70 -8,-94 6,-98 16,-86 18,-72 12,-62 14,-52! 2,-42'),
        hues.ink,
        0.85,
      ) +
      fill(engraved(-22, -62, -24, -92, -8, -110, 4), '#ffffff', 0.6) +
      fill(spikes(0, -76, 41, 48, 24, 0, 360, 0.5), hues.rim, 0.6)
    );
  },
  /** Water that runs through somebody's fingers. */
  drops(pen, count = 5) {
    const { hues } = pen;
    return (
      Array.from({ length: count }, (_, i) => {
        const [x, y, size] = [
          (i - (count - 1) / 2) * 22,
          -30 - ((i * 37) % 60),
          0.7 + ((i * 3) % 4) * 0.15,
        ];
        return group(
          `translate(${x} ${y}) scale(${size})`,
          fill(smooth('0,-22! 9,-4 7,6 0,9 -7,6 -9,-4'), WATER) +
            fill(smooth('-2,-8! -5,0 -3,4'), '#ffffff', 0.7),
        );
      }).join('') +
      ring(circle(0, 0, 46, 8), hues.rim, 1.4, '', 0.7) +
      ring(circle(0, 0, 26, 4.4), WATER, 1.4, '', 0.9)
    );
  },
};
