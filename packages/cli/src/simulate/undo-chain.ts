import type { Game, Seat } from '@backlot/engine';

interface Before {
  readonly seat: Seat;
  readonly state: unknown;
  /** The state as JSON when it was left; not of moves that are to stand, since it costs more than all the rest. */
  readonly json: string | undefined;
  /** How many answers were allowed then. */
  readonly choices: number;
}

/**
 * Undo as a table does it: each move is played on a copy and the state before is kept, as long as its seat alone moves
 * and nothing is drawn. A state taken up again must be exactly what it was.
 */
export class UndoChain {
  #before: Before[] = [];

  /** Whether `seat` may take its newest move back. */
  open(seat: Seat): boolean {
    return this.#before.at(-1)?.seat === seat;
  }

  /** To be called before `seat` plays on a copy of `state`; whether the move is to be taken back next is decided before. */
  keep(seat: Seat, state: unknown, choices: number, toBeTakenBack: boolean): void {
    this.#before = this.#before.filter(kept => kept.seat === seat);
    this.#before.push({ seat, state, json: toBeTakenBack ? JSON.stringify(state) : undefined, choices });
  }

  /** The move just kept drew something: nothing before it can be taken back. */
  close(): void {
    this.#before.length = 0;
  }

  /** The state before the newest move; throws where it is no longer what it was. */
  back(game: Game): unknown {
    const last = this.#before.pop();
    if (last === undefined) throw new Error('there is no move to take back');
    if (last.json !== undefined && JSON.stringify(last.state) !== last.json) {
      throw new Error('a move changed the state it was played on a copy of: undo would not restore it');
    }
    if (game.legal(last.state).length !== last.choices) {
      throw new Error('other moves are allowed after undo than before the move');
    }
    return last.state;
  }
}
