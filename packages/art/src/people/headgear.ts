import { circle, engraved, poly, smooth, spikes, taper } from '../kit/shapes.ts';
import { fill, line, mix } from '../kit/svg.ts';
import type { Look, Paints } from './look.ts';

/** What they wear on their heads, seen from the side. */
export const HEADGEAR = {
  hood: ({ hues, dress, edge }) =>
    fill(
      smooth(
        '142,46! 128,44 108,50 92,74 88,108 94,140 112,172! 100,176! 78,140 74,100 84,60 108,36',
      ),
      hues.ink,
    ) +
    edge(
      smooth(
        '143,44! 126,14 90,2 54,14 32,50 26,96 32,134 20,166 4,204! 70,204! 92,190 106,174! 86,140 80,106 86,72 102,48 124,36',
      ),
      mix(dress, hues.land[1], 0.35),
      1.6,
    ) +
    fill(taper('143,44 124,38 104,50 88,74 82,106 88,140 106,174', 4.4), hues.rim, 0.75) +
    fill(
      engraved(128, 36, 80, 20, 50, 84, 2.2) +
        engraved(96, 40, 62, 60, 62, 130, 2) +
        engraved(50, 50, 38, 100, 48, 160, 2) +
        engraved(84, 96, 76, 140, 96, 172, 2),
      hues.rim,
      0.4,
    ),
  veil: ({ hues, edge }) =>
    edge(
      smooth(
        '134,40! 124,12 90,-6 60,10 44,44 38,96 30,150 14,204! 74,204! 84,160 84,112 90,74 104,54 126,46',
      ),
      hues.ink,
      1.5,
    ) +
    fill(
      engraved(128, 34, 84, 8, 54, 80, 2) +
        engraved(96, 40, 60, 70, 56, 160, 1.8) +
        engraved(46, 60, 40, 130, 28, 196, 1.8) +
        engraved(82, 96, 72, 150, 66, 200, 1.8),
      hues.rim,
      0.5,
    ) +
    fill(smooth('130,46! 116,30 96,32! 112,40'), hues.rim, 0.8) +
    fill(poly('120,34 126,40 122,48 115,42'), hues.accent),
  turban: ({ hues, dress, edge }) =>
    edge(
      smooth(
        '138,54! 142,38 126,16 92,8 58,20 44,48 46,84 40,120 52,150 70,164! 76,130 84,100 90,92! 94,70 112,58',
      ),
      mix(dress, hues.rim, 0.36),
      1.4,
    ) +
    fill(
      [0, 1, 2, 3, 4]
        .map((i) => engraved(138 - i * 6, 50 - i * 7, 90 - i * 4, 26 + i * 6, 48, 56 + i * 12, 2))
        .join('') + engraved(60, 100, 50, 130, 62, 156, 2),
      hues.ink,
      0.55,
    ) +
    fill(circle(136, 44, 4.4), hues.accent),
  helm: ({ hues, dress, edge }) =>
    edge(
      smooth(
        '142,62! 138,34 112,14 80,16 54,34 44,68 48,104 58,126! 86,122! 88,100! 104,96 104,72! 122,66',
      ),
      dress,
      1.5,
    ) +
    fill(spikes(96, 74, 56, 72, 21, 176, 306, 0.86), mix(hues.accent, hues.ink, 0.2)) +
    fill(
      engraved(142, 60, 110, 56, 60, 70, 2.2) +
        engraved(136, 44, 100, 34, 56, 54, 1.6) +
        engraved(88, 100, 70, 104, 50, 100, 1.6),
      hues.rim,
      0.8,
    ) +
    fill(circle(100, 66, 3.4), hues.rim),
  circlet: ({ hues }) =>
    fill(smooth('138,52! 118,50 88,48 50,62! 50,67! 88,54 118,56 138,58!'), hues.rim) +
    fill(poly('130,42 136,54 130,64 124,54'), hues.accent) +
    fill(poly('130,46 133,54 130,60 127,54'), hues.glow),
  coronet: ({ hues, edge }) =>
    edge(
      poly('136,46 144,20 126,32 116,8 102,28 86,6 78,30 58,18 60,44 54,58 92,44 134,54'),
      mix(hues.rim, hues.ink, 0.25),
      1,
    ) +
    fill(
      circle(116, 8, 3) + circle(86, 6, 3) + circle(144, 20, 2.6) + circle(58, 18, 2.6),
      hues.glow,
    ) +
    fill(engraved(56, 54, 94, 40, 135, 50, 2), hues.ink, 0.7),
  cap: ({ hues, dress, edge }) =>
    edge(smooth('146,58! 138,46 132,30 104,18 72,24 52,42 48,62! 90,58 128,56'), dress, 1.3) +
    fill(engraved(50, 60, 92, 54, 146, 57, 2.4), hues.rim, 0.9) +
    fill(poly('124,34 129,42 124,50 119,42'), hues.rim) +
    fill(poly('124,38 126.6,42 124,46 121.4,42'), hues.accent),
  dome: ({ hues, edge }) =>
    fill('M150 118C168 60 140 0 92 2C40 4 24 70 44 128Z', hues.accent, 0.2) +
    line('M150 118C168 60 140 0 92 2C40 4 24 70 44 128', hues.rim, 1.8, 0.9) +
    fill('M138 22C120 6 100 6 92 8C112 12 126 22 134 40Z', '#ffffff', 0.4) +
    edge(smooth('40,120! 92,138 152,112! 154,126 96,156 38,134'), mix(hues.rim, hues.ink, 0.5), 1) +
    fill(
      [0, 1, 2, 3, 4, 5]
        .map((i) => circle(52 + i * 18, 133 + Math.sin((i / 5) * 3.1) * 8, 2))
        .join(''),
      hues.glow,
    ),
} satisfies Readonly<Record<Exclude<NonNullable<Look['hat']>, 'fan'>, (paints: Paints) => string>>;
