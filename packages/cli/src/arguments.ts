import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf, UsageError } from './errors.ts';

/** The flags of a command: with a value (`string`) or without (`boolean`). */
type Flags = Readonly<Record<string, 'string' | 'boolean'>>;
type Values<F extends Flags> = {
  readonly [K in keyof F]?: F[K] extends 'boolean' ? boolean : string;
};

/** Splits a command's arguments into words and flags. Throws a UsageError for a flag that does not exist. */
export function readArguments<const F extends Flags>(
  args: readonly string[],
  flags: F,
): { readonly words: readonly string[]; readonly flags: Values<F> } {
  const options: ParseArgsConfig['options'] = {};
  for (const [name, type] of Object.entries(flags)) options[name] = { type };
  // "npm run X -- words" drops the dashes, "tsx main.ts X -- words" does not
  const own = args[0] === '--' ? args.slice(1) : [...args];
  try {
    const { values, positionals } = parseArgs({ args: own, options, allowPositionals: true });
    return { words: positionals, flags: values as Values<F> };
  } catch (error) {
    throw new UsageError(complaint(messageOf(error), Object.keys(flags)));
  }
}

/** Node's message, cut to its first sentence, with the flags there are. */
function complaint(message: string, names: readonly string[]): string {
  const first = message.split(/(?<=')\. | Did you forget/)[0] ?? message;
  const known = names.map(name => `--${name}`).join(', ');
  return `${first.charAt(0).toLowerCase()}${first.slice(1)} (flags: ${known})`;
}

/** Throws a UsageError where more words than `most` were given. */
export function noMoreThan(most: number, words: readonly string[]): void {
  const extra = words[most];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many`);
}

/** The number of a flag within its bounds, or `otherwise` where it was not given; throws a UsageError. */
export function numberOf(
  flag: string,
  text: string | undefined,
  { min, max, otherwise, whole = true }: { min: number; max: number; otherwise: number; whole?: boolean },
): number {
  if (text === undefined) return otherwise;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value;
  throw new UsageError(`--${flag} is a ${whole ? 'whole ' : ''}number from ${min} to ${max}, not "${text}"`);
}
