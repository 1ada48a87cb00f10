/** A mean with its 95 % interval. */
export interface Score {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** 97.5 % point of the normal distribution: two-sided 95 %. */
const Z = 1.96;

/** The mean of the blocks' scores and its 95 % interval; blocks are independent, games within one are not. */
export function scoreOf(blocks: readonly number[]): Score {
  const count = blocks.length;
  const mean = blocks.reduce((sum, score) => sum + score, 0) / count;
  if (count < 2) return { mean, low: 0, high: 1 };
  const variance = blocks.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (count - 1);
  const half = Z * Math.sqrt(variance / count);
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}
