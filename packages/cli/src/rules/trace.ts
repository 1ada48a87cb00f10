import { mentions } from './ids.ts';
import { lineAt, type Source, sourcesUnder } from './sources.ts';
import { titles } from './titles.ts';

/** A title's rulebook and where its code stands. */
export type Rulebook = {
  /** As in `packages/melies`. */
  readonly folder: string;
  /** What its ids begin with: "MEL". */
  readonly prefix: string;
  readonly paragraphs: readonly string[];
  /** The paragraph in words; undefined where it has none. */
  readonly text: (id: string) => string | undefined;
};

export type Place = { readonly file: string; readonly line: number };

/** One paragraph and all that carries it. */
export type Row = {
  readonly id: string;
  readonly text: string | undefined;
  readonly code: readonly Place[];
  readonly tests: readonly Place[];
};

export type Trace = {
  readonly rows: readonly Row[];
  /** What is missing or wrong, a sentence each; a rulebook that is whole has none. */
  readonly gaps: readonly string[];
};

const shown = (place: Place): string => `${place.file}:${place.line}`;

/** Follows every paragraph of a rulebook through the project in `root`: its words, its code, its tests. */
export function trace(root: string, rulebook: Rulebook): Trace {
  const code = new Map<string, Place[]>();
  const tests = new Map<string, Place[]>();
  const unknown = new Map<string, Place[]>();
  const known = new Set(rulebook.paragraphs);
  const { folder, prefix } = rulebook;

  const note = (map: Map<string, Place[]>, id: string, source: Source, index: number): void => {
    const place = { file: source.path, line: lineAt(source.text, index) };
    const places = map.get(id) ?? [];
    if (!places.some(other => shown(other) === shown(place))) places.push(place);
    map.set(id, places);
  };
  // The list of ids itself and the words carry no rule out.
  const carriesOut = ({ path }: Source): boolean =>
    path.startsWith(`${folder}/src/`) &&
    path !== `${folder}/src/rulebook.ts` &&
    !path.startsWith(`${folder}/src/words/`);

  for (const source of [...sourcesUnder(root, 'packages'), ...sourcesUnder(root, 'e2e')]) {
    if (/^packages\/[^/]+\/src\//.test(source.path)) {
      for (const { id, index } of mentions(source.text, prefix, known)) {
        if (!known.has(id)) note(unknown, id, source, index);
        else if (carriesOut(source)) note(code, id, source, index);
      }
      continue;
    }
    // Only titles: a test may well ask what becomes of an id that nobody knows.
    for (const title of titles(source.text)) {
      for (const { id, index } of mentions(title.text, prefix, known)) {
        note(known.has(id) ? tests : unknown, id, source, title.index + index);
      }
    }
  }

  const rows = rulebook.paragraphs.map(id => ({
    id,
    text: rulebook.text(id)?.trim() || undefined,
    code: code.get(id) ?? [],
    tests: tests.get(id) ?? [],
  }));
  const gaps = rows.flatMap(row => [
    ...(row.text === undefined ? [`${row.id} has no text`] : []),
    ...(row.code.length === 0 ? [`${row.id} has no code`] : []),
    ...(row.tests.length === 0 ? [`${row.id} has no test`] : []),
  ]);
  for (const [id, places] of unknown)
    gaps.push(`${id} is no paragraph, but stands in ${places.map(shown).join(', ')}`);
  if (rows.length === 0) gaps.push(`${folder} has no paragraphs`);
  return { rows, gaps };
}
