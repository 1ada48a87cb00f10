import type { Variant, VariantWords } from '@backlot/engine';

/** Every variant of a title with its values, the default first. */
type Variants = Readonly<Record<string, readonly string[]>>;
type AllWords = Readonly<Record<string, VariantWords>>;

/** One of a table's variants in words. */
export interface VariantLine {
  readonly id: string;
  /** What it decides. */
  readonly name: string;
  readonly value: string;
  /** What the value means. */
  readonly text: string;
}

/** Each variant of a title with a value: the remembered one where the title still has it, else the default. */
export function fitVariant(
  remembered: unknown,
  { variants }: { readonly variants: Variants },
): Record<string, string> {
  const kept = new Map(Object.entries(Object(remembered ?? {}) as Record<string, unknown>));
  return Object.fromEntries(
    Object.entries(variants).flatMap(([id, values]) => {
      const value = values.find(known => known === kept.get(id)) ?? values[0];
      return value === undefined ? [] : [[id, value]];
    }),
  );
}

/** What a table is played with, in the words of its title; what these don't know is shown by its ids. */
export const variantLines = (variant: Variant, words: AllWords): VariantLine[] =>
  Object.entries(variant).map(([id, value]) => {
    const own = words[id];
    const chosen = own?.values[value];
    return { id, name: own?.name ?? id, value: chosen?.name ?? value, text: chosen?.text ?? '' };
  });

/** The part of a variant that differs from the defaults. */
export const unusual = (variant: Variant, variants: Readonly<Record<string, readonly string[]>>): Variant =>
  Object.fromEntries(Object.entries(variant).filter(([id, value]) => variants[id]?.[0] !== value));
