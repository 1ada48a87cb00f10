import type { Migration } from 'kysely';
import { first } from './0001-first.ts';
import { people } from './0002-people.ts';
import { jobs } from './0003-jobs.ts';
import { standingOrders } from './0004-standing-orders.ts';
import { social } from './0005-social.ts';
import { clocks } from './0006-clocks.ts';
import { notices } from './0007-notices.ts';
import { ratings } from './0008-ratings.ts';
import { tokens } from './0009-tokens.ts';
import { reportsRematchesZones } from './0010-reports-rematches-zones.ts';
import { tallies } from './0011-tallies.ts';
import { shared } from './0012-shared.ts';
import { bans } from './0013-bans.ts';
import { rowRequests } from './0014-row-requests.ts';

/**
 * In the order of their names, one file each. A migration that was released is never changed; it runs on SQLite and on
 * PostgreSQL alike. One that is new takes the next number; where two branches took the same or passed each other, a
 * database takes them in either order, so none may need what another branch's made.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-people': people,
  '0003-jobs': jobs,
  '0004-standing-orders': standingOrders,
  '0005-social': social,
  '0006-clocks': clocks,
  '0007-notices': notices,
  '0008-ratings': ratings,
  '0009-tokens': tokens,
  '0010-reports-rematches-zones': reportsRematchesZones,
  '0011-tallies': tallies,
  '0012-shared': shared,
  '0013-bans': bans,
  '0014-row-requests': rowRequests,
};
