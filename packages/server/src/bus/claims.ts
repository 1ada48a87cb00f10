/**
 * Says which process does what only one needs to do. A claim spares double work and no more: it may be lost with the
 * link to the database, so what comes of the work must be safe without it.
 */
export interface Claims {
  /** Whether it is this process's now; false while another one has it, or where nobody can say. */
  take(name: string): Promise<boolean>;
  release(name: string): void;
}

/** Where there is no other process everything is ours. */
export const ONE_PROCESS: Claims = {
  take: async () => true,
  release: () => undefined,
};
