/** Where somebody's own notes at a table are kept; nobody else gets them. */
export interface KeptNotes {
  /** Null where they cannot be read now: then they must not be written over. */
  read(): Promise<string | null>;
  /** True when they are kept. */
  keep(text: string): Promise<boolean>;
}

const keyOf = (game: string, seat: number): string => `landsraad-notes/${game}/${seat}`;

/** On this device, with the game. */
export const notesHere = (game: string, seat: number): KeptNotes => ({
  read: async () => {
    try {
      return localStorage.getItem(keyOf(game, seat)) ?? '';
    } catch {
      return null;
    }
  },
  keep: async (text) => {
    try {
      if (text) localStorage.setItem(keyOf(game, seat), text);
      else localStorage.removeItem(keyOf(game, seat));
      return true;
    } catch {
      return false;
    }
  },
});

/** They go with their game. */
export function forgetNotes(game: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(keyOf(game, 0).slice(0, -1))) localStorage.removeItem(key);
  } catch {
    // Without storage there are none.
  }
}
