import type { Course, Learned } from './school.ts';

/** A source file with the weights, and above them what made them. */
export function weightsFile({ trained, losses }: Learned, course: Course, version: string): string {
  const { HIDDEN, SCALE, WEIGHTS } = trained;
  const width = WEIGHTS.length / HIDDEN;
  const lines = Array.from(
    { length: HIDDEN },
    (_, j) => `  ${WEIGHTS.slice(j * width, (j + 1) * width).join(', ')},`,
  );
  const { games, rounds, seed, hidden, epochs } = course;
  const apart = [...losses].map(
    ([seats, loss]) => `${seats === 'all' ? 'all' : `${seats} seats`} ${loss.toFixed(4)}`,
  );
  return `/**
 * What the network learned: for each hidden figure the weights of its inputs (features.ts, in that order), its bias and
 * its weight in the sum, in thousandths.
 *
 * Made by \`npm run train -- movie-maker --games ${games} --rounds ${rounds} --seed ${seed} --hidden ${hidden}
 * --epochs ${epochs}\` at the commit ${version}.
 * Loss in games held out: ${apart.join(', ')}.
 */
export const HIDDEN = ${HIDDEN};
export const SCALE = ${SCALE};
// biome-ignore format: one line for each hidden figure
export const WEIGHTS: readonly number[] = [
${lines.join('\n')}
];
`;
}
