import { LANGUAGES } from '@landsraad/kernel/wording';
import { changeLanguage, useWords } from '../../app/language.ts';
import { LANGUAGE_NAMES } from '../../app/Shell.tsx';
import { PACES, RECAPS, type Settings, useSettings } from '../../app/settings.ts';
import { SoundSettings } from '../../sound/SoundSettings.tsx';
import { words as soundWords } from '../../sound/words.ts';
import { words as recapWords } from '../../table/stage/recap/words.ts';
import { words as stageWords } from '../../table/stage/words.ts';
import { words as tableWords } from '../../table/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import style from './SettingsPanel.module.css';
import { words } from './words.ts';

const change = (part: Partial<Settings>) => useSettings.setState(part);

const MOTIONS = ['system', 'full', 'none'] as const;
const CONTRASTS = ['system', 'normal', 'high'] as const;
const BOARD_WORDS = ['first-games', 'always', 'never'] as const;
const TEXT_SIZES = ['normal', 'large', 'largest'] as const;

/** Everything that a person may set; on its own page, and in a dialog at the table. */
export function SettingsPanel() {
  const text = useWords(words);
  const scenes = useWords(stageWords);
  const recap = useWords(recapWords);
  const sound = useWords(soundWords);
  const table = useWords(tableWords);
  const settings = useSettings();
  return (
    <div className={style.settings}>
      <Segmented
        label={text.language}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(language) => void changeLanguage(language)}
      />
      <h2>{text.play}</h2>
      <Segmented
        label={scenes.pace}
        value={settings.pace}
        options={PACES.map((value) => ({ value, label: scenes.paces[value] }))}
        onChange={(pace) => change({ pace })}
      />
      <Segmented
        label={recap.setting}
        value={settings.recap ?? 'first'}
        options={(['first', ...RECAPS] as const).map((value) => ({
          value,
          label: recap.wishes[value],
        }))}
        onChange={(recap) => change({ recap: recap === 'first' ? null : recap })}
      />
      <Switch
        label={text.plan}
        hint={text.planHint}
        checked={settings.plan}
        onChange={(plan) => change({ plan })}
      />
      <Switch
        label={text.confirm}
        hint={text.confirmHint}
        checked={settings.confirm}
        onChange={(confirm) => change({ confirm })}
      />
      <Switch
        label={table.textView}
        hint={text.textViewHint}
        checked={settings.textView}
        onChange={(textView) => change({ textView })}
      />
      <Segmented
        label={text.boardWords}
        value={settings.boardWords}
        options={BOARD_WORDS.map((value) => ({ value, label: text.boardWordsWhen[value] }))}
        onChange={(boardWords) => change({ boardWords })}
      />
      <Switch
        label={text.previews}
        hint={text.previewsHint}
        checked={settings.previews}
        onChange={(previews) => change({ previews })}
      />
      <h2>{sound.heading}</h2>
      <SoundSettings />
      <Button icon="sound" asLink="/sounds">
        {sound.toSounds}
      </Button>
      <h2>{text.look}</h2>
      <Switch
        label={text.pictures}
        hint={text.picturesHint}
        checked={settings.pictures}
        onChange={(pictures) => change({ pictures })}
      />
      <Segmented
        label={text.textSize}
        value={settings.textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: text.textSizes[value] }))}
        onChange={(textSize) => change({ textSize })}
      />
      <Switch
        label={table.focus}
        hint={text.focusHint}
        checked={settings.focus}
        onChange={(focus) => change({ focus })}
      />
      <Segmented
        label={text.contrast}
        value={settings.contrast}
        options={CONTRASTS.map((value) => ({ value, label: text.contrasts[value] }))}
        onChange={(contrast) => change({ contrast })}
      />
      <Segmented
        label={text.motion}
        value={settings.motion}
        options={MOTIONS.map((value) => ({ value, label: text.motions[value] }))}
        onChange={(motion) => change({ motion })}
      />
    </div>
  );
}
