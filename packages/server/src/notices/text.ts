/** What there is to tell. Never anything of the game itself: a notice is read on locked screens and by other services. */
export type News = {
  readonly kind: 'turn' | 'clock' | 'rematch' | 'test';
  /** Id of the title. */
  readonly title: string;
  /** Who else sits at the table. */
  readonly others: readonly string[];
  /** Milliseconds that are left, of a clock. */
  readonly left?: number;
};
export type NoticeText = { readonly heading: string; readonly line: string };

const NAMES: Readonly<Record<string, string>> = {
  melies: '1902: Méliès',
  cannes: 'Cannes',
  'movie-maker': 'International Movie Maker',
};
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** A notice in words. */
export function noticeText({ kind, title, others, left = 0 }: News): NoticeText {
  const name = NAMES[title] ?? title;
  const table = others.length > 0 ? `At the table with ${LIST.format(others)}.` : '';
  switch (kind) {
    case 'turn':
      return { heading: `It is your turn: ${name}`, line: table };
    case 'clock':
      return { heading: `Your time is nearly up: ${name}`, line: `${span(left)} left. ${table}`.trim() };
    case 'rematch':
      return { heading: `A rematch waits for you: ${name}`, line: table };
    case 'test':
      return { heading: 'A notice to try', line: 'This is how Backlot tells you that it is your turn.' };
  }
}

/** "45 minutes", "5 hours". */
function span(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
