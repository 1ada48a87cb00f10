import type { Seat } from '@backlot/engine';
import type { Update } from '@backlot/protocol';
import type { Trouble } from './trouble.ts';

/**
 * The state of the way to the game: `lost` shows within ten seconds of a link's death; `ended` stays, since the server
 * does not know this browser any more.
 */
export type Link = 'connecting' | 'up' | 'lost' | 'ended';

/** What a session tells the page. */
export interface Listener {
  /**
   * The table as the subscribed eyes see it. Rows of the log come complete and in order;
   * `first` marks the answer to a subscription, which carries the whole log.
   */
  update(update: Update, first: boolean): void;
  /** Seats or status changed: read the table's info again. */
  changed(): void;
  link(link: Link): void;
  /** Somebody said line `n` in the room of the table that is mine. */
  spoken?(n: number): void;
  /** So many watch without a seat. */
  watchers?(count: number): void;
  /** The subscription itself was refused. */
  refused(trouble: Trouble): void;
}

/**
 * One table as the page plays it. Behind it stands a server; a worker in the page can stand there as well.
 * Moves are texts; each is played once or fails with `Failed`, however often the link breaks in between.
 */
export interface Session {
  /** Looks at the table through the eyes of `seat`, or as a spectator. Replaces the eyes before. */
  subscribe(seat: Seat | undefined): void;
  /** Looks through nobody's eyes for now: nothing more arrives. */
  unsubscribe(): void;
  /** Answers row `seq` of the log; gives the new newest row. */
  move(seat: Seat, seq: number, text: string): Promise<number>;
  undo(seat: Seat, seq: number): Promise<number>;
  close(): void;
}
