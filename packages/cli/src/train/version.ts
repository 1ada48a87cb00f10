import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** The subject of the commit that runs, and whether files differ from it; outside a repository says so. */
export function codeVersion(): string {
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `"${git('log', '-1', '--format=%s')}"${changed ? ' with changes' : ''}`;
  } catch {
    return 'unknown, outside a repository';
  }
}
