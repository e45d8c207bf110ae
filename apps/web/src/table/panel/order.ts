import type { Option } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { OptionGroup, TableKit } from '../kit.ts';

/** The options as the panel lists them. */
export const inPanelOrder = (
  { choices }: TableKit,
  options: readonly Option[],
  language: Language,
): Option[] => choices.groupsOf(options, language).flatMap((group) => group.options);

/** Those that number keys reach, in their order: not what is pressed on the board. */
export const numbered = (
  { choices }: TableKit,
  options: readonly Option[],
  language: Language,
): Option[] =>
  choices
    .groupsOf(options, language)
    .filter(isNumbered)
    .flatMap((group) => group.options);

export const isNumbered = ({ look }: OptionGroup): boolean => look !== 'board';
