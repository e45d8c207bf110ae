import { faceLines } from '@landsraad/kernel/wording';
import { describe, expect, it } from 'vitest';
import {
  factionOf,
  leaderOf,
  spiceCardOf,
  territoryOf,
  treacheryOf,
} from '../src/content/index.ts';
import { DEFAULT_OPTIONS } from '../src/options.ts';
import {
  describeFaction,
  describeLeader,
  describeSpiceCard,
  describeTerritory,
  describeTreachery,
  type Face,
  GLOSSARY,
  settingValue,
} from '../src/wording/index.ts';

const printed = (french: string) =>
  french.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

const part = ({ parts }: Face, id: string) => parts.find((one) => one.id === id);

describe('a faction sheet', () => {
  it('[BEN-A3] [DUN-18.4] says of no item that a Karama stops it which is never asked about', () => {
    const sheet = describeFaction(factionOf('bene-gesserit'), 'en');
    expect(part(sheet, 'BEN-A3')!.lines.join()).not.toContain('Karama');
    expect(part(sheet, 'BEN-A6')!.lines.join()).toContain('Karama');
  });
});

describe('a territory', () => {
  it('shows its terrain, its printed sectors, its spice and what it protects from', () => {
    expect(faceLines(describeTerritory(territoryOf('cielago-north'), 'en'), 'en')).toEqual([
      'Cielago North: Territory',
      'Terrain: Sand',
      'Sectors: 18, 1, and 2',
      'Spice blow: 8, in sector 2',
      'Next to: Cielago Depression, Cielago East, Cielago West, False Wall South, Harg Pass, Polar Sink, and Wind Pass North',
      'Storm: Forces and spice here are lost to the storm.',
    ]);
    expect(faceLines(describeTerritory(territoryOf('arrakeen'), 'fr'), 'fr')).toEqual(
      [
        'Arrakeen : Territoire',
        'Terrain : Forteresse',
        'Secteur : 9',
        'Revenu : 2 Épices par tour pour qui l’occupe, dans le jeu avancé',
        'Voisins : Bassin Impérial, Vieille Brèche et Rempart Ouest',
        'Tempête : Les troupes y sont à l’abri de la tempête tant que tient le Mur du Bouclier.',
        'Ville : Qui a une troupe ici se déplace jusqu’à 3 territoires grâce aux ornithoptères. Qui l’occupe récolte 3 Épices par troupe au lieu de 2.',
      ].map(printed),
    );
  });
});

describe('a treachery card', () => {
  it('is worded by its type where cards are alike', () => {
    const effects = ['crysknife', 'stunner', 'chaumas'].map(
      (id) => part(describeTreachery(treacheryOf(id), 'en'), 'effect')!.lines,
    );
    expect(effects).toEqual([
      ['Kills the opposing leader or Cheap Hero, unless protected by a Shield.'],
      ['Kills the opposing leader or Cheap Hero, unless protected by a Shield.'],
      ['Kills the opposing leader or Cheap Hero, unless protected by a Snooper.'],
    ]);
  });

  it('says what it does, when, and what becomes of it', () => {
    expect(faceLines(describeTreachery(treacheryOf('weather-control'), 'fr'), 'fr')).toEqual(
      [
        'Contrôle du climat : Carte Traîtrise',
        'Type : Spéciale (tempête)',
        'Effet : Décidez de l’avancée de la tempête : de 0 à 10 secteurs.',
        'Quand : À partir du tour 2, juste avant que la tempête avance.',
        'Ensuite : Défaussez-la.',
      ].map(printed),
    );
  });
});

describe('a spice card', () => {
  it('says where its spice goes', () => {
    const face = describeSpiceCard(spiceCardOf('spice-rock-outcroppings'), 'en');
    expect(part(face, 'effect')!.lines).toEqual([
      'Place 6 spice on the Rock Outcroppings, in sector 13, unless the storm is there.',
    ]);
  });
});

