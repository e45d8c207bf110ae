import { circle, engraved, fan, mirrored, num, poly, rect, smooth, star } from '../kit/shapes.ts';
import { fill, group, line, mix, ring } from '../kit/svg.ts';
import type { Motifs } from '../pen.ts';

/** What plots are made of. */
export const plots: Motifs = {
  mask(pen) {
    const { hues } = pen;
    const f = 'M-30-84C-18-96 18-96 30-84C36-56 28-20 0-2C-28-20 -36-56 -30-84Z';
    const face = (k: number) =>
      fill('M-20-62Q-12-70 -4-61Q-12-56 -20-62ZM20-62Q12-70 4-61Q12-56 20-62Z', hues.ink) +
      fill('M-2-58L2-58L5-38L0-35L-5-38Z', hues.ink, 0.35) +
      fill(k ? 'M-13-22Q0-32 13-22Q0-25 -13-22Z' : 'M-13-27Q0-16 13-27Q0-21 -13-27Z', hues.ink) +
      fill('M0-92C18-94 30-84 30-84C36-56 28-20 0-2Z', hues.ink, 0.28) +
      fill(
        'M-22-70Q-13-78 -4-69L-4-67Q-13-74 -22-68ZM22-70Q13-78 4-69L4-67Q13-74 22-68Z',
        hues.ink,
        0.9,
      );
    return (
      group(
        'translate(-34 -4) rotate(-13)',
        pen.rim(f, mix(hues.land[1], hues.ink, 0.2), 1.3) + face(1),
      ) +
      group(
        'translate(36 0) rotate(11)',
        pen.rim(f, mix(hues.land[0], hues.rim, 0.2), 1.3) + face(0),
      ) +
      group(
        'translate(0 4) scale(1.12)',
        pen.rim(f, mix(hues.glow, hues.rim, 0.4), 1.4) + face(0),
      ) +
      line('M-32-70C-70-60 -80-20 -72 8M34-72C76-66 84-30 76 10', hues.accent, 2, 0.8)
    );
  },
  web(pen) {
    const { hues } = pen;
    const N = 9;
    let d = '';
    for (let i = 0; i < N; i++) {
      const a = (i / N) * 2 * Math.PI - 1.57;
      d += `M0-50L${num(Math.cos(a) * 120)} ${num(-50 + Math.sin(a) * 120)}`;
    }
    let e = '';
    for (let k = 1; k < 8; k++)
      for (let i = 0; i < N; i++) {
        const a = (i / N) * 2 * Math.PI - 1.57,
          b = ((i + 1) / N) * 2 * Math.PI - 1.57,
          r = k * 13.5,
          m = (a + b) / 2;
        e += `M${num(Math.cos(a) * r)} ${num(-50 + Math.sin(a) * r)}Q${num(Math.cos(m) * r * 0.82)} ${num(-50 + Math.sin(m) * r * 0.82)} ${num(Math.cos(b) * r)} ${num(-50 + Math.sin(b) * r)}`;
      }
    return (
      line(d, hues.rim, 0.9, 0.75) +
      line(e, hues.rim, 0.7, 0.6) +
      fill(
        [
          [1, 3],
          [4, 5],
          [6, 2],
          [8, 6],
          [3, 4],
          [5, 7],
        ]
          .map(([i, k]) => {
            const a = (i / N) * 2 * Math.PI - 1.57,
              r = k * 13.5;
            return circle(Math.cos(a) * r, -50 + Math.sin(a) * r, 3.4);
          })
          .join(''),
        hues.glow,
      ) +
      fill(circle(0, -50, 13), hues.ink) +
      fill(star(0, -50, 11, 8, 0.45), hues.accent)
    );
  },
  chess(pen) {
    const { hues } = pen;
    let bd = '';
    for (let i = 0; i < 8; i++)
      for (let j = 0; j < 4; j++)
        if ((i + j) % 2)
          bd += poly(
            [
              [i, j],
              [i + 1, j],
              [i + 1, j + 1],
              [i, j + 1],
            ].map(([u, v]) => {
              const k = 1 + v * 0.24;
              return { x: (u - 4) * 22 * k, y: -6 + v * 9 + v * v };
            }),
          );
    const king = mirrored(
        '0,-84 5,-78 12,-74! 8,-66 7,-60! 12,-58! 7,-54 8,-30 14,-12 18,-8! 18,0! 0,0',
      ),
      pawn = mirrored('0,-44 8,-41 10,-34 6,-27! 9,-25! 5,-22 6,-12 11,-6 12,0! 0,0'),
      knight = smooth(
        '-16,0! -13,-10 -6,-26 -14,-30 -20,-26! -22,-34 -8,-54 -4,-64! 2,-58 14,-48 18,-28 16,0!',
      );
    return (
      fill(poly('-94,-6 94,-6 166,46 -166,46'), mix(hues.ink, hues.land[2], 0.6)) +
      fill(bd, hues.rim, 0.3) +
      group('translate(-62 10)', pen.rim(pawn, hues.ink, 1.2)) +
      group('translate(62 6) scale(1.05)', pen.rim(knight, hues.ink, 1.2)) +
      group('translate(-24 24) scale(1.05)', pen.rim(pawn, hues.ink, 1.2)) +
      group(
        'translate(10 20) scale(1.34)',
        pen.rim(king, mix(hues.rim, hues.ink, 0.35), 1.2) +
          fill(star(0, -91, 8, 4, 0.4), hues.glow) +
          fill(engraved(-3, -52, -5, -30, -9, -10, 1.4), hues.glow, 0.6),
      )
    );
  },
  fist(pen) {
    const { hues } = pen;
    const f = mix(hues.ink, hues.land[1], 0.35);
    return (
      group(
        'rotate(78 0 -76)',
        pen.rim(rect(-5, -156, 10, 160), mix(hues.rim, hues.ink, 0.4), 1) +
          fill(star(0, -160, 17, 8, 0.55), hues.rim) +
          fill(circle(0, -160, 6), hues.accent) +
          fill(circle(0, 6, 8), hues.rim),
      ) +
      pen.rim(poly('-26,0 -24,-36 24,-36 28,0'), hues.ink, 1.2) +
      fill(rect(-25, -30, 50, 3) + rect(-26, -20, 52, 3) + rect(-26, -10, 53, 3), hues.rim, 0.55) +
      pen.rim(smooth('-30,-40! -36,-62 -32,-92 -28,-96 26,-98 32,-92 34,-62 28,-38!'), f, 1.3) +
      [0, 1, 2, 3]
        .map(
          (i) =>
            pen.rim(
              smooth(
                `${-31 + i * 16},-92 ${-24 + i * 16},-100 ${-17 + i * 16},-92 ${-17 + i * 16},-66 ${-24 + i * 16},-61 ${-31 + i * 16},-66`,
              ),
              hues.ink,
              0.9,
            ) + fill(rect(-29 + i * 16, -84, 10, 1.6), hues.rim, 0.6),
        )
        .join('') +
      pen.rim(smooth('-34,-62 -28,-70 4,-66 12,-58 8,-50 -8,-50 -26,-46'), hues.ink, 1) +
      fill(engraved(-28, -62, -8, -66, 8, -59, 1.4), hues.rim, 0.7) +
      ''
    );
  },
  /** Nine strings. */
  baliset(pen) {
    const { hues } = pen;
    return group(
      'rotate(30 0 -50)',
      pen.rim(
        smooth(
          '-5,-120! 6,-128! 10,-122! 6,-116! 6,-66! 12,-58 24,-36 28,-10 16,10 0,15 -16,10 -28,-10 -24,-36 -12,-58 -5,-66!',
        ),
        hues.ink,
        1.4,
      ) +
        fill(
          smooth('0,-52 14,-34 20,-10 11,6 0,9 -11,6 -20,-10 -14,-34'),
          mix(hues.ink, hues.rim, 0.2),
        ) +
        fill(fan(0, -18, 4, 12, 12, 0, 360, 0.5), hues.accent) +
        ring(circle(0, -18, 13.5), hues.rim, 1) +
        line('M-3.6-116L-6 2M-1.8-118L-3 2M0-118V2M1.8-120L3 2M3.6-120L6 2', hues.rim, 0.5, 0.9) +
        fill(rect(-11, 1, 22, 3), hues.rim) +
        fill(
          [0, 1, 2, 3]
            .map((i) => rect(-12, -114 + i * 7, 6, 2.4) + rect(7, -114 + i * 7, 6, 2.4))
            .join(''),
          hues.rim,
          0.85,
        ),
    );
  },
  glowglobe(pen) {
    const { hues } = pen;
    let s = '';
    for (let i = 5; i > 0; i--) s += fill(circle(0, -50, 12 + i * 9), hues.glow, 0.07);
    return (
      s +
      fill(circle(0, -50, 13), hues.glow) +
      fill('M-13-50A13 13 0 0 0 13-50Z', hues.accent, 0.5) +
      line('M-13-50H13M0-63V-70', hues.ink, 1.2)
    );
  },
};
