import type { Word } from '@landsraad/kernel/wording';

/** Terms and definitions in English, then in French. */
export const WORDS: readonly Word[] = [
  [
    'faction',
    ['faction', 'One of the six powers that fight for Dune, each with advantages of its own.'],
    ['faction', 'L’une des six puissances qui se disputent Dune, chacune avec ses avantages.'],
  ],
  [
    'faction-sheet',
    ['faction sheet', 'Lists what a faction starts with and what it can do.'],
    ['feuille de faction', 'Indique ce qu’une faction possède au départ et ce qu’elle peut faire.'],
  ],
  [
    'atreides',
    ['Atreides', 'The faction that sees ahead: cards for sale, spice, battle plans.'],
    ['Atréides', 'La faction qui voit venir : cartes en vente, Épice, plans de bataille.'],
  ],
  [
    'bene-gesserit',
    ['Bene Gesserit', 'The faction that foretells a victory and commands with the Voice.'],
    ['Bene Gesserit', 'La faction qui prédit une victoire et commande par la Voix.'],
  ],
  [
    'emperor',
    ['Emperor', 'The faction that is paid for treachery cards and leads the Sardaukar.'],
    ['Empereur', 'La faction que l’on paie pour les cartes Traîtrise et qui mène les Sardaukar.'],
  ],
  [
    'fremen',
    ['Fremen', 'The faction of the desert, which rides sandworms and knows the storm.'],
    ['Fremen', 'La faction du désert, qui chevauche les Vers des Sables et connaît la tempête.'],
  ],
  [
    'spacing-guild',
    ['Spacing Guild', 'The faction that is paid for shipments and ships as it likes.'],
    ['Guilde', 'La faction que l’on paie pour les débarquements et qui débarque à sa guise.'],
  ],
  [
    'harkonnen',
    ['Harkonnen', 'The faction of treachery: more traitors, more cards, captured leaders.'],
    [
      'Harkonnen',
      'La faction de la traîtrise : plus de traîtres, plus de cartes, des chefs captifs.',
    ],
  ],
  [
    'force',
    ['force', 'One of the twenty tokens with which a faction occupies territories and fights.'],
    ['troupe', 'L’un des vingt jetons avec lesquels une faction occupe des territoires et combat.'],
  ],
  [
    'special-force',
    ['special force', 'A Sardaukar or a Fedaykin, worth two forces in battle.'],
    ['troupe spéciale', 'Un Sardaukar ou un Fedaykin, qui vaut deux troupes dans une bataille.'],
  ],
  [
    'sardaukar',
    ['Sardaukar', 'A special force of the Emperor, in the advanced game.'],
    ['Sardaukar', 'Une troupe spéciale de l’Empereur, dans le jeu avancé.'],
  ],
  [
    'fedaykin',
    ['Fedaykin', 'A special force of the Fremen, in the advanced game.'],
    ['Fedaykin', 'Une troupe spéciale des Fremen, dans le jeu avancé.'],
  ],
  [
    'fighter',
    ['fighter', 'A Bene Gesserit force that fights and occupies, as others do.'],
    ['combattante', 'Une troupe du Bene Gesserit qui combat et occupe, comme les autres.'],
  ],
  [
    'advisor',
    ['advisor', 'A Bene Gesserit force that lives beside others and does not fight.'],
    ['conseillère', 'Une troupe du Bene Gesserit qui côtoie les autres et ne combat pas.'],
  ],
  [
    'spiritual-advisor',
    ['spiritual advisor', 'A free force that the Bene Gesserit sends when others ship.'],
    [
      'conseillère spirituelle',
      'Une troupe gratuite qu’envoie le Bene Gesserit quand d’autres débarquent.',
    ],
  ],
  [
    'reserves',
    ['reserves', 'Forces that are not on the board and not in the tanks.'],
    ['réserve', 'Les troupes qui ne sont ni sur le plateau ni dans les cuves.'],
  ],
  [
    'off-planet',
    ['off-planet', 'Where the reserves of all factions but the Fremen wait.'],
    ['hors planète', 'Là où attend la réserve de toutes les factions, sauf celle des Fremen.'],
  ],
  [
    'tleilaxu-tanks',
    ['Tleilaxu tanks', 'Where lost forces and dead leaders lie until they are revived.'],
    ['Cuves Tleilaxu', 'Là où les troupes perdues et les chefs morts attendent de revenir.'],
  ],
  [
    'leader',
    ['leader', 'One of the five characters who add their strength to a faction’s battles.'],
    ['chef', 'L’un des cinq personnages qui ajoutent leur force aux batailles d’une faction.'],
  ],
  [
    'strength',
    ['strength', 'What a leader adds in battle, costs to revive and brings when killed.'],
    ['force', 'Ce qu’un chef ajoute à une bataille, coûte à ressusciter et rapporte une fois tué.'],
  ],
  [
    'traitor',
    ['traitor', 'A leader in the secret pay of another faction.'],
    ['traître', 'Un chef secrètement à la solde d’une autre faction.'],
  ],
  [
    'traitor-card',
    ['traitor card', 'Shown when its leader fights against you, to win the battle at once.'],
    ['carte Traître', 'Montrée quand son chef combat contre vous, elle fait gagner aussitôt.'],
  ],
  [
    'treason',
    ['treason', 'The call that a traitor fights for the other side.'],
    ['trahison', 'L’annonce qu’un traître se bat dans l’autre camp.'],
  ],
  [
    'captive',
    ['captive', 'A leader whom Harkonnen took after a battle and may use in another.'],
    ['captif', 'Un chef que les Harkonnen ont pris après une bataille et peuvent employer.'],
  ],
  [
    'cheap-hero',
    ['Cheap Hero', 'A treachery card that takes the place of a leader, with strength 0.'],
    ['Héros de Pacotille', 'Une carte Traîtrise qui remplace un chef, avec une force de 0.'],
  ],
  [
    'kwisatz-haderach',
    ['Kwisatz Haderach', 'A secret companion of Atreides leaders, who adds 2 once awake.'],
    ['Kwisatz Haderach', 'Le compagnon secret des chefs atréides, qui ajoute 2 une fois éveillé.'],
  ],
  [
    'spice',
    ['spice', 'The money of the game; in the advanced game it also supports forces in battle.'],
    ['Épice', 'La monnaie du jeu ; dans le jeu avancé, elle soutient aussi les troupes au combat.'],
  ],
  [
    'bank',
    ['spice bank', 'All the spice that nobody owns and that is not on the board.'],
    ['Banque d’Épices', 'Toute l’Épice qui n’est à personne et n’est pas sur le plateau.'],
  ],
  [
    'shield-screen',
    ['player shield', 'The screen behind which a player hides spice and cards.'],
    ['bouclier de joueur', 'Le paravent derrière lequel un joueur cache son Épice et ses cartes.'],
  ],
  [
    'territory',
    ['territory', 'A named part of the map, often spread over several sectors.'],
    [
      'territoire',
      'Une partie de la carte qui porte un nom, souvent à cheval sur plusieurs secteurs.',
    ],
  ],
  [
    'sector',
    ['sector', 'One of the eighteen slices of the map that the storm passes over.'],
    ['secteur', 'L’une des dix-huit tranches de la carte que parcourt la tempête.'],
  ],
  [
    'stronghold',
    ['stronghold', 'One of the five territories that decide the game; two factions at most.'],
    ['forteresse', 'L’un des cinq territoires qui décident de la partie ; deux factions au plus.'],
  ],
  [
    'sand',
    ['sand', 'Territories open to the storm and to sandworms.'],
    ['désert', 'Les territoires exposés à la tempête et aux Vers des Sables.'],
  ],
  [
    'rock',
    ['rock', 'Territories that protect forces from the storm.'],
    ['rocher', 'Les territoires qui protègent les troupes de la tempête.'],
  ],
  [
    'polar-sink',
    ['Polar Sink', 'The middle of the map, without storm and without battles.'],
    ['Cuvette Polaire', 'Le centre de la carte, sans tempête et sans bataille.'],
  ],
  [
    'shield-wall',
    ['Shield Wall', 'While it stands, the Imperial Basin and the two cities are safe.'],
    ['Mur du Bouclier', 'Tant qu’il tient, le Bassin Impérial et les deux villes sont à l’abri.'],
  ],
  [
    'ornithopters',
    ['ornithopters', 'Let whoever has a force in Arrakeen or Carthag move three territories.'],
    [
      'ornithoptères',
      'Avec une troupe à Arrakeen ou à Carthag, ils font avancer de trois territoires.',
    ],
  ],
  [
    'occupy',
    ['occupy', 'To have at least one force in a territory; advisors do not count.'],
    ['occuper', 'Avoir au moins une troupe dans un territoire ; les conseillères ne comptent pas.'],
  ],
  [
    'turn',
    ['turn', 'One of at most ten rounds of nine phases.'],
    ['tour', 'L’une des manches de la partie, dix au plus ; chacune compte neuf phases.'],
  ],
  [
    'first-player',
    ['first player', 'The player whom the storm will reach next; the others follow to the right.'],
    [
      'Premier Joueur',
      'Le joueur que la tempête va atteindre ; les autres suivent vers la droite.',
    ],
  ],
  [
    'storm-order',
    ['storm order', 'The order of play, from the first player counter-clockwise.'],
    [
      'ordre de la tempête',
      'L’ordre du jeu, à partir du Premier Joueur, dans le sens antihoraire.',
    ],
  ],
  [
    'storm',
    ['Storm', 'The first phase: the storm moves, kills on the sand and sweeps spice away.'],
    ['Tempête', 'La première phase : la tempête avance, tue dans le désert et emporte l’Épice.'],
  ],
  [
    'storm-card',
    ['storm card', 'Decides, in the advanced game with the Fremen, how far the storm moves.'],
    ['carte Tempête', 'Décide, dans le jeu avancé avec les Fremen, de l’avancée de la tempête.'],
  ],
  [
    'spice-blow',
    ['Spice Blow', 'The second phase: a spice card shows where spice appears.'],
    ['Explosion d’Épice', 'La deuxième phase : une carte Épice montre où l’Épice apparaît.'],
  ],
  [
    'spice-card',
    ['spice card', 'Names a territory where spice appears, or brings a sandworm.'],
    ['carte Épice', 'Désigne un territoire où l’Épice apparaît, ou amène un Ver des Sables.'],
  ],
  [
    'sandworm',
    ['sandworm', 'Shai-Hulud, who devours forces and spice in a territory.'],
    ['Ver des Sables', 'Shai-Hulud, qui dévore les troupes et l’Épice d’un territoire.'],
  ],
  [
    'ride',
    ['ride', 'A move of the Fremen on the sandworm, to any territory.'],
    [
      'chevauchée',
      'Un déplacement des Fremen sur le Ver des Sables, vers un territoire quelconque.',
    ],
  ],
  [
    'nexus',
    ['Nexus', 'The moment after a sandworm when alliances are made and broken.'],
    ['Nexus', 'Le moment, après un Ver des Sables, où les alliances se nouent et se rompent.'],
  ],
  [
    'alliance',
    ['alliance', 'Factions that win together, help each other and do not fight each other.'],
    ['alliance', 'Des factions qui gagnent ensemble, s’aident et ne se combattent pas.'],
  ],
  [
    'choam-charity',
    ['CHOAM Charity', 'The third phase: whoever has 0 or 1 spice may take some, up to 2.'],
    ['Aumône de la CHOM', 'La troisième phase : qui a 0 ou 1 Épice peut compléter jusqu’à 2.'],
  ],
  [
    'bidding',
    ['Bidding', 'The fourth phase: treachery cards are auctioned.'],
    ['Enchères', 'La quatrième phase : des cartes Traîtrise sont mises aux enchères.'],
  ],
  [
    'treachery-card',
    ['treachery card', 'A weapon, a defense, a special or a worthless card.'],
    ['carte Traîtrise', 'Une arme, une défense, une carte spéciale ou une carte sans valeur.'],
  ],
  [
    'hand-limit',
    ['hand limit', 'The most treachery cards a faction may hold: 4, or 8 for Harkonnen.'],
    ['limite de main', 'Le nombre maximal de cartes Traîtrise : 4, ou 8 pour les Harkonnen.'],
  ],
  [
    'revival',
    ['Revival', 'The fifth phase: forces and leaders come back from the tanks.'],
    ['Enrôlement', 'La cinquième phase : des troupes et des chefs quittent les cuves.'],
  ],
  [
    'free-revival',
    ['free revival', 'How many of the three forces a turn come back without payment.'],
    [
      'enrôlement gratuit',
      'Le nombre de troupes, sur les trois du tour, qui reviennent sans payer.',
    ],
  ],
  [
    'shipment',
    ['Shipment', 'Forces come from the reserves to the board, in the sixth phase.'],
    ['Débarquement', 'Des troupes passent de la réserve au plateau, dans la sixième phase.'],
  ],
  [
    'movement',
    ['Movement', 'A group of forces goes to another territory, in the sixth phase.'],
    ['Mouvement', 'Un groupe de troupes gagne un autre territoire, dans la sixième phase.'],
  ],
  [
    'battle',
    ['Battle', 'The seventh phase: enemies in the same territory fight.'],
    ['Bataille', 'La septième phase : les ennemis présents dans un même territoire s’affrontent.'],
  ],
  [
    'aggressor',
    ['aggressor', 'The player who chooses a battle, and who wins a tie.'],
    ['agresseur', 'Le joueur qui choisit une bataille et qui l’emporte en cas d’égalité.'],
  ],
  [
    'battle-plan',
    ['battle plan', 'A number, a leader, and perhaps a weapon and a defense, set in secret.'],
    [
      'plan de bataille',
      'Un nombre, un chef, et parfois une arme et une défense, fixés en secret.',
    ],
  ],
  [
    'battle-wheel',
    ['battle wheel', 'Where a player dials a number, for the storm or for a battle.'],
    [
      'roue de bataille',
      'Là où un joueur compose un nombre, pour la tempête ou pour une bataille.',
    ],
  ],
  [
    'dial',
    ['dial', 'To set on the wheel the number of forces one is ready to lose.'],
    ['composer', 'Fixer sur la roue le nombre de troupes que l’on est prêt à perdre.'],
  ],
  [
    'support',
    ['support', 'In the advanced game, 1 spice makes a force count in full, not half.'],
    ['soutien', 'Dans le jeu avancé, 1 Épice fait compter une troupe entièrement et non à moitié.'],
  ],
  [
    'weapon',
    ['weapon', 'A card that kills the opposing leader unless the right defense is there.'],
    ['arme', 'Une carte qui tue le chef adverse, sauf si la bonne défense le protège.'],
  ],
  [
    'defense',
    ['defense', 'A card that saves a leader from one kind of weapon.'],
    ['défense', 'Une carte qui sauve un chef d’une sorte d’arme.'],
  ],
  [
    'worthless-card',
    ['worthless card', 'A card that only fills the place of a weapon or a defense.'],
    ['carte sans valeur', 'Une carte qui ne fait qu’occuper la place d’une arme ou d’une défense.'],
  ],
  [
    'explosion',
    ['explosion', 'What a Lasgun and a Shield in one battle cause: nothing is left.'],
    ['explosion', 'L’effet d’un Laser et d’un Bouclier dans une même bataille : il ne reste rien.'],
  ],
  [
    'voice',
    ['Voice', 'A Bene Gesserit order to play, or not to play, a kind of card.'],
    ['Voix', 'Un ordre du Bene Gesserit : jouer, ou ne pas jouer, une sorte de carte.'],
  ],
  [
    'prescience',
    ['prescience', 'Atreides’ look at one part of an opponent’s battle plan.'],
    ['prescience', 'Le regard des Atréides sur une partie du plan de bataille adverse.'],
  ],
  [
    'prediction',
    ['prediction', 'The faction and the turn that the Bene Gesserit names before the game.'],
    ['prédiction', 'La faction et le tour que le Bene Gesserit désigne avant la partie.'],
  ],
  [
    'truthtrance',
    ['Truthtrance', 'A card that makes a player answer a question truly, with yes or no.'],
    ['Transe de Vérité', 'Une carte qui oblige un joueur à dire la vérité, par oui ou par non.'],
  ],
  [
    'karama',
    ['Karama', 'A card that stops an advantage, or saves its player a payment.'],
    ['Karama', 'Une carte qui bloque un avantage, ou épargne un paiement à qui la joue.'],
  ],
  [
    'karama-power',
    ['Karama power', 'What a faction may do once per game with a Karama, in the advanced game.'],
    [
      'pouvoir Karama',
      'Ce qu’une faction peut faire une fois par partie avec Karama, en jeu avancé.',
    ],
  ],
  [
    'advantage',
    ['advantage', 'Something that only one faction may do.'],
    ['avantage', 'Ce qu’une seule faction peut faire.'],
  ],
  [
    'spice-collection',
    ['Spice Collection', 'The eighth phase: forces take spice where they stand.'],
    ['Récolte de l’Épice', 'La huitième phase : les troupes ramassent l’Épice là où elles sont.'],
  ],
  [
    'mentat-pause',
    ['Mentat Pause', 'The ninth phase: the strongholds are counted, and somebody may win.'],
    [
      'Pause Mentat',
      'La neuvième phase : on compte les forteresses, et quelqu’un gagne peut-être.',
    ],
  ],
  [
    'deal',
    ['deal', 'An agreement between players who are not allies; it must be kept.'],
    ['accord', 'Un engagement entre joueurs qui ne sont pas alliés ; il faut le tenir.'],
  ],
  [
    'bribe',
    ['bribe', 'Spice given as part of a deal.'],
    ['pot-de-vin', 'De l’Épice donnée dans le cadre d’un accord.'],
  ],
];
