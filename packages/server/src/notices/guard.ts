import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Unsent } from './trouble.ts';

/** An address that a name stands for. */
export type Found = { readonly address: string; readonly family: number };

/**
 * Whether an address is one of the public internet. Everything else is refused: one's own machine and network,
 * link-local addresses (where clouds keep their secrets), multicast, and IPv6 that wraps an IPv4 address.
 */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * Reads an address given by a player.
 * @param inside whether plain http is allowed
 * @throws Unsent `bad-address`
 */
export function readAddress(text: string, inside: boolean): URL {
  if (!URL.canParse(text)) throw new Unsent('bad-address');
  const url = new URL(text);
  const plain = inside && url.protocol === 'http:';
  if ((url.protocol !== 'https:' && !plain) || url.username !== '' || url.password !== '')
    throw new Unsent('bad-address');
  return url;
}

/**
 * The address to connect to, the only one: a name looked up twice could lead elsewhere the second time.
 * @throws Unsent `inside` where the name stands for any address that is not public, `unreachable` where for none
 */
export async function placeOf(
  { hostname }: URL,
  inside: boolean,
  resolve: (name: string) => Promise<readonly Found[]>,
): Promise<Found> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(name);
  const found = family === 0 ? await resolve(name) : [{ address: name, family }];
  const [first] = found;
  if (first === undefined) throw new Unsent('unreachable');
  if (!inside && !found.every(({ address }) => isPublic(address))) throw new Unsent('inside');
  return first;
}
