import type { Place, Row } from './trace.ts';

const WIDTH = 100;

/** The first words of a text, on one line of at most `width` characters. */
function firstWords(text: string, width: number): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= width ? line : `${line.slice(0, line.lastIndexOf(' ', width - 2))} …`;
}

/** Places by file, as in "film-scene.ts:12,40 setup.ts:3"; the package's own folder is left out. */
function places(found: readonly Place[], folder: string): string {
  const lines = new Map<string, number[]>();
  for (const { file, line } of found) {
    const short = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : file;
    lines.set(short, [...(lines.get(short) ?? []), line]);
  }
  return [...lines].map(([file, at]) => `${file}:${at.join(',')}`).join('  ') || '-';
}

/** A paragraph as three lines: its words, its code, its tests. */
export function rowText(row: Row, folder: string): string {
  return [
    `${row.id.padEnd(9)} ${firstWords(row.text ?? '-', WIDTH)}`,
    `          code   ${places(row.code, folder)}`,
    `          tests  ${places(row.tests, folder)}`,
  ].join('\n');
}
