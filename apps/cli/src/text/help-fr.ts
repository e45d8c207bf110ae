import type { Text } from './text.ts';

const TABLE = `Table de Dune : Imperium :
  --players N              nombre de joueurs, de 1 à 4 (4) ; en solo vous
                           affrontez deux Rivaux, à deux la Maison Hagal
  --with LISTE             avec des extensions, séparées par des virgules : ix
                           (L’Avènement d’Ix), immortality (Immortalité)
  --epic                   avec L’Avènement d’Ix : partie Épique, à 12 Points de
                           Victoire
  --to-11                  avec Immortalité : un Point de Victoire de plus
  --leaders LISTE          Dirigeants par place, séparés par des virgules ; -
                           laisse une place au mode :
                           --leaders paul-atreides,-,helena
  --leader-mode MODE       random (au hasard) ou pick (chacun choisit) (random)
  --points N               Points de Victoire qui finissent la partie, 5-30 (10)
  --tie-for-second QUOI    nothing (rien) ou third (la 3e récompense) : ce que
                           vaut une égalité pour la 2e place à trois (nothing)
  --bindu QUOI             turn-ends (le tour se termine) ou may-pass (on peut
                           passer), après Suspension Bindu (turn-ends)
  --confirm                demander même quand il n’y a qu’une possibilité

  et en solo, avec --players 1 :
  --difficulty NIVEAU      mercenary (Mercenaire), sardaukar, mentat ou
                           kwisatz-haderach (mercenary)
  --rivals LISTE           les Dirigeants des deux Rivaux, séparés par des
                           virgules ; - en laisse un au mode :
                           --rivals memnon,rabban
  --row-churn              à chaque manche, deux dés détruisent des cartes de la
                           Rangée Imperium
  --brutal-escalation      bonus de combat de deux cartes dans un Conflit III
  --expert-deployment QUOI all-or-nothing (toutes les troupes ou aucune) ou
                           troop-by-troop (troupe par troupe) : le déploiement
                           des Rivaux à partir de mentat (all-or-nothing)

Table de Dune :
  --players N              nombre de joueurs, de 2 à 6 (6)
  --factions LISTE         factions par place, séparées par des virgules ; - et
                           celles qui manquent sont tirées au sort :
                           --factions atreides,-,guilde
  --mode MODE              basic (base) ou advanced (avancé) (basic)
  --two-factions           deux joueurs, chacun deux factions
  --turns N                le dernier tour, de 1 à 10 (10)
  --alliance-max N         joueurs dans une alliance, 2, 3 ou 6 (2)
  --alliance-strongholds N forteresses qu’il faut à une alliance, 3 ou 4 (4)
  --bribes QUAND           at-once (aussitôt) ou mentat-pause : quand l’épice
                           d’un accord peut servir (at-once)
  --extra-worm PORTÉE      blow (jet) ou phase : dans quoi un ver est un ver de
                           plus (phase)
  --swap-at-bidding        les Harkonnen n’échangent les mains qu’aux enchères
`;

const COMMON = `  --lang en|fr             la langue (celle de votre système)
  -h, --help               cette aide
`;

