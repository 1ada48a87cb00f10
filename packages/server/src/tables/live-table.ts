import type { Viewed } from '@backlot/engine';
import type { Ack, GiveOrders, Orders, PlayMove, TimeAct, Undo, Update } from '@backlot/protocol';
import {
  type Advance,
  freeze,
  lasting,
  play,
  type Refused,
  type SeatOrders,
  seqOf,
  statusOf,
  type Table,
  undo,
} from '@backlot/table';
import { perform } from '../clocks/acts.ts';
import { Plan } from '../clocks/plan.ts';
import { TableClock } from '../clocks/table-clock.ts';
import { tick } from '../clocks/tick.ts';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Conflict } from '../store/errors.ts';
import type { SeatRow } from '../store/schema.ts';
import { advanceStatements, changeStatements } from './advance.ts';
import { type Answer, answerTo, type Request } from './answers.ts';
import type { Watcher } from './audience.ts';
import { BotPlayer } from './bot-player.ts';
import { type Loaded, loadTable } from './load.ts';
import { checkPlays, checkSeat } from './my-seat.ts';
import { type Obeyed, OrderBook } from './order-book.ts';
import { given } from './orders.ts';
import { begun, frozenFailure, refusal } from './refusals.ts';
import { Showing } from './showing.ts';
import type { Surroundings } from './surroundings.ts';

type Step = Advance<unknown, unknown, Viewed, unknown>;
type Done = Extract<ReturnType<typeof play> | ReturnType<typeof undo>, { ok: true }>;

/**
 * One table in memory: a cache over the store, which is always the truth. Commands are worked off one by one; each
 * is stored before it is shown to anybody or acknowledged, and where storing fails nothing has changed.
 */
export class LiveTable {
  readonly id: string;
  /** JSON of the edition, where it is not the shipped one. */
  readonly editionData: string | null;
  /** public, unlisted or private. */
  readonly visibility: string;
  readonly makerId: string;
  /** Whether it counts for the ratings. */
  readonly rated: boolean;
  readonly #around: Surroundings;
  readonly #bot: BotPlayer;
  readonly #showing: Showing;
  #seats: readonly SeatRow[];
  #table: Table | undefined;
  readonly #orders: OrderBook;
  readonly clock: TableClock;
  #tail: Promise<unknown> = Promise.resolve();

  constructor({ stored, table, orders, clock }: Loaded, around: Surroundings) {
    this.id = stored.table.id;
    this.editionData = stored.table.edition_data;
    this.visibility = stored.table.visibility;
    this.makerId = stored.table.maker_id;
    this.rated = stored.table.rated === 1;
    this.#seats = stored.seats;
    this.#table = table;
    this.#around = around;
    this.#orders = new OrderBook(orders, this, around);
    this.#bot = new BotPlayer(this, around);
    this.#showing = new Showing(this, this.#orders, around.now);
    this.clock = new TableClock(stored.table, stored.seats.length, clock, around);
  }

  get table(): Table | undefined {
    return this.#table;
  }

  get seats(): readonly SeatRow[] {
    return this.#seats;
  }

  /** Whether nobody watches and no bot thinks, so that it may leave the memory. */
  get idle(): boolean {
    return this.#showing.empty && !this.#bot.busy;
  }

  /** Runs `work` after all that was asked of this table before. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  play(person: Person, command: PlayMove, answer?: Answer): Promise<Ack> {
    const { seat, seq, key, move } = command;
    const request = { seat, seq, key, text: `move ${move}` };
    return this.#command(person, request, this.#moves(command), answer);
  }

  undo(person: Person, command: Undo, answer?: Answer): Promise<Ack> {
    const act = (table: Table) => undo(table, { ...command, at: this.#around.now() });
    return this.#command(person, { ...command, text: 'undo' }, act, answer);
  }

  /** Plays for a bot's seat. */
  playBot(command: Omit<PlayMove, 'key'>): Promise<Ack> {
    return this.#command(undefined, { ...command, text: '' }, this.#moves(command));
  }

