import { amountOf } from '@landsraad/dune';
import { bilingual } from '../../../app/language.ts';

export const words = bilingual(
  {
    whereTo: (each: string, elsewhere: string) =>
      `Choose a territory: ${each} spice a force in a stronghold, ${elsewhere} elsewhere.`,
    whereFree: 'Choose a territory: it costs nothing.',
    whoGoes: 'Choose those of your forces that go, or drag them.',
    whereGo: (n: number) =>
      n === 1 ? 'Choose an adjacent territory.' : `Choose a territory, up to ${n} away.`,
    thopters: 'They have ornithopters.',
    to: (place: string) => `To ${place}`,
    from: (place: string) => `From ${place}`,
    toReserves: 'Back to the reserves',
    forces: 'Forces',
    all: 'All',
    far: (n: number, most: number) =>
      most === 1 ? '1 of 1 territory' : `${n} of ${most} territories`,
    within: 'within the territory',
    reserveLeft: (n: number) => (n === 1 ? '1 stays in reserve' : `${n} stay in reserve`),
    stormHalf: 'The storm kills half of them there.',
    ship: (n: number) => (n === 1 ? 'Ship 1 force' : `Ship ${n} forces`),
    move: (n: number) => (n === 1 ? 'Move 1 force' : `Move ${n} forces`),
    otherGoal: 'Another goal',
    otherForces: 'Other forces',
    label: (n: number, spice: number) => `${n} · ${spice} spice`,
    labelFree: (n: number) => `${n}`,
    labelFar: (n: number, far: number, most: number) => `${n} · ${far} of ${most}`,
    away: (n: number) => (n === 1 ? '1 territory away' : `${n} territories away`),
    freeHere: 'costs nothing to ship here',
    priceHere: (each: string) => `${each} spice for each force shipped here`,
    farFrom: (n: number, place: string) =>
      `${n === 1 ? '1 territory' : `${n} territories`} from your forces (${place})`,
  },
  {
    whereTo: (each: string, elsewhere: string) =>
      `Choisissez un territoire : ${each} Épice par troupe dans une forteresse, ${elsewhere} ailleurs.`,
    whereFree: 'Choisissez un territoire : c’est gratuit.',
    whoGoes: 'Choisissez celles de vos troupes qui partent, ou glissez-les.',
    whereGo: (n: number) =>
      n === 1
        ? 'Choisissez un territoire voisin.'
        : `Choisissez un territoire, jusqu’à ${n} plus loin.`,
    thopters: 'Elles ont des ornithoptères.',
    to: (place: string) => `Vers : ${place}`,
    from: (place: string) => `De : ${place}`,
    toReserves: 'Retour en réserve',
    forces: 'Troupes',
    all: 'Toutes',
    far: (n: number, most: number) =>
      most === 1
        ? '1 territoire sur 1'
        : `${n} ${n < 2 ? 'territoire' : 'territoires'} sur ${most}`,
    within: 'dans le territoire',
    reserveLeft: (n: number) => (n < 2 ? `${n} reste en réserve` : `${n} restent en réserve`),
    stormHalf: 'La tempête y tue la moitié d’entre elles.',
    ship: (n: number) => (n < 2 ? `Débarquer ${n} troupe` : `Débarquer ${n} troupes`),
    move: (n: number) => (n < 2 ? `Déplacer ${n} troupe` : `Déplacer ${n} troupes`),
    otherGoal: 'Ailleurs',
    otherForces: 'D’autres troupes',
    label: (n: number, spice: number) => `${n} · ${amountOf(spice, 'spice', 'fr')}`,
    labelFree: (n: number) => `${n}`,
    labelFar: (n: number, far: number, most: number) => `${n} · ${far} sur ${most}`,
    away: (n: number) => (n === 1 ? 'à 1 territoire' : `à ${n} territoires`),
    freeHere: 'débarquer ici ne coûte rien',
    priceHere: (each: string) => `${each} Épice par troupe débarquée ici`,
    farFrom: (n: number, place: string) =>
      `à ${n === 1 ? '1 territoire' : `${n} territoires`} de vos troupes (${place})`,
  },
);
