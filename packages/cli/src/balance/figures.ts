/** Sum of numbers. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The value below which the share `at` of the sorted values lies, 0 to 1. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? Number.NaN;
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export const verdict = (holds: boolean): string => (holds ? 'holds' : 'does not hold');

/** Sums lists place by place. */
export function sumOf(lists: readonly (readonly number[])[]): number[] {
  const total: number[] = [];
  for (const list of lists) list.forEach((value, i) => (total[i] = (total[i] ?? 0) + value));
  return total;
}

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
