/** The screens, each with an address of its own. */
export type Route =
  | { readonly screen: 'foyer' }
  | { readonly screen: (typeof PLAIN)[number] }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'join'; readonly table: string; readonly invite: string }
  /** A game that has ended, or without a table the screen that opens a record. */
  | { readonly screen: 'replay'; readonly table?: string }
  | { readonly screen: 'person'; readonly person: string }
  | { readonly screen: 'nowhere' };

const PLAIN = ['about', 'profile', 'tables', 'ratings', 'sign-in', 'enter'] as const;
const NAME = /^[A-Za-z0-9_-]{6,64}$/;

/** Which screen a path means; paths that mean none lead nowhere, politely. */
export function route(path: string): Route {
  const [first = '', second = '', third = '', ...rest] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (rest.length > 0) return { screen: 'nowhere' };
  if (first === '') return { screen: 'foyer' };
  const plain = PLAIN.find(screen => screen === first);
  if (plain !== undefined && second === '') return { screen: plain };
  if (first === 'table' && NAME.test(second) && third === '') return { screen: 'table', table: second };
  if (first === 'replay' && second === '') return { screen: 'replay' };
  if (first === 'replay' && NAME.test(second) && third === '') return { screen: 'replay', table: second };
  if (first === 'join' && NAME.test(second) && NAME.test(third))
    return { screen: 'join', table: second, invite: third };
  if (first === 'people' && NAME.test(second) && third === '') return { screen: 'person', person: second };
  return { screen: 'nowhere' };
}

export const tablePath = (table: string): string => `/table/${table}`;
/** Where anybody with the link sees an ended game; without a table, where records are opened. */
export const replayPath = (table?: string): string => (table === undefined ? '/replay' : `/replay/${table}`);
export const personPath = (person: string): string => `/people/${person}`;
export const joinPath = (table: string, invite: string): string => `/join/${table}/${invite}`;
