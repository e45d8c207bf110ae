import { useWords } from '../../app/language.ts';
import { Icon } from '../../icons/Icon.tsx';
import { onArrows } from '../arrows.ts';
import { useKnown } from '../desk/known.ts';
import { words } from '../words.ts';
import styles from './SideBoard.module.css';
import { isLit, type Tab } from './tabs.ts';

interface SideBoardProps {
  readonly tabs: readonly Tab[];
  readonly shown: string | null;
  readonly onShow: (tab: string | null) => void;
  /** `open`: one beside its tabs; `rail`: over the board, when it is asked for; `all`: no tabs. */
  readonly look: 'open' | 'rail' | 'all';
}

/** What does not lie on the board: one tab for each. */
export function SideBoard({ tabs, shown, onShow, look }: SideBoardProps) {
  if (look === 'all') {
    const [first, ...others] = tabs.map((tab) => (
      <div key={tab.name} className={styles.side} data-look={look}>
        <Pane tab={tab} />
      </div>
    ));
    return (
      <>
        {first}
        <div className={styles.others}>{others}</div>
      </>
    );
  }
  const open = tabs.find(({ name }) => name === shown);
  return (
    <div className={styles.side} data-look={look}>
      <Tabs tabs={tabs} shown={shown} onShow={onShow} closes={look === 'rail'} />
      {open && <Pane tab={open} />}
    </div>
  );
}

interface TabsProps {
  readonly tabs: readonly Omit<Tab, 'content'>[];
  readonly shown: string | null;
  readonly onShow: (tab: string | null) => void;
  /** Pressed again, it is closed. */
  readonly closes?: boolean;
}

export function Tabs({ tabs, shown, onShow, closes }: TabsProps) {
  const { offers } = useKnown();
  const say = useWords(words).tabs;
  return (
    <div className={styles.tabs} role="tablist" aria-label={say.label} onKeyDown={onArrows}>
      {tabs.map((tab) => {
        const { name, icon, label, news = 0 } = tab;
        const lit = isLit(tab, offers);
        return (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={shown === name}
            aria-controls={shown === name ? `pane-${name}` : undefined}
            aria-label={[label, news > 0 && say.news(news), lit && say.lit]
              .filter(Boolean)
              .join(', ')}
            title={label}
            data-stop=""
            data-drawer={name}
            data-lit={lit || undefined}
            onClick={() => onShow(closes && shown === name ? null : name)}
          >
            <Icon name={icon} size={1.2} />
            <span className={styles.label}>{label}</span>
            {news > 0 && <b className={styles.news}>{news}</b>}
            {lit && <i className={styles.lit} />}
          </button>
        );
      })}
    </div>
  );
}

export function Pane({ tab: { name, label, content } }: { readonly tab: Tab }) {
  return (
    <div
      className={styles.pane}
      role="tabpanel"
      id={`pane-${name}`}
      aria-label={label}
      data-pane={name}
    >
      {content}
    </div>
  );
}
