import type { PictureSet } from '../picture-set.ts';

/** Dune: Imperium. */
export const base: PictureSet = {
  card: {
    'convincing-argument':
      'night; amphi 50 98 60; beam 50 12 34 94; noble 50 100 52; hand 82 104 44',
    dagger: 'night; burst 50 46 36 32; drapes 20; dagger 50 88 72',
    diplomacy:
      'emperor; sun 50 44 16 24; floor 90 2; bust 22 104 82 count-ilban-richese; bust 78 104 82 helena-richese flip',
    'dune-the-desert-planet':
      'dusk; stars 40; moon 80 24 7; moon 90 36 4 0; sun 46 52 22; mesa 66 12 0; dunes 66 3 14',
    reconnaissance:
      'day; sun 70 40 14; mesa 66 22 0; dunes 68 3 9; thopter 46 34 34 r:-14; hood 84 96 34',
    'seek-allies':
      'night; moon 50 30 13; gate 50 92 62 far; floor 84 2; noble 30 98 58; noble 70 98 58 flip',
    'signet-ring': 'night; burst 50 50 36 34; ring 50 92 72',
    'arrakis-liaison':
      'fremen; sun 50 46 18; skyline 74 68 30 far; dunes 68 3 7; hood 36 92 54; noble 62 92 54',
    'the-spice-must-flow': 'dusk; sun 50 38 15; mesa 62 14 0; dunes 62 3 10; bloom 50 88 66',
    foldspace: 'guild; stars 70 95; eclipse 56 46 22; web 56 66 66 far; frigate 30 66 34 r:-22',
    'arrakis-recruiter':
      'dusk; sun 66 44 17; skyline 70 66 30 far; dunes 66 2 8; crowd 70 96 44 9; bust 25 104 84 smuggler',
    'assassination-mission': 'blood; eclipse 50 42 22; skyline 50 98 36 1; dagger 50 92 74',
    'bene-gesserit-initiate':
      'bene; moon 50 34 20 0; pillars 50 84 66; floor 82 2; veil 50 96 62; glowglobe 22 62 26; glowglobe 78 62 26',
    'bene-gesserit-sister':
      'bene; sun 50 42 26 36; bust 50 104 98 sister; glowglobe 12 74 34; glowglobe 88 74 34',
    carryall: 'day; sun 78 32 11; mesa 68 18 0; dunes 66 3 9; carryall 46 60 58; dust 84 30 20',
    chani:
      'fremen; moon 74 30 13; moon 88 18 5 0; mesa 72 24 0; dunes 74 2 7; bust 36 104 96 chani',
    'choam-directorship': 'emperor; burst 50 46 40 34; scales 50 88 70; coins 50 98 26 flip',
    crysknife: 'fremen; burst 50 48 36 32; dunes 84 2 7 2; tent 84 92 20 far; crysknife 46 90 74',
    'dr-yueh':
      'green; arch 70 92 58; moon 66 30 9; light 66 30; bust 38 104 94 dr-yueh; flask 86 92 40',
    'duncan-idaho':
      'dusk; sun 74 40 20; dunes 72 3 9; duel 76 86 44 mid; bust 32 104 94 duncan-idaho',
    'fedaykin-death-commando':
      'fremen; sun 50 48 24; mesa 72 22 0; dunes 76 2 6; hood 22 92 50 mid; crysknife 82 96 44; duel 46 96 76',
    'firm-grip':
      'emperor; burst 50 44 36 36; fist 50 96 78; emblem 14 30 34 emperor; emblem 86 30 34 emperor',
    'fremen-camp':
      'fremen; moon 72 26 11; stars 40; mesa 66 26 0; dunes 68 2 8; tent 42 86 48; hood 78 92 34',
    'gene-manipulation':
      'bene; burst 50 48 36 36; helix 50 92 78; veil 18 100 60 mid; veil 82 100 60 mid',
    'guild-administrator': 'guild; floor 80 2; pillars 50 84 70; sun 50 38 18; guildsman 50 98 76',
    'guild-ambassador': 'guild; stars 30; sun 80 38 14; light 80 20; bust 36 104 96 guild',
    'guild-bankers':
      'guild; burst 50 44 36 30; guildsman 22 96 64; guildsman 78 96 64; coins 50 92 56',
    'gun-thopter':
      'dusk; sun 70 52 18; bars 40 8; mesa 80 16 0; dunes 80 2 8; thopter 44 52 50 r:-8; thopter 82 24 16 far r:-8; dust 88 24 16',
    'gurney-halleck':
      'dusk; sun 76 38 16; dunes 74 2 9; baliset 78 96 62; bust 34 104 94 gurney-halleck',
    'imperial-spy':
      'emperor; arch 50 92 68; moon 68 26 9; skyline 54 86 34 far; light 68 26; hood 36 100 76',
    'kwisatz-haderach':
      'bene; eclipse 50 40 20; stars 50; peaks 76 20 0; dunes 78 1 6 2; hood 50 96 52 1; helix 12 98 60 far; helix 88 98 60 far; crowd 16 100 22 8; crowd 84 100 22 8',
    'lady-jessica': 'bene; moon 70 34 20 0; drapes 18; light 72 30; bust 42 104 96 lady-jessica',
    'liet-kynes':
      'fremen; sun 72 38 15; mesa 74 18 0; dunes 72 2 8; windtrap 80 84 30 mid; bust 36 104 96 liet-kynes',
    'missionaria-protectiva':
      'bene; sun 50 36 13 24; mesa 66 24 0; dunes 72 2 6; veil 50 92 62; crowd 50 110 56 10',
    opulence: 'emperor; burst 50 44 40 34; drapes 20; crown 50 72 52; coins 50 98 34',
    'other-memory':
      'bene; eclipse 50 42 16; veil 14 96 60 far; veil 32 97 66 far; veil 86 96 60 far; veil 68 97 66 far; veil 50 100 80',
    'piter-de-vries':
      'blood; sun 70 42 20; skyline 72 88 40 1 far; flask 84 94 44; bust 36 104 96 piter-de-vries',
    'power-play': 'night; burst 56 40 36 32; chess 50 84 66; crown 84 44 22 far',
    'reverend-mother-mohiam':
      'bene; sun 70 34 14; arch 76 96 60; light 80 30; bust 42 104 98 mohiam',
    'sardaukar-infantry':
      'emperor; sun 50 44 20; peaks 74 22 0; floor 80 2; soldier 24 96 60 2; soldier 76 96 60 2; soldier 50 100 76 2',
    'sardaukar-legion':
      'emperor; sun 50 40 20 28; dreadnought 50 24 26 far; floor 74 2; ranks 50 92 40 4 2; flagpole 10 98 66 1; flagpole 90 98 66 1 flip',
    scout:
      'day; sun 42 46 22; mesa 66 20 0; dunes 72 2 8; cave 80 92; hood 44 98 54; hawk 66 34 14 far',
    'shifting-allegiances':
      'dusk; burst 50 46 36 30; mask 50 92 70; flagpole 12 100 60 1; flagpole 88 100 60 1 flip',
    'sietch-reverend-mother':
      'fremen; moon 50 30 12; dunes 84 1 5; cave 74 94; light 50 10; bust 44 106 84 elder; basin 84 98 38',
    'smugglers-thopter':
      'guild; moon 72 30 12; stars 24; mesa 86 34 1 0.2; thopter 42 52 50 r:8; chest 84 96 26; dust 88 16 16',
    'space-travel': 'guild; stars 70 95; planet 16 92 40 far; heighliner 58 50 58 8',
    'spice-hunter':
      'dusk; sun 68 40 16; dunes 66 3 11; bloom 70 80 34; hood 30 94 62 1; thumper 52 96 30',
    'spice-smugglers':
      'guild; moon 68 28 11; mesa 70 26 0; dunes 78 2 6; freighter 60 66 34; hood 20 96 44; hood 32 98 48; chest 82 96 34',
    stilgar: 'fremen; sun 74 40 18; mesa 76 22 0; dunes 78 2 8; bust 38 104 98 stilgar',
    'test-of-humanity': 'bene; burst 46 44 36 30; floor 80 2; needlebox 44 94 54',
    'the-voice': 'bene; burst 70 44 26 40; light 76 40; bust 36 104 96 voice',
    'thufir-hawat': 'green; burst 62 40 40 28; chess 78 96 34; bust 36 104 96 thufir-hawat',
    'worm-riders':
      'fremen; sun 50 38 20; dunes 74 1 6; arc 50 84 56 3; dunes 88 2 8 2; dust 82 36 20',
  },
  intrigue: {
    'allied-armada':
      'guild; sun 50 70 20; dreadnought 28 30 24 mid; frigate 74 34 26; dreadnought 54 64 40',
    ambush: 'fremen; sun 60 44 18; cave 84 92; duel 36 98 66; hood 76 98 54 flip',
    'bindu-suspension': 'bene; burst 50 48 36 32; hourglass 72 94 66; bust 30 106 88 adept',
    bribery: 'night; burst 50 48 36 32; palm 46 96 58; coin 62 62 40',
    'bypass-protocol': 'night; arch 56 90; moon 50 34 12; light 30 20; key 50 90 76',
    'calculated-hire': 'night; burst 62 42 44 30; bust 36 106 92 hireling; coins 80 98 46',
    charisma: 'emperor; sun 50 40 18 32; bust 50 106 96 paul-atreides',
    'choam-shares': 'emperor; burst 50 48 36 32; scroll 36 92 64; coins 70 94 46',
    'corner-the-market':
      'dusk; burst 50 48 36 30; scales 50 88 66; coins 20 100 40; coins 80 100 40 flip; chest 50 104 30',
    'councilors-dispensation':
      'night; beam 30 8 30 94; amphi 50 96 50; scroll 68 92 44; noble 30 100 50',
    'demand-respect': 'emperor; sun 50 40 18 30; floor 84 2; noble 50 94 72; crowd 50 112 58 9',
    'dispatch-an-envoy':
      'night; sun 60 44 16; dunes 74 3 7; noble 34 94 54; thopter 72 30 26 r:-10',
    'double-cross':
      'blood; burst 50 46 36 32; noble 34 98 66; hood 62 98 60; dagger 78 84 44 r:-30',
    'favored-subject': 'emperor; burst 50 46 36 32; crown 74 72 46; bust 34 106 92 helena-richese',
    'guild-authorization':
      'guild; burst 50 48 36 32; scroll 34 92 70; emblem 74 50 44 spacing-guild',
    infiltrate: 'night; moon 68 30 11; gate 64 92 64; hood 28 100 72',
    'know-their-ways': 'fremen; sun 50 40 18; bust 40 106 92 scout; mouse 82 96 34',
    'master-tactician': 'night; sun 60 32 10; map 70 98 62; light 70 32; bust 30 106 94 tactician',
    'plans-within-plans': 'bene; burst 50 48 24 30; web 50 92 84 far; chess 50 94 60',
    'poison-snooper': 'night; burst 50 48 36 32; drone 50 62 56; goblet 50 100 40',
    'private-army': 'dusk; sun 50 44 18; floor 74 3; ranks 26 98 46 3 1 .7; chest 76 98 52',
    'rapid-mobilization':
      'dusk; sun 60 50 16; thopter 40 34 36 r:-10; floor 80 3; ranks 56 102 46 2 1',
    'recruitment-mission':
      'dusk; sun 50 42 18; dunes 74 2 6; flagpole 30 96 82 1; soldier 64 96 62 3; crowd 52 110 54 8',
    refocus: 'night; burst 50 50 36 34; eye 44 82 62; mirror 86 108 48',
    reinforcements:
      'night; sun 50 44 18; freighter 34 30 24 far; freighter 70 22 18 far; floor 76 3; ranks 50 98 40 4 2',
    'secret-of-the-sisterhood':
      'bene; moon 50 36 20 0; bust 34 106 92 novice; bust 74 106 80 mohiam flip',
    'staged-incident': 'blood; sun 60 44 18; skyline 50 82 46 1; mushroom 70 84 44; hood 26 100 60',
    'the-sleeper-must-awaken':
      'fremen; burst 70 44 36 34; eye 74 58 42; dunes 80 2 6; light 72 36; bust 32 106 90 sleeper',
    tiebreaker: 'night; burst 50 46 36 32; scales 50 92 70; dagger 50 78 46',
    'to-the-victor':
      'dusk; sun 50 42 20 32; dunes 80 2 6; flagpole 34 96 86 1; hawk 82 36 24 flip; swords 72 92 40',
    'urgent-mission': 'dusk; burst 40 44 36 32; hourglass 34 94 70; thopter 76 40 30 r:-14',
    'water-of-life': 'fremen; burst 50 40 36 32; drops 50 64 46 7; basin 50 96 62',
    'water-peddlers-union': 'day; sun 60 36 14; dunes 78 2 6; basin 34 96 52; kulon 72 94 44',
    windfall: 'dusk; burst 50 48 36 32; chest 50 92 60; hawk 50 34 26',
  },
  conflict: {
    'skirmish-a':
      'dusk; sun 50 36 17; mesa 64 18 0; dunes 68 2 8; duel 25 97 62; duel 75 97 62 flip; dust 84 40 26',
    'skirmish-b':
      'fremen; moon 66 30 14; mesa 70 26 0; dunes 74 2 7; hood 20 98 56; hood 34 99 50; soldier 66 98 56 1; soldier 82 98 60 1 flip; dust 86 26 20',
    'skirmish-c':
      'day; sun 30 40 16; mesa 66 20 0; dunes 68 3 9; harvester 30 80 34 mid; duel 60 97 60 flip; soldier 84 98 58 3; dust 82 40 24',
    'skirmish-d':
      'blood; sun 50 52 22; skyline 50 78 40 1 far; floor 82 3; blast 50 92 34; duel 23 97 58; duel 77 97 58 flip',
    'cloak-and-dagger':
      'night; moon 50 32 15; skyline 50 80 44 far; floor 82 3; hood 22 98 66; dagger 50 90 50; hood 78 98 66 flip',
    'desert-power':
      'fremen; sun 50 40 22; mesa 66 16 0; dunes 70 1 6; arc 50 88 62 3; dunes 88 2 6 2; hood 9 100 44; hood 16 101 50; hood 90 101 50',
    'guild-bank-raid':
      'guild; sun 50 40 16; pillars 50 82 72 9; floor 82 3; coins 50 92 50; duel 20 98 60; soldier 80 98 60 1',
    machinations:
      'bene; burst 50 44 44 34; web 50 92 86 far; chess 50 90 56; veil 14 102 66; noble 86 102 66',
    'raid-stockpiles':
      'dusk; sun 60 42 16; dunes 68 2 8; harvester 62 80 36 mid; duel 22 97 62; chest 82 98 40',
    'secure-imperial-basin':
      'day; sun 60 42 15; mesa 64 20 0; dunes 66 3 8; thopter 28 30 30 r:-8; ranks 60 98 36 3 1 2; flagpole 82 96 56 1 flip',
    'siege-of-arrakeen':
      'dusk; sun 50 44 22; skyline 50 80 58; dreadnought 20 24 24 mid; dreadnought 82 18 18 far; floor 80 3; lances 26 6 76; blast 24 84 30; ranks 50 100 36 3 2 2',
    'siege-of-carthag':
      'blood; sun 50 46 22; skyline 50 80 54 1; bars 30 9; floor 80 3; blast 66 84 34; ranks 40 100 38 3 1 2; flagpole 82 98 70 1',
    'sort-through-the-chaos':
      'blood; eclipse 50 40 18; peaks 70 22 0; dunes 74 2 7; mushroom 76 76 40 mid; duel 17 97 54; duel 60 97 54 flip; dust 84 50 30',
    'terrible-purpose':
      'fremen; eclipse 50 38 22; stars 50; dunes 72 2 9; hood 50 94 56 1; crowd 20 98 30 12; crowd 80 98 30 12',
    'battle-for-arrakeen':
      'dusk; sun 50 42 20 36; skyline 50 76 62; thopter 22 28 26 r:10; thopter 78 24 20 r:-10; floor 78 3; lances 32 5 78; blast 78 84 28; ranks 50 100 40 3 2 2',
    'battle-for-carthag':
      'blood; sun 50 44 20; skyline 50 78 60 1; dreadnought 46 22 36; floor 80 3; lances 28 5 80; blast 22 84 30; ranks 50 102 42 4 1 2',
    'battle-for-imperial-basin':
      'day; sun 40 40 17; mesa 62 24 0; dunes 68 2 7; worm 62 86 60; ranks 20 100 40 3 1 1; dust 84 40 26',
    'grand-vision':
      'bene; eclipse 50 46 22; stars 70; eye 50 90 74; dunes 88 2 6 2; hood 50 102 26',
  },
  space: {
    conspire: 'emperor; drapes 24; moon 50 34 14; floor 84 3; hood 38 98 66; noble 62 98 66',
    wealth: 'emperor; burst 50 50 36 32; coins 42 92 62; crown 82 94 34',
    heighliner: 'guild; stars 50 95; sun 10 90 26; heighliner 54 52 52 5; freighter 22 74 16 far',
    foldspace: 'guild; stars 50 95; burst 50 48 40 26; emblem 50 48 74 spacing-guild',
    'selective-breeding':
      'bene; burst 50 50 36 32; helix 50 94 80; veil 20 102 56 far; glowglobe 82 80 40',
    secrets: 'bene; moon 50 40 22 0; scroll 22 92 56 mid; bust 56 106 96 confidante',
    'hardy-warriors':
      'fremen; sun 50 46 22; mesa 74 18 0; dunes 78 1 6; hood 28 98 60; duel 52 98 70; hood 78 98 60',
    stillsuits: 'fremen; sun 68 42 18; mesa 76 20 0; bust 42 106 96 fremen; drops 84 92 34 4',
    'high-council': 'emperor; amphi 50 96 62; beam 50 10 30 94; throne 50 84 34; noble 50 102 44',
    mentat: 'night; burst 62 42 44 30; bust 36 106 96 adviser; reel 80 96 34',
    swordmaster: 'blood; burst 50 46 36 32; swords 50 92 68',
    'rally-troops': 'night; sun 50 44 18; floor 74 3; flagpole 26 88 66 1; ranks 54 96 44 3 2',
    'hall-of-oratory':
      'night; sun 50 30 8; pillars 50 86 84 8; beam 50 10 34 92; floor 84 2; noble 50 94 66; crowd 50 110 56 10',
    'sell-melange': 'dusk; burst 50 48 36 30; scales 50 90 72; bloom 20 96 28',
    'secure-contract': 'dusk; burst 50 48 36 32; scroll 36 92 70; palm 74 84 56 flip',
    arrakeen: 'dusk; sun 58 44 20; bars 30 6; skyline 50 82 68; hawk 24 30 14 far; dunes 88 1 5 3',
    carthag: 'blood; sun 60 46 18; skyline 50 84 62 1; dunes 90 1 4 3',
    'research-station': 'ix; sun 62 42 16; mesa 70 24 0; dunes 78 2 5; windtrap 50 92 66',
    'sietch-tabr':
      'fremen; moon 56 36 14; mesa 74 16 0; dunes 80 1 6; cave 72 92; hood 42 98 44; hood 60 98 40',
    'imperial-basin': 'day; sun 70 38 13; mesa 60 22 0; dunes 62 3 9; harvester 44 86 44',
    'hagga-basin':
      'fremen; sun 34 42 16; peaks 66 24 0; dunes 66 3 10; thopter 66 36 28 r:10; bloom 70 88 26',
    'the-great-flat':
      'dusk; sun 58 46 18; dunes 74 1 4; worm 38 92 66; dunes 94 1 4 3; thumper 82 92 26; dust 84 30 20',
  },
  track: {
    emperor: 'emperor; burst 50 44 40 36; throne 50 96 70; emblem 50 24 30 emperor',
    'spacing-guild':
      'guild; stars 60 95; burst 50 46 36 34; heighliner 50 82 40 6 far; emblem 50 40 56 spacing-guild',
    'bene-gesserit':
      'bene; moon 50 40 30 0; arch 78 96; light 50 30; emblem 50 44 52 bene-gesserit; veil 22 104 60; veil 78 104 60',
    fremen:
      'fremen; moon 50 36 26 0; mesa 78 22 0; dunes 82 2 6; emblem 50 40 46 fremen; hood 24 102 52; hood 76 102 52',
  },
  hagal: {
    'arrakeen-1p': 'night; moon 30 32 12; skyline 50 82 60; mask 50 100 30; dunes 92 1 5 3',
    'arrakeen-2p':
      'dusk; moon 30 34 13; skyline 50 84 60; flagpole 20 96 60 1; ranks 60 102 30 2 2',
    carthag: 'night; moon 40 40 14; skyline 50 84 58 1; mask 24 100 34; flagpole 86 98 50 1',
    conspire:
      'night; drapes 24; moon 50 30 12; floor 84 3; mask 50 66 34; hood 30 100 60; noble 70 100 60',
    foldspace:
      'night; stars 60 95; burst 50 46 40 26; emblem 50 40 46 spacing-guild; mask 50 102 38',
    'hall-of-oratory':
      'blood; moon 50 28 12; pillars 50 86 84 8; floor 84 2; mask 50 94 44; crowd 50 102 24 19',
    'hardy-warriors':
      'night; moon 50 40 16; mesa 74 18 0; dunes 78 1 6; hood 22 98 58; mask 50 94 40; duel 80 98 58 flip',
    'harvest-spice':
      'dusk; moon 28 30 11; mesa 62 18 0; dunes 64 3 9; harvester 58 86 50; bloom 22 90 34',
    heighliner: 'night; stars 60 95; moon 84 78 20; heighliner 52 46 48 4; mask 18 98 36',
    'rally-troops': 'blood; moon 50 36 14; floor 74 3; mask 50 78 36; ranks 50 100 38 3 2',
    reshuffle: 'night; burst 50 48 44 34; web 50 92 84 far; hourglass 50 94 74',
    secrets: 'night; moon 34 36 18 0; scroll 22 94 56 mid; mask 72 94 60',
    'selective-breeding': 'night; burst 50 46 36 32; helix 24 96 70; helix 76 96 70; mask 50 94 46',
    stillsuits: 'night; moon 28 36 16; mesa 76 20 0; bust 62 106 92 fremen; mask 24 98 38',
    wealth: 'night; burst 50 46 36 32; coins 62 96 54; mask 24 96 50',
  },
  place: {
    emperor:
      'emperor; sun 50 30 12 36; pillars 50 92 96 8; drapes 16; throne 50 100 70; floor 92 2',
    'spacing-guild':
      'guild; stars 70 95; planet 82 60 40 far; heighliner 44 44 58 9; guildsman 14 104 50; guildsman 86 104 50; floor 96 3',
    'bene-gesserit':
      'bene; moon 50 30 16 0; pillars 50 96 90 10; arch 66 96; floor 90 2; glowglobe 20 54 30; glowglobe 80 54 30; veil 50 102 34',
    fremen:
      'fremen; moon 62 26 11; stars 30; mesa 62 24 0; dunes 66 2 7; tent 30 92 30; cave 92 96; hood 74 98 30',
    home: 'dusk; stars 70 50; moon 58 20 5; moon 64 32 3 0; sun 78 52 30; mesa 70 14 0; skyline 88 72 16 far; dunes 70 2 8; arc 74 84 22 1; thopter 62 34 7 far; dunes 82 3 9; hood 93 98 26',
    desert:
      'fremen; stars 50 50; moon 52 24 7; moon 59 32 4 0; sun 82 44 19; peaks 58 10 0; dunes 60 1 5; worm 73 68 37; dunes 70 1 4 3; ranks 54 72 12 2 2; hood 92 76 15; dust 60 40 30',
    landsraad: 'night; beam 50 14 40 96; pillars 50 96 96 14; amphi 50 112 70; floor 98 3',
    arrakis:
      'dusk; sun 62 30 20; bars 16 8; skyline 30 34 24 far; mesa 34 12 0; thopter 80 16 9 far; arc 88 38 16 far; dunes 36 3 7; windtrap 50 40 13 far; harvester 70 44 10 mid; dunes 60 3 8; dust 30 40 30',
  },
  leader: {
    'paul-atreides': { who: 'paul-atreides', palette: 'green', faces: 'right', house: 'atreides' },
    'duke-leto-atreides': {
      who: 'duke-leto-atreides',
      palette: 'green',
      faces: 'left',
      house: 'atreides',
    },
    'baron-vladimir-harkonnen': {
      who: 'baron-vladimir-harkonnen',
      palette: 'blood',
      faces: 'right',
      house: 'harkonnen',
    },
    'glossu-the-beast-rabban': {
      who: 'glossu-the-beast-rabban',
      palette: 'blood',
      faces: 'left',
      house: 'harkonnen',
    },
    'earl-memnon-thorvald': {
      who: 'earl-memnon-thorvald',
      palette: 'night',
      faces: 'right',
      house: 'thorvald',
    },
    'countess-ariana-thorvald': {
      who: 'countess-ariana-thorvald',
      palette: 'night',
      faces: 'left',
      house: 'thorvald',
    },
    'count-ilban-richese': {
      who: 'count-ilban-richese',
      palette: 'dusk',
      faces: 'right',
      house: 'richese',
    },
    'helena-richese': { who: 'helena-richese', palette: 'dusk', faces: 'left', house: 'richese' },
  },
};
