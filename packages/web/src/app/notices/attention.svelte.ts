import type { TableInfo } from '@backlot/protocol';
import { api } from '../../session/api.ts';
import { identity } from '../me.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { ring } from './bell.ts';
import { renewPush } from './push.ts';
import { waitingForMe } from './waiting.ts';

/** Milliseconds between two looks at the tables, also while nobody looks at the page. */
const LOOK_EVERY = 30_000;

let elsewhere = $state.raw<readonly string[]>([]);
/** The table this page shows, and whether it waits for me: known at once, without asking. */
let here = $state.raw<{ readonly table: string; readonly waits: boolean }>();

/** At how many tables I am to move. */
export const attention = {
  get count(): number {
    const others = elsewhere.filter(table => table !== here?.table).length;
    return others + (here?.waits ? 1 : 0);
  },
};

/** My tables as they are now. */
export function noteTables(tables: readonly TableInfo[]): void {
  const waiting = waitingForMe(tables);
  const news = waiting.some(table => table !== here?.table && !elsewhere.includes(table));
  elsewhere = waiting;
  if (news && settings.sound) ring();
}

/** The table this page shows; undefined when it shows none. */
export function noteHere(now: { readonly table: string; readonly waits: boolean } | undefined): void {
  const began = now?.waits === true && here?.table === now.table && !here.waits;
  // Until the next look the list would still tell of the turn that is over.
  if (here && !here.waits) elsewhere = elsewhere.filter(table => table !== here?.table);
  here = now;
  if (began && settings.sound) ring();
}

/** Call once, inside a component: keeps the count, shows it on the page's icon, and keeps push alive. */
export function followAttention(): void {
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = attention.count > 0 ? '/icon-turn.svg' : '/icon.svg';
  });
  $effect(() => {
    const person = identity.me?.id;
    if (person === undefined) return;
    void renewPush(person);
    const look = () => {
      void api.tables().then(noteTables, () => undefined);
    };
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  });
}
