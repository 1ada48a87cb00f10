import type { ChatLine, ChatPage, Level, LobbyPage, TableInfo } from '@backlot/protocol';
import { json, request } from '../../session/api.ts';
import { myZone } from '../time/presets.ts';

const id = encodeURIComponent;
const query = (wish: Readonly<Record<string, string | number | undefined>>): string => {
  const set = Object.entries(wish).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)] as [string, string]],
  );
  return new URLSearchParams(set).toString();
};

/** What the lobby is asked for; what is empty is left open. */
export type LobbyWish = {
  readonly show: 'open' | 'playing';
  readonly title?: string;
  readonly pace?: string;
  readonly free?: string;
  readonly cursor?: string | undefined;
};

/** The server's routes about tables among people. Every call throws `Failed` with the trouble to show. */
export const socialApi = {
  lobby: (wish: LobbyWish) => json<LobbyPage>('GET', `/lobby?${query(wish)}`),
  /** The seat kept for me, else the first free one of a public table. */
  sit: (table: string) => json<TableInfo>('POST', `/tables/${id(table)}/sit`, myZone()),
  bots: (table: string, level: Level, seat?: number) =>
    json<TableInfo>('POST', `/tables/${id(table)}/bots`, { level, ...(seat === undefined ? {} : { seat }) }),
  /** Leaves a table that has not begun, or gives one of its seats free. */
  free: (table: string, seat?: number) =>
    request('POST', `/tables/${id(table)}/free`, seat === undefined ? {} : { seat }),
  close: (table: string) => json<TableInfo>('POST', `/tables/${id(table)}/close`),
  rematch: (table: string, key: string) => json<TableInfo>('POST', `/tables/${id(table)}/rematch`, { key }),
  chat: (table: string, page: { after?: number; before?: number } = {}) =>
    json<ChatPage>('GET', `/tables/${id(table)}/chat?${query(page)}`),
  /** Safe to repeat with the same key: it is said once. */
  say: (table: string, key: string, text: string) =>
    json<ChatLine>('POST', `/tables/${id(table)}/chat`, { key, text }),
  hear: (table: string, n: number, hear: boolean) =>
    request('POST', `/tables/${id(table)}/chat/hear`, { n, hear }),
};
