import type { NewSeat, TimeAct, TimeControl, Update } from '@backlot/protocol';
import type { Notices, Reminder } from '../src/notices/port.ts';
import type { Server } from '../src/server.ts';
import { type Answer, Browser, folder, INVITE, ME, start } from './stage.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const LIVE: TimeControl = { kind: 'live', bank: 5 * MINUTE, increment: 10 * SECOND, expiry: 'ask' };
export const LIVE_DEFAULT: TimeControl = { ...LIVE, expiry: 'default' };
export const DAYS = {
  kind: 'days',
  bank: 3 * DAY,
  increment: DAY,
  expiry: 'ask',
  pause: true,
} as const satisfies TimeControl;

/** Keeps what it was asked to say; can be made to fail. */
class FakeNotices implements Notices {
  readonly said: Reminder[] = [];
  broken = false;

  async remind(reminder: Reminder): Promise<void> {
    if (this.broken) throw new Error('no channel works');
    this.said.push(reminder);
  }
}

/** A server with a clock of its own, which goes on only when it is told to. */
export class TimedHouse {
  now = Date.UTC(2026, 6, 1, 10);
  server!: Server;
  readonly dir = folder();
  readonly notices = new FakeNotices();

  static async open(at?: number): Promise<TimedHouse> {
    const house = new TimedHouse();
    if (at !== undefined) house.now = at;
    await house.restart();
    return house;
  }

  /** Stops the server, if it runs, and starts it anew over the same store. */
  async restart(): Promise<void> {
    await this.server?.close();
    this.server = await start(this.dir, {}, { now: () => this.now, notices: this.notices });
  }

  /** Lets time go by, then does what is due. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    await this.server.services.jobs.runDue();
  }

  /** Guests, one a seat, at a table with this time. */
  async sit(
    count: number,
    time: TimeControl | undefined,
    { more = [], zones = [], ...rest }: { more?: NewSeat[]; zones?: string[]; title?: string } = {},
  ): Promise<Party> {
    const people = await Promise.all(Array.from({ length: count }, () => Browser.arrive(this.server)));
    const host = people[0] as Browser;
    const info = await host.open([ME, ...people.slice(1).map(() => INVITE), ...more], {
      ...(time && { time }),
      ...(zones[0] && { zone: zones[0] }),
      ...rest,
    });
    for (const [i, browser] of people.slice(1).entries()) {
      const invite = info.seats[i + 1]?.invite;
      await browser.post(`/api/tables/${info.id}/join`, {
        invite,
        ...(zones[i + 1] && { zone: zones[i + 1] }),
      });
    }
    return new Party(this, info.id, people);
  }
}

/** Those who sit at one table, and what they do there. */
export class Party {
  readonly house: TimedHouse;
  readonly id: string;
  readonly cookies: readonly (string | undefined)[];

  constructor(house: TimedHouse, id: string, people: readonly Browser[]) {
    this.house = house;
    this.id = id;
    this.cookies = people.map(({ cookie }) => cookie);
  }

  browser(seat: number): Browser {
    return new Browser(this.house.server, this.cookies[seat]);
  }

  see(seat?: number): Promise<Update> {
    return this.browser(seat ?? 0).view(this.id, seat);
  }

  async clock() {
    const { clock } = await this.see();
    if (clock === undefined) throw new Error('no clock here');
    return clock;
  }

  /** Plays for whoever decides. */
  async move(move: string): Promise<Answer> {
    const { turn = 0, seq } = await this.see();
    return this.browser(turn).move(this.id, turn, seq, move);
  }

  async act(act: TimeAct, by: number = act.seat): Promise<Answer> {
    return this.browser(by).post(`/api/tables/${this.id}/time`, act);
  }

  /** The kinds of all rows. */
  async kinds(): Promise<string[]> {
    const { rows } = await this.house.server.services.store.tables.log(this.id);
    return rows.map(({ body }) => JSON.parse(body).kind);
  }

  async info() {
    return (await this.browser(0).get(`/api/tables/${this.id}`)).body;
  }
}
