import { Tabs } from 'radix-ui';
import { use } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useKit } from '../desk/Desk.tsx';
import { Log } from '../log/Log.tsx';
import { AidPage } from './AidPage.tsx';
import styles from './Drawer.module.css';
import { DRAWER_TABS, type DrawerPlace, type DrawerTab, useDrawing } from './drawer.ts';
import { Legend } from './Legend.tsx';
import { RulesPage } from './RulesPage.tsx';
import { Ways } from './Ways.tsx';
import { words } from './words.ts';

/** Over the table: what its icons mean, the rules, a round in short, what happened. */
export default function Drawer({ tab, rules }: DrawerPlace) {
  const { open, back, close } = useDrawing();
  const say = useWords(words);
  const language = useLanguage();
  const { icons, aid } = use(useKit().explaining());
  return (
    <Dialog
      title={say.title}
      size="drawer"
      open
      onOpenChange={(stays) => {
        if (!stays) close();
      }}
    >
      <Tabs.Root
        value={tab}
        onValueChange={(next) => open(next as DrawerTab)}
        className={styles.tabs}
      >
        <Tabs.List className={styles.list} aria-label={say.title}>
          {DRAWER_TABS.map((one) => (
            <Tabs.Trigger key={one} value={one} className={styles.tab} data-drawer-tab={one}>
              {say.tabs[one]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="icons" className={styles.page} data-drawer-page="icons">
          <Legend groups={icons(language)} />
          <Ways />
        </Tabs.Content>
        <Tabs.Content value="rules" className={styles.page} data-drawer-page="rules">
          <RulesPage rules={rules} onBack={back} />
        </Tabs.Content>
        <Tabs.Content value="aid" className={styles.page} data-drawer-page="aid">
          <AidPage parts={aid(language)} />
        </Tabs.Content>
        <Tabs.Content value="log" className={styles.log} data-drawer-page="log">
          <Log />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
}
