import type { PictureSet } from '../picture-set.ts';

/** Immortality. */
export const immortality: PictureSet = {
  card: {
    experimentation: 'tleilax; burst 50 48 36 32; flask 34 90 58; helix 66 92 68',
    'bene-tleilax-lab': 'tleilax; burst 50 40 36 34; floor 84 3; lab 50 90 66',
    'bene-tleilax-researcher':
      'tleilax; sun 70 40 14; lab 78 96 60 1; light 76 40; bust 36 106 94 researcher',
    'blank-slate': 'tleilax; sun 50 42 22 30; bust 36 106 92 blank; mirror 80 98 58',
    'clandestine-meeting':
      'bene; arch 58 90 50; moon 50 30 10; floor 88 3; veil 36 98 60; hood 64 98 60',
    'corrupt-smuggler': 'guild; moon 74 28 11; mesa 80 28 0; coins 80 98 40; bust 36 104 96 briber',
    'dissecting-kit': 'tleilax; burst 50 44 36 34; scalpels 50 88 68',
    'for-humanity':
      'bene; sun 50 40 16 30; dunes 78 2 7; veil 50 92 58; helix 16 96 74 mid; helix 84 96 74 mid',
    'high-priority-travel':
      'guild; stars 60; sun 78 70 22; bars 50 7; planet 16 96 40; frigate 54 44 52 r:-12; frigate 26 26 14 far r:-12',
    'imperium-ceremony':
      'emperor; sun 50 34 14 36; throne 50 72 48; floor 80 2; ranks 50 100 38 2 2',
    'interstellar-conspiracy':
      'night; stars 60; eclipse 50 36 16; heighliner 22 34 18 far; floor 84 3; hood 30 98 56; guildsman 50 100 62; hood 70 98 56',
    'keys-to-power': 'guild; burst 50 48 36 32; key 50 90 72; key 50 90 72 flip',
    'lisan-al-gaib': 'fremen; sun 50 44 22 32; dunes 72 2 8; hood 50 86 46 1; crowd 50 94 30 15',
    'long-reach': 'bene; web 50 84 80 far; moon 68 32 15 0; bust 42 104 96 mohiam',
    occupation:
      'guild; sun 60 42 18; dreadnought 50 26 30; skyline 50 82 44; floor 84 3; ranks 50 98 32 2 1',
    'organ-merchants':
      'tleilax; sun 50 38 14; tankOne 22 94 66; tankOne 78 94 66 1; hood 50 100 66',
    'planned-coupling':
      'bene; sun 50 42 20 30; helix 50 94 80; bust 18 106 80 duke-leto-atreides; bust 82 106 80 lady-jessica flip',
    'replacement-eyes': 'tleilax; burst 50 50 36 34; eye 50 72 56 1; scalpels 50 104 34',
    'sardaukar-quartermaster':
      'emperor; sun 72 40 16; ranks 76 90 30 3 2; chest 82 100 36; bust 32 104 94 quartermaster',
    'shadout-mapes':
      'fremen; arch 60 92 60; moon 68 28 9; light 70 24; bust 40 106 94 mapes; crysknife 84 96 46',
    'show-of-strength':
      'fremen; sun 50 44 20; mesa 72 16 0; dunes 76 2 6; ranks 28 92 34 3 2; hood 66 94 40; hood 78 95 44; hood 91 97 48',
    'spiritual-fervor':
      'dusk; eclipse 50 36 16; dunes 70 2 8; crowd 50 92 26 16; crowd 50 106 44 11; flagpole 24 94 54 1; flagpole 74 94 54 1',
    'stillsuit-manufacturer':
      'fremen; sun 72 38 15; mesa 76 22 0; basin 78 96 48; bust 36 104 96 tailor',
    'throne-room-politics':
      'emperor; pillars 50 80 74; throne 50 78 60; floor 84 2; veil 24 100 52; noble 76 100 52',
    'tleilaxu-master': 'tleilax; sun 50 36 26 36; bust 50 106 98 tleilaxu',
    'tleilaxu-surgeon': 'tleilax; sun 66 38 16; scalpels 76 98 52; bust 34 106 94 surgeon',
    'beguiling-pheromones':
      'tleilax; burst 50 52 30 30; flask 50 90 62; bust 16 106 76 helena-richese; bust 84 106 76 feyd flip',
    chairdog: 'tleilax; drapes 22; sun 50 40 20; floor 84 2; chairdog 50 94 66',
    contaminator: 'tleilax; sun 66 40 16; mesa 76 20 0; water 78 60 24; flask 32 92 66',
    'corrino-genes': 'emperor; burst 50 46 36 34; helix 50 96 64; crown 50 44 40',
    'face-dancer': 'tleilax; burst 50 48 36 34; mask 50 94 84',
    'face-dancer-initiate': 'tleilax; sun 70 36 13; mask 74 88 48 mid; bust 34 106 94 initiate',
    'from-the-tanks': 'tleilax; sun 50 40 20; floor 86 3; lab 50 84 56 3; ranks 50 108 44 2 1',
    ghola: 'tleilax; tankOne 76 96 80; sun 50 34 10; bust 36 106 96 ghola',
    'guild-impersonator': 'guild; sun 70 38 15; mask 76 86 46; bust 34 104 94 impersonator',
    'industrial-espionage':
      'ix; arch 60 92 62; moon 64 30 9; gear 60 86 44 far; light 66 20; hood 34 100 74',
    'scientific-breakthrough':
      'tleilax; sun 50 44 12; burst 50 44 40 34; helix 50 94 72; vials 22 100 34; vials 80 100 34',
    'slig-farmer':
      'tleilax; sun 70 40 16; peaks 74 14 0; dunes 78 2 5; slig 64 92 50; hood 24 98 64 1',
    'stitched-horror': 'tleilax; sun 50 44 32; bust 50 108 100 horror',
    'subject-x-137': 'tleilax; sun 50 44 24; floor 88 3; tankOne 50 94 82 1; chain 50 96 60',
    'tleilaxu-infiltrator':
      'tleilax; moon 70 28 10; skyline 62 84 40 1 far; floor 86 3; hood 34 100 70; mask 76 98 36',
    'twisted-mentat': 'tleilax; burst 64 40 44 28; gear 80 92 42; bust 36 106 96 piter-de-vries',
    'unnatural-reflexes':
      'tleilax; sun 50 44 20; floor 82 2; duel 32 96 58 far; duel 54 98 74; vials 86 100 30',
    usurp: 'tleilax; sun 50 34 13 36; throne 50 78 58; floor 84 2; mask 50 100 30',
    'reclaimed-forces':
      'tleilax; sun 50 42 20; dunes 76 2 6; tankOne 10 96 56 far; tankOne 90 96 56 far; ranks 50 94 42 3 1',
  },
  intrigue: {
    breakthrough: 'tleilax; burst 50 46 40 34; vials 50 94 60; helix 86 98 60 far',
    counterattack:
      'blood; sun 50 44 20; dunes 78 2 6; duel 28 96 54; shield 30 98 66; duel 84 97 58 flip',
    'disguised-bureaucrat': 'night; pillars 50 84 70; sun 50 36 14; mask 50 92 62',
    'economic-positioning': 'emperor; burst 50 48 36 32; coins 28 96 54; map 70 98 50',
    'gruesome-sacrifice': 'blood; eclipse 50 38 18; altar 50 98 66; tankOne 86 98 46',
    'harvest-cells': 'tleilax; burst 50 48 36 32; vials 30 94 56; palm 76 84 60 flip',
    'illicit-dealings':
      'tleilax; moon 60 32 12; arch 60 90; hood 28 100 68; hood 72 100 68; flask 50 100 44',
    'shadowy-bargain': 'tleilax; eclipse 50 36 16; floor 84 3; hood 36 98 66; guildsman 64 98 66',
    'study-melange': 'dusk; burst 50 48 36 32; flask 36 90 60; scroll 68 94 54',
    'tleilaxu-puppet': 'tleilax; web 50 92 84 far; sun 50 40 18; bust 50 106 94 puppet',
    'vicious-talents': 'tleilax; sun 50 44 20; floor 84 2; duel 34 98 74; mask 84 98 42',
  },
  space: {
    'family-atomics':
      'blood; dunes 76 2 6; light 50 40; mushroom 50 86 72; emblem 14 86 30 atreides; emblem 86 86 30 harkonnen',
    'revised-research-station':
      'tleilax; sun 36 42 16; mesa 70 24 0; dunes 78 2 5; windtrap 44 92 60; helix 84 98 62',
  },
  hagal: {
    'carthag-immortality-left': 'tleilax; sun 38 46 18; skyline 50 84 56 1; tankOne 84 98 50',
    'carthag-immortality-right': 'tleilax; moon 62 40 14; skyline 50 84 60 1; flask 16 98 50',
    'carthag-immortality-plain':
      'night; moon 40 40 15; skyline 50 84 60 1; gate 50 98 30; dunes 94 1 4 3',
    'research-station':
      'night; moon 36 36 14; mesa 70 24 0; dunes 78 2 5; windtrap 44 92 60; vials 84 98 36',
  },
};
