import type { NoticeTrouble } from '@backlot/protocol';

/** A notice did not go out: why, as the page puts it into words. */
export class Unsent extends Error {
  override readonly name = 'Unsent';
  readonly code: NoticeTrouble['code'];
  /** The status that the other side answered with. */
  readonly status: number | undefined;

  constructor(code: NoticeTrouble['code'], status?: number, cause?: unknown) {
    super(status === undefined ? code : `${code}: ${status}`, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
  }
}

/** The trouble behind anything that was thrown while sending. */
export function unsent(thrown: unknown): Unsent {
  return thrown instanceof Unsent ? thrown : new Unsent('unreachable', undefined, thrown);
}

/** Why an answer of that status means that nothing was taken; undefined where it was. */
export function refusedBy(status: number): Unsent | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return new Unsent('redirect', status);
  return new Unsent(status === 404 || status === 410 ? 'gone' : 'refused', status);
}

/** As it stands in the store. */
export function troubleText({ code, status }: Unsent): string {
  return JSON.stringify({ code, ...(status !== undefined && { status }) });
}
