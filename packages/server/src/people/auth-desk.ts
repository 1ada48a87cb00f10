import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../problem.ts';
import { houseSecret } from '../store/secrets.ts';
import type { Auth, AuthAround } from './auth.ts';
import { isHttps, tokenOf } from './session.ts';

/** How many addresses of this server are known at once; the Host header is anybody's to choose. */
const ADDRESSES = 16;

type Module = typeof import('./auth.ts');
type Call = { readonly auth: Auth; readonly headers: Headers };

/**
 * Brings requests to the accounts library and its cookies back. The library is loaded apart from the rest
 * of the server: the start does not wait for it, and tests that need none of it never load it.
 */
export class AuthDesk {
  readonly #around: Omit<AuthAround, 'secret'>;
  readonly #byOrigin = new Map<string, Auth>();
  #loaded: Promise<{ module: Module; secret: string }> | undefined;

  constructor(around: Omit<AuthAround, 'secret'>) {
    this.#around = around;
  }

  /** The library's side, loaded from now on. */
  async module(): Promise<Module> {
    return (await this.#load()).module;
  }

  /**
   * Calls the library in the name of a request. A challenge's cookie is set on the reply.
   * @param as `nobody` where the session of the browser must not matter
   */
  async call<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    as: 'me' | 'nobody',
    work: (call: Call) => Promise<{ headers: Headers; response: T }>,
  ): Promise<T> {
    const { module, secret } = await this.#load();
    const headers = new Headers();
    const cookies: string[] = [];
    const token = tokenOf(request);
    if (as === 'me' && token !== undefined) cookies.push(module.signedSession(token, secret));
    const name = module.challengeCookie(isHttps(request));
    const challenge = request.cookies[name];
    if (challenge !== undefined) cookies.push(`${name}=${encodeURIComponent(challenge)}`);
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
    const agent = request.headers['user-agent'];
    if (agent !== undefined) headers.set('user-agent', agent);
    const answer = await work({ auth: await this.#of(request), headers });
    for (const line of answer.headers.getSetCookie()) {
      if (line.startsWith(`${name}=`)) reply.header('set-cookie', line);
    }
    return answer.response;
  }

  async #of(request: FastifyRequest): Promise<Auth> {
    const { module, secret } = await this.#load();
    const origin = originOf(request);
    const known = this.#byOrigin.get(origin);
    if (known !== undefined) return known;
    const made = module.makeAuth(origin, { ...this.#around, secret });
    const [oldest] = this.#byOrigin.keys();
    if (this.#byOrigin.size >= ADDRESSES && oldest !== undefined) this.#byOrigin.delete(oldest);
    this.#byOrigin.set(origin, made);
    return made;
  }

  #load() {
    this.#loaded ??= Promise.all([import('./auth.ts'), houseSecret(this.#around.db, 'accounts')]).then(
      ([module, secret]) => ({ module, secret }),
    );
    // What failed to load (a full disk, say) is tried again.
    this.#loaded.catch(() => {
      this.#loaded = undefined;
    });
    return this.#loaded;
  }
}

/** The address a request was sent to, "https://games.example.org". */
export function originOf(request: FastifyRequest): string {
  const text = `${request.protocol}://${request.host}`;
  if (!URL.canParse(text))
    throw new Failure('malformed', 'The Host header is no address: open the page by its address.');
  return new URL(text).origin;
}
