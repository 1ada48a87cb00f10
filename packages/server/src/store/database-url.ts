/** Parts of an address's query that say nothing secret. */
const SHOWN = ['sslmode', 'host', 'port', 'application_name'];
/** Stands in for the host where the query names it, as `postgres://user@/database?host=/run/postgresql` does. */
const NO_HOST = 'no-host.invalid';

/**
 * The address of a database as it may be shown: without its password. Where nobody can say for sure what belongs to
 * the password (it holds a `/`, `?`, `#` or `@` that should have been written as %2F, %3F, %23 or %40) only the kind of
 * the address is left.
 */
export function withoutPassword(url: string): string {
  const kind = /^[a-z][a-z0-9+.-]*:\/\//i.exec(url)?.[0] ?? '';
  const parsed = parseDatabaseUrl(url);
  if (parsed === undefined) return `${kind}***`;
  const { username, password, host, pathname, searchParams } = parsed;
  const user = password === '' ? username : `${username}:***`;
  const query = Array.from(
    searchParams,
    ([name, value]) => `${name}=${SHOWN.includes(name) ? value : '***'}`,
  );
  const where = host === NO_HOST ? '' : host;
  return `${kind}${user === '' ? '' : `${user}@`}${where}${pathname}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Takes an address apart, or gives undefined where it can't be taken apart in one way only. */
export function parseDatabaseUrl(url: string): URL | undefined {
  const [address = ''] = url.split('?');
  const whole = address.includes('@/') ? url.replace('@/', `@${NO_HOST}/`) : url;
  if (!URL.canParse(whole)) return undefined;
  const parsed = new URL(whole);
  const beyond = parsed.pathname + parsed.search + parsed.hash;
  // A sign that should stand before the host alone: the user or the password ended too early.
  return beyond.includes('@') || parsed.hash !== '' ? undefined : parsed;
}
