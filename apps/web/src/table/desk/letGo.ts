/**
 * A question that is answered goes, and what has the focus in it: an element that is taken away with
 * the focus has the page laid out at once, half changed as it is. The next question gets it.
 */
export function letGo(): void {
  const { activeElement } = document;
  const isAnswered = activeElement?.closest('[data-owed], [data-ahead]');
  if (isAnswered && activeElement instanceof HTMLElement) activeElement.blur();
}
