/**
 * Counts whether components are all somewhere, each as often as there is of it. Audits run after every move of every
 * table, so a game keeps one tally and counts one kind after the other with it: nothing is made anew.
 */
export class Tally {
  /** By number, how many have not been found yet; below nothing when there were too many. */
  #missing = new Int32Array(0);
  #left = 0;

  /** Begins to count numbers below `below`, of which none is to be found yet. */
  begin(below: number): this {
    if (this.#missing.length === below) this.#missing.fill(0);
    else this.#missing = new Int32Array(below);
    this.#left = 0;
    return this;
  }

  /** One more of a number is to be found. */
  expect(number: number): void {
    this.#missing[number]++;
    this.#left++;
  }

  /** These are to be found, each as often as it is here. */
  expectAll(numbers: readonly number[]): void {
    for (const number of numbers) this.expect(number);
  }

  /** Whether one more of a number was to be found; of what is no such number there was not. */
  found(number: number): boolean {
    this.#left--;
    return this.#missing[number]-- > 0;
  }

  /** Whether all of these were. */
  foundAll(numbers: readonly number[]): boolean {
    for (const number of numbers) if (!this.found(number)) return false;
    return true;
  }

  /** Whether nothing is missing, where all that was found was to be. */
  get complete(): boolean {
    return this.#left === 0;
  }
}
