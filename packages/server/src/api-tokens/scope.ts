/** All that a token may be used for: playing. Whatever is about the person itself needs the person. */
const PLAYING: ReadonlySet<string> = new Set([
  'GET /api/me',
  'GET /api/titles',
  'POST /api/tables',
  'GET /api/tables',
  'GET /api/tables/:id',
  'POST /api/tables/:id/join',
  'POST /api/tables/:id/free',
  'GET /api/tables/:id/events',
  'GET /api/tables/:id/view',
  'POST /api/tables/:id/moves',
  'POST /api/tables/:id/undo',
  'GET /api/tables/:id/orders',
  'PATCH /api/tables/:id/orders',
  'GET /api/tables/:id/record',
  'GET /api/tables/:id/reel',
  'GET /api/ratings/:title',
  'GET /api/people/:id',
]);

/** Whether a token may call a route. @param url with `:id` in the place of ids */
export function forTokens(method: string, url: string | undefined): boolean {
  return PLAYING.has(`${method} ${url}`);
}
