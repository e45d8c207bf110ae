import type { Laying } from '../../pack.ts';
import { Factions } from './Factions.tsx';
import { type DuneFault, type DuneForm, faultsOf } from './form.ts';
import { Rules } from './Rules.tsx';
import { words } from './words.ts';

/** A table of Dune before the game. */
export const laying: Laying<DuneForm, DuneFault> = {
  players: [2, 3, 4, 5, 6],
  playersHint: (_, language) => words[language].players,
  withPlayers: (form, players) => ({ ...form, players }),
  unplayedName: () => '',
  faultsOf,
  faultText: (_, language) => words[language].sameFaction,
  Unplayed: () => null,
  Beginning: () => null,
  Terms: ({ form, faults, onChange }) => (
    <>
      <Factions form={form} faults={faults} onChange={onChange} />
      <Rules form={form} onChange={onChange} />
    </>
  ),
};
