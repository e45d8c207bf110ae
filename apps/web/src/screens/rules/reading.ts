import type { RuleDocument } from '@landsraad/rulebook';
import { useEffect, useState } from 'react';
import { sectionAnchor } from '../../rules/DocumentView.tsx';

/** Where a reader's eye begins, as a part of the window's height: above the end of any section. */
const EYE = 0.15;

/** A rule that was asked for is what is read, wherever on the screen it stands. */
function eye(): number {
  const asked = document.querySelector('main [data-marked]')?.getBoundingClientRect().top;
  return asked !== undefined && asked > 0 && asked < innerHeight ? asked : innerHeight * EYE;
}

/** The section that is being read, as it scrolls by; null before the first. */
export function useReading(current: RuleDocument | null): number | null {
  const [reading, setReading] = useState<number | null>(null);
  useEffect(() => {
    if (!current) return setReading(null);
    const look = () => setReading(sectionAt(current, eye()));
    look();
    // The page scrolls as a whole; where it is part of another, its own box does.
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look, true);
      removeEventListener('resize', look);
    };
  }, [current]);
  return reading;
}

/** The last section, of those that the contents list, that began above this height. */
function sectionAt({ sections }: RuleDocument, y: number): number | null {
  let last: number | null = null;
  for (const [i, { depth }] of sections.entries()) {
    if (i === 0 || depth > 2) continue;
    const top = document.getElementById(sectionAnchor(i))?.getBoundingClientRect().top;
    if (top === undefined || top > y) break;
    last = i;
  }
  return last;
}
