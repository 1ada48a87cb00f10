import { type Driver, type FrameOf, type Refusal, type Seat, take } from '@backlot/engine';
import type { Components } from './components.ts';
import { OSCAR_VALUE } from './money.ts';
import { CAST, COMPLETE, FINISH_FRAME, type Out } from './moves.ts';
import {
  type Card,
  type Decisions,
  type Event,
  type Film,
  GENRES,
  NONE,
  PARTS,
  type State,
} from './types.ts';

type Cast = FrameOf<Decisions, 'cast'>;
type Finish = FrameOf<Decisions, 'finish'>;
type CastMove = Decisions['cast']['move'];
type Complete = Decisions['finish']['move'];
/** What a film is made of, outside films already made. */
interface Studio {
  readonly cards: readonly Card[];
  readonly locations: number;
}

/** IMM-4.3: what story, stars, director and Oscar of a film are worth together, in pounds. */
export function completionValue(c: Components, film: Omit<Film, 'loan'>): number {
  const genre = c.kinds[film.story];
  const worth = (card: Card) => c.worth[card * GENRES.length + genre];
  const parts = worth(film.story) + worth(film.male) + worth(film.female) + worth(film.director);
  return parts + film.oscar * OSCAR_VALUE;
}

/** Location cards that lie with a film of this story (IMM-4.1). */
export const filmLocations = (c: Components, story: Card): number => c.needs[c.kinds[story]];

/** What is missing to complete a story that is held: the first of PARTS, or locations; undefined where nothing is. */
export function missingFor(
  c: Components,
  studio: Studio,
  story: Card,
): Exclude<(typeof PARTS)[number], 'story'> | 'locations' | undefined {
  let found = 0;
  for (let i = 0; i < studio.cards.length; i++) found |= 1 << c.parts[studio.cards[i]];
  if ((found & 2) === 0) return 'male';
  if ((found & 4) === 0) return 'female';
  if ((found & 8) === 0) return 'director';
  return studio.locations < filmLocations(c, story) ? 'locations' : undefined;
}

/** Stories of a studio that can be completed now (IMM-R13). */
export const completable = (c: Components, studio: Studio): Card[] =>
  studio.cards.filter(card => c.parts[card] === 0 && missingFor(c, studio, card) === undefined);

/** The rules of completing films over an edition. */
export function films(c: Components) {
  /** The cards of a seat that can play a part, by index into PARTS. */
  const choices = (state: State, seat: Seat, part: number): Card[] =>
    state.players[seat].cards.filter(card => c.parts[card] === part);

  /** IMM-4.2: "last completed" is the order of declaring. */
  function declare(state: State, seat: Seat, film: Film, driver: Driver<Event>): void {
    const player = state.players[seat];
    for (const card of [film.story, film.male, film.female, film.director]) take(player.cards, card);
    player.locations -= filmLocations(c, film.story);
    player.films.push(film);
    driver.emit?.({ type: 'completed', seat, film, value: completionValue(c, film) });
  }

  /** Chooses what is no choice, and asks for the next part that is one (IMM-R13). */
  function ask(state: State, frame: Cast, driver: Driver<Event>): void {
    const chosen = [frame.story, frame.male, frame.female, frame.director];
    for (let part = 1; part < PARTS.length; part++) {
      if (chosen[part] !== NONE) continue;
      const cards = choices(state, frame.seat, part);
      if (cards.length > 1) {
        const [story, male, female, director] = chosen;
        state.stack.push({ kind: 'cast', seat: frame.seat, story, male, female, director });
        return;
      }
      chosen[part] = cards[0];
    }
    const [story, male, female, director] = chosen;
    declare(state, frame.seat, { story, male, female, director, oscar: 0, loan: 0 }, driver);
  }

  /** The part that a frame asks for: the first not yet chosen. */
  const asked = (frame: Cast): number => (frame.male === NONE ? 1 : frame.female === NONE ? 2 : 3);

  /** IMM-4.1 { story, missing } where a part is missing. */
  function refuseComplete(state: State, seat: Seat, story: Card): Refusal | undefined {
    const missing = missingFor(c, state.players[seat], story);
    return missing && { rule: 'IMM-4.1', values: { story, missing, needs: filmLocations(c, story) } };
  }
  function complete(state: State, seat: Seat, story: Card, driver: Driver<Event>): void {
    ask(state, { kind: 'cast', seat, story, male: NONE, female: NONE, director: NONE }, driver);
  }
  function candidates(state: State, seat: Seat, out: Out<Complete>): void {
    const { cards } = state.players[seat];
    for (let i = 0; i < cards.length; i++) if (c.parts[cards[i]] === 0) out.push(COMPLETE[cards[i]]);
  }
  function legal(state: State, seat: Seat, out: Out<Complete>): void {
    const player = state.players[seat];
    if (player.cards.length < PARTS.length) return;
    for (const card of player.cards) {
      if (c.parts[card] === 0 && missingFor(c, player, card) === undefined) out.push(COMPLETE[card]);
    }
  }
  /** Whether a seat can complete anything. */
  function possible(state: State, seat: Seat): boolean {
    const player = state.players[seat];
    if (player.cards.length < PARTS.length) return false;
    for (const card of player.cards) {
      if (c.parts[card] === 0 && missingFor(c, player, card) === undefined) return true;
    }
    return false;
  }

  return {
    candidates,
    legal,
    possible,
    refuseComplete,
    complete,
    /** IMM-R13, IMM-R10: complete with what is at hand, one film after another, or pass. */
    finish: {
      candidates: (state: State, frame: Finish, out: Out<Complete>) => candidates(state, frame.seat, out),
      refuse: (state: State, frame: Finish, move: Complete) => refuseComplete(state, frame.seat, move.story),
      possible: (state: State, frame: Finish) => possible(state, frame.seat),
      apply(state: State, { seat }: Finish, move: Complete, driver: Driver<Event>): void {
        state.stack.push(FINISH_FRAME[seat]);
        complete(state, seat, move.story, driver);
      },
      pass: () => undefined,
    },
    /** IMM-R13: the owner chooses the parts, one after another. */
    cast: {
      candidates(state: State, frame: Cast, out: CastMove[]): void {
        for (const card of choices(state, frame.seat, asked(frame))) out.push(CAST[card]);
      },
      refuse: () => undefined,
      apply(state: State, frame: Cast, { card }: CastMove, driver: Driver<Event>): void {
        const part = PARTS[asked(frame)];
        ask(state, { ...frame, [part]: card }, driver);
      },
    },
  };
}
export type Films = ReturnType<typeof films>;
