import { smooth } from '../kit/shapes.ts';
import type { Pen } from '../pen.ts';
import { DRESSES } from './dresses.ts';
import { frontOf } from './front.ts';
import { beardOf, hairBehind, hairOf } from './hair.ts';
import { HEADGEAR } from './headgear.ts';
import { type Look, paintsOf } from './look.ts';
import { featuresOf, headOf, marksOf, neckOf } from './profile.ts';

const SHOULDERS = '8,204! 16,182 44,166 66,158 92,170 116,160 146,168 178,184 188,204!';
const BROAD = '-6,204! 0,170 36,150 70,142 124,150 168,160 196,178 206,204!';

/** Head and shoulders in a box of 200. Faces are built from numbers, never after a likeness. */
export function bust(pen: Pen, look: Look): string {
  const paints = paintsOf(pen, look);
  if (look.front) return frontOf(look, paints);
  const fat = look.fat ?? 0;
  const headgear = look.hat && look.hat !== 'fan' ? HEADGEAR[look.hat](paints) : '';
  return (
    hairBehind(look, paints) +
    neckOf(fat, paints) +
    headOf(look, paints) +
    featuresOf(look, paints) +
    hairOf(look, paints) +
    beardOf(look, paints) +
    paints.edge(smooth(fat > 10 ? BROAD : SHOULDERS), paints.cloth, 1.4) +
    DRESSES[look.dress ?? 'high'](paints) +
    headgear +
    marksOf(look, paints)
  );
}
