import { searchChance, type Viewed } from '@backlot/engine';
import { type Card, compile, createMovieMaker, type Move, SHIPPED, type State } from '@backlot/movie-maker';
import { type Bot, TITLES } from '../src/index.ts';

export const game = createMovieMaker();
export const c = compile(SHIPPED);
const { bots } = (TITLES['movie-maker'] as (typeof TITLES)[string])();
export const card = (name: string): Card => c.names.indexOf(name);
/** A comedy and its cast: story, man, woman, director. */
export const FILM = [0, 1, 2, 3].map(part =>
  part === 0 ? card('comedy-1') : c.parts.findIndex((other, at) => other === part && at > 12),
) as [Card, Card, Card, Card];

type Player = State['players'][number];

/** The start of a game, with these changes to its players; what they hold is not in the deck. */
export function position(...players: Partial<Player>[]): State {
  const state: State = game.setup({}, players.length, { chance: searchChance(1) });
  players.forEach((change, seat) => Object.assign(state.players[seat] as Player, change));
  const held = state.players.flatMap(({ cards, films }) => [
    ...cards,
    ...films.flatMap(({ story, male, female, director }) => [story, male, female, director]),
  ]);
  state.deck = state.deck.filter(other => !held.includes(other));
  return state;
}

/** What a bot of this level answers, from the view of the seat that decides as JSON brings it. */
export function answerOf(state: State, level = 'greedy'): Move {
  const view = JSON.parse(JSON.stringify(game.view(state, game.turn(state)))) as Viewed;
  return (bots[level] as Bot).choose({ game: game as never, view, chance: searchChance(2) }) as Move;
}
