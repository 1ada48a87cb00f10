/** A paragraph's id where it stands in a text. */
export type Mention = {
  /** Without the letter of a part: "MEL-3.6" for "MEL-3.6a"; with it where that is a paragraph of its own. */
  readonly id: string;
  /** Index of its first character. */
  readonly index: number;
};

/**
 * Every id with the given prefix in `text`: "MEL-3.6", "MEL-R12" and, for its paragraph, "MEL-3.6a" (unless that one
 * is itself among the `known` ids).
 */
export function mentions(text: string, prefix: string, known: ReadonlySet<string>): Mention[] {
  const pattern = new RegExp(`\\b(${prefix}-(?:R\\d+|\\d+\\.\\d+))[a-z]?\\b`, 'g');
  return [...text.matchAll(pattern)].map(match => ({
    id: known.has(match[0]) ? match[0] : (match[1] as string),
    index: match.index,
  }));
}
