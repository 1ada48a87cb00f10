import type { Problem, ProblemCode } from '@backlot/protocol';

type Kind = { readonly status: number; readonly title: string };

const KINDS: Readonly<Record<ProblemCode, Kind>> = {
  malformed: { status: 400, title: "This request can't be read" },
  'not-found': { status: 404, title: 'There is nothing here' },
  'no-session': { status: 401, title: 'You are not known here' },
  'bad-token': { status: 401, title: 'This token is not good' },
  'not-for-tokens': { status: 403, title: 'A token may not do this' },
  'wrong-origin': { status: 403, title: 'This page may not call this server' },
  'not-your-seat': { status: 403, title: 'That seat is not yours' },
  'not-your-turn': { status: 409, title: "It is not this seat's turn" },
  'illegal-move': { status: 422, title: 'The rules forbid this move' },
  'unknown-move': { status: 422, title: 'This is no answer to what is asked' },
  stale: { status: 409, title: 'The game has gone on' },
  'cannot-undo': { status: 409, title: "This can't be taken back" },
  'seat-taken': { status: 409, title: 'This seat is taken' },
  rated: { status: 409, title: 'This table counts for the ratings' },
  blocked: { status: 403, title: 'This seat is kept from you' },
  banned: { status: 403, title: 'You are banned here' },
  'seat-handed': { status: 409, title: 'A bot plays this seat' },
  'not-asked': { status: 409, title: 'This is not asked for now' },
  'table-open': { status: 409, title: 'The game has not begun' },
  'table-closed': { status: 410, title: 'This table was closed' },
  'table-ended': { status: 409, title: 'The game is over' },
  'table-frozen': { status: 409, title: 'This table is frozen' },
  running: { status: 409, title: 'The game is still running' },
  edition: { status: 422, title: "This edition can't be played" },
  record: { status: 422, title: "This record can't be used" },
  'too-large': { status: 413, title: 'This request is too large' },
  'too-many': { status: 429, title: 'Too many requests' },
  'wrong-type': { status: 415, title: 'This kind of body is not read' },
  'bad-code': { status: 401, title: 'This recovery code is not good' },
  'bad-link': { status: 401, title: 'This mail link is not good' },
  'bad-passkey': { status: 401, title: 'This passkey was not accepted' },
  'not-offered': { status: 409, title: 'This way to sign in is not open here' },
  'mail-failed': { status: 503, title: "The mail can't be sent now" },
  storage: { status: 503, title: "The server can't store anything now" },
  unavailable: { status: 503, title: 'The server is not ready' },
  internal: { status: 500, title: 'The server made a mistake' },
};

export type ProblemExtra = Partial<Pick<Problem, 'rule' | 'values' | 'seq' | 'ban'>>;

/** A failure meant for the client: a kind, and a sentence that says what to do about it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ProblemCode;
  readonly extra: ProblemExtra;

  constructor(code: ProblemCode, detail: string, extra: ProblemExtra = {}, cause?: unknown) {
    super(detail, cause === undefined ? undefined : { cause });
    this.code = code;
    this.extra = extra;
  }

  /** The body sent to the client, and its HTTP status. */
  get problem(): Problem {
    const { status, title } = KINDS[this.code];
    return {
      type: `/problems/${this.code}`,
      code: this.code,
      title,
      status,
      detail: this.message,
      ...this.extra,
    };
  }
}
