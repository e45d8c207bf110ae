import type { Choice, Decision, OpenDecision } from '@landsraad/kernel';
import { NO, NONE, YES } from './choices.ts';

/*
 * Standing orders: what somebody has answered without being asked. An order answers every question of
 * its kind, also where there is only one answer, so that it tells nobody whether there was a choice.
 */

/** What each of them answers: the first that may be. */
const ANSWERS = {
  /** No offer of one's own. */
  deals: { rule: 'DUN-15.1', choices: [NONE.id] },
  /** Claimed wherever it may be. */
  charity: { rule: 'DUN-5.1', choices: [YES.id, NO.id] },
  /** A traitor is called wherever there is one. */
  traitors: { rule: 'DUN-10.33', choices: [YES.id, NO.id] },
  /** Nobody is stopped by a Karama card. */
  karama: { rule: 'DUN-18.2', choices: [NO.id] },
  /** An ally gets no spice for a bid. */
  pledges: { rule: 'DUN-13.10', choices: [0] },
} as const satisfies Record<string, { rule: string; choices: readonly Choice[] }>;

export type Order = keyof typeof ANSWERS;
export const ORDERS = Object.keys(ANSWERS) as Order[];

/** The answer to a decision by one of these orders, or null where a person is asked. */
export function ordered(
  decision: Decision | OpenDecision,
  orders: readonly string[],
): Choice | null {
  const given = ORDERS.find(
    (order) => orders.includes(order) && ANSWERS[order].rule === decision.rule,
  );
  const choices: readonly Choice[] = given ? ANSWERS[given].choices : [];
  return choices.find((choice) => offers(decision, choice)) ?? null;
}

const offers = (decision: Decision | OpenDecision, choice: Choice): boolean =>
  decision.shape === 'one'
    ? decision.options.some(({ id }) => id === choice)
    : decision.shape === 'number' && choice === decision.min;
