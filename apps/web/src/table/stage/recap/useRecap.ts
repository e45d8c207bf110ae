import { use, useMemo } from 'react';
import type { Frame } from '../../../games/log.ts';
import { useKit } from '../../desk/Desk.tsx';
import { useWording } from '../../desk/wording.ts';
import type { Scene } from '../beats.ts';
import type { Recap } from './recap.ts';

/** What a round came to, in the viewer's language. */
export function useRecap(scene: Scene, now: Frame): Recap {
  const { stage } = useKit();
  const { brief, language } = useWording();
  const { recapOf } = use(stage.recap!());
  return useMemo(
    () => recapOf(scene, now, brief, language),
    [recapOf, scene, now, brief, language],
  );
}
