import { type Game, searchChance, type Viewed } from '@backlot/engine';
import {
  type Advance,
  makeRecord,
  makeReel,
  type NoteCommand,
  note,
  open,
  parseRecord,
  play,
  playReel,
  type Refused,
  type Row,
  resume,
  seqOf,
  type Table,
  verifyRecord,
} from '@backlot/table';
import { describe, expect, it } from 'vitest';
import { TITLES } from '../src/titles.ts';
import { TOY } from './stage.ts';

type Any = Advance<unknown, unknown, Viewed, unknown, Row>;

const SEED = '07'.repeat(32);
const SEATS = 3;

function done(step: Any | Refused): Table {
  if (!step.ok) throw new Error(step.code);
  return step.table;
}
const noted = (table: Table, what: object): Table =>
  done(note(table, { ...what, seq: seqOf(table), at: 1 } as NoteCommand));
function playing(table: Table, move: string): Table {
  return done(play(table, { seat: table.turn as number, seq: seqOf(table), move, at: 1 }));
}

/** The first position of every kind of decision that a random game meets. */
function positions(game: Game): Map<string, Table> {
  const found = new Map<string, Table>();
  const random = searchChance(11);
  for (let seed = 0; seed < 4; seed++) {
    let table: Table = open(game, {
      id: 'table',
      variant: {},
      seats: SEATS,
      seed: SEED.replace('07', `0${seed}`),
      at: 0,
    }).table;
    for (let moves = 0; moves < 1500 && table.turn !== undefined; moves++) {
      const { stack } = table.state as { stack: readonly { kind: string }[] };
      const kind = stack.at(-1)?.kind ?? 'turn';
      if (!found.has(kind)) found.set(kind, table);
      const legal = game.legal(table.state);
      table = playing(table, game.text(legal[random(legal.length)]));
    }
  }
  return found;
}

/** A record as it is sent, read and verified. */
function verified(table: Table) {
  const record = makeRecord(table, { names: ['Ann', 'Bob', 'Cleo'] });
  return verifyRecord(parseRecord(JSON.parse(JSON.stringify(record))), () => table.game);
}

const games = [...Object.entries(TITLES), ['lanterns', TOY] as const].map(
  ([id, { shipped }]) => [id, shipped] as const,
);

describe.each(games)('leaving a game of %s', (_, game) => {
  const all = positions(game);

  it('at any kind of decision, own or another seat’s, a bot can play on, and the record is verified', () => {
    expect(all.size).toBeGreaterThan(game === TOY.shipped ? 0 : 5);
    for (const [kind, position] of all) {
      for (const seat of [0, 1, 2]) {
        let table = noted(noted(position, { kind: 'concede', seat }), { kind: 'bot', seat, level: 'random' });
        expect({ kind, turn: table.turn }).toEqual({ kind, turn: position.turn });
        expect(game.view(table.state, seat)).toEqual(game.view(position.state, seat));
        table = playing(table, game.text(game.fallback(table.state)));
        if (table.turn === undefined) continue;
        const { id, variant, seats, seed, rows, state } = table;
        const stored = { id, variant, seats, seed, rows: [...rows], version: game.version };
        const again = resume(game, { ...stored, snapshots: [{ seq: seqOf(table), state }] });
        expect(again).toMatchObject({ turn: table.turn, frozen: undefined });
        const end = noted(table, { kind: 'end', why: 'agreed' });
        expect(end.result?.ranks).toEqual([0, 1, 2].map(other => (other === seat ? 3 : 1)));
        if (seat === position.turn)
          expect({ kind, verdict: verified(end).ok }).toEqual({ kind, verdict: true });
      }
    }
  });

  it('played on to the end for who is absent it has a result in which who left is behind', () => {
    let table = noted([...all.values()].at(-1) as Table, {
      kind: 'timeout',
      seat: [...all.values()].at(-1)?.turn,
    });
    const left = table.turn as number;
    table = noted(table, { kind: 'bot', seat: left, level: 'random' });
    for (let moves = 0; moves < 20_000 && table.turn !== undefined; moves++)
      table = playing(table, game.text(game.fallback(table.state)));
    expect(table.result?.ranks[left]).toBe(SEATS);
    expect(verified(table)).toMatchObject({ ok: true });
    const reel = makeReel(table, 1);
    expect(playReel(reel, left, reel.steps.length - 1)).toEqual(
      JSON.parse(JSON.stringify(game.view(table.state, left))),
    );
  });
});
