import type { MadeToken, NewToken, TokenInfo } from '@backlot/protocol';
import { json, request } from '../../session/api.ts';

export interface Bot {
  readonly id: string;
  readonly name: string;
}

/** The server's routes about tokens. Every call throws `Failed` with the trouble to show. */
export const tokenApi = {
  list: () => json<TokenInfo[]>('GET', '/me/tokens'),
  bots: () => json<Bot[]>('GET', '/me/bots'),
  make: (wish: NewToken) => json<MadeToken>('POST', '/me/tokens', wish),
  revoke: (token: string) => request('DELETE', `/me/tokens/${encodeURIComponent(token)}`),
};
