import type { Refused, Table } from '@backlot/table';
import { Failure } from '../problem.ts';

const WHY_NOT = {
  nothing: 'There is nothing of yours to take back.',
  chance: 'Something was drawn or shown since, so it stands.',
  'other-seat': 'Somebody else has moved or left since, so it stands.',
} as const;

/** A refusal of the table, as it is told to the client. */
export function refusal(refused: Refused): Failure {
  switch (refused.code) {
    case 'stale':
      return new Failure('stale', `Look again: the newest row is ${refused.seq}. Then decide anew.`, {
        seq: refused.seq,
      });
    case 'not-your-turn':
      return new Failure('not-your-turn', `Wait: seat ${refused.turn} decides now.`);
    case 'unknown-move':
      return new Failure(
        'unknown-move',
        'This move is no answer to what is asked now: take one of the choices shown.',
      );
    case 'illegal-move': {
      const { rule, values } = refused.refusal;
      const extra = { rule, ...(values && { values: { ...values } }) };
      return new Failure('illegal-move', `Choose another move: paragraph ${rule} forbids this one.`, extra);
    }
    case 'cannot-undo':
      return new Failure('cannot-undo', WHY_NOT[refused.why]);
    case 'cannot-note':
      return new Failure('not-asked', 'This is settled already: look again.');
    case 'table-ended':
      return new Failure('table-ended', 'The game is over: look at its result or open a new table.');
    case 'table-frozen':
      return frozenFailure();
    default:
      return refused satisfies never;
  }
}

export function frozenFailure(): Failure {
  return new Failure(
    'table-frozen',
    'The rules of this game met an impossible state here. Nothing is lost: whoever runs this server finds the report in its log.',
  );
}

/** @throws Failure `table-open` while there is no game. */
export function begun(table: Table | undefined): Table {
  if (table !== undefined) return table;
  throw new Failure('table-open', 'Wait until every seat is taken: then the game begins by itself.');
}
