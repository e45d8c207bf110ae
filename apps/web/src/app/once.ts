/** Fetched when somebody first asks, and kept, for `use`; what could not be fetched is asked for again. */
export function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | null = null;
  const asked = async (): Promise<T> => {
    try {
      return await fetch();
    } catch (error) {
      coming = null;
      throw error;
    }
  };
  return () => {
    coming ??= asked();
    return coming;
  };
}
