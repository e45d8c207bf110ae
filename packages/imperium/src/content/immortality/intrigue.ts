import {
  acquireTleilaxu,
  combatCardPlayed,
  markers,
  research,
  specimen,
  tleilaxu,
} from '../../effects/immortality.ts';
import {
  deploy,
  gain,
  has,
  hasCouncilSeat,
  influence,
  onRevealTurn,
  persuasion,
  swords,
  vp,
  when,
} from '../../effects/verbs.ts';
import { intrigueCard as card, combat, endgame, plot } from '../build.ts';
import type { Intrigue } from '../component.ts';

export const INTRIGUE_CARDS: readonly Intrigue[] = [
  card('breakthrough', { en: 'Breakthrough', fr: 'Percée' }, { modes: [plot(research)] }),
  card(
    'counterattack',
    { en: 'Counterattack', fr: 'Contre attaque' },
    { modes: [plot(deploy(2)), combat({ condition: combatCardPlayed }, swords(4))] },
  ),
  card(
    'disguised-bureaucrat',
    { en: 'Disguised Bureaucrat', fr: 'Déguisement de bureaucrate' },
    {
      modes: [plot(when(markers(1), gain({ spice: 1 })), when(markers(2), influence(1, 'any')))],
    },
  ),
  card(
    'economic-positioning',
    { en: 'Economic Positioning', fr: 'Positionnement économique' },
    {
      modes: [
        combat({ cost: { retreatTroops: 2 } }, gain({ solari: 3 })),
        endgame({ condition: has(10, 'solari') }, vp(1)),
      ],
    },
  ),
  card(
    'gruesome-sacrifice',
    { en: 'Gruesome Sacrifice', fr: 'Sacrifice sanglant' },
    { copies: 2, modes: [combat({ cost: { troops: 2 } }, tleilaxu(), specimen(2))] },
  ),
  card(
    'harvest-cells',
    { en: 'Harvest Cells', fr: 'Prélèvement de cellules' },
    { copies: 2, modes: [combat({ moment: 'after-loss' }, specimen(2), acquireTleilaxu)] },
  ),
  card(
    'illicit-dealings',
    { en: 'Illicit Dealings', fr: 'Transactions illicites' },
    { copies: 2, modes: [plot(tleilaxu())] },
  ),
  card(
    'shadowy-bargain',
    { en: 'Shadowy Bargain', fr: 'Combine foireuse' },
    { modes: [plot(specimen()), endgame(tleilaxu())] },
  ),
  card(
    'study-melange',
    { en: 'Study Melange', fr: 'Étudier le mélange' },
    {
      modes: [
        plot(gain({ spice: 1 })),
        endgame({ condition: has(3, 'spice') }, when(markers(2), vp(1))),
      ],
    },
  ),
  card(
    'tleilaxu-puppet',
    { en: 'Tleilaxu Puppet', fr: 'Marionnette tleilaxu' },
    {
      modes: [
        plot(onRevealTurn(persuasion(1))),
        endgame({ condition: hasCouncilSeat }, when(markers(2), vp(1))),
      ],
    },
  ),
  card(
    'vicious-talents',
    { en: 'Vicious Talents', fr: 'Talents vicieux' },
    {
      copies: 2,
      modes: [combat(swords(2), when(markers(1), swords(2)), when(markers(2), swords(2)))],
    },
  ),
];
