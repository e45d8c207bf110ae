import {
  capitalised,
  type Fact,
  finishedFace,
  type Face as KernelFace,
  type Language,
  type Part,
  WRITING,
} from '@landsraad/kernel/wording';
import { wordingOf } from '#languages';
import type { Faction, Leader, SpiceCard, Territory, TreacheryCard } from '../content/component.ts';
import { FACTION_SHEETS, isStoppable, sectorOf, territoryOf } from '../content/index.ts';
import type { ItemId } from '../ids.ts';
import type { DuneOptions } from '../options.ts';
import { printedSector } from './place.ts';
import type { CardText, FaceLabel, SheetItem, SpecialCard, Wording } from './wording.ts';

export type PartId = FaceLabel | ItemId;
export type Face = KernelFace<FaceLabel, PartId>;

export function describeTerritory(territory: Territory, language: Language): Face {
  const wording = wordingOf(language);
  const { faces, terms } = wording;
  const { list } = WRITING[language];
  const { sectors, spice, income, adjacent } = territory;
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.territory,
    name: territory.name[language],
    facts: [
      fact(wording, 'terrain', terms.terrains[territory.type]),
      {
        id: 'sectors',
        label: faces.labels[sectors.length > 1 ? 'sectors' : 'sector'],
        value: list(
          sectors.map((sector) => String(printedSector(sector))),
          'and',
        ),
      },
      fact(
        wording,
        'spice',
        spice ? faces.spiceIn(spice.amount, printedSector(sectorOf(spice.cell)!)) : '',
      ),
      fact(wording, 'income', income > 0 ? faces.income(income) : ''),
      fact(
        wording,
        'neighbours',
        list(
          adjacent.map((id) => territoryOf(id).name[language]),
          'and',
        ),
      ),
    ],
    parts: [
      part(wording, 'storm', faces.storm(territory)),
      part(wording, 'ornithopters', territory.city ? faces.ornithopters : []),
      part(wording, 'refuge', territory.type === 'polar-sink' ? faces.refuge : []),
      part(wording, 'fremen', territory.fremenRange ? [faces.fremen] : []),
      part(wording, 'atomics', territory.atomicsFrom ? [faces.atomics(territory)] : []),
    ],
  });
}

export function describeTreachery(card: TreacheryCard, language: Language): Face {
  const wording = wordingOf(language);
  const { effect, when, after } = cardText(card, wording);
  return finishedFace<FaceLabel, PartId>(language, {
    kind: wording.faces.kinds.treachery,
    name: card.name[language],
    facts: [
      fact(wording, 'type', wording.terms.treachery[card.type]),
      copies(wording, card.copies),
    ],
    parts: [
      part(wording, 'effect', effect),
      part(wording, 'when', [when]),
      part(wording, 'after', [after]),
    ],
  });
}

function cardText({ id, type }: TreacheryCard, { cards }: Wording): CardText {
  switch (type) {
    case 'special':
    case 'special-storm':
    case 'special-movement':
      return cards.specials[id as SpecialCard];
    default:
      return cards.types[type];
  }
}

export function describeSpiceCard(card: SpiceCard, language: Language): Face {
  const wording = wordingOf(language);
  return finishedFace<FaceLabel, PartId>(language, {
    kind: wording.faces.kinds.spice,
    name: card.name[language],
    facts: [copies(wording, card.copies)],
    parts: [part(wording, 'effect', wording.faces.spiceCard(card))],
  });
}

export function describeLeader(leader: Leader, language: Language): Face {
  const wording = wordingOf(language);
  const { faces } = wording;
  const sheet = FACTION_SHEETS.find(({ leaders }) => leaders.includes(leader));
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.leader,
    name: leader.name[language],
    facts: [
      fact(wording, 'faction', sheet?.name[language] ?? ''),
      fact(wording, 'strength', String(leader.strength)),
    ],
    parts: [
      part(wording, 'battle', faces.leaderInBattle(leader)),
      part(wording, 'revival', faces.leaderRevival(leader)),
    ],
  });
}

/**
 * The whole sheet: one part for each item, under its own id. What belongs to the advanced game says
 * so, but where that is played.
 */
export function describeFaction(
  sheet: Faction,
  language: Language,
  mode: DuneOptions['mode'] = 'basic',
): Face {
  const wording = wordingOf(language);
  const { faces, items } = wording;
  const { start, special } = sheet;
  const advanced = mode === 'advanced';
  const specialForces = (name: string, n: number) =>
    advanced ? `${n} ${name}` : faces.specialForces(name, n);
  return finishedFace<FaceLabel, PartId>(language, {
    kind: faces.kinds.faction,
    name: sheet.name[language],
    facts: [
      fact(wording, 'start', String(start.spice)),
      fact(wording, 'cards', String(start.treacheryCards)),
      fact(wording, 'traitors', String(start.traitorsKept)),
      fact(wording, 'hand', wording.terms.amount(sheet.handLimit, 'card')),
      fact(wording, 'free-revival', faces.freeRevivals(sheet.freeRevivals)),
      fact(wording, 'special', special ? specialForces(special.name[language], special.n) : ''),
    ],
    parts: [
      part(
        wording,
        'leaders',
        sheet.leaders.map(({ name, strength }) => faces.leaderLine(name[language], strength)),
      ),
      ...sheet.items.map((item) => {
        const { id, kind } = item;
        const [title, text] = items[id as SheetItem];
        return {
          id,
          heading: capitalised(
            advanced && kind === 'advanced' ? title : faces.itemHeading(title, kind),
          ),
          lines: isStoppable(item) ? [text, faces.stoppable] : [text],
        };
      }),
    ],
  });
}

const fact = ({ faces }: Wording, label: FaceLabel, value: string): Fact<FaceLabel> => ({
  id: label,
  label: faces.labels[label],
  value,
});

const copies = (wording: Wording, n: number): Fact<FaceLabel> =>
  fact(wording, 'copies', n > 1 ? String(n) : '');

const part = ({ faces }: Wording, label: FaceLabel, lines: readonly string[]): Part<FaceLabel> => ({
  id: label,
  heading: faces.labels[label],
  lines,
});
