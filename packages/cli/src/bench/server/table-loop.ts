import { type Chance, type Game, searchChance } from '@backlot/engine';
import { pickMove, type Talk } from '../random-play.ts';
import type { News, Person, Service, Ticket } from './person.ts';

/** How long somebody thinks about a move, in milliseconds; undefined sends it at once. */
export type Thinking = (() => number) | undefined;

/** Of whole seconds from 1 to 5 one, with its milliseconds: three seconds on average. */
export const humanPace =
  (chance: Chance): Thinking =>
  () =>
    1000 + chance(4001);

/** What is played, and how the moves are chosen. */
export interface Play {
  readonly game: Game;
  readonly seed: number;
  readonly talk?: Talk | undefined;
}

/**
 * One table and the people at it: whoever has the turn picks a move at random from what its own view allows, and sends
 * it. When a game is over the same people open the next one.
 */
export class TableLoop {
  readonly #service: Service;
  readonly #people: readonly Person[];
  readonly #play: Play;
  readonly #chance: Chance;
  readonly #failed: (error: unknown) => void;
  /** The newest move that was shown. */
  #seq = -1;
  /** The game is over, and nothing has been shown of the next one. */
  #over = false;
  #next: (() => void) | undefined;
  #thinking: Thinking;
  #running = false;
  /** Milliseconds from sending a move to its acknowledgement. */
  times: number[] = [];
  inFlight = 0;

  constructor(service: Service, people: readonly Person[], play: Play, failed: (error: unknown) => void) {
    this.#service = service;
    this.#people = people;
    this.#play = play;
    this.#chance = searchChance(play.seed);
    this.#failed = failed;
    for (const [seat, person] of people.entries()) person.hears = news => this.#hear(seat, news);
  }

  /** Sits down to the first game. */
  async open(): Promise<void> {
    this.#seq = -1;
    await this.#service.open(this.#people);
  }

  /** Plays from now on; a move that waited is made first. */
  start(thinking: Thinking): void {
    this.times = [];
    this.#thinking = thinking;
    this.#running = true;
    const next = this.#next;
    this.#next = undefined;
    if (next !== undefined) this.#soon(next);
  }

  /** Makes no further move. */
  stop(): void {
    this.#running = false;
  }

  /** Of whoever sits first. */
  ticket(): Ticket[] {
    return this.#people.slice(0, 1).flatMap(person => person.ticket?.() ?? []);
  }

  #hear(seat: number, news: News): void {
    // The next game is opened by whoever sits first.
    if (news.turn === undefined ? seat !== 0 : news.turn !== seat) return;
    if (news.seq <= this.#seq || (this.#over && news.turn === undefined)) return;
    this.#seq = news.seq;
    this.#over = news.turn === undefined;
    const act = news.turn === undefined ? () => this.#again() : () => this.#move(seat, news);
    if (this.#running) this.#soon(act);
    else this.#next = act;
  }

  #soon(act: () => void): void {
    if (this.#thinking === undefined) act();
    else
      setTimeout(() => {
        if (this.#running) act();
        else this.#next = act;
      }, this.#thinking());
  }

  #again(): void {
    this.open().catch(this.#failed);
  }

  #move(seat: number, { seq, view }: News): void {
    const { game, talk } = this.#play;
    const move = game.text(pickMove(game.legal(game.imagine(view, this.#chance)), this.#chance, talk));
    this.#send(seat, move, seq).catch(this.#failed);
  }

  async #send(seat: number, move: string, seq: number): Promise<void> {
    const sent = performance.now();
    this.inFlight++;
    await this.#people[seat]?.play(move, seq);
    this.inFlight--;
    if (this.#running) this.times.push(performance.now() - sent);
  }
}
