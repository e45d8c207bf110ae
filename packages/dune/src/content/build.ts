import type { TerritoryId } from '../ids.ts';
import type {
  Item,
  ItemKind,
  Leader,
  Name,
  SpiceCard,
  Territory,
  TreacheryCard,
  TreacheryType,
} from './component.ts';

interface TerritoryFacts {
  readonly adjacent: readonly TerritoryId[];
  readonly city?: true;
  readonly stormProtected?: true;
  readonly losesProtection?: true;
  readonly spice?: { readonly sector: number; readonly amount: number };
  readonly income?: number;
  readonly fremenRange?: true;
  readonly atomicsFrom?: true;
}

type Build = (
  id: TerritoryId,
  name: Name,
  sectors: readonly number[],
  facts: TerritoryFacts,
) => Territory;

const territory =
  (type: Territory['type']): Build =>
  (id, name, sectors, facts) => ({
    id,
    name,
    type,
    sectors,
    cells: sectors.length === 0 ? [id] : sectors.map((sector) => `${id}@${sector}`),
    city: facts.city ?? false,
    stormProtected: type !== 'sand' || (facts.stormProtected ?? false),
    losesProtection: facts.losesProtection ?? false,
    spice: facts.spice ? { cell: `${id}@${facts.spice.sector}`, amount: facts.spice.amount } : null,
    income: facts.income ?? 0,
    fremenRange: facts.fremenRange ?? false,
    atomicsFrom: facts.atomicsFrom ?? false,
    adjacent: facts.adjacent,
  });

export const polarSink = territory('polar-sink');
export const stronghold = territory('stronghold');
export const rock = territory('rock');
export const sand = territory('sand');

export const treachery = (
  id: string,
  name: Name,
  type: TreacheryType,
  copies = 1,
): TreacheryCard => ({ id, name, type, copies });

export const spiceBlow = (
  id: string,
  name: Name,
  where: TerritoryId,
  sector: number,
  amount: number,
): SpiceCard => ({ id, name, territory: where, cell: `${where}@${sector}`, amount, copies: 1 });

export const shaiHulud = (id: string, name: Name, copies: number): SpiceCard => ({
  id,
  name,
  territory: null,
  cell: null,
  amount: 0,
  copies,
});

export const leader = (id: string, name: Name, strength: number): Leader => ({
  id,
  name,
  strength,
});

const item =
  (karamaStoppable: boolean) =>
  (id: string, kind: ItemKind, phase: string): Item => ({ id, kind, phase, karamaStoppable });

export const stoppable = item(true);
export const unstoppable = item(false);