export const help: Text['help'] = {
  all: `Usage : landsraad COMMANDE [OPTIONS]

Commandes :
  play JEU                 jouer contre des bots ; JEU est imperium ou dune
  simulate JEU             faire jouer des bots et afficher les résultats
  ladder JEU               classer les bots par un tournoi
  train imperium|dune      faire le modèle des bots les plus forts
  puzzles imperium|dune    trouver des problèmes dans des parties de bots
  replay FICHIER           raconter une partie sauvegardée
  scenario FICHIER...      jouer des positions préparées et vérifier la suite
  catalogue JEU            cartes, chefs et lieux, dans les deux langues
  rules                    les règles qu’un test prouve, et les autres
  bench [JEU|server]       mesurer la vitesse du moteur ou du serveur

  landsraad COMMANDE --help montre les options d’une commande.
  landsraad --version      la version
  --lang en|fr             la langue de toute commande (celle de votre système)

Code de sortie : 0 tout s’est bien passé ; 1 quelque chose a échoué, comme
indiqué ; 2 la commande ou un fichier était incorrect, et rien n’a été fait.
`,
  play: `Usage : landsraad play imperium|dune [OPTIONS]

Jouer à Dune : Imperium ou à Dune dans le terminal. Vous occupez une place, des
bots occupent les autres ; Dune : Imperium se joue aussi en solo, contre des
Rivaux.

  --seat N                 votre place (1) ; le premier joueur est tiré au sort,
                           et en solo c’est un Rival
  --faction NOM            Dune : votre faction (celle de votre place)
  --bots LISTE             qui occupe les autres places, dans l’ordre, séparés
                           par des virgules et répétés au besoin : level-1 à
                           level-5, greedy, random (level-2)
  --seed TEXTE             la même graine donne la même partie (une nouvelle)
  --load FICHIER           reprendre une partie sauvegardée

${TABLE}
${COMMON}
À chaque question, tapez le numéro de votre choix, ou une commande ; ? en donne
la liste. Dans Dune, ordres dit quelles réponses sont données pour vous.
`,
  simulate: `Usage : landsraad simulate imperium|dune [OPTIONS]

Faire jouer des bots entre eux, de nombreuses fois.

  --games N                nombre de parties (100)
  --bots LISTE             le bot de chaque place, séparés par des virgules :
                           level-1 à level-5, greedy, random (random). Le
                           premier prend la place 1, le suivant la place 2 ; une
                           liste plus courte que la table recommence :
                           random,greedy donne random, greedy, random, greedy
  --rotate                 décaler tous les bots d’une place après chaque partie
  --check                  chercher après chaque tour des pièces perdues ou en
                           double
  --seed TEXTE             la partie n vient de la graine TEXTE/n (1)
  --json                   afficher les chiffres en un objet JSON

${TABLE}
${COMMON}
Une partie qui échoue est gardée dans ./failures, où \`landsraad replay\` peut la
lire, et le code de sortie est 1.
`,
  ladder: `Usage : landsraad ladder imperium|dune [OPTIONS]

Classer des bots par un tournoi : tous prennent place aussi souvent, et chaque
table est jouée une fois de chaque place. Qui a 400 de plus qu’un autre gagne
dix fois plus souvent ; la vraie force est à ± près dans 19 cas sur 20.

  --games N                nombre de parties (100)
  --bots LISTE             qui participe, séparés par des virgules (tous)
  --seed TEXTE             la partie n vient de la graine TEXTE/n (1)
  --json                   afficher les chiffres en une liste JSON

${TABLE}
${COMMON}`,
  train: `Usage : landsraad train imperium|dune [OPTIONS]

Jouer des parties à des tables de toutes sortes, apprendre quelles positions
gagnent, et écrire le modèle avec lequel réfléchissent les bots les plus forts.
Les mêmes options font le même modèle ; il est écrit à chaque passe.

  --games N                nombre de parties (40 000)
  --hours N                autant de parties qu’en permettent N heures ; leur
                           nombre est dit : il refait le même modèle
  --passes N               combien de fois on apprend de toutes (5)
  --hidden N               taille du modèle (64)
  --from FICHIER           continuer à partir de ce modèle, à sa taille
  --seed TEXTE             la même graine joue les mêmes parties (1)
  --out FICHIER            où écrire le modèle (model.json)
${COMMON}`,
  puzzles: `Usage : landsraad puzzles imperium|dune [OPTIONS]

Trouver dans des parties de bots des tours où une seule façon de jouer est
nettement la meilleure : chacune est jouée plus avant dans bien des mondes, et
toutes les autres doivent être loin derrière, l’erreur comprise. Les mêmes
options donnent les mêmes problèmes ; une recherche interrompue reprend. Ce
qu’un autre modèle avait prouvé l’est d’abord de nouveau, ou bien est écarté.

  --set LISTE              Dune : Imperium : dans quelles boîtes, séparées par
                           des virgules : base, ix, immortality, both (toutes)
  --count N                combien par boîte, avec ceux déjà trouvés (50)
  --seed TEXTE             la même graine joue les mêmes parties (1)
  --out DOSSIER            où les écrire (puzzles)
${COMMON}`,
  replay: `Usage : landsraad replay FICHIER [OPTIONS]

Rejouer depuis le début une partie sauvegardée, ou gardée dans ./failures ;
raconter ce qui s’est passé, et vérifier que l’on arrive au même point.

  --from N                 raconter à partir de la réponse N (1)
  --to N                   raconter jusqu’à la réponse N (la dernière)
  --seat N                 ne raconter que ce que cette place pouvait savoir
${COMMON}`,
  scenario: `Usage : landsraad scenario FICHIER... [OPTIONS]

Installer la position de chaque fichier, suivre ses étapes et vérifier ce qu’il
attend. docs/scenarios.md décrit le format ; scenarios/ contient des exemples.

  --json                   afficher les résultats en JSON : un objet pour un
                           fichier, une liste pour plusieurs
${COMMON}
Le code de sortie est 1 si une attente n’est pas remplie.
`,
  catalogue: `Usage : landsraad catalogue imperium|dune [OPTIONS]

Tous les éléments du jeu avec leurs données, décrits à partir de leurs effets.

  --with LISTE             Dune : Imperium avec des extensions : ix, immortality
  --json                   données et textes dans les deux langues, en JSON
${COMMON}`,
  rules: `Usage : landsraad rules [OPTIONS]

Compter les règles numérotées de docs/rules que nomme le titre d’un test, comme
it('[IMP-9.4] ...'), et afficher celles qui n’ont pas de test.
docs/rules/excluded.json nomme celles qu’aucun test ne prouve, et dit pourquoi.

  --json                   afficher total, tested, excluded, missing et examples
${COMMON}
Le code de sortie est 1 s’il manque une règle.
`,
  bench: `Usage : landsraad bench [imperium|dune|server] [OPTIONS]

Mesurer le moteur sur un cœur, les deux jeux ou l’un d’eux : parties random et
greedy, copie d’une partie en cours, sauvegarde et chargement, choix possibles,
copie d’une position. La plus petite, la médiane et la plus grande de cinq
mesures sont affichées.

Avec \`server\`, mesurer plutôt le serveur, dans son propre processus : 50, 100,
200 et 400 tables à quatre clients chacune ; d’une réponse à tous informés,
mémoire, octets.

  --with LISTE             Dune : Imperium avec des extensions : ix, immortality
  --seconds N              la durée, environ (60) ; server : par étape (20)
  --tables N               server : seulement ce nombre de tables
  --overload               server : elles jouent quand il en vient trop d’autres
  --apart                  server : à lui un cœur, à ses clients un autre
  --database URL           server : sur ce PostgreSQL, vide, et non sur SQLite
  --processes N            server : autant de processus sur cette base
  --bus URL                server : ils se parlent à travers ce Redis
  --json                   afficher les chiffres en un objet JSON
${COMMON}`,
};
