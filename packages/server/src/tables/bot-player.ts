import { randomInt } from 'node:crypto';
import type { Level } from '@backlot/protocol';
import { seqOf, statusOf, type Table, viewFor } from '@backlot/table';
import { Failure } from '../problem.ts';
import type { LiveTable } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';

/** After these milliseconds a bot's move that could not be stored is tried again; the last one is repeated. */
const RETRIES = [500, 1000, 2000, 5000, 10_000, 30_000] as const;

/** So often it is asked whether another process still thinks about the move, in milliseconds. */
const CLAIMED_MS = 3000;

/** Moves for the bots of one table, one move at a time, always for the newest row. */
export class BotPlayer {
  readonly #live: LiveTable;
  readonly #around: Surroundings;
  #timer: NodeJS.Timeout | undefined;
  /** The row whose answer is being thought about. */
  #answering: number | undefined;
  #claimed = false;
  #stopped = false;

  constructor(live: LiveTable, around: Surroundings) {
    this.#live = live;
    this.#around = around;
  }

  get busy(): boolean {
    return this.#answering !== undefined;
  }

  /** Begins to think if a bot is to move and does not think yet. */
  wake(): void {
    const { table } = this.#live;
    const playing = !this.#stopped && table !== undefined && statusOf(table) === 'playing';
    const seat = playing ? this.#live.seats.find(row => row.seat === table.turn) : undefined;
    if (!playing || seat?.kind !== 'bot') {
      this.#rest();
      return;
    }
    const seq = seqOf(table);
    if (this.#answering === seq) return;
    this.#answering = seq;
    this.#later(this.#around.config.botPauseMs, () =>
      this.#move(table, seat.seat, (seat.level ?? 'random') as Level),
    );
  }

  stop(): void {
    this.#stopped = true;
    this.#rest();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#answering = undefined;
    if (!this.#claimed) return;
    this.#claimed = false;
    this.#around.store.claims.release(this.#claim);
  }

  get #claim(): string {
    return `bot ${this.#live.id}`;
  }

  #later(ms: number, act: () => Promise<void>): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      act().catch(error => this.#live.freeze('plays for a bot', error));
    }, ms);
  }

  async #move(table: Table, seat: number, level: Level): Promise<void> {
    if (!this.#claimed) {
      const { claims } = this.#around.store;
      const mine = await claims.take(this.#claim);
      if (this.#answering !== seqOf(table)) {
        if (mine) claims.release(this.#claim);
        return;
      }
      if (!mine) return this.#later(CLAIMED_MS, () => this.#move(table, seat, level));
      this.#claimed = true;
    }
    const move = await this.#choose(table, seat, level);
    await this.#send(table, seat, move, 0);
  }

  async #choose(table: Table, seat: number, level: Level): Promise<string> {
    const { bots, config, metrics, log } = this.#around;
    const { editionData } = this.#live;
    const { game } = table;
    try {
      return await bots.choose({
        title: game.id,
        ...(editionData !== null && { editionJson: editionData }),
        view: viewFor(table, seat),
        level,
        budgetMs: config.botBudgetMs,
        seed: randomInt(2 ** 32),
      });
    } catch (error) {
      if (this.#stopped) return standIn(table);
      metrics.botFailures.inc();
      log.warn({ err: error, table: table.id, seat, level }, 'bot failed, a stand-in move is played');
      return standIn(table);
    }
  }

  async #send(table: Table, seat: number, move: string, tries: number): Promise<void> {
    if (this.#stopped || this.#answering !== seqOf(table)) return;
    const { log, metrics } = this.#around;
    try {
      await this.#live.playBot({ seat, seq: seqOf(table), move });
    } catch (error) {
      const code = error instanceof Failure ? error.code : 'internal';
      if (['stale', 'table-ended', 'table-frozen', 'not-your-turn', 'unavailable'].includes(code)) return;
      if (code === 'storage') {
        const pause = RETRIES[Math.min(tries, RETRIES.length - 1)] as number;
        log.error(
          { err: error, table: table.id, pause },
          "a bot's move could not be stored, it is tried again",
        );
        return this.#later(pause, () => this.#send(table, seat, move, tries + 1));
      }
      const other = standIn(table);
      if ((code !== 'illegal-move' && code !== 'unknown-move') || other === move) throw error;
      metrics.botFailures.inc();
      log.warn({ table: table.id, seat, code }, 'bot chose no legal move, a stand-in move is played');
      await this.#send(table, seat, other, tries);
    }
  }
}

/** What the game itself plays for whoever is absent. */
function standIn(table: Table): string {
  return table.game.text(table.game.fallback(table.state));
}
