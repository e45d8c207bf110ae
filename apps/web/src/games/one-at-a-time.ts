/** One thing at a time: what is asked for meanwhile is left out, or waits until it is done. */
export class OneAtATime {
  private doing: Promise<void> | null = null;
  private readonly onFault: (error: unknown) => void;

  constructor(onFault: (error: unknown) => void) {
    this.onFault = onFault;
  }

  /** True when it was done; nothing happens while something else is. */
  async now(act: () => Promise<void> | undefined): Promise<boolean> {
    if (this.doing) return false;
    try {
      const doing = act();
      this.doing = doing ?? null;
      await doing;
      return doing !== undefined;
    } catch (error) {
      this.onFault(error);
      return false;
    } finally {
      this.doing = null;
    }
  }

  /** The same after what is done now, whatever comes of that. */
  async next(act: () => Promise<void> | undefined): Promise<boolean> {
    await this.doing?.catch(() => undefined);
    return this.now(act);
  }
}