  #moves(command: Omit<PlayMove, 'key'>): (table: Table) => Done | Refused {
    return table => play(table, { ...command, at: this.#around.now() });
  }

  /**
   * Gives or revokes standing orders of a seat; what they answer now is played at once.
   * @throws Failure `not-your-seat`, `table-open`, `malformed`, `illegal-move`, `storage`
   */
  give(person: Person, wish: GiveOrders): Promise<Orders> {
    checkPlays(this.#seats, person, wish.seat);
    return this.inTurn(async () => {
      const table = this.#open();
      if (statusOf(table) !== 'playing') throw refusal({ ok: false, code: 'table-ended' });
      const orders = given(table, this.#orders.all, wish);
      const anew = Object.values(wish.orders).some(value => value !== null);
      await this.#obey(table, orders, anew);
      return this.#orders.of(wish.seat);
    });
  }

  /** @throws Failure `not-your-seat`, `table-open` */
  orders(person: Person, seat: number): Orders {
    checkSeat(this.#seats, person, seat);
    begun(this.#table);
    return this.#orders.of(seat);
  }

  /** Plays what standing orders answer already, and lets a bot think if it is to move. */
  resume(): Promise<void> {
    return this.inTurn(async () => {
      const { log, stopping } = this.#around;
      if (this.#table !== undefined && !stopping()) {
        await this.#obey(this.#table, this.#orders.all, false).catch(() =>
          log.error({ table: this.id }, 'standing orders could not be carried out'),
        );
      }
      this.wake();
    });
  }

  /** @throws Failure `not-your-seat`, `table-open` */
  updateFor(person: Person, seat: number | undefined, after: number): Update {
    if (seat !== undefined) checkSeat(this.#seats, person, seat);
    return this.#showing.update(begun(this.#table), seat, after);
  }

  /** Tells `watcher` what it missed, now and after every change. */
  watch(person: Person, watcher: Watcher): void {
    if (watcher.seat !== undefined) checkSeat(this.#seats, person, watcher.seat);
    this.#showing.watch(watcher);
  }

  unwatch(watcher: Watcher): void {
    this.#showing.unwatch(watcher);
  }

  /**
   * Does something beside the game for a seat of the person's.
   * @throws Failure `not-your-seat`, `table-open`, `table-ended`, `not-asked`, `malformed`, `storage`
   */
  async act(person: Person, act: TimeAct): Promise<void> {
    checkSeat(this.#seats, person, act.seat);
    const done = await this.change(plan => {
      const { levels = [] } = this.#around.titles[plan.table.game.id] ?? {};
      perform(plan, act, { person, levels });
      return true;
    });
    const { frozen } = begun(this.#table);
    if (done) return;
    throw frozen === undefined ? refusal({ ok: false, code: 'table-ended' }) : frozenFailure();
  }

  /** Stores what `grow` makes of the table and tells everybody, unless it returns false. */
  change(grow: (plan: Plan) => boolean): Promise<boolean> {
    return this.inTurn(() => this.#change(grow));
  }

  async #change(grow: (plan: Plan) => boolean, tries = 5): Promise<boolean> {
    const table = this.#open();
    if (statusOf(table) !== 'playing') return false;
    const plan = new Plan(table, this.#seats, this.clock, this.#around.now());
    if (!grow(plan)) return false;
    const planned = plan.done();
    const statements = changeStatements(this.#around, this, table, planned);
    if (statements.length === 0) return true;
    try {
      await this.#around.store.writer.write(statements);
    } catch (error) {
      if (!(error instanceof Conflict) || tries === 0) throw error;
      await this.refresh();
      return this.#change(grow, tries - 1);
    }
    for (const step of planned.steps) this.#took(step, 'person');
    this.clock.take(planned.clocks);
    // Seats and clocks have no row that tells others of them: they have to look.
    this.#publish(-1);
    if (planned.seats === this.#seats) this.#showing.tell();
    else this.#show(planned.seats, this.#table);
    if (this.#table !== undefined)
      await this.#obey(this.#table, lasting(this.#orders.all, table, this.#table), false);
    this.wake();
    return true;
  }

  /** Puts what was stored in place: seats that changed, and the game if it began; then tells everybody. */
  settle(seats: readonly SeatRow[], table: Table | undefined): void {
    if (table !== undefined) this.clock.take(this.clock.opening(table, seats));
    this.#show(seats, table);
    this.#publish();
  }

  /** Looks into the store if it has row `seq`, which this table may not have yet; undefined looks in any case. */
  async follow(seq: number | undefined): Promise<void> {
    if (seq !== undefined && seq <= this.#seq) return;
    await this.inTurn(async () => {
      if (seq === undefined || seq > this.#seq) await this.refresh();
    });
    // Orders given there at the moment of a move made here.
    await this.resume();
  }

  /** Newest row, -1 before the set-up. */
  get #seq(): number {
    return this.#table === undefined ? -1 : seqOf(this.#table);
  }

  /** Reads again what the store has, which is the truth, and tells everybody what is new. In the table's turn. */
  async refresh(): Promise<void> {
    const { stored, table, orders, clock } = await loadTable(this.id, this.#around, this.#table?.rows);
    const before = this.#orders.all;
    this.#orders.all = orders;
    const grown = table?.rows.length !== this.#table?.rows.length;
    const ticked = clock !== undefined && clock.version !== this.clock.version;
    this.clock.read(clock);
    if (grown || ticked || JSON.stringify(stored.seats) !== JSON.stringify(this.#seats))
      this.#show(stored.seats, table);
    else this.#showing.tellOf(false, before);
  }

  /** The seats of a person have another name or another owner. */
  reseat(personId: string, change: (seat: SeatRow) => SeatRow): void {
    if (!this.#seats.some(seat => seat.guest_id === personId)) return;
    const seats = this.#seats.map(seat => (seat.guest_id === personId ? change(seat) : seat));
    this.#show(seats, this.#table);
  }

  /** Lets a bot think if it is to move. */
  wake(): void {
    this.#bot.wake();
  }

  /** Stops bots, and resolves when nothing is in work any more. */
  async stop(): Promise<void> {
    this.#bot.stop();
    await this.#tail;
  }

  /** Closes the table after the rules threw; the report goes to the operator only. */
  async freeze(doing: string, error: unknown): Promise<void> {
    if (this.#table === undefined) return;
    this.#table = freeze(this.#table, doing, error);
    const { metrics, log, store } = this.#around;
    const report = this.#table.frozen;
    metrics.frozen.inc();
    log.error({ table: this.id, report }, 'table frozen');
    this.#showing.tell();
    this.wake();
    await store.writer
      .write([store.writes.fault(this.id, 'frozen', JSON.stringify(report))])
      .catch(failure => log.error({ err: failure, table: this.id }, 'the report was not stored'));
  }

  #command(
    person: Person | undefined,
    request: Request,
    act: (table: Table) => Done | Refused,
    answer?: Answer,
  ): Promise<Ack> {
    return this.inTurn(async () => {
      const { seat, seq, key, text } = request;
      const by = person === undefined ? 'bot' : 'person';
      // Whoever answers a newer row has seen it through another process.
      if (seq > this.#seq) await this.refresh();
      if (person !== undefined) checkPlays(this.#seats, person, seat);
      if (this.clock.tooLate(this.#around.now())) await this.#change(tick);
      const table = this.#open();
      const step = act(table);
      // A request repeated under its key answers an older row, so it is refused before it is looked up.
      if (!step.ok)
        return (await answerTo(this.#around.store.tables, this.id, request)) ?? this.#refuse(step, table);
      const ack = { key: key ?? '', seq: step.row.seq };
      const asked = key === undefined ? undefined : { key, request: text };
      const followed = this.#orders.follow(step.table, lasting(this.#orders.all, table, step.table), false);
      const clocks = this.clock.after(table, [step, ...followed.steps], this.#seats, by === 'person');
      const statements = [
        ...advanceStatements(this.#around, step, this, table, asked),
        ...this.#orders.statements(step.table, followed),
        ...this.clock.statements(clocks),
      ];
      try {
        await this.#around.store.writer.write(statements);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        await this.refresh();
        const known = await answerTo(this.#around.store.tables, this.id, request);
        if (known) return known;
        throw new Failure('stale', 'The game has gone on elsewhere: look again and decide anew.', {}, error);
      }
      this.#took(step, by);
      this.#followed(followed);
      this.clock.take(clocks);
      this.#publish();
      const show = () => this.#showing.tell();
      if (answer === undefined) show();
      else answer(ack, show);
      this.wake();
      return ack;
    });
  }

  /** @throws Failure `table-open`, `unavailable` */
  #open(): Table {
    const table = begun(this.#table);
    if (!this.#around.stopping()) return table;
    throw new Failure('unavailable', 'The server restarts: send this again in a few seconds.');
  }

  #took(step: Step, by: 'person' | 'bot'): void {
    const { metrics, log } = this.#around;
    this.#table = step.table;
    metrics.moves.inc({ by });
    // Neither the move nor its events: a move's text may name what is hidden from others.
    log.debug({ table: this.id, seq: step.row.seq, kind: step.row.kind, by }, 'row stored');
    if (statusOf(step.table) === 'ended') log.info({ table: this.id, seq: step.row.seq }, 'game ended');
  }

  #followed({ steps, orders }: Obeyed): void {
    for (const step of steps) this.#took(step, 'person');
    this.#orders.all = orders;
  }

  /** Puts other orders in place and plays what they answer; only a seat whose orders changed hears of that. */
  async #obey(table: Table, orders: SeatOrders, anew: boolean): Promise<void> {
    const followed = this.#orders.follow(table, orders, anew);
    const clocks = this.clock.after(table, followed.steps, this.#seats, false);
    const statements = [...this.#orders.statements(table, followed), ...this.clock.statements(clocks)];
    if (statements.length === 0) return;
    try {
      await this.#around.store.writer.write(statements);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      await this.refresh();
      throw new Failure('stale', 'The game has gone on elsewhere: look again and decide anew.', {}, error);
    }
    const before = this.#orders.all;
    this.#followed(followed);
    this.clock.take(clocks);
    const grown = followed.steps.length > 0;
    // No row tells others that only orders changed: they have to look.
    this.#publish(grown ? this.#seq : -1);
    this.#showing.tellOf(grown, before);
    this.wake();
  }

  async #refuse(refused: Refused, before: Table): Promise<never> {
    if (refused.code === 'table-frozen' && before.frozen === undefined) {
      await this.freeze(refused.report.doing, refused.report.error);
    }
    throw refusal(refused);
  }

  /** Puts what the store has in place, and tells everybody. */
  #show(seats: readonly SeatRow[], table: Table | undefined): void {
    const before = this.#seats;
    this.#seats = seats;
    this.#table = table;
    this.#showing.changed(before);
    this.#showing.tell();
    this.wake();
  }

  /** Tells other processes how far the store has it now; -1 makes them look in any case. */
  #publish(seq = this.#seq): void {
    this.#around.store.bus.publish('table', `${this.id} ${seq}`);
  }
}
