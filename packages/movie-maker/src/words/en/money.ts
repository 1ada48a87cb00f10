const exact = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/**
 * An amount in pounds, short and never rounded: "650k", "6.5m", "1.25m", "0".
 * From a thousand on in thousands, from a million on in millions.
 */
export function money(pounds: number): string {
  const size = Math.abs(pounds);
  if (size >= 1_000_000) return `${pounds / 1_000_000}m`;
  return size >= 1_000 ? `${pounds / 1_000}k` : `${pounds}`;
}

/** An amount in pounds in full: "£650,000". */
export const exactMoney = (pounds: number): string =>
  `${pounds < 0 ? '-' : ''}£${exact.format(Math.abs(pounds))}`;
