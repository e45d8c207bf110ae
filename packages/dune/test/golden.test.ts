import { dune } from '@landsraad/dune';
import { gamesPlayedBefore } from '@landsraad/kernel/suite';

gamesPlayedBefore(dune, new URL('./golden/', import.meta.url), {
  'six-factions-advanced': { mode: 'advanced' },
  'two-factions-each': { factions: [null, null, null, null], twoFactionsEach: true },
});