describe('a leader', () => {
  it('shows its faction and its strength', () => {
    expect(faceLines(describeLeader(leaderOf('umman-kudu'), 'en'), 'en')).toEqual([
      'Umman Kudu: Leader',
      'Faction: Harkonnen',
      'Strength: 1',
      'Battle: Adds 1 to the number you dial, unless killed. If killed, brings the winner of the battle 1 spice.',
      'Revival: Costs 1 spice.',
    ]);
  });
});

describe('a faction', () => {
  it('lists its leaders and every item of its sheet under its id', () => {
    const sheet = factionOf('emperor');
    const face = describeFaction(sheet, 'fr');
    expect(face.facts.map(({ id, value }) => [id, value])).toEqual([
      ['start', '10'],
      ['cards', '1'],
      ['traitors', '1'],
      ['hand', '4 cartes'],
      ['free-revival', '1 troupe par tour'],
      ['special', '5 Sardaukar, dans le jeu avancé'],
    ]);
    expect(face.parts.map(({ id }) => id)).toEqual(['leaders', ...sheet.items.map(({ id }) => id)]);
    expect(part(face, 'leaders')!.lines[0]).toBe(printed('Comte Hasimir Fenring : 6.'));
    expect(part(face, 'EMP-K1')).toEqual({
      id: 'EMP-K1',
      heading: 'Enrôlement gratuit (pouvoir Karama)',
      lines: [
        'Avec une carte Karama, enrôlez gratuitement jusqu’à 3 de vos troupes ou ressuscitez gratuitement 1 de vos chefs.',
      ],
    });
  });

  it('says which items a Karama can stop', () => {
    const face = describeFaction(factionOf('fremen'), 'en');
    expect(part(face, 'FRE-B3')!.lines).toEqual([
      'Sandworms do not devour your forces.',
      'A Karama can stop this.',
    ]);
    expect(part(face, 'FRE-B5')!.lines).toHaveLength(1);
  });

  it('has the numbers of its sheet in the words of its start', () => {
    for (const id of ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'spacing-guild'] as const) {
      const sheet = factionOf(id);
      const start = part(describeFaction(sheet, 'en'), `${sheet.code}-S1`)!.lines[0]!;
      const numbers = [...start.matchAll(/\d+/g)].map(([n]) => Number(n));
      expect(numbers[0]).toBe(sheet.start.spice);
      for (const { n } of sheet.start.forces) expect(numbers[1]).toBe(n);
    }
  });
});

describe('the settings', () => {
  it('name the factions chosen and count those dealt', () => {
    const { factions } = DEFAULT_OPTIONS;
    expect(settingValue('factions', factions, 'en')).toBe('6 dealt at random');
    expect(settingValue('factions', ['emperor', null], 'fr')).toBe('Empereur, 1 tirée au hasard');
  });
});

describe('the glossary', () => {
  it('has the terms of the French rules', () => {
    const french = Object.fromEntries(GLOSSARY.map(({ id, fr }) => [id, fr.term]));
    expect(french).toMatchObject({
      force: 'troupe',
      leader: 'chef',
      stronghold: 'forteresse',
      'tleilaxu-tanks': 'Cuves Tleilaxu',
      bank: 'Banque d’Épices',
      'spice-blow': 'Explosion d’Épice',
      'choam-charity': 'Aumône de la CHOM',
      bidding: 'Enchères',
      revival: 'Enrôlement',
      shipment: 'Débarquement',
      'spice-collection': 'Récolte de l’Épice',
      'mentat-pause': 'Pause Mentat',
      sandworm: 'Ver des Sables',
      'treachery-card': 'carte Traîtrise',
      'traitor-card': 'carte Traître',
      'cheap-hero': 'Héros de Pacotille',
      truthtrance: 'Transe de Vérité',
      'battle-wheel': 'roue de bataille',
    });
  });

  it('explains every term once', () => {
    const ids = GLOSSARY.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const language of ['en', 'fr'] as const) {
      const definitions = GLOSSARY.map((term) => term[language].definition);
      expect(definitions.filter((text) => text.length < 10 || text.length > 120)).toEqual([]);
      expect(new Set(definitions).size).toBe(definitions.length);
    }
  });
});
