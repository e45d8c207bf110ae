import { useWords } from '../../app/language.ts';
import { PACES, useSettings } from '../../app/settings.ts';
import { Select } from '../../ui/Select.tsx';
import { words } from './words.ts';

/** How fast what the others do goes by. */
export function PaceSelect() {
  const pace = useSettings((settings) => settings.pace);
  const say = useWords(words);
  return (
    <Select
      label={say.pace}
      hideLabel
      value={pace}
      options={PACES.map((value) => ({ value, label: say.paces[value] }))}
      onChange={(value) => useSettings.setState({ pace: value })}
    />
  );
}
