import { GOODS, KINDS, type Kind, type Product, type RawGood } from './types.ts';

/** What a kind of tile does (CAN-1.4). */
export interface KindFacts {
  readonly party: boolean;
  readonly phone: boolean;
  /** Sides with an invitation before turning, as a bit set over directions. */
  readonly invitations: number;
  /** Ways to turn it that differ: 1 where turning does not matter (CAN-R2). */
  readonly turns: number;
  /** What a supplier gives, an index into GOODS, or -1, and how many. */
  readonly good: number;
  readonly amount: number;
  /** Index into RECIPES of an industry, or -1. */
  readonly recipe: number;
}

const plain: KindFacts = {
  party: false,
  phone: false,
  invitations: 0,
  turns: 1,
  good: -1,
  amount: 0,
  recipe: -1,
};
const party = (invitations: number, turns: number): KindFacts => ({
  ...plain,
  party: true,
  invitations,
  turns,
});
const supplier = (good: RawGood, amount: number): KindFacts => ({
  ...plain,
  good: GOODS.indexOf(good),
  amount,
});
/** Recipes stand in the order of the goods they make, from the computer on. */
const industry = (product: Product): KindFacts => ({ ...plain, recipe: GOODS.indexOf(product) - 3 });

const facts: Readonly<Record<Kind, KindFacts>> = {
  party: party(0, 1),
  'party-1': party(0b1, 6),
  'party-2-adjacent': party(0b11, 6),
  'party-2-gap': party(0b101, 6),
  'party-2-opposite': party(0b1001, 3),
  'party-people': { ...supplier('people', 1), party: true },
  'party-beer': { ...supplier('beer', 1), party: true },
  'party-chipset': { ...supplier('chipset', 1), party: true },
  'people-1': supplier('people', 1),
  'people-2': supplier('people', 2),
  'beer-1': supplier('beer', 1),
  'beer-2': supplier('beer', 2),
  'chipset-1': supplier('chipset', 1),
  'chipset-2': supplier('chipset', 2),
  agent: { ...plain, phone: true },
  critic: { ...plain, phone: true },
  'golf-club': plain,
  'computer-factory': industry('computer'),
  'star-maker': industry('star'),
  'effect-studio': industry('effect'),
  'script-writer': industry('script'),
  'action-studio': industry('action'),
  'romance-studio': industry('romance'),
  'sf-studio': industry('sf'),
  cannes: plain,
};

/** By kind, in the order of KINDS. */
export const FACTS: readonly KindFacts[] = KINDS.map(kind => facts[kind]);

const indexOf = (kind: Kind): number => KINDS.indexOf(kind);
export const CANNES = indexOf('cannes');
export const AGENT = indexOf('agent');
export const CRITIC = indexOf('critic');
export const GOLF_CLUB = indexOf('golf-club');

/** Sides of a tile that show an invitation, as a bit set over directions, after turning it clockwise `turn` sides. */
export function invitations(kind: number, turn: number): number {
  const sides = FACTS[kind].invitations << turn;
  return (sides | (sides >> 6)) & 0b111111;
}
