/** What can be wrong with a file that is opened as a record. */
export type RecordTroubleCode =
  | 'not-json'
  | 'not-record'
  | 'version'
  | 'damaged'
  | 'title'
  | 'edition'
  | 'rules'
  | 'running'
  | 'too-large'
  | 'unreadable';

/** Thrown where a file can't become a replay; `message` says what exactly, for whoever wants to mend it. */
export class RecordTrouble extends Error {
  override readonly name = 'RecordTrouble';
  readonly code: RecordTroubleCode;

  constructor(code: RecordTroubleCode, detail = '') {
    super(detail);
    this.code = code;
  }
}
