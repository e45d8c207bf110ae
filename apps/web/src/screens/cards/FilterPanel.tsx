import { Fragment } from 'react';
import { useLanguage, useWords } from '../../app/language.ts';
import type { IconName } from '../../icons/paths.tsx';
import type { Catalogue } from '../../packs/pack.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import style from './Cards.module.css';
import type { Filters } from './search.ts';
import { words } from './words.ts';

interface FilterPanelProps {
  readonly catalogue: Catalogue;
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
}

export function FilterPanel({ catalogue, filters, onChange }: FilterPanelProps) {
  const language = useLanguage();
  const { facets, costs } = catalogue;
  return facets.map(({ key, values, legend, label, icon }) => (
    <Fragment key={key}>
      <Chips
        legend={legend(language)}
        options={values.map((value) => ({
          value,
          label: label(value, language),
          icon: icon?.(value),
        }))}
        chosen={filters.chosen[key] ?? []}
        onChange={(chosen) => onChange({ chosen: { ...filters.chosen, [key]: chosen } })}
      />
      {costs?.after === key && (
        <CostRange
          legend={costs.legend(language)}
          highest={costs.highest}
          {...filters}
          onChange={onChange}
        />
      )}
    </Fragment>
  ));
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

interface CostRangeProps
  extends Pick<Filters, 'least' | 'most'>,
    Pick<FilterPanelProps, 'onChange'> {
  readonly legend: string;
  readonly highest: number;
}

function CostRange({ legend, highest, least, most, onChange }: CostRangeProps) {
  const say = useWords(words);
  const costs = Array.from({ length: highest }, (_, i) => i + 1);
  const options = [
    { value: '', label: say.any },
    ...costs.map((cost) => ({ value: String(cost), label: String(cost) })),
  ];
  const number = (value: string): number | null => (value === '' ? null : Number(value));
  return (
    <fieldset className={style.group}>
      <legend>{legend}</legend>
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
