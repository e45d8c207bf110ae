import type { PictureSet } from '../picture-set.ts';

/** Dune (2019). */
export const dune: PictureSet = {
  treachery: {
    lasgun: 'dusk; burst 40 44 36 30; lasgun 42 72 50; soldier 84 100 60',
    crysknife: 'fremen; burst 50 48 36 32; crysknife 50 86 66; worm 14 100 40 far',
    'maula-pistol': 'dusk; sun 60 44 18; dunes 80 2 6; pistol 46 90 58',
    'slip-tip': 'night; burst 50 46 36 32; dagger 40 88 66; drops 74 92 40 3',
    stunner: 'ix; burst 40 48 36 30; stunner 48 90 66',
    chaumas: 'tleilax; burst 50 44 36 32; flask 34 92 60; altar 72 98 48',
    chaumurky: 'blood; burst 50 50 36 32; goblet 38 94 62; goblet 72 96 46 far',
    'ellaca-drug': 'bene; burst 50 48 36 32; vials 50 92 66',
    'gom-jabbar': 'bene; burst 46 44 36 30; floor 80 2; needlebox 40 94 50; veil 90 102 64',
    shield: 'ix; sun 50 52 10; soldier 50 96 70; shield 50 102 88',
    snooper: 'night; burst 50 46 44 26; drone 50 56 52; flask 50 104 40',
    'cheap-hero': 'day; sun 50 44 20; dunes 78 2 7; noble 42 96 62; coin 78 92 30',
    'tleilaxu-ghola': 'tleilax; sun 50 34 12; tankOne 50 96 84; palm 16 90 58; palm 84 90 58 flip',
    'family-atomics': 'blood; dunes 76 2 6; light 50 40; mushroom 58 84 66; skyline 26 92 22 far',
    hajr: 'fremen; sun 60 42 18; dunes 72 3 9; thopter 40 44 46 r:-8; crowd 74 108 54 5',
    karama: 'bene; eclipse 50 42 20; stars 50; hand 50 98 66',
    truthtrance: 'bene; burst 50 44 36 34; eye 74 58 42; light 72 36; bust 32 106 94 sister',
    'weather-control':
      'dusk; sun 22 44 12; dunes 74 2 8; storm 56 84; dunes 86 1 8 3; hood 20 96 30',
    baliset: 'dusk; burst 50 48 36 32; baliset 50 96 74',
    'jubba-cloak': 'fremen; sun 50 44 22; dunes 80 2 6; hood 46 98 80; hawk 82 34 16 far',
    kulon: 'day; sun 64 42 16; dunes 70 3 10; kulon 46 94 52',
    'la-la-la': 'night; sun 50 46 18; drapes 18; mask 40 94 60; baliset 80 100 50',
    'trip-to-gamont': 'guild; stars 50; planet 68 88 62; frigate 30 36 30 r:-12',
  },
  spice: {
    'spice-cielago-south':
      'day; sun 30 36 13; dunes 60 3 12; bloom 60 84 46; carryall 28 52 26 0 far',
    'spice-cielago-north':
      'dusk; sun 66 34 12; bars 30 8; dunes 62 3 10; bloom 36 86 44; mouse 80 94 20',
    'spice-south-mesa':
      'day; sun 70 40 14; mesa 68 34 0 .2; dunes 74 2 7; bloom 34 88 44; hawk 66 30 16 far',
    'spice-red-chasm': 'blood; sun 50 44 15; peaks 72 36 1; cave 60 96 50; bloom 50 94 40',
    'spice-the-minor-erg': 'dusk; moon 30 26 9; dunes 58 3 16; bloom 68 84 40; kulon 26 92 22',
    'spice-sihaya-ridge':
      'fremen; sun 26 40 14; peaks 66 30 0; dunes 76 2 6; bloom 64 90 44; tent 28 94 22',
    'spice-old-gap':
      'day; sun 50 46 13; mesa 70 44 1 .9; dunes 78 2 5; bloom 50 92 42; hood 20 96 26; hood 80 96 26',
    'spice-broken-land':
      'dusk; sun 34 44 16; peaks 72 18 0; mesa 78 22 1; dunes 84 2 5; bloom 66 92 42; windtrap 20 84 24 far',
    'spice-hagga-basin':
      'fremen; moon 70 28 12; peaks 62 26 0; dunes 66 3 9; bloom 40 88 46; soldier 84 96 34 1',
    'spice-rock-outcroppings':
      'day; sun 74 36 12; mesa 64 16 0; peaks 78 24 1; dunes 84 2 5; bloom 36 94 44; hood 76 96 26',
    'spice-funeral-plain': 'night; moon 36 30 13; dunes 68 2 6; bloom 32 90 40; crowd 76 104 44 5',
    'spice-the-great-flat': 'dusk; sun 50 58 22; dunes 72 1 3; bloom 50 92 50; thumper 82 92 24',
    'spice-habbanya-erg':
      'day; sun 22 30 11; dunes 56 3 14; bloom 62 82 40; harvester 26 92 22 mid; carryall 74 40 20 far',
    'spice-wind-pass-north':
      'fremen; sun 62 40 13; bars 44 12; peaks 70 28 0; dunes 78 2 6; bloom 34 92 40; storm 84 80; dust 74 50 40',
    'spice-habbanya-ridge-flat':
      'dusk; sun 70 46 17; peaks 66 20 0; dunes 72 2 5; bloom 38 90 46; worm 84 92 24 far',
    'shai-hulud':
      'fremen; sun 36 40 20; mesa 74 14 0; dunes 76 1 6; worm 44 92 68; dunes 94 1 4 3; dust 80 40 30',
  },
  disc: {
    'thufir-hawat': { who: 'thufir-hawat', palette: 'green', faces: 'right' },
    'lady-jessica': { who: 'lady-jessica', palette: 'green', faces: 'left' },
    'gurney-halleck': { who: 'gurney-halleck', palette: 'green', faces: 'right' },
    'duncan-idaho': { who: 'duncan-idaho', palette: 'green', faces: 'left' },
    'dr-wellington-yueh': { who: 'dr-yueh', palette: 'green', faces: 'right' },
    alia: { who: 'alia', palette: 'bene', faces: 'right' },
    'margot-lady-fenring': { who: 'margot', palette: 'bene', faces: 'left' },
    'mother-ramallo': { who: 'ramallo', palette: 'bene', faces: 'right' },
    'princess-irulan': { who: 'irulan', palette: 'bene', faces: 'left' },
    'wanna-yueh': { who: 'wanna', palette: 'bene', faces: 'right' },
    'hasimir-fenring': { who: 'fenring', palette: 'emperor', faces: 'right' },
    'captain-aramsham': { who: 'aramsham', palette: 'emperor', faces: 'left' },
    caid: { who: 'caid', palette: 'emperor', faces: 'right' },
    burseg: { who: 'burseg', palette: 'emperor', faces: 'left' },
    bashar: { who: 'bashar2', palette: 'emperor', faces: 'right' },
    stilgar: { who: 'stilgar', palette: 'fremen', faces: 'right' },
    chani: { who: 'chani', palette: 'fremen', faces: 'left' },
    otheym: { who: 'otheym', palette: 'fremen', faces: 'right' },
    'shadout-mapes': { who: 'mapes', palette: 'fremen', faces: 'left' },
    jamis: { who: 'jamis', palette: 'fremen', faces: 'right' },
    'staban-tuek': { who: 'staban', palette: 'guild', faces: 'right' },
    'master-bewt': { who: 'bewt', palette: 'guild', faces: 'left' },
    'esmar-tuek': { who: 'merchant', palette: 'guild', faces: 'right' },
    'soo-soo-sook': { who: 'sook', palette: 'guild', faces: 'left' },
    'guild-representative': { who: 'envoy', palette: 'guild', faces: 'right' },
    'feyd-rautha': { who: 'feyd', palette: 'blood', faces: 'right' },
    'beast-rabban': { who: 'glossu-the-beast-rabban', palette: 'blood', faces: 'left' },
    'piter-de-vries': { who: 'piter-de-vries', palette: 'blood', faces: 'right' },
    'captain-iakin-nefud': { who: 'nefud', palette: 'blood', faces: 'left' },
    'umman-kudu': { who: 'kudu', palette: 'blood', faces: 'right' },
  },
  place: {
    orbit: 'night; stars 90 100; moon 4 78 5; moon 96 25 3 0; heighliner 91 90 10 7 far',
  },
  faction: {
    atreides: { emblem: 'atreides', palette: 'green', plate: 'round' },
    harkonnen: { emblem: 'harkonnen', palette: 'blood', plate: 'round' },
    emperor: { emblem: 'emperor', palette: 'emperor', plate: 'round' },
    'spacing-guild': { emblem: 'spacing-guild', palette: 'guild', plate: 'round' },
    'bene-gesserit': { emblem: 'bene-gesserit', palette: 'bene', plate: 'round' },
    fremen: { emblem: 'fremen', palette: 'fremen', plate: 'round' },
  },
};
