import type { Ban, Problem } from '@backlot/protocol';

/** What can go wrong as the page meets it: a problem the server names, or one only the page can see. */
export type TroubleCode = Problem['code'] | 'unreachable' | 'outdated';

export interface Trouble {
  readonly code: TroubleCode;
  /** The server's own advice, in full; shown below our words where it says more. */
  readonly detail?: string | undefined;
  readonly rule?: string | undefined;
  /** Until when and why, where somebody is banned. */
  readonly ban?: Ban | undefined;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** Thrown by requests and moves that did not go through. */
export class Failed extends Error {
  override readonly name = 'Failed';
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.detail ?? trouble.code);
    this.trouble = trouble;
  }
}

/** The trouble behind anything that was thrown; what nobody foresaw is `internal`. */
export function troubleOf(thrown: unknown): Trouble {
  if (thrown instanceof Failed) return thrown.trouble;
  return { code: 'internal', detail: thrown instanceof Error ? thrown.message : String(thrown) };
}

/** Reads a problem from the body of a failed answer; a body that is none (a proxy's page, say) tells by its status. */
export function readProblem(body: unknown, status: number): Trouble {
  if (typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string') {
    const problem = body as Problem;
    const { code, detail, rule, values, ban } = problem;
    return { code, detail, rule, values, ban };
  }
  if (status === 404) return { code: 'not-found' };
  if (status === 502 || status === 503 || status === 504) return { code: 'unreachable' };
  return { code: 'internal', detail: `HTTP ${status}` };
}
