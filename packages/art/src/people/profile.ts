import { circle, engraved, poly, smooth } from '../kit/shapes.ts';
import { fill, line, mix } from '../kit/svg.ts';
import { WATER } from '../palettes.ts';
import type { Look, Paints } from './look.ts';

/** The profile that a look departs from. */
const NOBODY = { fore: 0, brow: 0, nose: 0, droop: 0, hook: 0, lip: 0, chin: 0, fat: 0 };

export function neckOf(fat: number, { skin }: Paints): string {
  const neck = smooth(
    `${66 - fat * 0.4},176! ${66 - fat * 0.35},132 90,108 ${113 + fat * 0.3},134 ${110 + fat * 0.7},150 ${122 + fat},178!`,
  );
  return (
    fill(neck, skin.mid) +
    fill(
      smooth(`112,134! 100,140 96,160 92,178! ${66 - fat * 0.4},178! ${66 - fat * 0.3},130!`),
      skin.dark,
      0.75,
    )
  );
}

/** The head from the side, its light part towards the right. */
export function headOf(look: Look, { skin, edge }: Paints): string {
  const { fore, brow, nose, droop, hook, lip, chin, fat } = { ...NOBODY, ...look };
  const head = smooth(
    `100,27 120,32 132,46 ${136 + fore},57 ${139.5 + brow},67 ${134.5 + brow * 0.5},73.5! ${140.2 + hook * 0.9 + nose * 0.3},84 ${145.6 + nose * 0.8 + hook * 0.2},91.5 ${147.6 + nose * 0.8},${95 + droop} ${145 + nose * 0.6},${99 + droop * 0.7} 139.5,100.8! ${142.6 + lip},105 138.4,108! ${141.6 + lip},111.6 137.2,116.6 ${140 + chin},124 ${136 + chin},131 ${127 + chin * 0.6},134 ${113 + fat * 0.4},${137 + fat * 0.5} 92,${128 + fat * 0.4} ${70 - fat * 0.2},122 56,104 51,80 58,50 78,32`,
  );
  let s = edge(head, skin.lit, 1.2);
  s +=
    look.style || (look.hat && look.hat !== 'dome')
      ? fill(
          smooth(
            `118,30! 121,52 116,66! 122,78 116,90! 121,102 113,112 119,126 ${124 + chin * 0.5},134! ${113 + fat * 0.4},${137 + fat * 0.5} 92,${129 + fat * 0.4} 70,123 55,104 50,80 58,50 78,32 100,27`,
          ),
          skin.mid,
        )
      : fill(
          smooth(
            `51,70! 60,92 78,100! 92,92 106,88! 112,100 108,112 119,126 ${124 + chin * 0.5},134! 113,138 92,130 70,123 55,104 50,84`,
          ),
          skin.mid,
        ) +
        fill(
          engraved(74, 40, 60, 54, 60, 78, 2.4) + engraved(82, 40, 70, 54, 70, 82, 1.8),
          skin.mid,
          0.7,
        );
  if (!look.fem)
    s += fill(
      engraved(116, 91, 123, 96, 124, 108, 3.4) + engraved(112, 104, 118, 112, 119, 124, 2.2),
      skin.mid,
    );
  s += fill(
    smooth(`113,${136 + fat * 0.5}! 104,120 97,104! 88,112 70,122! 92,${129 + fat * 0.4}`),
    skin.dark,
    0.55,
  );
  if (fat > 14)
    s +=
      edge(
        smooth('137,113! 145,122 148,136 140,150 120,160 92,164 62,156 44,132 50,104 76,94 108,98'),
        skin.lit,
        1.2,
      ) +
      fill(
        smooth(
          '78,100! 96,112 92,124! 112,134 104,146! 118,152 124,160! 92,165 62,157 43,132 48,106 60,98',
        ),
        skin.mid,
      ) +
      fill(
        engraved(138, 130, 124, 134, 110, 126, 2.2) +
          engraved(142, 144, 122, 150, 100, 138, 2.4) +
          engraved(126, 158, 104, 160, 82, 146, 2.2) +
          engraved(118, 104, 126, 112, 122, 124, 1.8),
        skin.dark,
        0.75,
      );
  return s;
}

