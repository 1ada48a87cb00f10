import { type Option, type Seat, searchChance, type Viewed } from '@backlot/engine';
import type { GiveOrders, Level, Step, TableInfo, TimeAct, Update } from '@backlot/protocol';
import { takeTitle } from '../../boards/shelf.ts';
import type { TitleModule } from '../../boards/title.ts';
import { api } from '../../session/api.ts';
import { merge } from '../../session/gap.ts';
import { openServerSession } from '../../session/server-session.ts';
import type { Link, Session } from '../../session/session.ts';
import { Failed, type Trouble, troubleOf } from '../../session/trouble.ts';
import { words } from '../../words/index.ts';
import { introduce } from '../me.svelte.ts';
import { settings } from '../settings.svelte.ts';
import type { Received } from '../time/left.ts';
import { drawsChance, optionsOf } from './choices.ts';
import { curtainFor, firstEyes, mySeats } from './hot-seat.ts';
import { entryOf, knownUntil, type LogEntry, nameIn } from './log-lines.ts';
import { holdFor } from './pace.ts';
import { queue } from './queue.ts';
import { keepSeen, seenUntil } from './seen.ts';

/** Milliseconds that the mover may look at the result before the curtain falls for the next at this screen. */
const HAND_OVER = 1_100;

/** A move, or an undo, on its way. */
export interface InFlight {
  readonly kind: 'move' | 'undo';
  readonly label: string;
}

/** Everything the table's screen shows, and the few things one can do there. */
export class TableModel {
  readonly id: string;
  info = $state.raw<TableInfo>();
  title = $state.raw<TitleModule>();
  /** The newest update shown; undefined before the first and behind the curtain. */
  update = $state.raw<Update>();
  log = $state.raw<readonly LogEntry[]>([]);
  steps = $state.raw<readonly Step[]>([]);
  fresh = $state.raw<readonly Step[]>([]);
  /** The clocks, as soon as they come: they wait for no animation. */
  received = $state.raw<Received>();
  eyes = $state.raw<Seat>();
  /** The seat the curtain waits for. */
  curtain = $state.raw<Seat>();
  /** The next person at this screen, where the one before is still looking. */
  handTo = $state.raw<Seat>();
  link = $state.raw<Link>('connecting');
  /** How many watch without a seat. */
  watchers = $state(0);
  /** The newest line said in my room that this page heard of, and the newest it has shown. */
  spoken = $state(0);
  heard = $state(0);
  levels = $state.raw<readonly Level[]>([]);
  inFlight = $state.raw<InFlight>();
  /** Updates that wait until what is shown has been looked at. */
  waiting = $state(0);
  /** What went wrong with a move or the link; stays until dismissed or the next move. */
  trouble = $state.raw<Trouble>();
  /** My seat was given free before the game began: I may still look on, or the whole `table` is closed to me. */
  unseated = $state<'seat' | 'table'>();
  /** What keeps the whole screen from opening. */
  failure = $state.raw<Trouble>();
  looking = $state.raw<unknown>();
  explained = $state.raw<Option<unknown>>();
  /** A move that waits for its confirmation. */
  confirming = $state.raw<unknown>();
  pointed = $state.raw<string>();
  /** What lies on the stage when the game has ended; while it runs the board, or with `replay` a look back. */
  act = $state<'sheet' | 'board' | 'replay'>('sheet');

  readonly game = $derived(this.title?.game(this.info?.edition.data));
  readonly words = $derived(this.title?.words(this.info?.edition.data, seat => this.nameOf(seat)));
  readonly view = $derived(this.update?.view as Viewed | undefined);
  readonly turn = $derived(this.update?.turn);
  readonly mine = $derived(this.info ? mySeats(this.info.seats) : []);
  readonly nameOf = $derived(nameIn(this.info?.seats ?? [], words.waiting.free));
  readonly myTurn = $derived(this.turn !== undefined && this.turn === this.eyes);
  /** The true answers, as worked out from the view. */
  readonly answers = $derived.by(() =>
    this.game && this.view && this.update?.status === 'playing' && this.waiting === 0
      ? optionsOf(this.game, this.view, this.turn, searchChance(this.update.seq + 1))
      : [],
  );
  /** What can be answered now: nothing while a move is on its way. */
  readonly options = $derived(this.inFlight ? [] : this.answers);
  readonly preview = $derived(
    this.title && this.view && this.looking !== undefined
      ? this.title.preview(this.looking, this.view, this.info?.edition.data)
      : [],
  );

  readonly mayLeave = $derived(this.update?.status === 'playing' && this.mine.length > 0);
  readonly mayPause = $derived.by(() => {
    const { time } = this.info ?? {};
    return this.mayLeave && time?.kind === 'days' && time.pause && this.received?.clock.paused === undefined;
  });
  readonly wishesPause = $derived(
    this.mine.length > 0 && this.mine.every(seat => this.received?.clock.wishes.includes(seat)),
  );

