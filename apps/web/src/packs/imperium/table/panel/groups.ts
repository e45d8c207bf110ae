import type { ImperiumOption } from '@landsraad/imperium';

/** What an option is to the player: an effect to resolve, a thing on the table, or the way on. */
export type OptionGroup =
  | 'effects'
  | 'deploy'
  | 'plots'
  | 'purchases'
  | 'table'
  | 'answers'
  | 'way';

const ORDER: readonly OptionGroup[] = [
  'effects',
  'deploy',
  'table',
  'answers',
  'plots',
  'purchases',
  'way',
];

function groupOf({ type }: ImperiumOption): OptionGroup {
  switch (type) {
    case 'effect':
      return 'effects';
    case 'deploy':
      return 'deploy';
    case 'intrigue':
      return 'plots';
    case 'acquire':
      return 'purchases';
    case 'reveal':
    case 'end':
    case 'pass':
    case 'none':
      return 'way';
    case 'card':
    case 'card-in-zone':
    case 'space':
    case 'placed-agent':
    case 'leader-agent':
    case 'leader':
    case 'seat':
    case 'faction':
      return 'table';
    default:
      return 'answers';
  }
}

/** The options as the panel lists them: number keys count in this order. */
export function groupsOf(
  options: readonly ImperiumOption[],
): { readonly group: OptionGroup; readonly options: readonly ImperiumOption[] }[] {
  return ORDER.flatMap((group) => {
    const members = options.filter((option) => groupOf(option) === group);
    return members.length > 0 ? [{ group, options: members }] : [];
  });
}

export const inPanelOrder = (options: readonly ImperiumOption[]): ImperiumOption[] =>
  groupsOf(options).flatMap(({ options: members }) => members);
