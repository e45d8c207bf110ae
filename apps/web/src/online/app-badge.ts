/** At how many tables it is this person's turn, on the icon of the installed app where there is one. */
export function showTurns(turns: number): void {
  // Not every browser has badges, nor lets every page set one.
  navigator.setAppBadge?.(turns).catch(() => undefined);
}
