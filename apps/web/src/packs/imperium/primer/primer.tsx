import type { PictureName } from '@landsraad/art';
import type { ReactNode } from 'react';
import { useWords } from '../../../app/language.ts';
import { Icon } from '../../../icons/Icon.tsx';
import type { IconName } from '../../../icons/paths.tsx';
import type { Primer, PrimerPage } from '../../pack.ts';
import { ComponentFace } from '../cards/ComponentFace.tsx';
import type { Component } from '../spots.ts';
import style from './Primer.module.css';
import { words } from './words.ts';

type PageId = Exclude<keyof typeof words.en, 'steps'>;

/** Every page in the order of reading, with what lies beside its words. */
const PICTURES: Readonly<Record<PageId, () => ReactNode>> = {
  aim: () => <Laid of={[{ kind: 'leader', id: 'paul-atreides' }]} />,
  round: Round,
  halves: () => <Laid of={[{ kind: 'card', id: 'chani' }]} />,
  agents: () => (
    <Laid
      of={[
        { kind: 'card', id: 'reconnaissance' },
        { kind: 'space', id: 'arrakeen' },
      ]}
    />
  ),
  deck: () => (
    <Laid
      of={[
        { kind: 'card', id: 'convincing-argument' },
        { kind: 'card', id: 'bene-gesserit-sister' },
      ]}
    />
  ),
  influence: () => (
    <Laid
      of={[
        { kind: 'space', id: 'stillsuits' },
        { kind: 'track', id: 'fremen' },
      ]}
    />
  ),
  conflict: () => (
    <Laid
      of={[
        { kind: 'conflict', id: 'terrible-purpose' },
        { kind: 'intrigue', id: 'ambush' },
      ]}
    />
  ),
  end: () => <Laid of={[{ kind: 'card', id: 'the-spice-must-flow' }]} />,
};

/** What lies behind it. */
const SCENES: Readonly<Record<PageId, PictureName>> = {
  aim: 'place/home',
  round: 'place/landsraad',
  halves: 'card/worm-riders',
  agents: 'space/arrakeen',
  deck: 'card/other-memory',
  influence: 'place/fremen',
  conflict: 'conflict/battle-for-arrakeen',
  end: 'place/emperor',
};

export const primer: Primer = {
  pages: (Object.keys(PICTURES) as PageId[]).map(
    (id): PrimerPage => ({
      id,
      words: { en: words.en[id], fr: words.fr[id] },
      Picture: PICTURES[id],
      scene: { name: SCENES[id], cut: 'wide', boxes: ['base'] },
    }),
  ),
};

/** Components side by side, as they are read in the card browser. */
function Laid({ of }: { readonly of: readonly Component[] }) {
  return (
    <div className={style.laid}>
      {of.map((component, n) => (
        <div key={component.id} className={style.thing}>
          {n > 0 && <Icon name="next" size={2} />}
          <ComponentFace component={component} size="hand" />
        </div>
      ))}
    </div>
  );
}

const STEPS = {
  turns: 'agent',
  reveal: 'reveal',
  combat: 'conflict',
  home: 'recall',
} as const satisfies Record<keyof typeof words.en.steps, IconName>;

function Round() {
  const say = useWords(words).steps;
  return (
    <ol className={style.round}>
      {(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((step) => (
        <li key={step}>
          <Icon name={STEPS[step]} size={3} />
          <span>{say[step]}</span>
        </li>
      ))}
    </ol>
  );
}
