import { asNumber, KERNEL_REASONS, frenchOf as of } from '@landsraad/kernel/wording';
import { asFaction, asIcon, asResource, asSeat } from '../arguments.ts';
import type { ReasonWording } from '../wording.ts';
import { amount, THE_FACTION, terms } from './terms.ts';

export const reasons: ReasonWording = {
  'no-agent': () => 'Il ne vous reste aucun Agent à envoyer',
  'no-icon': ({ icon }) => {
    const known = asIcon(icon);
    return known
      ? `Cette carte n’a pas l’icône ${terms.icons[known]}`
      : 'Cette carte n’a pas l’icône de cet emplacement';
  },
  'reveal-only': () => 'Cette carte n’a aucune icône Agent : elle ne peut qu’être révélée',
  'no-space': () => 'Aucun emplacement n’est accessible à cette carte pour l’instant',
  occupied: ({ seat }, say) => {
    const known = asSeat(seat);
    return known === null ? 'Un Agent s’y trouve déjà' : `${say.seat(known)} y a déjà un Agent`;
  },
  'own-agent': () => 'Vous y avez déjà un Agent',
  'named-with-voice': ({ seat }, say) => {
    const known = asSeat(seat);
    return known === null
      ? 'La Voix ferme cet emplacement'
      : `${say.seat(known)} a fermé cet emplacement avec la Voix`;
  },
  'once-per-game': () => 'Vous ne pouvez visiter cet emplacement qu’une fois par partie',
  requirement: ({ faction, atLeast }) => {
    const known = asFaction(faction);
    const n = asNumber(atLeast);
    return known && n !== null
      ? `Il vous faut ${amount(n, 'influence')} auprès ${of(THE_FACTION[known])}`
      : 'Vous ne remplissez pas la condition de cet emplacement';
  },
  'cannot-pay': ({ resource, needs, has }) => {
    const known = asResource(resource);
    const n = asNumber(needs);
    if (!known || n === null) return 'Vous ne pouvez pas payer le coût';
    return `Il vous faut ${amount(n, known)}${owned(asNumber(has))}`;
  },
  'too-expensive': ({ cost, persuasion }) => {
    const n = asNumber(cost);
    if (n === null) return 'Vous n’avez pas assez de Persuasion';
    return `Il vous faut ${amount(n, 'persuasion')}${owned(asNumber(persuasion))}`;
  },
  'too-few-specimens': ({ cost, specimens }) => {
    const n = asNumber(cost);
    if (n === null) return 'Vous n’avez pas assez de Spécimens';
    return `Il vous faut ${amount(n, 'specimen')}${owned(asNumber(specimens))}`;
  },
  'needs-graft': () => 'Cette carte ne se joue que greffée à une autre',
  'wrong-time': () => 'Cette carte ne peut pas être jouée maintenant',
  'not-at-start': () => 'Cette carte se joue uniquement au tout début de votre tour',
  'after-agent': () => 'Cette carte se joue avant d’envoyer un Agent',
  'only-after-win': () => 'Cette carte se joue uniquement lorsque vous remportez un Conflit',
  'only-after-loss': () =>
    'Cette carte se joue seulement quand vous perdez trois troupes après un Conflit',
  condition: () => 'La condition de cette carte n’est pas remplie',
  'no-effect': () => 'Cette carte n’aurait aucun effet maintenant',
  'swordmaster-denied': () => 'À cette difficulté, vous ne pouvez pas gagner le Maître d’Armes',
  ...KERNEL_REASONS.fr,
  other: 'Ce n’est pas permis',
};

function owned(n: number | null): string {
  if (n === null) return '';
  return n === 0 ? ', et vous n’en avez pas' : `, et vous en avez ${n}`;
}
