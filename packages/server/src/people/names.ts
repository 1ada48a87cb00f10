import { randomInt } from 'node:crypto';

const TRADES = [
  'Usher',
  'Projectionist',
  'Gaffer',
  'Best Boy',
  'Grip',
  'Clapper',
  'Prompter',
  'Extra',
  'Understudy',
  'Cutter',
  'Colourist',
  'Dresser',
  'Scribe',
  'Pianist',
  'Magician',
  'Stunt Double',
] as const;

/** A name for a guest who has not chosen one: a trade of the film business and a number, "Gaffer 42". */
export function guestName(): string {
  return `${TRADES[randomInt(TRADES.length)]} ${randomInt(1, 100)}`;
}

/** The six astronomers of "A Trip to the Moon", 1902. */
const ASTRONOMERS = [
  'Barbenfouillis',
  'Nostradamus',
  'Alcofrisbas',
  'Omega',
  'Micromegas',
  'Parafaragaramus',
] as const;

/** The name of the bot on a seat. */
export function botName(seat: number): string {
  return ASTRONOMERS[seat % ASTRONOMERS.length] as string;
}
