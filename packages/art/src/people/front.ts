import { circle, engraved, poly, smooth } from '../kit/shapes.ts';
import { fill, line, mix } from '../kit/svg.ts';
import { WATER } from '../palettes.ts';
import type { Look, Paints } from './look.ts';

/** Outlines of hair, seen from the front. */
const STYLES: Readonly<Partial<Record<NonNullable<Look['style']>, string>>> = {
  short:
    '100,23 124,29 137,52 135,84! 131,68 124,54! 116,50 110,53! 103,47 95,51! 88,47 79,55! 73,64 66,84! 62,52 76,29',
  long: '100,26 126,33 138,60 140,100 134,120! 130,80 122,56 100,42! 78,56 70,80 66,120! 60,100 62,60 74,33',
  crop: '100,27 121,31 133,48 134,70! 130,58 123,48! 116,44 111,47! 104,43 97,46! 90,43 83,47! 76,50 69,60 66,70! 66,46 79,31',
};

type Dress = (paints: Paints) => string;

/** What they wear, seen from the front; a robe where nothing else is drawn. */
const DRESSES: Readonly<Partial<Record<NonNullable<Look['dress']>, Dress>> & { robe: Dress }> = {
  robe: ({ hues, dress, edge }) =>
    edge(
      smooth('34,204! 50,170 76,150! 88,176 100,200! 112,176 124,150! 150,170 166,204!'),
      dress,
      1.2,
    ) +
    fill(
      engraved(76, 152, 84, 178, 100, 202, 2.2) + engraved(124, 152, 116, 178, 100, 202, 2.2),
      hues.rim,
      0.8,
    ),
  high: ({ hues, dress, edge }) =>
    edge(smooth('66,168! 68,140 80,134! 100,146 120,134! 132,140 134,168! 100,182'), dress, 1.2) +
    fill(engraved(69, 144, 100, 166, 131, 144, 1.8), hues.rim, 0.8) +
    fill([0, 1, 2].map((i) => circle(100, 172 + i * 9, 2.6)).join(''), hues.rim) +
    fill(
      poly('14,190 44,170 56,178 34,202') + poly('186,190 156,170 144,178 166,202'),
      mix(hues.rim, hues.ink, 0.35),
    ),
  suit: ({ hues, skin, edge }) =>
    edge(
      smooth('66,172! 70,138 84,130! 100,138 116,130! 130,138 134,172! 100,186'),
      mix(hues.ink, hues.land[2], 0.4),
      1.2,
    ) +
    line('M95 103C92 106 84 104 78 112C68 126 72 150 62 172', skin.dark, 3) +
    line('M95 103C92 106 84 104 78 112C68 126 72 150 62 172', hues.rim, 1, 0.85) +
    fill(circle(95.5, 102.5, 1.8) + circle(104.5, 102.5, 1.8), hues.rim) +
    line('M68 150H132M66 162H134', hues.rim, 0.8, 0.4),
};

