import type { RefObject } from 'react';
import { useWords } from '../app/language.ts';
import { Icon } from '../icons/Icon.tsx';
import { Dock } from '../packs/imperium/table/dock/Dock.tsx';
import { Row } from '../packs/imperium/table/Row.tsx';
import { useDesk } from './desk.ts';
import { Log } from './log/Log.tsx';
import { Players } from './rail/Players.tsx';
import styles from './Sheet.module.css';
import { words } from './words.ts';

export const SHEET_TABS = ['hand', 'row', 'players', 'log'] as const;
export type SheetTab = (typeof SHEET_TABS)[number];

const ICONS = { hand: 'hand', row: 'cards', players: 'person', log: 'log' } as const;

interface SheetProps {
  readonly tab: SheetTab;
  readonly logHeading: RefObject<HTMLHeadingElement | null>;
}

/** On a small screen: what does not fit beside the board lies over it, never over the decision. */
export function Sheet({ tab, logHeading }: SheetProps) {
  return (
    // Without a name of its own: what lies in it has one.
    <div className={styles.sheet} id="sheet" data-tab={tab}>
      {tab === 'hand' && <Dock />}
      {tab === 'row' && <Row />}
      {tab === 'players' && <Players everybody />}
      {tab === 'log' && <Log heading={logHeading} />}
    </div>
  );
}

interface TabsProps {
  readonly tab: SheetTab | null;
  readonly onChange: (tab: SheetTab | null) => void;
}

Sheet.Tabs = function Tabs({ tab, onChange }: TabsProps) {
  const { me, offers } = useDesk();
  const say = useWords(words).tabs;
  const glows = (prefixes: readonly string[]) =>
    [...offers.may.keys()].some((spot) => prefixes.some((prefix) => spot.startsWith(prefix)));
  const lit = {
    hand: glows([
      'hand:',
      'intrigue:',
      'discard:',
      'play:',
      'garrison',
      'own-leader',
      'set-aside:',
    ]),
    row: glows(['row:', 'reserve:']),
    players: glows(['seat:']),
    log: false,
  };
  return (
    <nav className={styles.tabs} aria-label={say.label}>
      {SHEET_TABS.filter((name) => me || name !== 'hand').map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={tab === name}
          aria-controls={tab === name ? 'sheet' : undefined}
          data-drawer={name}
          data-lit={lit[name] || undefined}
          onClick={() => onChange(tab === name ? null : name)}
        >
          <Icon name={ICONS[name]} size={1.3} />
          <span>{say[name]}</span>
          {name === 'hand' && me && <b>{me.hand.length}</b>}
        </button>
      ))}
    </nav>
  );
};
