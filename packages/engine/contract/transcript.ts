import { type Chance, canonicalJson, fingerprint, scripted } from '../src/index.ts';
import { type AnyGame, recording } from './play.ts';

/**
 * A whole game as text, one decision a line: number, seat, move, chance values behind a bar, and a fingerprint
 * of the state after it. The last line has the points. Golden files of these show at a glance what a change of the
 * rules changes, and where.
 */
export function transcribe(
  game: AnyGame,
  seats: number,
  chance: Chance,
  choose: (legal: unknown[], state: unknown) => unknown,
): string {
  const mark = (state: unknown): string => fingerprint(canonicalJson(state));
  const start = recording(chance);
  const state = game.setup({}, seats, start.driver);
  const lines = [
    `${game.id} ${game.version} ${game.edition.id} ${game.edition.hash} seats ${seats}`,
    `setup | ${start.drawn.join(' ')} | ${mark(state)}`,
  ];
  for (let n = 1; game.turn(state) !== undefined; n++) {
    const seat = game.turn(state);
    const move = choose(game.legal(state), state);
    const text = game.text(move);
    const { driver, drawn } = recording(chance);
    game.apply(state, move, driver);
    lines.push(`${n} ${seat} ${text} | ${drawn.join(' ')} | ${mark(state)}`);
  }
  lines.push(`points ${game.result(state)?.points.join(' ')}`);
  return `${lines.join('\n')}\n`;
}

/** Plays a transcript again from its texts and chance values; gives what it reads as today. */
export function retranscribe(game: AnyGame, transcript: string): string {
  const [head = '', ...rows] = transcript.trimEnd().split('\n');
  const seats = Number(head.split(' ').at(-1));
  const moves: string[] = [];
  const values: number[] = [];
  for (const row of rows) {
    if (row.startsWith('points')) continue;
    const [what = '', drawn = ''] = row.split(' | ');
    values.push(...drawn.split(' ').filter(Boolean).map(Number));
    if (!what.startsWith('setup')) moves.push(what.split(' ').slice(2).join(' '));
  }
  let at = 0;
  return transcribe(game, seats, scripted(values), (_legal, state) => {
    const text = moves[at++] ?? '';
    const option = game.find(state, text);
    if (!option || option.refusal)
      throw new Error(`line ${at + 2}: "${text}" is not allowed: ${option?.refusal?.rule ?? 'no candidate'}`);
    return option.move;
  });
}

/** Positions that a number of moves can lead to, counted with chance always giving its first value. */
export function perft(game: AnyGame, state: unknown, depth: number): number {
  const legal = game.legal(state);
  if (depth <= 1) return legal.length;
  let count = 0;
  for (const move of legal) {
    const next = game.clone(state);
    game.apply(next, move, { chance: () => 0 });
    count += perft(game, next, depth - 1);
  }
  return count;
}
