import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { checkOrigin } from '../http/origin.ts';
import type { App, Services } from '../http/routes.ts';
import type { Person } from '../people/session.ts';
import { Failure } from '../problem.ts';
import { Connection } from './connection.ts';

/** Largest message a page may send, in bytes; a move is a hundred. */
const MAX_MESSAGE = 4096;
/** A link silent for two beats is dead: found within 10 seconds. */
const BEAT_MS = 4000;

/** How often an open link's session is looked up anew, in beats: it may be too old, or news of its end lost. */
const BEATS_A_LOOK = 15;

const PERSON = Symbol('person');
type Known = FastifyRequest & { [PERSON]?: Person };

/** Adds the WebSocket at /api/socket, and tells every page when the server stops. */
export async function addSocket(app: App, services: Services): Promise<void> {
  const { sessions, house, hall, metrics, config, turns } = services;
  const open = new Set<Connection>();
  const sessionOf = new Map<Connection, string>();
  sessions.onEnded(ended => {
    for (const [connection, hash] of sessionOf) if (hash === ended) connection.signOut();
  });

  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE, perMessageDeflate: false },
    preClose(done: () => void) {
      for (const connection of open) connection.send({ type: 'closing' });
      for (const client of app.websocketServer.clients) client.close(1012, 'server restarts');
      app.websocketServer.close(() => undefined);
      done();
    },
  });

  app.get(
    '/api/socket',
    {
      websocket: true,
      schema: { hide: true },
      async preValidation(request: Known) {
        if (!request.ws)
          throw new Failure('malformed', 'Open a WebSocket here; this was an ordinary request.');
        checkOrigin(request, config.allowedOrigins);
        request[PERSON] = await sessions.need(request);
      },
    },
    (socket, request: Known) => {
      const person = request[PERSON];
      if (person === undefined) return socket.terminate();
      const connection = new Connection(socket, request.raw.socket, person, {
        house,
        hall,
        metrics,
        turns,
        log: request.log,
        rateLimit: config.rateLimit,
      });
      open.add(connection);
      sessionOf.set(connection, sessions.hashOf(request) ?? '');
      metrics.sockets.set(open.size);
      socket.on('close', () => {
        open.delete(connection);
        sessionOf.delete(connection);
        metrics.sockets.set(open.size);
      });
    },
  );

  let beats = 0;
  const beat = setInterval(() => {
    beats++;
    let at = 0;
    for (const connection of open) {
      connection.beat();
      // Each in its turn, so that the looks are spread over a minute.
      if ((beats + at++) % BEATS_A_LOOK === 0) void look(connection);
    }
  }, BEAT_MS);
  const look = async (connection: Connection) => {
    const stands = await sessions.stands(sessionOf.get(connection) ?? '').catch(() => true);
    if (!stands) connection.signOut();
  };
  app.addHook('onClose', async () => clearInterval(beat));
}
