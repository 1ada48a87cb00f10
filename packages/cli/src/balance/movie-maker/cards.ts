import { CLASSES, compile, GENRES, SHIPPED, SPACES, STAR_KINDS } from '@backlot/movie-maker';
import { money } from '@backlot/movie-maker/words';
import { percent, sum, sumOf, table } from '../figures.ts';
import type { Facts } from './facts.ts';

const c = compile(SHIPPED);

/** Landings on each kind of space, and how often it did nothing. */
export function spaces(facts: readonly Facts[]): string[] {
  const landings = sumOf(facts.map(game => game.landings));
  const idle = sumOf(facts.map(game => game.idle));
  const all = sum(landings);
  const rows = SPACES.map((kind, i) => {
    const landed = landings[i] ?? 0;
    const count = SHIPPED.board.filter(space => space.kind === kind).length;
    const share = landed === 0 ? 0 : (idle[i] ?? 0) / landed;
    return [kind, `${count}`, percent(landed / all), percent(share)];
  });
  const head = ['space', 'on the board', 'landings', 'of them without effect'];
  return ['## Use of the spaces', '', ...table(head, rows), ''];
}

/** Kinds of card: all of one share their price. */
const KINDS: readonly (readonly [name: string, parts: readonly number[], kind: number])[] = [
  ...GENRES.map((genre, i) => [`${genre} story`, [0], i] as const),
  ...STAR_KINDS.map((kind, i) => [`${kind} star`, [1, 2], i] as const),
  ...CLASSES.map((rank, i) => [`${rank}-class director`, [3], i] as const),
];

/** What becomes of each kind of production card. */
export function cards(facts: readonly Facts[]): string[] {
  const [bought, won, bids, unsold, filmed] = [
    sumOf(facts.map(game => game.bought)),
    sumOf(facts.map(game => game.won)),
    sumOf(facts.map(game => game.bids)),
    sumOf(facts.map(game => game.unsold)),
    sumOf(facts.map(game => game.filmed)),
  ];
  const rows = KINDS.map(([name, parts, kind]) => {
    const own = c.parts.flatMap((part, card) => (parts.includes(part) && c.kinds[card] === kind ? card : []));
    const total = (of: readonly number[]): number => sum(own.map(card => of[card] ?? 0));
    const turned = total(bought) + total(won) + total(unsold);
    const price = c.prices[own[0] ?? 0] ?? 0;
    const bid = total(won) === 0 ? '' : percent(total(bids) / total(won) / price);
    const share = (count: number): string => percent(count / turned);
    return [
      name,
      money(price),
      share(total(bought)),
      share(total(won)),
      bid,
      share(total(unsold)),
      percent(total(filmed) / own.length / facts.length),
    ];
  });
  const head = ['card', 'face value', 'bought', 'won at auction', 'at a part of face value', 'not wanted'];
  return ['## Production cards turned up', '', ...table([...head, 'in a film at the end'], rows), ''];
}

/** Films completed by kind: how many in a game, how many of the stories, what they were worth. */
export function films(facts: readonly Facts[]): string[] {
  const made = sumOf(facts.map(game => game.made));
  const worth = sumOf(facts.map(game => game.worth));
  const rows = GENRES.map((genre, i) => {
    const stories = SHIPPED.stories.filter(story => story.genre === genre).length;
    const count = made[i] ?? 0;
    const value = count === 0 ? '' : money(Math.round((worth[i] ?? 0) / count / 1000) * 1000);
    return [genre, (count / facts.length).toFixed(2), percent(count / facts.length / stories), value];
  });
  const head = ['kind', 'completed a game', 'share of its stories', 'worth when completed'];
  return ['## Films', '', ...table(head, rows), ''];
}
