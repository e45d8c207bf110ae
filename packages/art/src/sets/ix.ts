import type { PictureSet } from '../picture-set.ts';

/** Rise of Ix. */
export const ix: PictureSet = {
  card: {
    'control-the-spice':
      'dusk; sun 50 34 14; dunes 64 3 10; harvester 40 80 44; soldier 82 96 56 1',
    appropriate: 'emperor; burst 50 44 36 32; fist 50 78 60; chest 50 100 40',
    'bounty-hunter':
      'dusk; sun 62 46 20; skyline 66 76 34 far; dunes 78 2 7; hood 60 94 66; lasgun 34 100 40',
    'choam-delegate':
      'night; floor 82 2; pillars 50 84 66; sun 50 36 14; noble 34 96 60; scales 66 94 50',
    'court-intrigue':
      'emperor; throne 50 74 54; floor 80 2; drapes 22; hood 30 100 54; noble 72 100 54',
    'desert-ambush':
      'fremen; sun 64 40 18; mesa 70 20 0; dunes 72 1 8; ranks 68 84 24 2 1; dunes 86 1 10 3; duel 24 98 62',
    'embedded-agent':
      'bene; moon 66 30 12; arch 60 92 58; light 66 20; ranks 56 96 40 1 2; veil 30 100 66',
    'esmar-tuek':
      'guild; sun 74 38 16; mesa 78 26 0; freighter 78 60 22 mid; bust 36 104 96 merchant',
    'freighter-fleet':
      'ix; sun 70 66 20; stars 30; bars 50 6; freighter 58 34 24 far; freighter 28 50 34 mid; freighter 60 80 56',
    'full-scale-assault':
      'emperor; sun 50 44 18; dreadnought 36 24 30 mid; dreadnought 78 34 20 far; peaks 74 16 0; floor 80 2; ranks 50 96 46 3 1',
    'guild-accord':
      'guild; burst 50 46 36 32; scroll 50 92 70; guildsman 16 100 60 mid; guildsman 84 100 60 mid',
    'guild-chief-administrator': 'guild; sun 50 34 20 30; amphi 50 104 50; guildsman 50 100 80',
    'imperial-bashar': 'emperor; sun 72 40 18; ranks 74 92 36 3 2; bust 34 104 96 bashar',
    'imperial-shock-trooper':
      'emperor; sun 70 44 20; dreadnought 74 26 18 far; peaks 82 18 0; light 76 40; bust 38 104 98 sardaukar',
    'in-the-shadows':
      'bene; moon 74 28 12; pillars 50 90 84 8; floor 88 3; veil 28 98 64; veil 64 96 46 mid',
    'ix-guild-compact': 'ix; stars 50 90; sun 22 30 10; heighliner 60 46 42 3; gear 24 104 60',
    'ixian-engineer': 'ix; sun 70 40 18; gear 76 88 56; light 80 36; bust 36 104 96 engineer',
    jamis: 'fremen; sun 60 44 20; mesa 78 26 0; dunes 82 1 5; cave 84 94; duel 50 98 76',
    'landing-rights':
      'guild; sun 66 40 16; bars 36 6; skyline 72 84 40; floor 84 3; frigate 36 48 40 r:-14; frigate 70 26 14 far r:-14',
    'local-fence':
      'dusk; arch 64 92 50; sun 56 50 12; skyline 50 86 30 far; light 60 40; bust 30 106 78 fence; chest 76 98 44',
    'negotiated-withdrawal':
      'night; sun 50 58 16; peaks 68 18 0; dunes 70 2 6; flagpole 40 86 50; ranks 66 92 30 3 2; noble 22 98 50',
    'satellite-ban': 'guild; stars 60 95; sun 50 112 52; satellite 50 62 66; chain 50 76 72',
    sayyadina:
      'fremen; moon 50 30 20 0; cave 84 96; light 50 10; bust 50 106 92 sayyadina; drops 88 94 26 3',
    'shai-hulud':
      'fremen; sun 50 34 26; mesa 74 14 0; dunes 74 1 6; maw 54 88 74; dunes 92 1 6 3; hood 13 97 30; dust 78 40 40',
    'spice-trader':
      'fremen; sun 72 36 14; skyline 76 70 28 far; dunes 70 2 7; scales 72 96 46; bust 30 104 88 trader',
    treachery: 'blood; eclipse 50 38 17; floor 84 2; noble 74 98 68; duel 26 98 64',
    truthsayer: 'emperor; throne 70 80 50 mid; sun 70 30 8; light 80 30; bust 34 104 96 truthsayer',
    'water-peddler':
      'day; sun 70 36 13; skyline 70 74 32 far; dunes 74 2 6; basin 70 94 50; bust 28 104 86 peddler',
    'web-of-power': 'bene; burst 50 48 24 30; web 50 92 84; veil 18 102 50; veil 82 102 50',
    'weirding-way':
      'bene; sun 50 44 22; floor 82 2; duel 30 94 58 far; duel 42 95 62 mid; duel 58 96 68',
  },
  intrigue: {
    'advanced-weaponry': 'ix; burst 40 48 36 30; lasgun 44 76 54; gear 82 100 40',
    blackmail: 'blood; burst 50 48 36 32; scroll 42 92 66; dagger 72 90 56',
    'cannon-turrets': 'ix; sun 60 60 18; dreadnought 46 50 56; lances 50 4 88',
    cull: 'blood; eclipse 50 38 18; crysknife 32 94 72; crowd 76 108 62 4',
    diversion: 'dusk; sun 36 46 16; dunes 74 2 7; mushroom 70 82 46; hood 26 98 50; mouse 46 98 16',
    expedite: 'guild; sun 70 60 18; bars 46 8; frigate 50 44 54 r:-10; hourglass 16 96 48',
    finesse: 'bene; sun 50 44 20; floor 84 2; duel 36 98 70; chain 78 84 34',
    'glimpse-the-path':
      'bene; stars 50; burst 50 40 36 34; eye 50 62 52; dunes 80 2 7; hood 50 98 26; hawk 80 40 14 far',
    'grand-conspiracy':
      'night; eclipse 50 36 16; floor 84 3; hood 26 98 56; hood 50 100 64; hood 74 98 56',
    'ixian-probe': 'ix; stars 50; sun 30 108 40; drone 58 62 60; satellite 16 32 18 far',
    'machine-culture':
      'ix; burst 50 46 36 30; gear 80 104 60; drone 74 46 34; light 74 36; bust 32 106 92 tinker',
    'quid-pro-quo': 'night; burst 50 46 36 30; scales 50 74 58; palm 22 92 56; palm 78 92 56 flip',
    'second-wave':
      'dusk; sun 50 44 18; frigate 22 26 20 far; frigate 60 34 38; floor 76 3; ranks 50 104 54 3 1',
    'secret-forces':
      'night; moon 50 34 12; cave 84 92; soldier 28 98 60; soldier 72 98 60; hood 50 101 74',
    'strategic-push': 'night; sun 50 36 13; map 50 102 84; chess 50 78 50',
    strongarm: 'blood; burst 50 44 36 36; fist 42 96 74; chain 78 96 40',
    'war-chest': 'dusk; burst 50 48 36 32; chest 50 94 56; swords 50 66 44',
  },
  conflict: {
    'skirmish-e':
      'ix; sun 62 46 17; peaks 74 22 0; frigate 30 26 26 mid; dunes 80 2 6; soldier 22 98 56 1; soldier 38 99 60 1; duel 72 98 60 flip; lances 30 2 80',
    'skirmish-f':
      'guild; moon 34 30 15; cave 88 94; dunes 86 1 5; hood 9 98 56; duel 37 99 56; duel 85 98 56 flip',
    'trade-monopoly':
      'ix; sun 50 60 18; bars 46 8; freighter 22 40 26 far; freighter 76 34 26 mid; scales 50 94 74',
    'economic-supremacy':
      'emperor; burst 50 46 44 34; scales 50 88 66; coins 18 100 44; coins 82 100 44 flip',
  },
  space: {
    'interstellar-shipping':
      'ix; stars 40; sun 30 78 22; freighter 56 46 50; freighter 24 24 16 far',
    smuggling:
      'guild; moon 64 32 13; mesa 82 34 1 .2; thopter 38 50 42 r:6; hood 82 98 40; chest 64 98 24',
    'tech-negotiation': 'ix; burst 50 48 36 30; gear 26 100 54; noble 58 98 62; hood 84 99 62',
    dreadnought: 'ix; stars 40; sun 50 96 30; dreadnought 46 44 48; satellite 82 40 18 far',
  },
  tile: {
    artillery: 'ix; sun 60 50 16; peaks 78 16 0; floor 82 3; lasgun 36 92 60; blast 86 84 26',
    chaumurky: 'tleilax; burst 50 48 36 32; goblet 50 94 68',
    'detonation-devices': 'blood; dunes 78 2 6; light 50 40; mushroom 68 88 64; altar 20 96 40',
    'disposal-facility': 'ix; sun 60 40 14; floor 84 3; gear 26 102 56; windtrap 70 96 54',
    flagship:
      'ix; stars 40; sun 50 96 30; dreadnought 52 50 52; frigate 20 26 16 far; frigate 80 22 14 far; flagpole 10 100 50 1',
    holoprojectors: 'ix; burst 50 48 36 32; beam 50 40 10 92; mask 50 84 56',
    'holtzman-engine': 'ix; sun 50 52 12; shield 50 100 84',
    'invasion-ships': 'ix; sun 60 60 18; frigate 30 30 24 mid; frigate 72 40 30; frigate 44 70 44',
    memocorders: 'ix; burst 50 48 36 32; reel 50 90 66',
    'minimic-film': 'ix; burst 50 50 36 34; eye 50 74 56 1; reel 50 102 34',
    'restricted-ordnance': 'blood; burst 50 48 36 32; chest 50 92 60; lasgun 50 78 40',
    'shuttle-fleet':
      'ix; sun 40 70 18; heighliner 64 44 30 0 far; freighter 30 40 24 mid; freighter 66 60 30 mid; freighter 40 84 42',
    'sonic-snoopers': 'ix; burst 50 46 44 26; drone 32 76 50; drone 74 60 34 far',
    spaceport: 'ix; sun 62 44 16; skyline 50 84 54; floor 86 3; frigate 40 40 30 r:-12',
    'spy-satellites':
      'ix; stars 50 95; planet 50 116 70; satellite 32 46 34; satellite 74 34 24 far',
    'training-drones': 'ix; sun 50 44 18; floor 84 2; duel 32 98 62; shield 70 92 56',
    'troop-transports': 'ix; sun 60 54 16; freighter 50 46 60; floor 80 3; ranks 50 104 46 2 1',
    windtraps: 'ix; sun 62 42 16; dunes 80 2 6; windtrap 44 94 66; drops 84 96 34 4',
  },
  hagal: {
    'interstellar-shipping': 'night; stars 40; moon 30 70 20; freighter 56 44 46; mask 18 98 36',
    'foldspace-or-interstellar-shipping':
      'ix; stars 60 95; eclipse 34 46 20; freighter 66 56 46; frigate 22 76 16 far r:-14',
    'smuggling-or-interstellar-shipping':
      'night; moon 70 30 12; mesa 84 30 1 .2; freighter 40 50 40; thopter 74 62 24 r:10',
    'tech-negotiation': 'night; burst 50 46 36 30; gear 26 100 54; mask 70 96 54',
    'dreadnought-1p': 'night; stars 40; moon 70 80 22; dreadnought 46 44 48; mask 82 98 32',
    'dreadnought-2p': 'blood; sun 50 92 32; dreadnought 34 36 34 mid; dreadnought 56 62 48',
  },
  leader: {
    'archduke-armand-ecaz': {
      who: 'archduke-armand-ecaz',
      palette: 'fremen',
      faces: 'right',
      house: 'ecaz',
    },
    'ilesa-ecaz': { who: 'ilesa-ecaz', palette: 'fremen', faces: 'left', house: 'ecaz' },
    'viscount-hundro-moritani': {
      who: 'viscount-hundro-moritani',
      palette: 'guild',
      faces: 'right',
      house: 'moritani',
    },
    'princess-yuna-moritani': {
      who: 'princess-yuna-moritani',
      palette: 'guild',
      faces: 'left',
      house: 'moritani',
    },
    'prince-rhombur-vernius': {
      who: 'prince-rhombur-vernius',
      palette: 'ix',
      faces: 'right',
      house: 'vernius',
    },
    'tessia-vernius': { who: 'tessia-vernius', palette: 'ix', faces: 'left', house: 'vernius' },
  },
};
