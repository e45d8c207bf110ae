import { asNumber, KERNEL_REASONS, frenchOf as of } from '@landsraad/kernel/wording';
import { printedSector } from '../place.ts';
import type { ReasonWording } from '../wording.ts';

export const reasons: ReasonWording = {
  'in-storm': ({ sector }) => {
    const known = asNumber(sector);
    return known === null
      ? 'La tempête s’y trouve'
      : `La tempête s’y trouve, dans le secteur ${printedSector(known)}`;
  },
  'stronghold-full': () => 'Deux autres factions ont déjà des troupes dans cette forteresse',
  'ally-there': () => 'Votre allié y a des troupes',
  'own-advisors': () => 'Vous y avez des conseillères',
  'cannot-pay': () => 'Vous n’avez pas assez d’Épice',
  'beyond-reach': () =>
    'Votre réserve n’atteint que la Grande Plaine et les territoires situés à deux territoires au plus',
  'too-far': () => 'C’est plus loin que vos troupes ne peuvent aller',
  'already-there': () => 'Vos troupes sont déjà dans ce territoire',
  'promised-to-stay-out': () =>
    'Vous avez conclu un accord : vous restez hors de ce territoire ce tour-ci',
  'deal-empty': () => 'Cette offre ne contient encore rien',
  'deal-both-pay': () => 'Un seul des deux paie',
  'deal-void': () => 'Ce dont il s’agit n’est plus là',
  'answer-first': ({ seat }, say) => {
    const who = asNumber(seat);
    return who === null
      ? 'Il faut d’abord répondre à ce qui est demandé'
      : `Il faut d’abord une réponse ${of(say.seat(who).name)} à ce qui est demandé`;
  },
  'nothing-to-show': () => 'Vous n’avez rien de tel à montrer',
  'plan-leader': () => 'Vous devez jouer un chef ou un Héros de Pacotille si vous le pouvez',
  'plan-cards': () => 'Votre plan ne peut pas contenir ces cartes',
  'plan-dial': () => 'Vos troupes présentes ne permettent pas de composer ce nombre',
  'plan-spice': () =>
    'Vos troupes présentes ne permettent pas de composer ce nombre avec exactement autant d’Épice',
  'plan-voice': () => 'La Voix en ordonne autrement',
  'plan-prescience': () => 'Votre plan doit contenir ce que vous avez montré à la prescience',
  'plan-kh': () => 'Le Kwisatz Haderach doit accompagner un chef ou un Héros de Pacotille',
  'no-forces': () => 'Vous n’y avez aucune troupe',
  ...KERNEL_REASONS.fr,
  other: 'Ce n’est pas permis',
};
