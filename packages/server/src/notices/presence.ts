/** At which seats a page is open, at this process. */
export class Presence {
  readonly #open = new Map<string, Map<number, number>>();

  enter(table: string, seat: number): void {
    const seats = this.#open.get(table) ?? new Map<number, number>();
    seats.set(seat, (seats.get(seat) ?? 0) + 1);
    this.#open.set(table, seats);
  }

  leave(table: string, seat: number): void {
    const seats = this.#open.get(table);
    const left = (seats?.get(seat) ?? 0) - 1;
    if (left > 0) seats?.set(seat, left);
    else seats?.delete(seat);
    if (seats?.size === 0) this.#open.delete(table);
  }

  has(table: string, seat: number): boolean {
    return this.#open.get(table)?.has(seat) === true;
  }
}
