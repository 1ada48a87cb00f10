import type { TableInfo } from '@backlot/protocol';
import { api } from '../../session/api.ts';
import { rematch } from '../foyer/new-table.ts';
import { go } from '../navigation.svelte.ts';
import { tablePath } from '../route.ts';

/** Opens a new table with the same seats and goes there. `key` makes a second try the same table. */
export async function startAgain(info: TableInfo, key: string): Promise<void> {
  go(tablePath((await api.create(rematch(info, key))).id));
}
