import {
  type GameRecord,
  parseRecord,
  RecordError,
  type Reel,
  revealingReel,
  type Verdict,
} from '@backlot/table';
import { playable } from '../../boards/shelf.ts';
import { check, type Progress } from './check.ts';
import { shapeOf } from './film.ts';
import { RecordTrouble, type RecordTroubleCode } from './record-trouble.ts';
import { type Showing, showingOf } from './showing.ts';

/** Largest file that is read, in bytes. */
const LARGEST = 8_388_608;

/** A record that can be shown: up to its last true row, with what checking it came to. */
export interface OpenedRecord {
  readonly record: GameRecord;
  readonly showing: Showing;
  readonly verdict: Verdict;
  readonly reel: Reel;
}

/** Reads a file as text. @throws RecordTrouble `too-large`, `unreadable` */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > LARGEST) throw new RecordTrouble('too-large', `${file.size} bytes`);
  try {
    return await file.text();
  } catch (error) {
    throw new RecordTrouble('unreadable', String(error));
  }
}

/** A record from the text of its file. @throws RecordTrouble */
export function recordIn(text: string): GameRecord {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new RecordTrouble('not-json', error instanceof Error ? error.message : String(error));
  }
  try {
    return parseRecord(json);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    throw new RecordTrouble(kindOf(error), error.message);
  }
}

function kindOf({ path }: RecordError): RecordTroubleCode {
  return path === 'version' ? 'version' : path === 'format' || path === '' ? 'not-record' : 'damaged';
}

/** Makes a replay of a record's text: all of it in this page. @throws RecordTrouble */
export async function openRecord(text: string, progress?: Progress): Promise<OpenedRecord> {
  const record = recordIn(text);
  const showing = await showingFor(record);
  const { verdict, table } = await check(record, showing.game, progress);
  if (table === undefined) {
    const { fault, message } = verdict as Extract<Verdict, { ok: false }>;
    const code = fault === 'rules' ? 'rules' : fault === 'unfinished' ? 'running' : 'damaged';
    throw new RecordTrouble(code, message);
  }
  return { record, showing, verdict, reel: revealingReel(table, shapeOf(record.game.id)) };
}

/** Who draws a record. @throws RecordTrouble `title`, `edition` */
export async function showingFor({ game, edition, seats }: GameRecord): Promise<Showing> {
  if (!playable(game.id)) throw new RecordTrouble('title', game.id);
  const names = seats.map(({ name }) => name);
  const showing = await showingOf(game.id, edition.data, names).catch(error => {
    throw new RecordTrouble('edition', error instanceof Error ? error.message : String(error));
  });
  if (showing === undefined) throw new RecordTrouble('title', game.id);
  return showing;
}
