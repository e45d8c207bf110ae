import type { ItemWording } from '../wording.ts';

export const items: ItemWording = {
  'ATR-S1': [
    'position de départ',
    'Commencez avec 10 Épices, 10 troupes à Arrakeen et 10 dans votre réserve hors planète.',
  ],
  'ATR-B1': [
    'regard sur les cartes en vente',
    'Vous pouvez regarder chaque carte Traîtrise mise aux enchères avant que quiconque mise.',
  ],
  'ATR-B2': [
    'notes sur les cartes',
    'Vous seul pouvez prendre des notes sur les cartes Traîtrise que vous avez vues.',
  ],
  'ATR-B3': [
    'regard sur la pioche Épice',
    'Au début de Débarquement et Mouvement, vous pouvez regarder la première carte de la pioche Épice.',
  ],
  'ATR-B4': [
    'prescience',
    'Dans vos batailles, vous pouvez obliger votre adversaire à montrer une partie de son plan : le chef, l’arme, la défense ou le nombre composé. Il doit jouer ce qu’il montre ; le reste du plan demeure libre.',
  ],
  'ATR-B5': [
    'réponse négative',
    'Si votre adversaire ne compte pas jouer l’arme ou la défense demandée, il le dit. Il doit s’y tenir, et vous ne pouvez rien demander d’autre.',
  ],
  'ATR-L1': [
    'prescience pour un allié',
    'Vous pouvez user de votre prescience sur l’adversaire de votre allié, dans la bataille de celui-ci. Votre allié voit la réponse.',
  ],
  'ATR-A1': [
    'éveil du Kwisatz Haderach',
    'Le Kwisatz Haderach dort jusqu’à ce que vous ayez perdu au moins 7 troupes dans des batailles, comptées en secret. Il est ensuite à vous jusqu’à la fin de la partie.',
  ],
  'ATR-A2': [
    'Kwisatz Haderach au combat',
    'Le Kwisatz Haderach peut accompagner un chef ou un Héros de Pacotille dans votre plan, jamais seul, et ajoute 2. Il ne combat que dans un territoire par tour.',
  ],
  'ATR-A3': [
    'mort d’un compagnon',
    'Si le chef ou le Héros de Pacotille qu’il accompagne est tué, le Kwisatz Haderach n’ajoute rien. Lui-même survit.',
  ],
  'ATR-A4': [
    'compagnon loyal',
    'Un chef accompagné du Kwisatz Haderach ne peut pas être déclaré traître.',
  ],
  'ATR-A5': [
    'mort du Kwisatz Haderach',
    'Seule l’explosion d’un Laser et d’un Bouclier, dans sa propre bataille, tue le Kwisatz Haderach.',
  ],
  'ATR-A6': [
    'résurrection du Kwisatz Haderach',
    'Vous pouvez ressusciter le Kwisatz Haderach comme un chef, pour 2 Épices ; il prend la place du seul chef que vous pouvez ressusciter dans le tour.',
  ],
  'ATR-A7': [
    'Kwisatz Haderach à part',
    'Vivant ou mort, le Kwisatz Haderach ne compte pas pour savoir si vous pouvez ressusciter des chefs.',
  ],
  'ATR-K1': [
    'regard sur un plan de bataille entier',
    'Avec une carte Karama, regardez tout le plan de bataille d’un joueur avant qu’il soit révélé.',
  ],
  'BEN-S1': [
    'position de départ',
    'Commencez avec 5 Épices, 1 troupe dans la Cuvette Polaire et 19 dans votre réserve hors planète.',
  ],
  'BEN-B1': [
    'prédiction',
    'Avant la partie, désignez en secret une autre faction et un tour. Si cette faction gagne par les forteresses à ce tour, seule ou avec un allié, fût-ce vous, montrez votre prédiction : vous seul gagnez.',
  ],
  'BEN-B2': [
    'conseillères spirituelles',
    'Chaque fois qu’une autre faction débarque des troupes de sa réserve hors planète, vous pouvez placer gratuitement 1 troupe de votre réserve dans la Cuvette Polaire.',
  ],
  'BEN-B3': [
    'la Voix',
    'Dans vos batailles, vous pouvez ordonner ou interdire à votre adversaire de jouer l’un de ces éléments : une arme à poison, une arme à projectile, le Laser, une défense contre le poison, une défense contre les projectiles, une carte sans valeur ou un Héros de Pacotille. Il doit obéir s’il le peut.',
  ],
  'BEN-V1': [
    'victoire par les forteresses',
    'Vous pouvez aussi gagner par les forteresses, comme tout le monde.',
  ],
  'BEN-L1': [
    'la Voix pour un allié',
    'Vous pouvez user de la Voix sur l’adversaire de votre allié, dans la bataille de celui-ci.',
  ],
  'BEN-A1': [
    'première conseillère',
    'Au lieu de commencer dans la Cuvette Polaire, placez 1 conseillère dans n’importe quel territoire une fois que les Fremen ont placé leurs troupes. Si elle y est seule, c’est une combattante.',
  ],
  'BEN-A2': [
    'aumône à chaque tour',
    'Vous recevez 2 Épices d’Aumône de la CHOM à chaque tour, quoi que vous ayez.',
  ],
  'BEN-A3': [
    'conseillères pacifiques',
    'Les conseillères côtoient toutes les troupes et ne gênent personne : elles ne combattent pas, ne récoltent pas, n’occupent pas de forteresse, ne comptent pas dans sa limite de deux factions, ne donnent ni n’utilisent d’ornithoptères et ne permettent pas de jouer Atomique des Familles. La tempête, les Vers des Sables, les explosions et Atomique des Familles les tuent comme les autres troupes.',
  ],
  'BEN-A4': [
    'conseillères avec un débarquement',
    'Au lieu d’une troupe dans la Cuvette Polaire, vous pouvez placer gratuitement 1 conseillère là où l’autre faction vient de débarquer, si vous n’y avez pas de combattantes.',
  ],
  'BEN-A5': [
    'débarquement de combattantes',
    'Les troupes que vous débarquez en payant arrivent en combattantes. Vous ne pouvez pas débarquer dans un territoire où vous avez des conseillères.',
  ],
  'BEN-A6': [
    'conseillères en mouvement',
    'Les conseillères qui se déplacent dans un territoire vide deviennent combattantes. S’il s’y trouve d’autres troupes et aucune de vos conseillères, elles peuvent rester conseillères ou devenir combattantes.',
  ],
  'BEN-A7': [
    'combattantes devenues conseillères',
    'Quand une faction qui n’est pas votre alliée entre dans un territoire où vous avez des combattantes, celles-ci peuvent aussitôt devenir conseillères.',
  ],
  'BEN-A8': [
    'conseillères devenues combattantes',
    'Avant le premier débarquement du tour, vous pouvez désigner des territoires où toutes vos conseillères deviennent combattantes ; pas à côté des troupes d’un allié, ni dans la tempête.',
  ],
  'BEN-A9': [
    'une seule sorte par territoire',
    'Vos troupes qui se déplacent dans un territoire deviennent comme celles que vous y avez déjà. Les conseillères laissées seules dans un territoire deviennent combattantes avant la phase de Bataille.',
  ],
  'BEN-A10': [
    'carte sans valeur comme Karama',
    'Vous pouvez jouer n’importe quelle carte sans valeur comme une carte Karama. Vous n’avez pas de pouvoir Karama propre.',
  ],
  'EMP-S1': [
    'position de départ',
    'Commencez avec 10 Épices et 20 troupes dans votre réserve hors planète ; dans le jeu avancé, 5 d’entre elles sont des Sardaukar.',
  ],
  'EMP-B1': [
    'paiement des cartes Traîtrise',
    'Quand une autre faction achète une carte Traîtrise, elle vous paie au lieu de payer la Banque d’Épices. Vos propres achats sont payés à la banque.',
  ],
  'EMP-B2': [
    'pas de rabais',
    'Vous ne pouvez ni baisser le prix d’une carte ni en rendre une partie.',
  ],
  'EMP-L1': [
    'dons à un allié',
    'Vous pouvez donner de l’Épice à votre allié à tout moment. Ce qu’il paie pour des cartes Traîtrise, même avec cette Épice, vous revient.',
  ],
  'EMP-L2': [
    'enrôlement pour un allié',
    'Vous pouvez payer 2 Épices par troupe pour enrôler jusqu’à 3 troupes de plus de votre allié, au-delà de la limite habituelle.',
  ],
  'EMP-A1': [
    'Sardaukar',
    'Chaque Sardaukar compte pour 2 troupes dans une bataille, pour la force comme pour les pertes ; contre les Fremen, pour 1.',
  ],
  'EMP-A2': [
    'Épice pour les Sardaukar',
    'Sans 1 Épice en soutien, un Sardaukar compte pour moitié dans une bataille.',
  ],
  'EMP-A3': [
    'enrôlement des Sardaukar',
    'Vous pouvez enrôler au plus 1 Sardaukar par tour, qui compte pour une troupe.',
  ],
  'EMP-K1': [
    'enrôlement gratuit',
    'Avec une carte Karama, enrôlez gratuitement jusqu’à 3 de vos troupes ou ressuscitez gratuitement 1 de vos chefs.',
  ],
  'FRE-S1': [
    'position de départ',
    'Commencez avec 3 Épices, 10 troupes réparties à votre gré entre le Sietch Tabr, le Faux Mur Sud et le Faux Mur Ouest, et 10 en réserve sur Dune, hors de la carte.',
  ],
  'FRE-B1': [
    'réserve sur Dune',
    'Vous ne débarquez pas de l’espace. À la place, amenez gratuitement autant de troupes de votre réserve que vous voulez dans la Grande Plaine ou dans un territoire situé à deux territoires au plus ; la tempête et la limite des forteresses s’appliquent.',
  ],
  'FRE-B2': [
    'deux territoires à pied',
    'Vous vous déplacez de deux territoires au plus au lieu d’un ; de trois avec des ornithoptères.',
  ],
  'FRE-B3': ['amis de Shai-Hulud', 'Les Vers des Sables ne dévorent pas vos troupes.'],
  'FRE-B4': [
    'chevauchée du Ver des Sables',
    'Quand un Ver des Sables surgit là où vous avez des troupes, vous pouvez après le Nexus en déplacer tout ou partie vers un territoire quelconque, mais ni pour sortir de la tempête ni pour y entrer. Ce n’est pas votre mouvement du tour.',
  ],
  'FRE-B5': [
    'nouvelle chevauchée',
    'Si un Ver des Sables surgit de nouveau là où il vous reste des troupes, vous pouvez de nouveau le chevaucher.',
  ],
  'FRE-V1': [
    'victoire du désert',
    'Si personne n’a gagné à la fin du dernier tour, vous et votre allié gagnez si le Sietch Tabr et le Sietch Habbanya n’abritent pas d’autres troupes que les vôtres et si ni les Harkonnen, ni les Atréides, ni l’Empereur n’occupent le Sietch de Tuek.',
  ],
  'FRE-L1': [
    'allié à l’abri du Ver des Sables',
    'Vous décidez si un Ver des Sables dévore les troupes de votre allié.',
  ],
  'FRE-L2': [
    'enrôlement gratuit pour un allié',
    'Vous pouvez permettre à votre allié d’enrôler 3 troupes gratuitement.',
  ],
  'FRE-L3': ['victoire avec un allié', 'Votre allié partage votre victoire du désert.'],
  'FRE-A1': [
    'regard sur la carte Tempête',
    'Après la première tempête, une carte Tempête de 1 à 6 décide de l’avancée de chaque tempête. Elle est tirée face cachée un tour à l’avance, et vous seul pouvez la regarder.',
  ],
  'FRE-A2': [
    'Ver des Sables suivant',
    'Vous pouvez placer dans n’importe quel territoire de désert chaque Ver des Sables qui suit le premier de la phase Explosion d’Épice. Il y dévore l’Épice et toutes les troupes, sauf les vôtres et celles d’un allié que vous protégez.',
  ],
  'FRE-A3': [
    'chez eux dans la tempête',
    'La tempête ne tue que la moitié de vos troupes qu’elle touche, arrondie à l’unité supérieure.',
  ],
  'FRE-A4': [
    'réserve dans la tempête',
    'Vous pouvez amener des troupes de votre réserve dans un secteur en pleine tempête ; la moitié, arrondie à l’unité supérieure, est perdue.',
  ],
  'FRE-A5': [
    'Fedaykin',
    'Chaque Fedaykin compte pour 2 troupes dans une bataille, pour la force comme pour les pertes.',
  ],
  'FRE-A6': [
    'enrôlement des Fedaykin',
    'Vous pouvez enrôler au plus 1 Fedaykin par tour, qui compte pour une troupe.',
  ],
  'FRE-A7': [
    'bataille sans Épice',
    'Vos troupes comptent entièrement dans une bataille sans Épice en soutien.',
  ],
  'FRE-K1': [
    'Ver des Sables à volonté',
    'Avec une carte Karama, placez un Ver des Sables dans n’importe quel territoire de désert. Il dévore et se laisse chevaucher comme un autre, mais n’entraîne pas de Nexus.',
  ],
  'GUI-S1': [
    'position de départ',
    'Commencez avec 5 Épices, 5 troupes au Sietch de Tuek et 15 dans votre réserve hors planète.',
  ],
  'GUI-B1': [
    'paiement des débarquements',
    'Quand une autre faction débarque de sa réserve hors planète, elle vous paie au lieu de payer la Banque d’Épices. Vos propres débarquements sont payés à la banque.',
  ],
  'GUI-B2': [
    'débarquements partout',
    'Vous pouvez débarquer de votre réserve, passer d’un territoire à n’importe quel autre, ou ramener des troupes d’un territoire dans votre réserve.',
  ],
  'GUI-B3': [
    'débarquements à moitié prix',
    'Vous payez la moitié du prix habituel, arrondie à l’unité supérieure. Le retour dans votre réserve coûte 1 Épice pour 2 troupes, en arrondissant à l’unité supérieure.',
  ],
  'GUI-V1': [
    'victoire par défaut',
    'Si personne n’a gagné à la fin du dernier tour, pas même les Fremen par leur victoire spéciale, vous gagnez.',
  ],
  'GUI-L1': [
    'débarquements pour un allié',
    'Votre allié débarque de sa réserve hors planète, ou passe d’un territoire à un autre, à moitié prix, et c’est vous qu’il paie.',
  ],
  'GUI-L2': ['victoire avec un allié', 'Votre allié partage votre victoire par défaut.'],
  'GUI-A1': [
    'tour à volonté',
    'Vous débarquez et vous déplacez quand vous voulez : en premier, en dernier ou entre les tours de deux joueurs. Vous n’avez pas à l’annoncer d’avance.',
  ],
  'GUI-K1': [
    'débarquement annulé',
    'Avec une carte Karama, annulez un débarquement d’un autre joueur depuis sa réserve hors planète.',
  ],
  'HAR-S1': [
    'position de départ',
    'Commencez avec 10 Épices, 10 troupes à Carthag et 10 dans votre réserve hors planète.',
  ],
  'HAR-B1': [
    'quatre traîtres',
    'Gardez les quatre cartes Traître que vous recevez. Les chefs des autres factions qui y figurent sont vos traîtres ; les vôtres ne risquent rien.',
  ],
  'HAR-B2': [
    'huit cartes en main',
    'Vous pouvez avoir 8 cartes Traîtrise ; avec 8 cartes, vous devez passer.',
  ],
  'HAR-B3': ['deux cartes au départ', 'Commencez avec 2 cartes Traîtrise.'],
  'HAR-B4': [
    'carte gratuite',
    'Chaque fois que vous achetez une carte Traîtrise, piochez-en gratuitement une autre s’il vous reste de la place en main.',
  ],
  'HAR-L1': [
    'traîtres pour un allié',
    'Vous pouvez utiliser vos cartes Traître contre l’adversaire de votre allié, comme si celui-ci déclarait la trahison.',
  ],
  'HAR-A1': [
    'chef enlevé',
    'Après chaque bataille gagnée, vous pouvez prendre au hasard l’un des chefs vivants du perdant qui n’a pas combattu ailleurs ce tour-ci. Regardez-le, puis tuez-le ou gardez-le.',
  ],
  'HAR-A2': [
    'chef tué en secret',
    'Tuer : le chef rejoint les Cuves Tleilaxu face cachée, et vous gagnez 2 Épices.',
  ],
  'HAR-A3': [
    'captif au combat',
    'Garder : employez ce chef dans une bataille comme l’un des vôtres. S’il survit, il revient à son propriétaire.',
  ],
  'HAR-A4': [
    'captifs libérés',
    'Quand tous vos propres chefs sont morts, tous vos captifs reviennent aussitôt à leurs propriétaires, et vous ne pouvez plus en garder.',
  ],
  'HAR-A5': [
    'captif tué au combat',
    'Un captif tué rejoint les Cuves Tleilaxu, et son propriétaire peut le ressusciter comme d’habitude.',
  ],
  'HAR-A6': [
    'trahison d’un captif',
    'Un captif au combat peut être déclaré traître par qui détient sa carte.',
  ],
  'HAR-K1': [
    'échange de cartes',
    'Avec une carte Karama, prenez au hasard autant de cartes que vous voulez à un joueur, puis rendez-en autant, de votre choix.',
  ],
};
