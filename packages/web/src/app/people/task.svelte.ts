import { type Trouble, troubleOf } from '../../session/trouble.ts';

/** Work that somebody waits for: one at a time, and what went wrong with the last. */
export class Task {
  busy = $state(false);
  trouble = $state.raw<Trouble>();

  /** True when it went well. `refused` is called where the device or its owner said no. */
  async run(work: () => Promise<unknown>, refused?: () => void): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = undefined;
    try {
      await work();
      return true;
    } catch (thrown) {
      if (thrown instanceof DOMException && refused) refused();
      else this.trouble = troubleOf(thrown);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
