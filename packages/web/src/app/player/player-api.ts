import type { Leaderboard, PersonPage, Pool } from '@backlot/protocol';
import { json } from '../../session/api.ts';

const id = encodeURIComponent;

/** The server's routes about ratings. Every call throws `Failed` with the trouble to show. */
export const playerApi = {
  person: (person: string) => json<PersonPage>('GET', `/people/${id(person)}`),
  board: (title: string, pool: Pool, page: number) =>
    json<Leaderboard>('GET', `/ratings/${id(title)}?pool=${pool}&page=${page}`),
};
