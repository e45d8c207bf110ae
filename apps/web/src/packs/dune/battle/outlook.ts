import {
  type DuneView,
  factionOf,
  type LeaderId,
  leaderOf,
  mostPossible,
  opponentOf,
  type Plan,
  treacheryOf,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';

/* What may come of a plan, from what one seat knows alone. All numbers are in halves. */

export interface Outcome {
  readonly mine: number;
  readonly theirs: number;
  readonly wins: boolean;
  /** The opponent's leader that it is worked out with. */
  readonly leader: LeaderId | null;
  /** The opponent's leader at best, one's own at worst. */
  readonly leaderDies: boolean;
  /** With the opponent's Kwisatz Haderach. */
  readonly kh: boolean;
}

export interface Outlook {
  readonly best: Outcome;
  readonly worst: Outcome;
  readonly betrayal: 'possible' | 'own-card' | 'hero' | 'kh' | 'nobody';
  readonly explosion: boolean;
}

export function outlookOf(view: DuneView, seat: Seat, plan: Plan): Outlook {
  const battle = view.battle!;
  const other = opponentOf(battle, seat);
  const wins = (mine: number, theirs: number) =>
    battle.aggressor === seat ? mine >= theirs : mine > theirs; // DUN-10.24
  const strength = strengthOf(plan);
  const known = knownOf(view, other);
  const leaders = possibleLeaders(view, other, known);

  const kills = plan.weapon !== null && isWeapon(plan.weapon) && !isStopped(plan.weapon, known);
  const weakest = leaders.at(-1) ?? null;
  const best = {
    mine: plan.dial + strength,
    theirs: (known.dial ?? 0) + (kills ? 0 : leaderStrength(weakest)),
    leader: weakest,
    leaderDies: kills,
    kh: false,
  };
  const dies = plan.leader !== null && mayHaveWeapon(view, other, known);
  const strongest = leaders[0] ?? null;
  const kh = mayAddKh(view, other, known);
  const worst = {
    mine: plan.dial + (dies ? 0 : strength),
    theirs:
      (known.dial ?? mostPossible(view, other)) + leaderStrength(strongest) + (kh ? KH_BONUS : 0),
    leader: strongest,
    leaderDies: dies,
    kh,
  };
  return {
    best: { ...best, wins: wins(best.mine, best.theirs) },
    worst: { ...worst, wins: wins(worst.mine, worst.theirs) },
    betrayal: betrayalOf(view, seat, plan),
    explosion: mayExplode(plan, known),
  };
}

/** What prescience made the opponent show: it is binding (ATR-B4). */
const knownOf = ({ battle }: DuneView, other: Seat): Partial<Plan> =>
  battle!.prescience?.on === other ? battle!.prescience.answer : {};

/** What the leader adds if he lives, Kwisatz Haderach with him (DUN-10.23). */
export const strengthOf = ({ leader, kh }: Plan): number =>
  leaderStrength(leader) + (kh ? KH_BONUS : 0);

const KH_BONUS = 4;

/** ATR-A1: nobody else knows how many they lost; seven are in the tanks when nobody came back. */
function mayAddKh(view: DuneView, seat: Seat, { leader }: Partial<Plan>): boolean {
  const { id, tanks } = view.factions[seat]!;
  if (id !== 'atreides' || view.options.mode !== 'advanced' || leader === null) return false;
  if (view.battle!.stopped.includes('ATR-A2')) return false;
  return view.turn > 1 || tanks.normal >= 7;
}

const leaderStrength = (leader: Plan['leader']): number =>
  leader === null || leader === 'cheap-hero' ? 0 : 2 * leaderOf(leader).strength;

/** Those that may fight here as far as one can tell, strongest first. */
export function possibleLeaders(
  view: DuneView,
  other: Seat,
  known: Partial<Plan> = knownOf(view, other),
): readonly LeaderId[] {
  if (known.leader !== undefined)
    return known.leader === null || known.leader === 'cheap-hero' ? [] : [known.leader];
  const { territory } = view.battle!;
  const own = factionOf(view.factions[other]!.id).leaders.map(({ id }) => id);
  const held = Object.keys(view.leaders).filter((id) => view.leaders[id]!.holder === other);
  return [...new Set([...own, ...held])]
    .filter((id) => {
      const { status, holder, usedIn } = view.leaders[id]!;
      const free = usedIn === null || usedIn === territory; // DUN-10.11
      return free && (status === 'unknown' || holder === other);
    })
    .sort((a, b) => leaderStrength(b) - leaderStrength(a));
}

const isWeapon = (card: string): boolean => treacheryOf(card).type.startsWith('weapon');

/** Only a lasgun is stopped by nothing. */
function isStopped(weapon: string, { defense }: Partial<Plan>): boolean {
  if (!defense) return false;
  const [needed, has] = [treacheryOf(weapon).type, treacheryOf(defense).type];
  return (
    (needed === 'weapon-projectile' && has === 'defense-projectile') ||
    (needed === 'weapon-poison' && has === 'defense-poison')
  );
}

function mayHaveWeapon(view: DuneView, other: Seat, { weapon }: Partial<Plan>): boolean {
  if (weapon !== undefined) return weapon !== null && isWeapon(weapon);
  return view.factions[other]!.handSize > 0;
}

/** DUN-1.11, ATR-A4 */
function betrayalOf(view: DuneView, seat: Seat, { leader, kh }: Plan): Outlook['betrayal'] {
  if (leader === null) return 'nobody';
  if (leader === 'cheap-hero') return 'hero';
  if (kh) return 'kh';
  return view.factions[seat]!.traitors?.includes(leader) ? 'own-card' : 'possible';
}

/** DUN-10.32: one of the two is mine, and the other may be theirs, or both are mine. */
function mayExplode({ weapon, defense }: Plan, known: Partial<Plan>): boolean {
  const lasgun = weapon !== null && treacheryOf(weapon).type === 'weapon-lasgun';
  const shield = defense !== null && treacheryOf(defense).type === 'defense-projectile';
  const theirs = (card: string | null | undefined, type: string) =>
    card === undefined || (card !== null && treacheryOf(card).type === type);
  return (
    (lasgun && (shield || theirs(known.defense, 'defense-projectile'))) ||
    (shield && theirs(known.weapon, 'weapon-lasgun'))
  );
}
