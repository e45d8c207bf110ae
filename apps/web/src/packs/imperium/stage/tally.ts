import { type ImperiumEvent, RESOURCES, type Resources } from '@landsraad/imperium';
import type { Heard, Seat } from '@landsraad/kernel';
import type { Amount } from '../../../table/stage/beats.ts';

/** What an event gives and takes: everything that a plate counts. */
export function tallyOf(event: Heard<ImperiumEvent>): readonly Amount[] {
  switch (event.type) {
    case 'gained':
      return resources(event.seat, event, 1);
    case 'paid':
      return resources(event.seat, event, -1);
    case 'control-bonus':
      return [of(event.seat, event.resource, event.n)];
    case 'harvested':
      return [of(event.seat, 'spice', event.spice)];
    case 'rival-spent':
      return [of(event.seat, event.what, -event.n)];
    case 'recruited':
      return [of(event.seat, 'garrison', event.n)];
    case 'deployed':
      return event.from === 'garrison'
        ? [of(event.seat, 'garrison', -event.n), of(event.seat, 'conflict', event.n)]
        : [of(event.seat, 'conflict', event.n)];
    case 'retreated':
      return [of(event.seat, 'conflict', -event.n), of(event.seat, 'garrison', event.n)];
    case 'troops-lost':
      return [of(event.seat, event.from, -event.n)];
    case 'influence-gained':
      return [of(event.seat, `influence:${event.faction}`, 1)];
    case 'influence-lost':
      return [of(event.seat, `influence:${event.faction}`, -1)];
    case 'vp-gained':
      return [of(event.seat, 'vp', event.n)];
    case 'vp-lost':
      return [of(event.seat, 'vp', -event.n)];
    case 'drew':
      return [of(event.seat, 'draw', event.n)];
    case 'intrigue-drawn':
      return [of(event.seat, 'intrigue', event.n)];
    case 'intrigue-stolen':
      return [of(event.seat, 'intrigue', 1), of(event.from, 'intrigue', -1)];
    case 'intrigue-played':
      return [of(event.seat, 'intrigue', -1)];
    case 'swords-gained':
      return [of(event.seat, 'sword', event.n)];
    case 'persuasion-gained':
      return [of(event.seat, 'persuasion', event.n)];
    case 'mentat-taken':
    case 'mentat-promised':
      return [of(event.seat, 'mentat', 1)];
    case 'swordmaster-gained':
      return [of(event.seat, 'swordmaster', 1)];
    case 'council-seat-taken':
      return [of(event.seat, 'council', 1)];
    case 'agent-recalled':
      return [of(event.seat, 'agent', 1)];
    case 'alliance-taken':
      return [
        of(event.seat, `alliance:${event.faction}`, 1),
        ...(event.from === null ? [] : [of(event.from, `alliance:${event.faction}`, -1)]),
      ];
    case 'alliance-returned':
      return [of(event.seat, `alliance:${event.faction}`, -1)];
    case 'control-taken':
      return event.from === event.seat
        ? []
        : [
            of(event.seat, `control:${event.space}`, 1),
            ...(event.from === null ? [] : [of(event.from, `control:${event.space}`, -1)]),
          ];
    case 'control-lost':
      return [of(event.seat, `control:${event.space}`, -1)];
    case 'freighter-advanced':
      return [of(event.seat, 'freighter', 1)];
    case 'freighter-recalled':
      return [of(event.seat, 'freighter', -event.from)];
    case 'dreadnought-commissioned':
      return [of(event.seat, 'dreadnought', 1)];
    case 'dreadnoughts-deployed':
      return [of(event.seat, 'dreadnought', -event.n), of(event.seat, 'fleet', event.n)];
    case 'dreadnoughts-retreated':
      return [of(event.seat, 'fleet', -event.n), of(event.seat, 'dreadnought', event.n)];
    case 'dreadnought-holds':
      return [of(event.seat, 'fleet', -1), of(event.seat, `held:${event.space}`, 1)];
    case 'dreadnought-returned':
      return [of(event.seat, 'dreadnought', 1), of(event.seat, `held:${event.space}`, -1)];
    case 'dreadnought-detonated':
      return [of(event.seat, 'fleet', -1)];
    case 'negotiators-placed':
      return [of(event.seat, 'negotiator', event.n)];
    case 'tile-acquired':
      return [
        of(event.seat, 'tech', 1),
        ...(event.negotiators > 0 ? [of(event.seat, 'negotiator', -event.negotiators)] : []),
      ];
    case 'tile-trashed':
      return event.seat === null ? [] : [of(event.seat, 'tech', -1)];
    case 'intrigue-buried':
      return [of(event.seat, 'intrigue', -event.n)];
    case 'intrigue-kept':
      return [of(event.seat, 'intrigue', 1)];
    case 'intrigue-trashed':
      return [of(event.seat, 'intrigue', -1)];
    case 'research-advanced':
      return [of(event.seat, 'research', 1)];
    case 'tleilaxu-advanced':
      return [of(event.seat, 'tleilaxu', 1)];
    case 'specimens-generated':
      return [of(event.seat, 'specimen', event.n)];
    case 'specimens-returned':
      return [of(event.seat, 'specimen', -event.n)];
    case 'atomics-used':
      return [of(event.seat, 'atomics', -1)];
    default:
      return [];
  }
}

const of = (seat: Seat, unit: string, n: number): Amount => ({ seat, unit, n });

const resources = (seat: Seat, amounts: Partial<Resources>, sign: 1 | -1): Amount[] =>
  RESOURCES.flatMap((unit) => (amounts[unit] ? [of(seat, unit, sign * amounts[unit])] : []));
