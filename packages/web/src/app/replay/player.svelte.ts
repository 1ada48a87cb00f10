import type { Seat, Viewed } from '@backlot/engine';
import type { Step } from '@backlot/protocol';
import type { Reel } from '@backlot/table';
import type { Moment } from './address.ts';
import { cutTo, stepsBetween, stillAt, viewAt } from './film.ts';
import type { Wish } from './keys.ts';
import { endBefore, movesAt, nextEnd, turnEnds, turnOf } from './turns.ts';

/** A replay: which step is shown, through whose eyes, and what of it is new. Shows the step of `moment` first. */
export class Player {
  readonly reel: Reel;
  readonly last: number;
  /** How many moves the game has; the other steps are what happened beside it. */
  readonly moves: number;
  readonly ends: readonly number[];
  /** Only one pair of eyes has been filmed. */
  readonly own: boolean;
  step = $state.raw(0);
  /** Undefined: the audience. */
  eyes = $state.raw<Seat>();
  byTurn = $state(false);
  /** How many times as fast as usual the film runs. */
  rate = $state(1);
  playing = $state(false);
  /** For the board: rows that led here from what was shown before. */
  fresh = $state.raw<readonly Step[]>([]);
  /** For the words: rows told of now. Where the board only stands still, the step all the same. */
  told = $state.raw<readonly Step[]>([]);

  readonly view = $derived.by(() => viewAt(this.reel, this.eyes, this.step) as unknown as Viewed);
  readonly turn = $derived.by(() => turnOf(this.ends, this.step));
  readonly move = $derived.by(() => movesAt(this.reel, this.step));

  constructor(reel: Reel, eyes: Seat | undefined, moment: Moment | undefined, own = false) {
    this.reel = reel;
    this.last = reel.steps.length - 1;
    this.moves = movesAt(reel, this.last);
    this.ends = turnEnds(reel);
    this.own = own;
    this.eyes = eyes;
    this.open(moment ?? { step: 0 });
  }

  /** Goes to a moment of an address; a step or seat the game never had becomes the nearest, or none. */
  open({ step, eyes }: Moment): void {
    this.playing = false;
    if (eyes === 'all' && !this.own) this.eyes = undefined;
    else if (eyes !== undefined && eyes !== 'all' && this.reel.seats[eyes]) this.eyes = eyes;
    this.cut(step);
  }

  /** Puts a step on the screen from anywhere. */
  cut(step: number): void {
    this.step = Math.max(0, Math.min(this.last, step));
    this.fresh = cutTo(this.reel, this.eyes, this.step);
    this.#tell();
  }

  /** The same under a hand that goes on: nothing moves yet. */
  scrub(step: number): void {
    this.playing = false;
    this.cut(step);
    this.fresh = stillAt(this.reel, this.eyes, this.step);
  }

  forward(): void {
    const to = this.byTurn ? nextEnd(this.ends, this.step) : Math.min(this.last, this.step + 1);
    if (to === this.step) return;
    this.fresh = stepsBetween(this.reel, this.eyes, this.step, to);
    this.told = this.fresh;
    this.step = to;
    if (to === this.last) this.playing = false;
  }

  back(): void {
    this.cut(this.byTurn ? endBefore(this.ends, this.step) : this.step - 1);
  }

  /** Runs or stops; from the end it runs from the beginning. */
  toggle(): void {
    if (!this.playing && this.step === this.last) this.cut(0);
    this.playing = !this.playing && this.last > 0;
  }

  see(eyes: Seat | undefined): void {
    this.eyes = eyes;
    this.cut(this.step);
  }

  pace(byTurn: boolean): void {
    this.byTurn = byTurn;
    this.#tell();
  }

  obey(wish: Wish): void {
    if (wish === 'play') {
      this.toggle();
      return;
    }
    this.playing = false;
    if (wish === 'forward') this.forward();
    else if (wish === 'back') this.back();
    else this.cut(wish === 'first' ? 0 : this.last);
  }

  /** The words of the step; by turns those of its turn so far. */
  #tell(): void {
    const from = this.byTurn ? endBefore(this.ends, this.step) : this.step - 1;
    this.told = stepsBetween(this.reel, this.eyes, this.step === 0 ? -1 : from, this.step);
  }
}
