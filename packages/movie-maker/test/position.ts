import { type Chance, type Seat, scripted, searchChance, take, type Variant } from '@backlot/engine';
import {
  BANK,
  COMPANIES,
  COMPANY_ITEM,
  type Company,
  compile,
  createMovieMaker,
  type Event,
  filmLocations,
  SHIPPED,
  type State,
} from '@backlot/movie-maker';

export const game = createMovieMaker();
export const components = compile(SHIPPED);

/** A card, a company or "location" by its name in moves. */
export function item(name: string): number {
  const found = components.names.indexOf(name);
  if (found < 0) throw new Error(`there is no ${name}`);
  return found;
}
export const names = (items: readonly number[]): string[] => items.map(it => components.names[it] ?? `${it}`);
const RANK = { oscar: 0, loan: 0 };

/** A table built from the set-up, taking each component from where it lies, so that it is one a game could reach. */
export class Arranged {
  readonly state: State;
  constructor(seats: number, variant: Variant) {
    this.state = game.setup(variant, seats, { chance: searchChance(1) });
    this.state.stack.splice(0);
  }

  player(seat: Seat): State['players'][number] {
    const player = this.state.players[seat];
    if (player === undefined) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  private fromDeck(name: string): number {
    if (!take(this.state.deck, item(name))) throw new Error(`${name} is not in the deck`);
    return item(name);
  }

  /** Production cards in hand, "logan galt epic-1". */
  cards(seat: Seat, list: string): this {
    this.player(seat).cards.push(...list.split(' ').map(name => this.fromDeck(name)));
    return this;
  }

  locations(seat: Seat, count: number): this {
    this.state.locations -= count;
    this.player(seat).locations += count;
    return this;
  }

  /** A completed film by its parts, "epic-1 logan myers galt". */
  film(seat: Seat, parts: string, { oscar, loan }: { oscar: number; loan: number } = RANK): this {
    const cards = parts.split(' ').map(name => this.fromDeck(name));
    const [story = -1, male = -1, female = -1, director = -1] = cards;
    this.state.locations -= filmLocations(components, story);
    this.state.oscars -= oscar;
    this.player(seat).films.push({ story, male, female, director, oscar, loan });
    return this;
  }

  companies(seat: Seat, ...list: Company[]): this {
    for (const name of list) this.state.owners[COMPANIES.indexOf(name)] = seat;
    return this;
  }

  cash(seat: Seat, pounds: number): this {
    this.state.bank -= pounds - this.player(seat).cash;
    this.player(seat).cash = pounds;
    return this;
  }

  charity(seat: Seat, count: number): this {
    this.state.charity -= count;
    this.player(seat).charity += count;
    return this;
  }

  missing(seat: Seat, turns: number): this {
    this.player(seat).missing = turns;
    return this;
  }

  /** Only these cards are left in the deck; the others lie in the Production Box. */
  deck(list: string): this {
    const left = list.split(' ').map(name => this.fromDeck(name));
    this.state.box.push(...this.state.deck.splice(0));
    this.state.deck.push(...left);
    return this;
  }

  at(seat: Seat, space: number): this {
    this.player(seat).space = space;
    return this;
  }

  /** A fresh turn of `seat`, before it rolls. */
  turn(seat: Seat): State {
    const { state } = this;
    const seats = state.players.length;
    state.mover = seat;
    state.turn++;
    for (let i = seats - 1; i > 0; i--) state.stack.push({ kind: 'raise', seat: (seat + i) % seats });
    state.stack.push({ kind: 'window', seat, offers: 3, auctions: 1 });
    state.stack.push({ kind: 'turn', seat, offers: 3, auctions: 1 });
    game.audit(state);
    return state;
  }

  /** Seat 0 lands on the first space of a kind, or on a company, from two spaces before. */
  landing(space: string, card?: string): { state: State; events: Event[] } {
    const to = SHIPPED.board.findIndex(
      ({ kind, company }, i) => i > 1 && (kind === space || company === space),
    );
    const state = this.at(0, to - 2).turn(0);
    return {
      state,
      events: roll(state, 1, 1, ...(card === undefined ? [] : [state.deck.indexOf(item(card))])),
    };
  }
}

export const arrange = (seats = 2, variant: Variant = {}): Arranged => new Arranged(seats, variant);

/** Texts of what is allowed now, those of one kind where it is named. */
export const legal = (state: State, type = ''): string[] =>
  game
    .legal(state)
    .map(move => game.text(move))
    .filter(text => type === '' || text.split(' ')[0] === type);

/** Why a move is refused now; undefined where it is allowed. Throws where it is no candidate at all. */
export function refused(state: State, text: string): Record<string, string | number> | undefined {
  const option = game.find(state, text);
  if (!option) throw new Error(`"${text}" is no candidate of ${legal(state).join(', ')}`);
  return option.refusal && { rule: option.refusal.rule, ...option.refusal.values };
}

function playWith(state: State, chance: Chance, texts: readonly string[]): Event[] {
  const events: Event[] = [];
  const driver = { chance, emit: (event: Event) => events.push(event) };
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

/** Plays moves by their texts, each of which must be allowed; tells what happened. */
export const play = (state: State, ...texts: string[]): Event[] =>
  playWith(state, searchChance(texts.length), texts);

/** Rolls these dice; further chance values are those of a card turned up. */
export const roll = (state: State, first: number, second: number, ...more: number[]): Event[] =>
  playWith(state, scripted([first - 1, second - 1, ...more]), ['roll']);

/** What is asked now, and of whom: "raise 1"; empty when the game is over. */
export function asked(state: State): string {
  const frame = state.stack.at(-1);
  return frame === undefined ? '' : `${frame.kind} ${frame.seat}`;
}

/** Passes until a turn is asked of anyone, or the game is over. */
export function toNextTurn(state: State): void {
  while (state.stack.length > 0 && state.stack.at(-1)?.kind !== 'turn') play(state, 'pass');
}

export const cash = (state: State): number[] => state.players.map(player => player.cash);
export const owner = (state: State, company: Company): number =>
  state.owners[item(company) - COMPANY_ITEM] ?? BANK;
