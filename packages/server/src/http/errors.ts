import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Metrics } from '../metrics.ts';
import { Failure } from '../problem.ts';
import { storeFailure } from '../store/errors.ts';
import type { App } from './routes.ts';

/** Every error of any kind leaves as `application/problem+json` that says what to do. */
export function answerErrors(app: App, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asFailure(error);
    metrics.refusals.inc({ code: failure.code });
    if (failure.code === 'internal') request.log.error({ err: error }, 'request failed');
    else if (failure.code === 'storage') request.log.error({ err: failure.cause }, 'storage failed');
    return sendFailure(reply, failure);
  });
  app.setNotFoundHandler((request, reply) => {
    metrics.refusals.inc({ code: 'not-found' });
    return sendFailure(reply, notFound(request));
  });
}

export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { problem } = failure;
  // Serialised here: the schema of the route's answer is not the problem's.
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem);
}

/** Answers what is no HTTP, too much of it, or never came to its end: no route ever sees it. */
export function answerGarbage(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { problem } =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new Failure('too-large', 'Send fewer or shorter headers: this is more than is read.')
      : new Failure('malformed', 'This is no whole HTTP request: send it anew.');
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  // Whoever does not hang up then is cut.
  socket.setTimeout(1000, () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function notFound(request: FastifyRequest): Failure {
  const path = request.url.split('?')[0]?.slice(0, 200);
  return new Failure(
    'not-found',
    `No ${request.method} ${path} here: check the address; /api/openapi.json lists the routes.`,
  );
}

/** What went wrong, in words for the client; details of unknown errors stay in the log. */
export function asFailure(error: unknown): Failure {
  const known = storeFailure(error);
  if (known instanceof Failure) return known;
  const { code, statusCode, message } = error as Partial<FastifyError>;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const faults = error.validation.map(({ instancePath, message: why }) => `${instancePath || '/'}: ${why}`);
    return new Failure('malformed', `Mend this and send it again: ${faults.slice(0, 10).join('; ')}.`);
  }
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Failure('too-large', 'Send a smaller body: at most 256 kB, or 4 MB for a record.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Failure('wrong-type', 'Send JSON, with the header content-type: application/json.');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new Failure('malformed', 'The body is no JSON: send a JSON object.');
    default:
  }
  if (statusCode === 413) return new Failure('too-large', 'Send less: this is more than is read.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Failure('malformed', `This request can't be read: ${message ?? 'it is malformed'}.`);
  }
  return new Failure(
    'internal',
    'Try again; if it fails again, tell whoever runs this server: the log has the reason.',
  );
}
