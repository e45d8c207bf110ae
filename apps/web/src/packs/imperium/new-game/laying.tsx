import type { Laying } from '../../pack.ts';
import { Difficulty } from './Difficulty.tsx';
import { Expansions } from './Expansions.tsx';
import { faultsOf, type ImperiumFault, type ImperiumForm, POINTS, withChanged } from './form.ts';
import { HagalLines, HagalSeats } from './Hagal.tsx';
import { Leaders } from './Leaders.tsx';
import { Rules } from './Rules.tsx';
import { words } from './words.ts';

/** A table of Dune: Imperium before the game. */
export const laying: Laying<ImperiumForm, ImperiumFault> = {
  players: [1, 2, 3, 4],
  playersHint: ({ players }, language) => words[language].manyPlayers[players],
  withPlayers: (form, players) =>
    withChanged(form, { players: players as ImperiumForm['players'] }),
  unplayedName: (place, language) => words[language].rival(place),
  faultsOf,
  faultText({ fault }, language) {
    const { faults } = words[language];
    switch (fault) {
      case 'points':
        return faults.points(POINTS.least, POINTS.most);
      case 'same-leader':
        return faults.sameLeader;
    }
  },
  Unplayed: HagalSeats,
  Beginning: HagalLines,
  Terms({ form, faults, onChange }) {
    const change = (part: Partial<ImperiumForm>) => onChange({ ...form, ...part });
    return (
      <>
        <Expansions form={form} onChange={onChange} />
        {form.players === 1 && <Difficulty form={form} onChange={change} />}
        <Leaders form={form} faults={faults} onChange={onChange} />
        <Rules form={form} onChange={change} />
      </>
    );
  },
};
