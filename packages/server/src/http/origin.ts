import type { FastifyRequest } from 'fastify';
import { Failure } from '../problem.ts';

/**
 * Refuses calls that a page of another site makes in the name of a guest. Programs send no Origin and are let in:
 * what protects a guest from those is its cookie.
 * @throws Failure `wrong-origin`
 */
export function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new Failure(
    'wrong-origin',
    `A page of ${origin.slice(0, 100)} may not call ${request.host}: open the game's own page, or add that address to ALLOWED_ORIGINS.`,
  );
}
