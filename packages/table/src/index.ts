export { chanceStream, recorded, streamName } from './chance-stream.ts';
export { type Change, changed, difference, type Json, plain } from './change.ts';
export { freeze } from './freeze.ts';
export { goOn } from './go-on.ts';
export { Log } from './log.ts';
export { type NoteCommand, note } from './note.ts';
export type { Noticed } from './noticed.ts';
export { open, settingProblem } from './open.ts';
export { parseRecord } from './parse-record.ts';
export { type PlayCommand, play } from './play.ts';
export { RecordError } from './read-json.ts';
export {
  type GameRecord,
  makeRecord,
  type RecordGame,
  type RecordOptions,
  type RecordRow,
} from './record.ts';
export { redo } from './redo.ts';
export {
  makeReel,
  makeSeatFilm,
  playReel,
  REEL_VERSION,
  type Reel,
  reelEvents,
  revealingReel,
  type Track,
} from './reel.ts';
export { resume, type Stored } from './resume.ts';
export {
  END_REASONS,
  type EndReason,
  isNote,
  type MoveRow,
  type NoteRow,
  type Row,
  type SetupRow,
  type StandingRow,
  type Stretch,
  standing,
  type UndoRow,
} from './row.ts';
export { commitmentOf, isHex32, type Seed } from './seed.ts';
export { type Followed, follow, lasting, NO_ORDERS, type SeatOrders } from './standing-orders.ts';
export { type Missed, type Note, type Step, stepsFor, viewFor } from './steps.ts';
export {
  type Advance,
  type Noted,
  type Opened,
  type Played,
  type Refused,
  type Report,
  type Setting,
  type Snapshot,
  type Status,
  seqOf,
  statusOf,
  type Table,
  type Told,
  type Undone,
} from './table.ts';
export { canUndo, type UndoCommand, undo } from './undo.ts';
export {
  type Fault,
  type Traced,
  traceRecord,
  tracing,
  type Verdict,
  verifyRecord,
} from './verify-record.ts';
