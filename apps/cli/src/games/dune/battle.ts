import { type DuneView, factionName, territoryOf, wordPlan } from '@landsraad/dune';
import type { Seat } from '@landsraad/kernel';
import { wrapped } from '../../screen/layout.ts';
import type { Look } from '../../screen/look.ts';
import { duneText } from './text.ts';

/** The battle in progress: who, where, with what, and the plans that the viewer may see. */
export function battleLines(view: DuneView, { text, style, width }: Look): string[] {
  const { battle } = view;
  if (!battle) return [];
  const { language } = text;
  const say = duneText(language);
  const name = (seat: Seat) => factionName(view.factions[seat]!.id, language);
  const side = (seat: Seat) => `${name(seat)} (${armyOf(view, seat)})`;
  const context = { factions: view.factions.map(({ id }) => id) };
  const where = territoryOf(battle.territory).name[language];
  const plans = battle.plans.flatMap(({ seat, plan }) =>
    plan ? [say.plan(name(seat), wordPlan(plan, context, language))] : [say.planned(name(seat))],
  );
  return [say.battle(where, side(battle.aggressor), side(battle.defender)), ...plans].flatMap(
    (line, i) => wrapped(` ${line}`, width, '   ').map(i === 0 ? style.bold : (one) => one),
  );
}

function armyOf(view: DuneView, seat: Seat): string {
  const { board } = view.factions[seat]!;
  let normal = 0;
  let special = 0;
  for (const cell of view.battle!.cells) {
    normal += board[cell]?.normal ?? 0;
    special += board[cell]?.special ?? 0;
  }
  return special > 0 ? `${normal}+${special}*` : String(normal);
}
