import { complete, join, object, type Report, word } from '@backlot/engine/edition';
import { SOURCES, type Source } from '../edition.ts';

/** The provenance of each of a component's fields, none left out. */
export function sources(
  value: unknown,
  path: string,
  names: readonly string[],
  report: Report,
): Record<string, Source> | undefined {
  const field = object(value, path, names, report);
  if (field === undefined) return undefined;
  const read = names.map(name => [name, word(field(name), join(path, name), SOURCES, report)] as const);
  return complete(Object.fromEntries(read) as Record<string, Source | undefined>);
}
