import { type ImperiumEvent, RESOURCES } from '@landsraad/imperium';
import type { Heard } from '@landsraad/kernel';
import type { IconName } from '../../../icons/paths.tsx';

/* What stands before each line of the log, and the rule by which it happened. */

export const LINES: Readonly<Record<ImperiumEvent['type'], readonly [IconName, rule: string]>> = {
  'leader-taken': ['signet', 'IMP-2.9'],
  'factions-chosen': ['any-faction', 'IMP-26.1'],
  'round-started': ['conflict', 'IMP-8.1'],
  'mentat-delivered': ['mentat', 'IMP-22.16'],
  drew: ['draw', 'IMP-3.8'],
  reshuffled: ['shuffle', 'IMP-3.8'],
  'agent-sent': ['agent', 'IMP-10.1'],
  paid: ['solari', 'IMP-4.2'],
  gained: ['solari', 'IMP-4.2'],
  'control-bonus': ['control', 'IMP-14.3'],
  harvested: ['maker', 'IMP-15.3'],
  recruited: ['troop', 'IMP-13.2'],
  deployed: ['deploy', 'IMP-13.7'],
  retreated: ['retreat', 'IMP-13.13'],
  'troops-lost': ['supply', 'IMP-13.14'],
  'influence-gained': ['influence-up', 'IMP-5.3'],
  'influence-lost': ['influence-down', 'IMP-5.4'],
  'alliance-taken': ['alliance', 'IMP-5.9'],
  'alliance-returned': ['alliance', 'IMP-5.14'],
  'vp-gained': ['point', 'IMP-3.2'],
  'vp-lost': ['point', 'IMP-3.2'],
  'intrigue-drawn': ['intrigue', 'IMP-6.1'],
  'intrigue-stolen': ['steal-intrigue', 'IMP-6.12'],
  'intrigue-played': ['intrigue', 'IMP-6.2'],
  'intrigue-reshuffled': ['shuffle', 'IMP-6.10'],
  'mentat-taken': ['mentat', 'IMP-30.14'],
  'mentat-promised': ['mentat', 'IMP-22.16'],
  'swordmaster-gained': ['swordmaster', 'IMP-30.2'],
  'council-seat-taken': ['council', 'IMP-17.7'],
  'agent-recalled': ['recall', 'IMP-12.12'],
  'space-named': ['voice', 'IMP-26.9'],
  'card-set-aside': ['swap', 'IMP-27.4'],
  'set-aside-lost': ['swap', 'IMP-27.6'],
  masterstroke: ['any-faction', 'IMP-26.2'],
  looked: ['eye', 'IMP-26.11'],
  revealed: ['reveal', 'IMP-17.2'],
  'persuasion-gained': ['persuasion', 'IMP-17.3'],
  'swords-gained': ['sword', 'IMP-19.2'],
  acquired: ['acquire', 'IMP-18.1'],
  'row-refilled': ['acquire', 'IMP-18.7'],
  trashed: ['trash', 'IMP-12.8'],
  discarded: ['discard', 'IMP-3.13'],
  'taken-to-hand': ['hand', 'IMP-3.6'],
  'turn-passed': ['end-turn', 'IMP-9.7'],
  'turn-ended': ['end-turn', 'IMP-9.1'],
  'strength-set': ['strength', 'IMP-19.1'],
  'combat-passed': ['end-turn', 'IMP-21.3'],
  'conflict-resolved': ['conflict', 'IMP-22.1'],
  'reward-taken': ['conflict', 'IMP-22.10'],
  'control-taken': ['control', 'IMP-14.2'],
  'bonus-spice-added': ['spice', 'IMP-23.1'],
  'agents-recalled': ['recall', 'IMP-24.4'],
  'endgame-started': ['endgame', 'IMP-24.1'],
  'rival-seated': ['opponent', 'HAG-6.4'],
  'hagal-revealed': ['opponents', 'HAG-3.2'],
  'hagal-bonus': ['sword', 'HAG-4.3'],
  'hagal-reshuffled': ['shuffle', 'HAG-1.7'],
  'rival-idle': ['opponent', 'HAG-3.14'],
  'rival-holds-back': ['garrison', 'HAG-7.2'],
  'rival-spent': ['point', 'HAG-6.33'],
  'bonus-spice-lost': ['spice', 'HAG-3.17'],
  'control-lost': ['control', 'HAG-5.13'],
  'row-churned': ['swap', 'HAG-10.1'],
  'freighter-advanced': ['freighter', 'IX-6.2'],
  'freighter-recalled': ['freighter', 'IX-6.5'],
  'dreadnought-commissioned': ['dreadnought', 'IX-7.1'],
  'dreadnoughts-deployed': ['dreadnought', 'IX-7.3'],
  'dreadnoughts-retreated': ['dreadnought', 'IX-7.4'],
  'dreadnought-holds': ['dreadnought', 'IX-9.1'],
  'dreadnought-returned': ['dreadnought', 'IX-9.4'],
  'dreadnought-detonated': ['dreadnought', 'IX-15.3'],
  'negotiators-placed': ['negotiator', 'IX-4.3'],
  'tile-acquired': ['tech', 'IX-3.1'],
  'tile-shown': ['tech', 'IX-3.1'],
  'tile-flipped': ['tech', 'IX-5.4'],
  'tile-trashed': ['tech', 'IX-5.1'],
  'intrigue-buried': ['intrigue', 'IX-13.3'],
  'intrigue-kept': ['intrigue', 'IX-14.9'],
  'card-laid-by': ['hand', 'IX-14.22'],
  'card-came-back': ['hand', 'IX-14.22'],
  'snooper-moved': ['eye', 'IX-14.19'],
  'another-turn': ['next', 'IX-13.15'],
  'endgame-passed': ['end-turn', 'IMP-25.2'],
  'game-over': ['point', 'IMP-25.3'],
};

export function markOf(event: Heard<ImperiumEvent>): {
  readonly icon: IconName;
  readonly rule: string;
} {
  const [icon, rule] = LINES[event.type];
  if (event.type === 'influence-gained' || event.type === 'influence-lost')
    return { icon: event.faction, rule };
  // What was paid or gained is drawn as itself.
  if (event.type !== 'paid' && event.type !== 'gained') return { icon, rule };
  return { icon: RESOURCES.find((resource) => event[resource]) ?? icon, rule };
}
