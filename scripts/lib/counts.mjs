import { readFileSync } from 'node:fs';

/** How many tests passed, failed and were skipped. */
export const none = () => ({ passed: 0, failed: 0, skipped: 0 });

export const sum = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** The closing line, by itself on its line. */
export const closing = counts =>
  `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that ended badly has failed at least once, also where it wrote no report or none that says so. */
const honest = (counts, code) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/** Counts of a vitest run from its JSON report; a file that can't be loaded counts as one failure. */
export function vitestCounts(file, code) {
  const report = readReport(file);
  if (report === undefined) return honest(none(), code || 1);
  const broken = report.testResults.filter(
    result => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return honest(counts, code);
}

/** Counts of a Playwright run from its JSON report; a test that needed a second try counts as failed. */
export function playwrightCounts(file, code) {
  const stats = readReport(file)?.stats;
  if (stats === undefined) return honest(none(), code || 1);
  return honest(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    code,
  );
}
