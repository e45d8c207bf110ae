import type { ReactNode } from 'react';
import { useWords } from '../app/language.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.tsx';
import { useKnown } from './desk/known.ts';
import styles from './Sheet.module.css';
import type { Spot } from './spots.ts';
import { words } from './words.ts';

/** A drawer of a small screen. */
export interface Drawer {
  readonly name: string;
  readonly icon: IconName;
  readonly label: string;
  /** It glows while one of these may be chosen. */
  readonly holds?: (spot: Spot) => boolean;
  readonly count?: number;
  readonly content: ReactNode;
}

interface SheetProps {
  readonly drawers: readonly Drawer[];
  readonly open: string | null;
}

/** On a small screen: what does not fit beside the board lies over it, never over the decision. */
export function Sheet({ drawers, open }: SheetProps) {
  const drawer = drawers.find(({ name }) => name === open);
  if (!drawer) return null;
  return (
    // Without a name of its own: what lies in it has one.
    <div className={styles.sheet} id="sheet" data-tab={drawer.name}>
      {drawer.content}
    </div>
  );
}

interface TabsProps extends SheetProps {
  readonly onOpen: (drawer: string | null) => void;
}

export function SheetTabs({ drawers, open, onOpen }: TabsProps) {
  const { offers } = useKnown();
  const say = useWords(words).tabs;
  return (
    <nav className={styles.tabs} aria-label={say.label}>
      {drawers.map(({ name, icon, label, holds, count }) => (
        <button
          key={name}
          type="button"
          aria-pressed={open === name}
          aria-controls={open === name ? 'sheet' : undefined}
          data-drawer={name}
          data-lit={(holds && [...offers.may.keys()].some(holds)) || undefined}
          onClick={() => onOpen(open === name ? null : name)}
        >
          <Icon name={icon} size={1.3} />
          <span>{label}</span>
          {count !== undefined && <b>{count}</b>}
        </button>
      ))}
    </nav>
  );
}
