import {
  type DuneView,
  type Forces,
  leaderOf,
  type Plan,
  territoryOf,
  treacheryOf,
} from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { wrapped } from '../../screen/layout.ts';
import type { Look } from '../../screen/look.ts';
import type { Language } from '../../text/text.ts';
import { shortName } from './names.ts';
import { duneText } from './text.ts';

/** The battle in progress: who, where, with what, and the plans that the viewer may see. */
export function battleLines(view: DuneView, { text, style, width }: Look): string[] {
  const { battle } = view;
  if (!battle) return [];
  const { language } = text;
  const say = duneText(language);
  const name = (seat: Seat) => shortName(view.factions[seat]!.id, language);
  const side = (seat: Seat) => `${name(seat)} (${armyOf(view, seat)})`;
  const where = territoryOf(battle.territory).name[language];
  const plans = battle.plans.flatMap(({ seat, plan }) =>
    plan ? [say.plan(name(seat), planWords(plan, language))] : [say.planned(name(seat))],
  );
  return [say.battle(where, side(battle.aggressor), side(battle.defender)), ...plans].flatMap(
    (line, i) => wrapped(` ${line}`, width, '   ').map(i === 0 ? style.bold : (one) => one),
  );
}

function armyOf(view: DuneView, seat: Seat): string {
  const { board } = view.factions[seat]!;
  const total: Forces = { normal: 0, special: 0 };
  for (const cell of view.battle!.cells) {
    total.normal += board[cell]?.normal ?? 0;
    total.special += board[cell]?.special ?? 0;
  }
  return total.special > 0 ? `${total.normal}+${total.special}*` : String(total.normal);
}

function planWords(plan: Plan, language: Language): string {
  const say = duneText(language);
  const card = (id: string) => treacheryOf(id).name[language];
  const { leader } = plan;
  return [
    say.dial(plan.dial / 2),
    ...(leader === null
      ? []
      : [leader === 'cheap-hero' ? card(leader) : leaderOf(leader).name[language]]),
    ...(plan.kh ? [say.withKh] : []),
    ...[plan.weapon, plan.defense].flatMap((id) => (id === null ? [] : [card(id)])),
    ...(plan.spice > 0 ? [say.spice(plan.spice)] : []),
  ].join(', ');
}