/** A bust from the front. */
export function frontOf(look: Look, paints: Paints): string {
  const { hues, skin, hair, strands, cloth, dress, edge } = paints;
  let s = '';
  if (look.style === 'long')
    s += edge(
      smooth('100,26 128,34 142,66 144,110 154,150 150,184! 50,184! 46,150 56,110 58,66 72,34'),
      hair,
    );
  if (look.hat === 'hood')
    s += edge(
      smooth('100,6! 132,22 148,62 150,112 168,150 196,204! 4,204! 32,150 50,112 52,62 68,22'),
      dress,
      1.6,
    );
  if (look.hat === 'veil')
    s += edge(
      smooth('100,-8! 126,10 138,54 140,110 152,160 170,204! 30,204! 48,160 60,110 62,54 74,10'),
      hues.ink,
      1.6,
    );
  s += fill(poly(`83,118 117,118 122,176 78,176`), skin.dark);
  s += edge(
    smooth(
      '100,36 118,41 129,58 131,82 128,104 119,122 109,131 100,133 91,131 81,122 72,104 69,82 71,58 82,41',
    ),
    skin.mid,
    1.2,
  );
  s += fill(
    smooth(
      '100,37! 83,41 72,58 70,82 73,103 82,121 91,130 100,132! 99,124 96,119 100,115! 97,110 102,107! 94,104 90,101! 98,100 105,98! 102,84 99,76 98,66 104,56',
    ),
    skin.lit,
  );
  s += fill(smooth('109,88! 121,86 117,100!'), skin.lit, 0.8);
  s += fill(
    smooth('75,73! 87,68 97,73! 95,82 86,85 77,81') +
      smooth('125,73! 113,68 103,73! 105,82 114,85 123,81'),
    skin.dark,
    0.9,
  );
  const eye = (x: number) =>
    fill(smooth(`${x - 7},78! ${x},74.5 ${x + 7},78! ${x},81.5`), look.ibad ? WATER : '#f1e2ca') +
    fill(circle(x, 78, 2.5), look.ibad ? '#123a66' : '#120b0a') +
    fill(engraved(x - 8, 78, x, 72, x + 8, 78, 2), hues.ink);
  s += eye(87) + eye(113);
  s += fill(
    engraved(
      75,
      look.stern ? 64 : 68,
      86,
      look.stern ? 64 : 60,
      97,
      look.stern ? 71 : 67,
      look.brows ?? 3.2,
    ) +
      engraved(
        125,
        look.stern ? 64 : 68,
        114,
        look.stern ? 64 : 60,
        103,
        look.stern ? 71 : 67,
        look.brows ?? 3.2,
      ),
    mix(hair, hues.ink, 0.5),
  );
  s +=
    fill(smooth('93,100! 100,103 108,99! 105,104 100,105 95,104'), skin.dark, 0.9) +
    fill(engraved(88, 113, 100, look.stern ? 110 : 113, 112, 113, 2.4), skin.dark) +
    fill(engraved(94, 119, 100, 121, 106, 119, 2), skin.dark, 0.6);
  if (look.fem)
    s +=
      fill(
        smooth('90,113! 96,109.5 100,110.8 104,109.5 110,113! 104,117.5 96,117.5'),
        mix('#8a2a2a', skin.mid, 0.35),
      ) + fill(engraved(90, 113, 100, 114, 110, 113, 1), skin.dark);
  if (look.age)
    s += fill(
      engraved(88, 100, 82, 106, 84, 116, 1.4) +
        engraved(112, 100, 118, 106, 116, 116, 1.4) +
        engraved(84, 52, 100, 49, 116, 52, 1.1) +
        engraved(86, 57, 100, 54, 114, 57, 1.1),
      skin.dark,
      0.6,
    );
  const hairline = look.style && STYLES[look.style];
  if (hairline)
    s +=
      edge(smooth(hairline), hair, 1) +
      fill(
        [-3, -2, -1, 0, 1, 2, 3]
          .map((i) => engraved(100 + i * 3, 30, 100 + i * 9, 36, 100 + i * 10, 50, 1.3))
          .join(''),
        strands,
        0.5,
      );
  s += edge(
    smooth('8,204! 16,180 44,166 74,154! 100,176 126,154! 156,166 184,180 192,204!'),
    cloth,
    1.4,
  );
  s += (DRESSES[look.dress ?? 'robe'] ?? DRESSES.robe)(paints);
  if (look.hat === 'hood')
    s +=
      fill(
        engraved(70, 30, 54, 80, 60, 140, 2) +
          engraved(130, 30, 146, 80, 140, 140, 2) +
          engraved(60, 60, 40, 130, 22, 196, 2) +
          engraved(140, 60, 160, 130, 178, 196, 2),
        hues.rim,
        0.45,
      ) +
      fill(
        smooth(
          '100,22! 128,34 136,70 132,110! 130,70 120,46 100,40 80,46 70,70 68,110! 64,70 72,34',
        ),
        mix(hues.ink, dress, 0.3),
      );
  if (look.hat === 'veil')
    s +=
      edge(
        smooth(
          '100,10! 124,26 134,64 130,108! 128,66 118,46 100,40 82,46 72,66 70,108! 66,64 76,26',
        ),
        mix(hues.ink, dress, 0.4),
        0.8,
      ) +
      fill(
        engraved(76, 20, 56, 90, 46, 190, 2) + engraved(124, 20, 144, 90, 154, 190, 2),
        hues.rim,
        0.5,
      ) +
      fill(poly('100,30 105,38 100,48 95,38'), hues.accent) +
      (look.over
        ? fill(
            smooth('66,86! 84,92 100,96 116,92 134,86! 140,140 122,170 100,178 78,170 60,140'),
            mix(hues.ink, hues.accent, 0.25),
            0.93,
          ) +
          fill(
            [-2, -1, 0, 1, 2]
              .map((i) => engraved(100 + i * 14, 96, 100 + i * 12, 130, 100 + i * 8, 168, 1.4))
              .join(''),
            hues.rim,
            0.4,
          )
        : '');
  if (look.mark === 'diamond') s += fill(poly('100,46 104,54 100,62 96,54'), '#14100f');
  if (look.mark === 'stitch')
    s +=
      line('M76 54L96 62M120 92L132 100M84 120L104 126', '#7a2f2a', 1.6) +
      line(
        'M80 52L78 58M86 54L84 61M92 57L90 63M123 91L121 97M128 94L126 100M90 119L88 125M97 121L95 127',
        hues.ink,
        1.2,
      );
  return s;
}
