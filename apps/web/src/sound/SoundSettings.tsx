import { useWords } from '../app/language.ts';
import { useSettings } from '../app/settings.ts';
import { Slider } from '../ui/Slider.tsx';
import { Switch } from '../ui/Switch.tsx';
import { words } from './words.ts';

/** How loud, and what of it. */
export function SoundSettings() {
  const say = useWords(words);
  const { volume, bell, wind } = useSettings();
  return (
    <>
      <Slider
        label={say.volume}
        value={Math.round(volume * 100)}
        min={0}
        max={100}
        step={5}
        word={(n) => (n === 0 ? say.off : say.percent(n))}
        onChange={(n) => useSettings.setState({ volume: n / 100, soundTold: true })}
      />
      <Switch
        label={say.bell}
        hint={say.bellHint}
        checked={bell}
        onChange={(wish) => useSettings.setState({ bell: wish })}
      />
      <Switch
        label={say.wind}
        hint={say.windHint}
        checked={wind}
        onChange={(wish) => useSettings.setState({ wind: wish })}
      />
    </>
  );
}
