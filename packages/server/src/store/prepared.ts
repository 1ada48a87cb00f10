import type { Compilable, CompiledQuery } from 'kysely';

/** Stands where a value is to stand. */
class Gap {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once, when it is first used; after that only its values are put in: ten times
 * as quick, which matters for what is written with every move.
 *
 * `build` gets a stand-in for each value, to be put into the query like any other; it must not look at them, and what it
 * writes itself stays the same for ever.
 * @param names of all values
 */
export function prepared<const Name extends string, Values extends Readonly<Record<Name, unknown>>, Row>(
  names: readonly Name[],
  build: (values: Values) => Compilable<Row>,
): (values: Values) => CompiledQuery<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  return values => {
    compiled ??= build(
      Object.fromEntries(names.map(name => [name, new Gap(name)])) as unknown as Values,
    ).compile();
    const parameters = compiled.parameters.map(value =>
      value instanceof Gap ? values[value.name as Name] : value,
    );
    return { ...compiled, parameters };
  };
}
