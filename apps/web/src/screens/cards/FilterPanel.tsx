import {
  AGENT_ICONS,
  FACTIONS,
  factionName,
  iconName,
  SETS,
  timingName,
} from '@landsraad/imperium';
import { useLanguage, useWords } from '../../app/language.ts';
import type { IconName } from '../../icons/paths.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import style from './Cards.module.css';
import { type Filters, HIGHEST_COST, KINDS, TIMINGS } from './catalogue.ts';
import { words } from './words.ts';

interface FilterPanelProps {
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
}

export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const say = useWords(words);
  const language = useLanguage();
  const setName = (id: string): string => (id === 'base' ? say.sets.base : id);
  return (
    <>
      <Chips
        legend={say.set}
        options={SETS.map(({ id }) => ({ value: id, label: setName(id) }))}
        chosen={filters.sets}
        onChange={(sets) => onChange({ sets })}
      />
      <Chips
        legend={say.kind}
        options={KINDS.map((kind) => ({ value: kind, label: say.kinds[kind] }))}
        chosen={filters.kinds}
        onChange={(kinds) => onChange({ kinds })}
      />
      <Chips
        legend={say.faction}
        options={FACTIONS.map((faction) => ({
          value: faction,
          label: factionName(faction, language),
          icon: faction,
        }))}
        chosen={filters.factions}
        onChange={(factions) => onChange({ factions })}
      />
      <Chips
        legend={say.icon}
        options={AGENT_ICONS.map((icon) => ({
          value: icon,
          label: iconName(icon, language),
          icon,
        }))}
        chosen={filters.icons}
        onChange={(icons) => onChange({ icons })}
      />
      <CostRange {...filters} onChange={onChange} />
      <Chips
        legend={say.timing}
        options={TIMINGS.map((timing) => ({
          value: timing,
          label: timingName(timing, language),
          icon: timing,
        }))}
        chosen={filters.timings}
        onChange={(timings) => onChange({ timings })}
      />
    </>
  );
}

interface ChipsProps<T extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    readonly icon?: IconName;
  }[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
}

/** Any number of a few. */
function Chips<T extends string>({ legend, options, chosen, onChange }: ChipsProps<T>) {
  return (
    <fieldset className={style.group}>
      <legend>{legend}</legend>
      {options.map(({ value, label, icon }) => {
        const pressed = chosen.includes(value);
        return (
          <Button
            key={value}
            size="small"
            icon={icon}
            pressed={pressed}
            onClick={() =>
              onChange(pressed ? chosen.filter((one) => one !== value) : [...chosen, value])
            }
          >
            {label}
          </Button>
        );
      })}
    </fieldset>
  );
}

const COSTS = Array.from({ length: HIGHEST_COST }, (_, i) => i + 1);

function CostRange({
  least,
  most,
  onChange,
}: Pick<Filters, 'least' | 'most'> & Pick<FilterPanelProps, 'onChange'>) {
  const say = useWords(words);
  const options = [
    { value: '', label: say.any },
    ...COSTS.map((cost) => ({ value: String(cost), label: String(cost) })),
  ];
  const number = (value: string): number | null => (value === '' ? null : Number(value));
  return (
    <fieldset className={style.group}>
      <legend>{say.cost}</legend>
      <Select
        label={say.least}
        value={least === null ? '' : String(least)}
        options={options}
        onChange={(value) => onChange({ least: number(value) })}
      />
      <Select
        label={say.most}
        value={most === null ? '' : String(most)}
        options={options}
        onChange={(value) => onChange({ most: number(value) })}
      />
    </fieldset>
  );
}
