import {
  BOX_OFFICE_SHARE,
  type Card,
  COMPANY_ITEM,
  type Components,
  completionValue,
  estate,
  type Item,
  LOCATION,
  type Move,
  NONE,
  type View,
} from '@backlot/movie-maker';
import { printed } from './edition.ts';
import { type Foresight, foresee } from './foresee.ts';
import { nameOf } from './naming.ts';
import { castValue, payOf, productionOf, ROLES, sideValue, useOf } from './outlook.ts';
import { boardWords } from './words/index.ts';

const { brings } = boardWords;

/** What having `card` would do for the films of `seat`. */
function use(c: Components, view: View, seat: number, card: Card): string[] {
  const player = view.players[seat];
  if (player === undefined || player.cards.includes(card)) return [];
  const found = useOf(c, player, card);
  if (found === undefined) return [];
  const title = nameOf(c, found.story);
  const before = found.story === card ? 0 : productionOf(c, player, found.story).value;
  const lines = [brings.worth(title, before, before + found.gain)];
  if (found.completes) lines.push(brings.completes(title));
  return lines;
}

/** What an item is to `seat`: a card for its films, a company for the end. */
function item(c: Components, view: View, seat: number, what: Item): string[] {
  if (what < LOCATION) return use(c, view, seat, what);
  if (what === LOCATION) return [];
  const worth = estate(c, view, seat).companies;
  const owners = view.owners.map((owner, company) => (company === what - COMPANY_ITEM ? seat : owner));
  return [brings.company(worth, estate(c, { ...view, owners }, seat).companies)];
}

/** Cash and Box Office pay before and after. */
function money({ before, after }: Foresight, c: Components, seat: number): string[] {
  const [was, is] = [before.players[seat], after.players[seat]];
  if (was === undefined || is === undefined) return [];
  const lines: string[] = [];
  if (was.cash !== is.cash) lines.push(brings.cash(was.cash, is.cash));
  if (payOf(c, was) !== payOf(c, is)) lines.push(brings.pay(payOf(c, was), payOf(c, is)));
  return lines;
}

/** The film being cast with `card` in the open part, and the best in hand for the rest. */
function cast(c: Components, view: View, seat: number, card: Card): string[] {
  const frame = view.stack.at(-1);
  const player = view.players[seat];
  if (frame?.kind !== 'cast' || player === undefined) return [];
  const best = productionOf(c, player, frame.story);
  const open = ROLES.find(role => frame[role] === NONE);
  const parts = ROLES.map(role => [
    role,
    role === open ? card : frame[role] === NONE ? best[role] : frame[role],
  ]);
  const value = castValue(c, { ...frame, ...Object.fromEntries(parts) });
  return [brings.film(value, value / BOX_OFFICE_SHARE)];
}

/**
 * What `move` would bring, in words with figures, over a table's own edition or the shipped one; empty where there is
 * nothing to say. What chance would decide is never told.
 */
export function tell(move: Move, view: View, edition: unknown): string[] {
  const { game, components: c } = printed(edition);
  const frame = view.stack.at(-1);
  if (frame === undefined || move.type === 'roll') return [];
  const foresight = foresee(game, view, move);
  if (foresight === undefined) return [];
  const { seat } = frame;
  switch (move.type) {
    case 'complete': {
      const player = view.players[seat];
      const value = player === undefined ? 0 : productionOf(c, player, move.story).value;
      return [brings.film(value, value / BOX_OFFICE_SHARE)];
    }
    case 'cast':
      return cast(c, view, seat, move.card);
    case 'buy': {
      const what = frame.kind === 'company' ? COMPANY_ITEM + frame.company : view.up;
      return [...money(foresight, c, seat), ...item(c, view, seat, what)];
    }
    case 'bid':
      if (frame.kind !== 'bid') return [];
      return [brings.bid(frame.high + move.by), ...item(c, view, seat, frame.item)];
    case 'want':
      return item(c, view, seat, move.item);
    case 'propose':
      return frame.kind === 'offer' ? [brings.sides(sideValue(c, frame.give), sideValue(c, frame.want))] : [];
    case 'accept': {
      if (frame.kind !== 'answer') return [];
      const [was, is] = [estate(c, view, seat).total, estate(c, foresight.after, seat).total];
      return [
        brings.sides(sideValue(c, frame.want), sideValue(c, frame.give)),
        brings.estate(was, is),
        ...frame.give.items.flatMap(what => item(c, view, seat, what)),
      ];
    }
    case 'sell':
    case 'pawn': {
      const lines = money(foresight, c, seat);
      if (frame.kind !== 'debt') return lines;
      const paid = foresight.events.some(event => event.type === 'paid' && event.seat === seat);
      if (paid) return [brings.debtPaid];
      const short = frame.amount - (foresight.after.players[seat]?.cash ?? 0);
      return short > 0 ? [...lines, brings.short(short)] : lines;
    }
    case 'award': {
      const film = view.players[seat]?.films[move.film];
      if (film === undefined) return [];
      const value = completionValue(c, { ...film, oscar: 1 });
      return [brings.film(value, value / BOX_OFFICE_SHARE)];
    }
    case 'redeem':
    case 'buyLocations':
    case 'pay':
      return money(foresight, c, seat);
    default:
      return [];
  }
}
