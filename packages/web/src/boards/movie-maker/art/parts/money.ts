/** Pounds as they stand on cards and notes: 50k, 1.5m. */
export const short = (pounds: number): string =>
  pounds >= 1_000_000 ? `${Math.round(pounds / 10_000) / 100}m` : `${Math.round(pounds / 1000)}k`;
