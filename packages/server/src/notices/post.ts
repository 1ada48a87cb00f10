import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { type Found, placeOf, readAddress } from './guard.ts';
import { Unsent, unsent } from './trouble.ts';

/** What is sent to an address that a player or a player's browser gave. */
export type Letter = {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Uint8Array;
};

/** Sends a letter and gives the status of the answer. Tests put their own in its place. */
export interface Post {
  /** @throws Unsent */
  send(address: string, letter: Letter): Promise<number>;
}

/** Milliseconds for looking the name up, connecting and answering, all together. */
const PATIENCE = 5000;

type Options = {
  /** Lets letters go to plain http and to addresses that are not public. */
  readonly inside: boolean;
  readonly resolve?: (name: string) => Promise<readonly Found[]>;
  readonly patience?: number;
};

/**
 * Sends over the internet and nowhere else: https, to an address that was looked at, without following redirects and
 * without reading what is answered.
 */
export function guardedPost({ inside, resolve, patience = PATIENCE }: Options): Post {
  const find = resolve ?? (name => lookup(name, { all: true }));
  return {
    async send(address, letter) {
      const url = readAddress(address, inside);
      const signal = AbortSignal.timeout(patience);
      try {
        const place = await within(signal, placeOf(url, inside, find));
        return await post(url, place, letter, signal);
      } catch (error) {
        throw signal.aborted ? new Unsent('late', undefined, error) : unsent(error);
      }
    },
  };
}

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_done, failed) => {
    signal.addEventListener('abort', () => failed(signal.reason as Error), { once: true });
  });
  return Promise.race([work, late]);
}

function post(url: URL, place: Found, { headers, body }: Letter, signal: AbortSignal): Promise<number> {
  return new Promise((done, failed) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const sent: ClientRequest = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal,
        // Whatever the name leads to by now, the connection goes to the address that was looked at.
        lookup: (_name, { all }, found) =>
          all ? found(null, [place]) : found(null, place.address, place.family),
      },
      response => {
        done(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}