  #session: Session | undefined;
  #closed = false;
  /** Somebody asked to look again: the curtain then waits to be called. */
  #lookingBack = false;
  #handOver: ReturnType<typeof setTimeout> | undefined;
  readonly #queue = queue<Update>({
    show: update => this.#show(update),
    hold: update => holdFor(update, this.eyes, document.hidden ? 0 : settings.speed),
    waiting: count => {
      this.waiting = count;
    },
  });

  constructor(id: string) {
    this.id = id;
  }

  /** Loads the table and begins to listen; to be repeated after a failure. */
  async open(): Promise<void> {
    this.failure = undefined;
    try {
      await introduce();
      const info = await api.table(this.id);
      this.title ??= await takeTitle(info.title);
      if (!this.title) throw new Failed({ code: 'outdated' });
      if (this.#closed) return;
      this.info = info;
      this.watchers = info.watchers ?? 0;
      if (info.made && info.status === 'open') void this.#findLevels(info.title);
      this.#session ??= openServerSession(this.id, {
        update: (update, first) => this.#receive(update, first),
        changed: () => void this.refresh(),
        spoken: n => {
          this.spoken = n;
        },
        watchers: count => {
          this.watchers = count;
        },
        link: link => {
          if (link === 'up' && this.link === 'lost') void this.refresh();
          this.link = link;
        },
        refused: trouble => this.#refused(trouble),
      });
      this.#look(info);
    } catch (thrown) {
      this.failure = troubleOf(thrown);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#handOver);
    this.#queue.clear();
    this.#session?.close();
  }

  async refresh(): Promise<void> {
    const waited = this.info?.status === 'open' && this.mine.length > 0;
    try {
      const watching = this.mine.length === 0;
      const info = await api.table(this.id);
      this.info = info;
      this.watchers = info.watchers ?? 0;
      const sits = this.mine.length > 0;
      if (sits) this.unseated = undefined;
      else if (waited && info.status !== 'closed') this.unseated = 'seat';
      // Who watched has sat down, or who sat has another seat or none: from now on through those eyes.
      const lost = info.status === 'open' && this.eyes !== undefined && !this.mine.includes(this.eyes);
      if ((watching && sits) || lost) this.#look(info);
    } catch (thrown) {
      const trouble = troubleOf(thrown);
      if (waited && trouble.code === 'not-found') this.unseated = 'table';
      // While the link is down its own sign shows that; everything else is news.
      else if (trouble.code !== 'unreachable') this.trouble = trouble;
    }
  }

  async #findLevels(title: string): Promise<void> {
    const titles = await api.titles().catch(() => []);
    this.levels = titles.find(each => each.id === title)?.levels ?? [];
  }

  #look(info: TableInfo): void {
    const curtain = curtainFor(info.seats, undefined, info.turn, info.status !== 'playing');
    if (curtain === undefined) this.#subscribe(firstEyes(info.seats));
    else this.curtain = curtain;
  }

  #subscribe(eyes: Seat | undefined): void {
    this.#queue.clear();
    this.eyes = eyes;
    this.#session?.subscribe(eyes);
  }

  #receive(update: Update, first: boolean): void {
    if (this.game && (update.game.id !== this.game.id || update.game.version !== this.game.version)) {
      this.failure = { code: 'outdated' };
      return;
    }
    if (first) this.#forget();
    const { clock } = update;
    this.received = clock && { clock, mono: performance.now(), wall: Date.now() };
    this.#queue.push(update);
  }

  #show(update: Update): void {
    const own = this.words;
    if (!own) return;
    const first = this.update === undefined;
    const seen = first
      ? knownUntil(seenUntil(this.id, this.eyes), update.steps, this.eyes, update.status === 'ended')
      : (this.update?.seq ?? -1);
    const view = update.view as unknown as Viewed;
    const known = new Map(this.log.map(entry => [entry.seq, entry]));
    const news = new Set(update.steps.map(step => step.seq));
    this.steps = merge(this.steps, update);
    this.log = this.steps.map(step => {
      const entry = known.get(step.seq);
      return entry && !news.has(step.seq) ? entry : entryOf(step, own, view);
    });
    this.fresh = update.steps.filter(step => step.seq > seen);
    this.#stopLooking();
    this.update = update;
    keepSeen(this.id, this.eyes, update.seq);
    if (this.info && update.status !== this.info.status) void this.refresh();
    this.#mayHandOver(update);
  }

  #mayHandOver(update: Update): void {
    clearTimeout(this.#handOver);
    if (!this.info) return;
    const next = curtainFor(this.info.seats, this.eyes, update.turn, update.status !== 'playing');
    this.handTo = next;
    if (next === undefined) this.#lookingBack = false;
    if (next === undefined || this.#lookingBack) return;
    // The public view gives nothing away: from there the curtain can fall at once.
    this.#handOver = setTimeout(() => this.drop(next), this.eyes === undefined ? 0 : HAND_OVER);
  }

  /** Lowers the curtain: what was shown leaves the page before anyone else sits down. */
  drop(next: Seat): void {
    this.act = 'sheet';
    this.#lookingBack = false;
    this.#queue.clear();
    this.#session?.unsubscribe();
    this.#forget();
    this.curtain = next;
  }

  #forget(): void {
    clearTimeout(this.#handOver);
    this.#stopLooking();
    this.update = undefined;
    this.log = [];
    this.steps = [];
    this.fresh = [];
    this.handTo = undefined;
  }

  #stopLooking(): void {
    this.looking = undefined;
    this.explained = undefined;
    this.confirming = undefined;
    this.pointed = undefined;
  }

  /** The person of `seat` says to be at the screen. */
  raise(seat: Seat): void {
    this.#lookingBack = this.curtain !== seat;
    this.curtain = undefined;
    this.trouble = undefined;
    this.#subscribe(seat);
  }

  #refused(trouble: Trouble): void {
    // A table that waits for players has nothing to see yet: that is no failure.
    if (trouble.code === 'table-open') return;
    // What the link says of that, stays.
    if (trouble.code === 'no-session' && this.info) return;
    if (this.update) this.trouble = trouble;
    else this.failure = trouble;
  }

  look = (move: unknown): void => {
    this.looking = move;
    if (move !== undefined) this.explained = undefined;
  };

  explain = (option: Option<unknown>): void => {
    this.explained = option;
    this.looking = undefined;
  };

  /** Plays a move of the options, asking first where that is wished and it could not be undone. */
  play = (move: unknown): void => {
    const { game, view } = this;
    if (!game || !view || this.inFlight) return;
    if (settings.confirm && this.confirming !== move && drawsChance(game, view, move, searchChance(1))) {
      this.confirming = move;
      this.looking = move;
      return;
    }
    const label = this.words?.choice(move, view) ?? game.text(move);
    void this.#send({ kind: 'move', label }, (session, seat, seq) =>
      session.move(seat, seq, game.text(move)),
    );
  };

  undo = (): void => {
    if (!this.update?.undo || this.inFlight) return;
    void this.#send({ kind: 'undo', label: words.table.undoing }, (session, seat, seq) =>
      session.undo(seat, seq),
    );
  };

  async #send(
    flight: InFlight,
    go: (session: Session, seat: Seat, seq: number) => Promise<number>,
  ): Promise<void> {
    const { update, eyes } = this;
    if (!this.#session || !update || eyes === undefined) return;
    clearTimeout(this.#handOver);
    this.#stopLooking();
    this.trouble = undefined;
    this.inFlight = flight;
    // Who answers wants to see what comes of it, not how it was.
    this.act = 'sheet';
    try {
      await go(this.#session, eyes, update.seq);
      await this.#shown(update);
    } catch (thrown) {
      if (!this.#closed) this.trouble = troubleOf(thrown);
    } finally {
      this.inFlight = undefined;
    }
  }

  /** Waits a moment for the view that follows an acknowledged move, so that its answers aren't offered twice. */
  async #shown(before: Update): Promise<void> {
    for (let tries = 0; tries < 100 && this.update === before && !this.#closed; tries++) {
      await new Promise(done => setTimeout(done, 20));
    }
  }

  /** Gives standing orders to the seat whose eyes these are, or revokes them with null. They show with the next update. */
  order = (orders: GiveOrders['orders']): void => {
    const seat = this.eyes;
    if (seat === undefined) return;
    this.trouble = undefined;
    api.order(this.id, { seat, orders }).catch(thrown => {
      if (!this.#closed) this.trouble = troubleOf(thrown);
    });
  };

  /** Whether a seat has been given up for good; not in a game that this one goes on from. */
  conceded(seat: Seat): boolean {
    const taken = this.steps[0]?.from?.last ?? -1;
    return this.steps.some(step => step.seq > taken && step.seat === seat && step.note?.kind === 'concede');
  }

  /** Does something beside the game; it shows with the next update. */
  beside = (act: TimeAct): void => {
    this.trouble = undefined;
    api.act(this.id, act).then(
      info => {
        this.info = info;
      },
      thrown => {
        if (!this.#closed) this.trouble = troubleOf(thrown);
      },
    );
  };

  wishPause = (wish: boolean): void => {
    for (const seat of this.mine) this.beside({ do: 'pause', seat, wish });
  };

  skip = (): void => this.#queue.flush();
  dismiss = (): void => {
    this.trouble = undefined;
    this.explained = undefined;
    this.confirming = undefined;
  };
}
