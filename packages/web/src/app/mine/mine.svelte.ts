import type { TableInfo } from '@backlot/protocol';
import { api } from '../../session/api.ts';
import { noteTables } from '../notices/attention.svelte.ts';

/** Milliseconds between two looks at whose turn it is. */
const LOOK_EVERY = 10_000;

/** The tables I sit at as they were at the last look; one look for all that show them. */
export const mine: { tables: readonly TableInfo[] } = $state({ tables: [] });

/** Asks the server now. @throws Failed */
export async function look(): Promise<void> {
  mine.tables = await api.tables();
  noteTables(mine.tables);
}

/** Looks now and again while the page is seen; what fails is asked for again the next time. Gives back how to stop. */
export function keepLooking(): () => void {
  const again = () => {
    if (!document.hidden) look().catch(() => undefined);
  };
  again();
  const timer = setInterval(again, LOOK_EVERY);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', again);
  };
}
