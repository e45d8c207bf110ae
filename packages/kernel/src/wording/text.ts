export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const decapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** With a full stop, unless it ends already: "Ada plays To the Victor…" */
export const stopped = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Equal names once, with their number: "Dagger ×2". */
export function countedNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name));
}
