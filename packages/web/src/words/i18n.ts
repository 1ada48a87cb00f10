/** Word forms by plural category of a language; `#` stands for the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** What a catalogue needs of its language to make sentences with figures. */
export interface Language {
  readonly tag: string;
  /** "1 seat", "3 seats". */
  plural(count: number, forms: Forms): string;
  /** "1st", "2nd". */
  ordinal(count: number, forms: Forms): string;
  number(value: number): string;
  /** "Ann, Ben and Cleo". */
  list(items: readonly string[]): string;
  /** "3 minutes ago", for a time `ms` milliseconds in the past. */
  ago(ms: number): string;
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** Everything `Intl` knows about the language of a BCP 47 tag. */
export function language(tag: string): Language {
  const numbers = new Intl.NumberFormat(tag);
  const cardinal = new Intl.PluralRules(tag);
  const ordinals = new Intl.PluralRules(tag, { type: 'ordinal' });
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const times = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const fill = (rules: Intl.PluralRules, count: number, forms: Forms) =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', numbers.format(count));
  return {
    tag,
    plural: (count, forms) => fill(cardinal, count, forms),
    ordinal: (count, forms) => fill(ordinals, count, forms),
    number: value => numbers.format(value),
    list: items => lists.format(items),
    ago(ms) {
      for (const [unit, size] of UNITS) if (ms >= size) return times.format(-Math.floor(ms / size), unit);
      return times.format(0, 'minute');
    },
  };
}