export function featuresOf(look: Look, { hues, hair, skin }: Paints): string {
  const { brow, fat } = { ...NOBODY, ...look };
  let s =
    fill(
      smooth(
        `121,67! 131,63.5 ${140 + brow},67! ${137 + brow * 0.5},72.5 ${134 + brow * 0.5},74! 133,78 127,79.5 121,76`,
      ),
      skin.dark,
      0.85,
    ) +
    fill(smooth('123.5,77.6! 128,74.6 134,76.6! 129,79.8'), look.ibad ? WATER : '#f4e6cf') +
    fill(circle(130.4, 77, 1.8), look.ibad ? '#123a66' : '#120b0a') +
    fill(engraved(121, 77, 128, 72, 136, 75.8, 1.8), hues.ink);
  s += fill(
    engraved(
      118,
      68,
      130,
      look.stern ? 66 : 60.5,
      141 + brow,
      look.stern ? 70 : 66,
      look.brows ?? 3.2,
    ),
    mix(hair, hues.ink, 0.5),
  );
  s +=
    fill(smooth(`139,95! 142,93 144.5,97 141,99.6 138.4,99.5`), skin.mid, 0.9) +
    fill(circle(142.5, 99, 1.3, 0.9), skin.dark) +
    fill(engraved(126.5, 109.4, 133, 107.2, 140, 108, 1.6), skin.dark) +
    fill(engraved(131, 116.5, 135, 115, 138.5, 116.8, 2), skin.mid) +
    (look.fem
      ? fill(
          smooth('131,108! 138,103.6 143,105.4 138.5,108! 142,111.6 138,113.4'),
          mix(skin.mid, '#8a2a2a', 0.5),
          0.8,
        )
      : '');
  s +=
    fill(
      smooth('94.5,77 99,73 104,76 104,83 100.5,89 98.5,95 95,93 94.6,85'),
      mix(skin.lit, skin.mid, 0.25),
    ) + line('M97.4 79C100 76 102.6 79 101.6 83C100.8 86 98 87 98.4 91', skin.dark, 1.5, 0.85);
  if (look.age)
    s += fill(
      engraved(126, 81, 130, 83, 133, 82, 1) +
        engraved(124, 92, 132, 98, 130, 108, 1.3) +
        engraved(122, 54, 130, 52, 135, 55, 1) +
        engraved(122, 59, 130, 57, 136, 60, 1),
      skin.dark,
      0.7,
    );
  if (fat > 6)
    s += fill(
      engraved(96, 132, 112, 142, 134, 132, 2.2) + engraved(90, 146, 110, 154, 126, 146, 1.8),
      skin.dark,
      0.6,
    );
  if (look.scar)
    s +=
      fill(engraved(116, 88, 124, 104, 128, 124, 2), '#b4493a') +
      fill(engraved(117, 90, 124, 103, 127, 120, 0.7), skin.lit);
  return s;
}

export function marksOf(look: Look, { hues, skin }: Paints): string {
  let s = '';
  if (look.mark === 'diamond')
    s +=
      fill(poly('128,50 132,56 128,62 124,56'), '#14100f') +
      fill(poly('128,52.6 130,56 128,59.4 126,56'), hues.accent);
  if (look.mark === 'lip')
    s += fill(
      smooth('131,108.4! 138,104.4 142.6,105.6 138.6,108! 141.6,111.6 137,113'),
      mix(skin.mid, '#7d2430', 0.6),
      0.8,
    );
  if (look.earring)
    s +=
      fill(poly('98,98 102,106 98,116 94,106'), hues.accent) +
      fill(poly('98,100 100,106 98,112'), hues.glow);
  return s;
}
