import {
  AGENT_ICONS,
  GLOSSARY,
  iconName,
  RESOURCES,
  resourceName,
  timingName,
  zoneName,
} from '@landsraad/imperium';
import type { Language } from '@landsraad/kernel/wording';
import { capitalised } from '@landsraad/kernel/wording';
import { bilingual } from '../../../app/language.ts';
import type { IconName } from '../../../icons/paths.tsx';

/** The game's icons that its glossary has no entry for. */
const words = bilingual(
  {
    'influence-up': 'Gain Influence',
    'influence-down': 'Lose Influence',
    intrigue: 'Intrigue card',
    draw: 'Draw a card',
    council: 'Seat on the High Council',
    'any-faction': 'A Faction of your choice',
    behind: 'A Faction where an opponent is ahead',
    bond: 'Fremen Bond',
    foldspace: 'Foldspace card',
    cards: 'Cards',
    'this-card': 'This card',
    opponent: 'One opponent',
    opponents: 'Each opponent',
    choose: 'Choose',
    shuffle: 'Shuffle',
    swap: 'Replace a card of the Imperium Row',
    voice: 'Forbid a space',
    infiltrate: 'Ignore enemy Agents',
    'end-turn': 'End your turn',
    eye: 'Look',
    freighter: 'Move your Freighter',
    dreadnought: 'Dreadnought',
    tech: 'Tech tile',
    negotiator: 'Negotiator',
    next: 'Another turn',
  },
  {
    'influence-up': 'Gagner de l’Influence',
    'influence-down': 'Perdre de l’Influence',
    intrigue: 'Carte Intrigue',
    draw: 'Piocher une carte',
    council: 'Siège au Haut Conseil',
    'any-faction': 'Une Faction de votre choix',
    behind: 'Une Faction où un adversaire a de l’avance',
    bond: 'Lien Fremen',
    foldspace: 'Carte Espace Plissé',
    cards: 'Cartes',
    'this-card': 'Cette carte',
    opponent: 'Un adversaire',
    opponents: 'Chaque adversaire',
    choose: 'Au choix',
    shuffle: 'Mélanger',
    swap: 'Remplacer une carte de la Rangée Imperium',
    voice: 'Interdire un emplacement',
    infiltrate: 'Ignorer les Agents adverses',
    'end-turn': 'Terminer votre tour',
    eye: 'Regarder',
    freighter: 'Déplacer votre Cargo',
    dreadnought: 'Cuirassé',
    tech: 'Tuile Techno',
    negotiator: 'Négociateur',
    next: 'Un autre tour',
  },
);

/** Icons whose name is an entry of the glossary, sometimes under another id. */
const ENTRIES: Partial<Record<IconName, string>> = {
  agent: 'agent',
  troop: 'troop',
  garrison: 'garrison',
  supply: 'supply',
  sword: 'sword',
  strength: 'strength',
  persuasion: 'persuasion',
  alliance: 'alliance',
  'steal-intrigue': 'steal-intrigue',
  discard: 'discard',
  trash: 'trash',
  point: 'vp',
  control: 'control-marker',
  mentat: 'mentat',
  swordmaster: 'swordmaster',
  maker: 'maker',
  signet: 'signet-ring',
  'first-player': 'first-player-marker',
  conflict: 'conflict',
  retreat: 'retreat',
  deploy: 'deploy',
  acquire: 'acquire',
  reveal: 'reveal-turn',
  recall: 'recall',
};

/** What an icon of the game is called; undefined for those of the interface, whose buttons have names. */
export function nameOfIcon(icon: IconName, language: Language): string | undefined {
  const name = gameWord(icon, language) ?? (words[language] as Record<string, string>)[icon];
  return name && capitalised(name);
}

function gameWord(icon: IconName, language: Language): string | undefined {
  if (isOneOf(RESOURCES, icon)) return resourceName(icon, language);
  if (isOneOf(AGENT_ICONS, icon)) return iconName(icon, language);
  if (icon === 'plot' || icon === 'combat' || icon === 'endgame') return timingName(icon, language);
  if (icon === 'deck' || icon === 'hand') return zoneName(icon, language);
  const entry = ENTRIES[icon];
  return entry && GLOSSARY.find(({ id }) => id === entry)?.[language].term;
}

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word);
