/** Somebody's time at a table is nearly up. */
export type Reminder = {
  readonly table: string;
  readonly seat: number;
  /** Whose seat it is. */
  readonly person: string;
  /** When the time is up, in milliseconds since 1970. */
  readonly deadline: number;
};

/** Reaches people who may not be looking. */
export interface Notices {
  /**
   * Called at least once for a deadline; the same one may come again after a crash. Where it rejects it is called
   * again, later and later, until the move has been made or the time is up.
   */
  remind(reminder: Reminder): Promise<void>;
}
