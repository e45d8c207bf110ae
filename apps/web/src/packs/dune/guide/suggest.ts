import { duneGreedy } from '@landsraad/bots';
import {
  amountOf,
  type CellId,
  type DuneOption,
  dialed,
  type Forces,
  fieldName,
  movable,
  moveGoals,
  type PlanField,
  placeName,
  type TerritoryId,
  wordOption,
} from '@landsraad/dune';
import { type Choice, seeded } from '@landsraad/kernel';
import type { Language } from '@landsraad/kernel/wording';
import type { Whole } from '../../../guide/guidance.ts';
import { mostTo, standing } from '../going/going.ts';
import type { DuneAsked } from '../spots.ts';
import type { Scene } from './scene.ts';
import { words } from './words.ts';

/* What the coach would do: always among what is offered, and never the only way. */

/** Greedy asks no chance. */
const NO_CHANCE = seeded('coach');

const weighed = ({ view }: Scene, asked: DuneAsked): Choice =>
  duneGreedy.decide(asked, () => view, NO_CHANCE);

export const suggestion = (scene: Scene): Choice | null =>
  scene.asked && weighed(scene, scene.asked);

/** A shipment, a move or a battle plan is put together before it is said: what all of it would be. */
export function wholeOf(scene: Scene, choice: Choice, language: Language): Whole | null {
  const { asked } = scene;
  if (asked?.shape === 'form') return planText(scene, choice as Fields, language);
  const picked = optionIn(scene, choice);
  if (asked?.kind === 'ship' && picked?.type === 'cell')
    return shipment(scene, picked.cell, language);
  return asked?.kind === 'move' && picked?.type === 'territory'
    ? move(scene, picked.territory, language)
    : null;
}

const optionIn = ({ asked }: Scene, id: Choice): DuneOption | undefined =>
  asked?.shape === 'one' ? asked.options.find((option) => option.id === id) : undefined;

function shipment(scene: Scene, to: CellId, language: Language): Whole {
  const { asked, seat, view } = scene;
  const { normal } = standing(view, seat, 'reserves');
  const most = Math.min(normal, mostTo(to, asked!));
  const about = { from: null, to };
  const n = weighed(scene, numberOf('ship.number', seat, most, about)) as number;
  return {
    text: words[language].shipped(amountOf(n, 'force', language), placeName(to, language)),
    points: [`cell:${to}`],
  };
}

/** All that follows a move's first answer, as the rules will ask it. */
function move(scene: Scene, from: TerritoryId, language: Language): Whole | null {
  const { seat, view } = scene;
  const groups: Record<CellId, Forces> = {};
  for (const cell of movable(view, seat, from)) {
    const { normal } = standing(view, seat, cell);
    const about = { cell, force: 'normal' };
    const n = weighed(scene, numberOf('move.forces', seat, normal, about, 0)) as number;
    if (n > 0) groups[cell] = { normal: n, special: 0 };
  }
  const cells = Object.keys(groups);
  const { open } = moveGoals(view, seat, cells);
  if (cells.length === 0 || open.length === 0) return null;
  const to = weighed(scene, {
    shape: 'one',
    kind: 'move.to',
    rule: 'DUN-9.9',
    seat,
    options: open,
    about: { from, groups },
    refused: [],
    fallback: open[0]!.id,
  } as unknown as DuneAsked) as CellId;
  const n = cells.reduce((sum, cell) => sum + groups[cell]!.normal, 0);
  const [there, here] = [placeName(to, language), placeName(from, language)];
  return {
    text: words[language].moved(amountOf(n, 'force', language), here, there),
    points: [`territory:${from}`, `cell:${cells[0]}`, `cell:${to}`],
  };
}

const numberOf = (kind: string, seat: number, max: number, about: object, min = 1): DuneAsked =>
  ({
    shape: 'number',
    kind,
    rule: 'DUN-9.1',
    seat,
    min,
    max: Math.max(min, max),
    about,
    refused: [],
    fallback: min,
  }) as unknown as DuneAsked;

type Fields = Readonly<Record<string, string | number>>;

/** "Leader: Gurney Halleck (4), Number dialled: 3", without what is left empty. */
function planText({ asked, view }: Scene, choice: Fields, language: Language): Whole | null {
  if (asked?.shape !== 'form') return null;
  const factions = view.factions.map(({ id }) => id);
  const said: string[] = [];
  const points: string[] = [];
  for (const [name, value] of Object.entries(choice)) {
    const field = asked.fields[name];
    const option =
      field?.shape === 'one' ? field.options.find(({ id }) => id === value) : undefined;
    if (option && EMPTY.has(option.id)) continue;
    if (!option && (name === 'spice' || typeof value !== 'number')) continue;
    const label = fieldName(name as PlanField, language);
    const halves = asked.about?.halves === true;
    const worded = option
      ? wordOption(option as DuneOption, { factions }, language, asked)
      : halves
        ? dialed(value as number)
        : String(value);
    said.push(words[language].is(label, worded));
    if (option) points.push(`option:${option.id}`);
  }
  return { text: said.join(', '), points };
}

const EMPTY: ReadonlySet<string> = new Set(['none', 'no']);
