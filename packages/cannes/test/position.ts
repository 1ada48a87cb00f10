import {
  cellFrom,
  createCannes,
  type Event,
  GOODS,
  type Good,
  KINDS,
  type Kind,
  type Pair,
  pairOf,
  type State,
} from '@backlot/cannes';
import { type Seat, searchChance, take } from '@backlot/engine';

export const game = createCannes();

export const kindOf = (kind: Kind): number => KINDS.indexOf(kind);
export const goodOf = (good: Good): number => GOODS.indexOf(good);
/** A cell by its text, "2,-1". */
export function cell(text: string): number {
  const found = cellFrom(text);
  if (found === undefined) throw new Error(`${text} is no cell`);
  return found;
}
/** A pair by its two cells, "0,0 0,1", in either order. */
export function pair(text: string): Pair {
  const [a = '', b = ''] = text.split(' ');
  const found = pairOf(cell(a), cell(b));
  if (found < 0) throw new Error(`${text} are no neighbours`);
  return found;
}

/** A fresh game in which seat 0 starts, nothing yet drawn. */
function opening(seats: number): State {
  for (let seed = 1; ; seed++) {
    const state = game.setup({}, seats, { chance: searchChance(seed) });
    if (state.start !== 0) continue;
    state.pile.push(...state.drawn.splice(0));
    state.stack.splice(0);
    return state;
  }
}

/** Builds a table from the bare set-up, taking each tile from the pile, so that it is one a game could reach. */
export class Arranged {
  readonly state: State;
  constructor(seats = 2) {
    this.state = opening(seats);
  }

  player(seat: Seat): State['players'][number] {
    return this.state.players[seat] as State['players'][number];
  }

  /** Lays tiles, each written "golf-club 0,1" or with a turn "party-1 0,1 3". */
  tiles(...texts: string[]): this {
    for (const text of texts) {
      const [name = '', where = '', turn = '0'] = text.split(' ');
      this.takeFromPile(name as Kind);
      this.state.tiles.push({ cell: cell(where), kind: kindOf(name as Kind), turn: Number(turn) });
    }
    return this;
  }

  private takeFromPile(name: Kind): void {
    if (!take(this.state.pile, kindOf(name))) throw new Error(`no ${name} is left in the pile`);
  }

  rods(seat: Seat, ...texts: string[]): this {
    this.player(seat).rods.push(...texts.map(pair));
    return this;
  }

  cigars(seat: Seat, ...texts: string[]): this {
    this.state.cigars.push(...texts.map(text => ({ pair: pair(text), seat })));
    return this;
  }

  goods(seat: Seat, counts: Partial<Record<Good, number>>): this {
    for (const good of GOODS) this.player(seat).goods[goodOf(good)] = counts[good] ?? 0;
    return this;
  }

  drawn(...names: Kind[]): this {
    for (const name of names) {
      this.takeFromPile(name);
      this.state.drawn.push(kindOf(name));
    }
    this.state.drawn.sort((a, b) => a - b);
    return this;
  }

  discards(seat: Seat, ...names: Kind[]): this {
    for (const name of names) {
      this.takeFromPile(name);
      this.player(seat).discards.push(kindOf(name));
    }
    return this;
  }

  /** Only these tiles are left in the pile; the others are discards of `seat`. */
  pileOf(seat: Seat, ...names: Kind[]): this {
    for (const name of names) this.takeFromPile(name);
    this.player(seat).discards.push(...this.state.pile.splice(0));
    this.state.pile.push(...names.map(kindOf));
    return this;
  }

  popularity(action: number, romance: number, sf: number): this {
    this.state.popularity = [action, romance, sf];
    return this;
  }

  private asked(seat: Seat, ...frames: State['stack']): State {
    this.state.mover = seat;
    this.state.stack.splice(0, this.state.stack.length, ...frames);
    game.audit(this.state);
    return this.state;
  }

  /** Asks `seat` which tile to lay, some agents being connected. */
  laying(seat: Seat, agents = 0, placed = 0): State {
    this.state.agents = agents;
    return this.asked(seat, { kind: 'tile', seat, placed });
  }

  /** `seat` has laid one tile and goes on to its network. */
  developing(seat: Seat): State {
    const state = this.asked(seat, { kind: 'tile', seat, placed: 1 });
    play(state, 'develop');
    return state;
  }

  /** `seat` has developed and produces. */
  producing(seat: Seat): State {
    return this.asked(seat, { kind: 'produce', seat });
  }
}

export const arrange = (seats = 2): Arranged => new Arranged(seats);

/** Texts of what is allowed now, those of one kind where it is named. */
export const legal = (state: State, type = ''): string[] =>
  game
    .legal(state)
    .map(move => game.text(move))
    .filter(text => type === '' || text.split(' ')[0] === type);

/** Why a move is refused now; undefined where it is allowed. Throws where it is no candidate at all. */
export function refused(
  state: State,
  text: string,
): ({ rule: string } & Record<string, string | number>) | undefined {
  const option = game.find(state, text);
  if (!option) throw new Error(`"${text}" is no candidate of ${legal(state).join(', ')}`);
  return option.refusal && { rule: option.refusal.rule, ...option.refusal.values };
}

/** The rule by which a move is refused now. */
export const refusal = (state: State, text: string): string | undefined => refused(state, text)?.rule;

/** Plays moves by their texts, each of which must be allowed; tells what happened. */
export function play(state: State, ...texts: string[]): Event[] {
  const events: Event[] = [];
  const driver = { chance: searchChance(texts.length), emit: (event: Event) => events.push(event) };
  for (const text of texts) {
    const option = game.find(state, text);
    if (!option || option.refusal) {
      const why = JSON.stringify(option?.refusal ?? 'no candidate');
      throw new Error(`"${text}" is refused: ${why}; ${legal(state).join(', ')}`);
    }
    game.apply(state, option.move, driver);
    game.audit(state);
  }
  return events;
}

/** A schedule by the names of what lies on it. */
export const schedule = (state: State, seat: Seat): Partial<Record<Good, number>> =>
  Object.fromEntries(
    GOODS.map((good, i) => [good, state.players[seat]?.goods[i] ?? 0] as const).filter(
      ([, count]) => count > 0,
    ),
  );
