import { useWords } from '../../app/language.ts';
import { useSettings } from '../../app/settings.ts';
import { words as settingWords } from '../../screens/settings/words.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { turnWords, useWordsOn } from '../words-on.ts';
import styles from './Drawer.module.css';

const TEXT_SIZES = ['normal', 'large', 'largest'] as const;

/** How much of the table is said in words, and how large. */
export function Ways() {
  const settings = useWords(settingWords);
  const { previews, textSize } = useSettings();
  const on = useWordsOn();
  return (
    <div className={styles.ways}>
      <Switch label={`${settings.boardWords} (W)`} checked={on} onChange={turnWords} />
      <Switch
        label={settings.previews}
        checked={previews}
        onChange={(next) => useSettings.setState({ previews: next })}
      />
      <Segmented
        label={settings.textSize}
        value={textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: settings.textSizes[value] }))}
        onChange={(next) => useSettings.setState({ textSize: next })}
      />
    </div>
  );
}
