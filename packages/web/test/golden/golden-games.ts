import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GameRecord, Reel } from '@backlot/table';

const folder = new URL('.', import.meta.url);
const unpacked = (file: string): string => String(gunzipSync(readFileSync(new URL(file, folder))));

/** One game of a released version: its record as text, and its reel. */
export interface GoldenGame {
  readonly name: string;
  readonly text: string;
  readonly record: GameRecord;
  readonly reel: Reel;
}

/** Every game that is kept; scripts/golden-game.mjs makes them. */
export const goldenGames = (): GoldenGame[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.record.json.gz'))
    .map(file => {
      const name = file.replace('.record.json.gz', '');
      const text = unpacked(file);
      const reel = JSON.parse(unpacked(`${name}.reel.json.gz`)) as Reel;
      return { name, text, record: JSON.parse(text) as GameRecord, reel };
    });
