import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { closing, playwrightCounts, sum, vitestCounts } from '../lib/counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'backlot-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(value) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

const missing = join(folder, 'missing.json');

describe('vitestCounts', () => {
  const base = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 2, testResults: [] };

  it('reads a run that went well', () => {
    expect(vitestCounts(report(base), 0)).toEqual({ passed: 5, failed: 0, skipped: 3 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(vitestCounts(report({ ...base, numFailedTests: 1, testResults }), 1).failed).toBe(2);
  });

  it('counts a bad end that the report does not know of', () => {
    expect(vitestCounts(report(base), 1)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a missing report as a failure, whatever the exit code', () => {
    expect(vitestCounts(missing, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(vitestCounts(missing, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('playwrightCounts', () => {
  it('counts a test that passed only at its second try as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(playwrightCounts(report({ stats }), 1)).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  it('counts a missing report and a bad end as failures', () => {
    expect(playwrightCounts(missing, 0).failed).toBe(1);
    expect(
      playwrightCounts(report({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 } }), 1).failed,
    ).toBe(1);
  });
});

it('sums and closes', () => {
  const counts = sum({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 });
  expect(closing(counts)).toBe('11 passed, 22 failed, 33 skipped');
});
