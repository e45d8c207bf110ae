import type { Option } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { TableKit } from '../kit.ts';

/** The options as the panel numbers them. */
export const inPanelOrder = (
  { choices }: TableKit,
  options: readonly Option[],
  language: Language,
): Option[] => choices.groupsOf(options, language).flatMap((group) => group.options);
